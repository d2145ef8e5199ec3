import { feedbackTexts } from '@pencil-quest/contract/feedback'
import { homeTexts } from '@pencil-quest/contract/home-texts'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import {
  create,
  expectSurvey,
  fillProfile,
  fillSurvey,
  form,
  ownGoals,
  title,
  walkToLastStep,
} from './people/half-filled.ts'
import { chooseSubjects, chooseTheme, goals, toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'

const { dashboard, wizard } = screenTexts

/** Answers to a call wait until they are let go. */
async function hold(page: Page, path: string) {
  let letGo = () => {}
  const gate = new Promise<void>((open) => {
    letGo = open
  })
  const held = { calls: 0, letGo: () => letGo() }
  await page.route(path, async (route) => {
    held.calls += 1
    await gate
    await route.continue()
  })
  return held
}

test.describe('a slow network', () => {
  test('a profile is sent once', async ({ page, family }) => {
    const held = await hold(page, '**/api/child-profiles')
    await page.goto('/dashboard')
    await fillProfile(page)
    await form(page).getByRole('button', { name: 'Create Profile' }).dblclick()
    const saving = form(page).getByRole('button', { name: 'Saving…' })
    await expect(saving).toHaveAttribute('aria-disabled', 'true')
    await saving.click({ force: true })
    await form(page).getByLabel('Name').press('Enter')
    expect(held.calls).toBe(1)
    held.letGo()
    await expect(form(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 3, name: 'Zorabel' })).toHaveCount(1)
    expect(held.calls).toBe(1)
    expect(family.id).not.toBe('')
  })

  test('a survey is sent once', async ({ page }) => {
    const held = await hold(page, '**/api/feedback')
    await page.goto('/feedback')
    await fillSurvey(page)
    const submit = page.getByRole('button', { name: feedbackTexts.submit })
    await submit.dblclick()
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await submit.press('Enter')
    held.letGo()
    await expect(title(page)).toHaveText(feedbackTexts.thanks)
    expect(held.calls).toBe(1)
  })

  test('lists, goals and the request for a plan say that they wait', async ({ page, family }) => {
    const child = await family.addChild()
    const lists = await hold(page, '**/api/learning-plans/*')
    await page.goto('/feedback')
    await page.getByRole('contentinfo').getByRole('link', { name: homeTexts.footer.links.profiles }).click()
    await expect(page.getByText('Loading…')).toBeVisible()
    lists.letGo()
    await page.getByRole('link', { name: `${dashboard.createPlan} for ${child.name}` }).click()
    const suggestions = await hold(page, '**/api/learning-goals/suggest')
    await chooseTheme(page, /^Space Explorers/)
    await chooseSubjects(page, ['Math'])
    await expect(page.getByRole('status').filter({ hasText: wizard.almostThere })).toBeVisible()
    await expect(create(page)).toBeDisabled()
    suggestions.letGo()
    await expect(goals(page).first()).toBeVisible()

    const asked = await hold(page, '**/api/learning-plan/generate')
    await create(page).focus()
    for (let pressed = 0; pressed < 2; pressed += 1) await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText(wizard.making)
    await expect(title(page)).toBeFocused()
    // Nothing under the screen that waits can be reached.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('header, footer, main'))).toBeNull()
    asked.letGo()
    await expect(page).toHaveURL(/\/processing\//)
    expect(asked.calls).toBe(1)
    expect(await family.plans()).toHaveLength(1)
  })
})

test.describe('a lost connection', () => {
  test.beforeEach(({ guard }) => guard.expectLostConnection())

  test('a profile form says so, stays filled in, and is sent by the next try', async ({ page, context, family }) => {
    await page.goto('/dashboard')
    await fillProfile(page)
    await context.setOffline(true)
    await form(page).getByRole('button', { name: 'Create Profile' }).click()
    await expect(toast(page, texts.failures.error)).toContainText(texts.failures.profileSave)
    await expect(form(page).getByLabel('Name')).toHaveValue('Zorabel')
    await context.setOffline(false)
    await form(page).getByRole('button', { name: 'Create Profile' }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'Zorabel' })).toBeVisible()
    expect(family.id).not.toBe('')
  })

  test('a survey says so, stays filled in, and is sent by the next try', async ({ page, context }) => {
    await page.goto('/feedback')
    await fillSurvey(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: feedbackTexts.submit }).click()
    await expect(toast(page, texts.failures.error)).toContainText(feedbackTexts.failed)
    await expectSurvey(page)
    await context.setOffline(false)
    await page.getByRole('button', { name: feedbackTexts.submit }).click()
    await expect(title(page)).toHaveText(feedbackTexts.thanks)
  })

  test('the wizard comes back with its last step, and its next try makes one plan', async ({
    page,
    context,
    family,
  }) => {
    await walkToLastStep(page, family)
    await context.setOffline(true)
    await create(page).click()
    await expect(toast(page, texts.failures.error)).toContainText(texts.failures.generate)
    await expect(ownGoals(page)).toHaveValue('telling time')
    await expect(create(page)).toBeFocused()
    await context.setOffline(false)
    await create(page).click()
    await expect(page).toHaveURL(/\/processing\//)
    expect(await family.plans()).toHaveLength(1)
  })

  test('a screen that cannot be read says so and is read by Try again', async ({ page, context, family }) => {
    expect(family.id).not.toBe('')
    await page.goto('/feedback')
    await expect(title(page)).toHaveText(feedbackTexts.title)
    // What other screens are drawn with comes when there is nothing else to fetch.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: homeTexts.footer.links.plans }).click()
    await expect(title(page)).toHaveText('Something went wrong')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(title(page)).toHaveText(screenTexts.plans.title)
  })
})
