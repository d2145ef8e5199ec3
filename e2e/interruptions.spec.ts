import { feedbackTexts } from '@pencil-quest/contract/feedback'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { query } from './people/database.ts'
import { registerFamily, type SignedInFamily } from './people/family.ts'
import {
  add,
  create,
  expectProfile,
  expectSurvey,
  fillProfile,
  fillSurvey,
  form,
  ownGoals,
  title,
  walkToLastStep,
} from './people/half-filled.ts'
import { chooseSubjects, chooseTheme, goals, signIn, toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'

const { draft, dashboard, wizard } = screenTexts

/** As time does it. */
function expireSession({ id }: SignedInFamily) {
  return query(process.env.PENCIL_QUEST_E2E_DATA ?? '', "delete from sessions where sess->>'userId' = $1", [id])
}

/** The session has ended in the middle: the sign-in says what will be, and leads back. */
async function signInAgain(page: Page, { email }: SignedInFamily, path: string) {
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`)
  await expect(page.getByText(texts.auth.comeBack)).toBeVisible()
  await signIn(page, email)
  await expect(page).toHaveURL(path)
}

test.describe('reload and back', () => {
  test('a profile form is as it was left, until it is saved or begun anew', async ({ page, family }) => {
    const child = await family.addChild({ name: 'Ottilie' })
    await page.goto('/plans')
    await page.goto('/dashboard')
    await fillProfile(page)
    await page.reload()
    await expectProfile(page)
    await page.goBack()
    await expect(title(page)).toHaveText(screenTexts.plans.title)
    await page.goForward()
    await expectProfile(page)

    // Closed by mistake: it is there when it is opened again, and nowhere else.
    await page.keyboard.press('Escape')
    await expect(form(page)).toBeHidden()
    await page.getByRole('button', { name: 'Edit Ottilie' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Student Profile' })
    await expect(edit.getByLabel('Name')).toHaveValue(child.name)
    await expect(edit.getByText(draft.kept)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(edit).toBeHidden()
    await page.reload()
    await expect(add(page)).toBeVisible()
    await expect(form(page)).toHaveCount(0)
    await add(page).click()
    await expectProfile(page)

    await form(page).getByRole('button', { name: draft.startOver }).click()
    await expect(form(page).getByLabel('Name')).toHaveValue('')
    await expect(form(page).getByLabel('Name')).toBeFocused()
    await expect(form(page).getByRole('checkbox', { name: 'robots' })).not.toBeChecked()
    await page.reload()
    await expect(form(page)).toHaveCount(0)
    await fillProfile(page)
    await form(page).getByRole('button', { name: 'Create Profile' }).click()
    await expect(form(page)).toBeHidden()
    await add(page).click()
    await expect(form(page).getByLabel('Name')).toHaveValue('')
  })

  test('the wizard is where it was', async ({ page, family }) => {
    const child = await family.addChild()
    await page.goto('/dashboard')
    await page.getByRole('link', { name: `${dashboard.createPlan} for ${child.name}` }).click()
    await chooseTheme(page, /^Space Explorers/)
    await chooseSubjects(page, ['Math', 'Science'])
    await ownGoals(page).fill('telling time')
    await page.goBack()
    await expect(title(page)).toHaveText(dashboard.title)
    await page.goForward()
    await expect(ownGoals(page)).toHaveValue('telling time')
    await page.reload()
    await expect(ownGoals(page)).toHaveValue('telling time')
    await create(page).click()
    await expect(page).toHaveURL(/\/processing\//)
    await page.goto(`/wizard/${child.id}`)
    await expect(page.getByRole('radio', { name: /^Space Explorers/ })).not.toBeChecked()
  })

  test('a survey is as it was left, until it is sent', async ({ page }) => {
    await page.goto('/terms')
    await page.goto('/feedback')
    await fillSurvey(page)
    await page.reload()
    await expectSurvey(page)
    await page.goBack()
    await page.goForward()
    await expectSurvey(page)
    await page.getByRole('button', { name: feedbackTexts.submit }).click()
    await expect(title(page)).toHaveText(feedbackTexts.thanks)
    await page.goto('/feedback')
    await expect(page.getByRole('radio', { name: 'Very useful' })).not.toBeChecked()
    await expect(page.getByLabel(feedbackTexts.letDownOther)).toHaveCount(0)
  })
})

test.describe('the session ends in the middle', () => {
  test.beforeEach(({ guard }) => guard.expect(401, /^\/api\//))

  test('of a profile form', async ({ page, family }) => {
    await page.goto('/dashboard')
    await fillProfile(page)
    await expireSession(family)
    await form(page).getByRole('button', { name: 'Create Profile' }).click()
    await expect(page.getByText(texts.auth.draftsKept)).toBeVisible()
    await signInAgain(page, family, '/dashboard')
    await expectProfile(page)
    await form(page).getByRole('button', { name: 'Create Profile' }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'Zorabel' })).toBeVisible()
  })

  test('of a survey: anybody may send one', async ({ page, family }) => {
    await page.goto('/feedback')
    await fillSurvey(page)
    await expireSession(family)
    const sent = page.waitForRequest('**/api/feedback')
    await page.getByRole('button', { name: feedbackTexts.submit }).click()
    expect((await sent).postDataJSON()).toMatchObject({ letDownOther: 'The paper jams' })
    await expect(title(page)).toHaveText(feedbackTexts.thanks)
  })

  test("of the wizard's last step", async ({ page, family }) => {
    const child = await walkToLastStep(page, family)
    await expireSession(family)
    await create(page).click()
    await signInAgain(page, family, `/wizard/${child.id}`)
    await expect(ownGoals(page)).toHaveValue('telling time')
    await expect(goals(page).nth(1)).toBeChecked()
    await create(page).click()
    await expect(page).toHaveURL(/\/processing\//)
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
  })

  test('before goals are suggested: those chosen before stay', async ({ page, family }) => {
    const child = await walkToLastStep(page, family)
    await page.getByRole('button', { name: wizard.previous }).click()
    await expireSession(family)
    await page.getByRole('button', { name: wizard.next }).click()
    await signInAgain(page, family, `/wizard/${child.id}`)
    await expect(goals(page).nth(1)).toBeChecked()
  })

  test('of a word about a day', async ({ page, family }) => {
    const { id } = await family.makePlan(await family.addChild())
    await page.goto(`/plan/${id}`)
    const ask = () => page.getByRole('region', { name: /^How did it go\? Day 1$/ })
    await ask().getByRole('button', { name: 'Not so well' }).click()
    await ask().getByRole('textbox').fill('Too much glue')
    await expireSession(family)
    await ask().getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await signInAgain(page, family, `/plan/${id}`)
    await expect(ask().getByRole('textbox')).toHaveValue('Too much glue')
  })
})

test('what is kept is forgotten with the sign-out, and another parent never sees it', async ({ page, family }) => {
  expect(family.id).not.toBe('')
  await page.goto('/dashboard')
  await fillProfile(page)
  await page.reload()
  await expectProfile(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Zorabel')
})

test.describe('two tabs', () => {
  test('signed out in one, the other is led to the sign-in and back', async ({ page, context, family, guard }) => {
    guard.expect(401, /^\/api\//)
    const other = await context.newPage()
    await page.goto('/auth')
    await other.goto('/dashboard')
    await fillProfile(other)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    await form(other).getByRole('button', { name: 'Create Profile' }).click()
    await signInAgain(other, family, '/dashboard')
    await expectProfile(other)
  })

  test('signed in as somebody else in one, the other shows nothing of the family before', async ({
    page,
    context,
    family,
    newVisitor,
    baseURL,
  }) => {
    await family.addChild({ name: 'Ottilie' })
    const someone = await registerFamily((await newVisitor()).request, baseURL)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 3, name: 'Ottilie' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/dashboard')
    await other.getByRole('button', { name: 'Account menu' }).click()
    await other.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(toast(other, texts.toasts.goodbye.title)).toBeVisible()
    await other.goto('/auth')
    await signIn(other, someone.email)
    await expect(title(other)).toHaveText(dashboard.title)
    await expect(page.getByRole('heading', { name: dashboard.firstProfile })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'Ottilie' })).toHaveCount(0)
  })

  test('a plan deleted in one is told in the other', async ({ page, context, family, guard }) => {
    guard.expect(404, /^\/api\/learning-plan\//)
    const { id } = await family.makePlan(await family.addChild())
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(`/plan/${id}`)
      await expect(tab.getByRole('button', { name: screenTexts.print.pdf })).toBeVisible()
    }
    await page.getByRole('button', { name: screenTexts.planLife.delete }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: screenTexts.planLife.delete }).click()
    await expect(toast(page, texts.toasts.planDeleted)).toBeVisible()
    await other.getByRole('button', { name: screenTexts.print.pdf }).click()
    await expect(title(other)).toHaveText(texts.failures.planMissing.title)
    await other.getByRole('link', { name: screenTexts.plan.goHome }).click()
    await expect(title(other)).toHaveText(dashboard.title)
  })
})
