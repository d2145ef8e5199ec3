import { readFile } from 'node:fs/promises'
import { accountTexts } from '@pencil-quest/contract/account-texts'
import { feedbackTexts } from '@pencil-quest/contract/feedback'
import { planTitle, screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { newEmail, password } from './people/family.ts'
import { chooseRadio, press, settle, tabTo, type } from './people/keyboard.ts'
import { goals, toast } from './people/parent.ts'
import { readPdf } from './people/pdf.ts'
import { expect, test } from './people/test.ts'

/** Nobody touches a pointer in this file. */

const name = 'Zorabel'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

async function expectAtTitle(page: Page, text: string) {
  await expect(title(page)).toHaveText(text)
  await expect(title(page)).toBeFocused()
}

test('from the start page to the PDF', async ({ page }) => {
  await page.goto('/')
  await press(page, page.getByRole('main').getByRole('link', { name: 'Get Started' }).first())
  await expect(page).toHaveURL('/auth')
  await tabTo(page, page.getByRole('tab', { name: texts.auth.signIn }))
  await page.keyboard.press('ArrowRight')
  await type(page, page.getByLabel('First Name'), 'Pat')
  await type(page, page.getByLabel('Last Name'), 'Parent')
  await type(page, page.getByLabel('Email'), newEmail())
  await type(page, page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expectAtTitle(page, screenTexts.dashboard.title)

  await addChild(page)
  await page.keyboard.press('Enter')
  await walkWizard(page)

  await expectAtTitle(page, screenTexts.processing.title)
  await expectAtTitle(page, screenTexts.preview.title)
  await press(page, page.getByRole('link', { name: screenTexts.preview.planView }))
  await expectAtTitle(page, planTitle(name))
  await printDay(page)
})

async function addChild(page: Page) {
  await press(page, button(page, screenTexts.dashboard.addProfile))
  const form = page.getByRole('dialog', { name: 'Create Student Profile' })
  await expect(form).toBeVisible()
  await settle(page)
  await type(page, form.getByLabel('Name'), name)
  await type(page, form.getByLabel('Age'), '7')
  await type(page, form.getByLabel('Grade Level'), '2nd')
  await chooseRadio(page, form.getByRole('radio'), /^Kinesthetic/)
  await press(page, form.getByRole('checkbox', { name: 'dinosaurs' }), 'Space')
  await type(page, form.getByLabel('Additional Interests'), 'sea glass')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(page.getByText('Age 7 · 2nd Grade · Kinesthetic learner')).toBeVisible()
  await expect(page.getByRole('link', { name: `${screenTexts.dashboard.createPlan} for ${name}` })).toBeFocused()
}

async function walkWizard(page: Page) {
  const { steps, next, previous, create } = screenTexts.wizard
  const step = (number: number) => page.getByRole('region', { name: `Step ${number} of 3: ${steps[number - 1]}` })
  await expectAtTitle(page, `You're building a plan for ${name}`)
  await chooseRadio(page, page.getByRole('radio'), /^Space Explorers/)
  await press(page, button(page, next))
  await expect(step(2)).toBeFocused()
  for (const subject of ['Math', 'Science']) {
    await press(page, page.getByRole('checkbox', { name: subject, exact: true }), 'Space')
  }
  // Enter anywhere in the form goes on; Previous comes back, and nothing is lost.
  await page.keyboard.press('Enter')
  await expect(step(3)).toBeFocused()
  await press(page, button(page, previous))
  await expect(step(2)).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Math', exact: true })).toBeChecked()
  await press(page, button(page, next))
  await expect(goals(page).first()).toBeVisible()
  await chooseRadio(page, page.getByRole('group', { name: 'Difficulty' }).getByRole('radio'), /^Medium/)
  await press(page, goals(page).nth(1), 'Space')
  await expect(goals(page).nth(1)).toBeChecked()
  await press(page, button(page, create))
}

async function printDay(page: Page) {
  const words = screenTexts.print
  const options = button(page, words.options)
  const dialog = page.getByRole('dialog', { name: words.title })
  await press(page, options)
  await expect(dialog).toBeVisible()
  await settle(page)
  const group = (legend: string) => dialog.getByRole('group', { name: legend }).getByRole('radio')
  await chooseRadio(page, group(words.part), words.parts.day)
  await tabTo(page, dialog.getByLabel(words.day, { exact: true }))
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByLabel(words.day, { exact: true })).toHaveValue('2')
  await chooseRadio(page, group(words.paper), words.papers.a4)
  await tabTo(page, dialog.getByRole('button', { name: words.pdf }))
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/^lesson-plan-\d+-day-2\.pdf$/)
  expect((await readPdf(await readFile(await file.path()))).size).toEqual({ width: 595, height: 842 })
  await expect(dialog.getByRole('button', { name: words.pdf })).toBeFocused()
  // The first press closes the toast, where it is still there.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect(options).toBeFocused()
}

test('the feedback form, and back', async ({ page, family: _signedIn }) => {
  const words = feedbackTexts
  await page.goto('/dashboard')
  await press(page, page.getByRole('contentinfo').getByRole('link', { name: words.title }))
  await expectAtTitle(page, words.title)
  await press(page, button(page, words.submit))
  await expect(page.getByText(words.rateFirst)).toBeVisible()
  const ratings = page.getByRole('group', { name: words.usefulness }).getByRole('radio')
  await expect(ratings.first()).toBeFocused()
  await chooseRadio(page, ratings, /Very useful/)
  const improvement = page.getByRole('group', { name: words.improvement })
  await press(page, improvement.getByRole('checkbox', { name: words.other, exact: true }), 'Space')
  await type(page, page.getByLabel(words.improvementOther), 'Larger print')
  const sent = page.waitForRequest('**/api/feedback')
  await press(page, button(page, words.submit))
  expect((await sent).postDataJSON()).toMatchObject({ usefulnessRating: 4, improvementOther: 'Larger print' })
  await expectAtTitle(page, words.thanks)
  await press(page, page.getByRole('link', { name: words.returnToDashboard }))
  await expect(title(page)).toHaveText(screenTexts.dashboard.title)
})

test('the account: menu, profile, settings, and the way out', async ({ page, family: _signedIn }) => {
  const { profile, settings, print, remove, logOut } = accountTexts
  const menu = page.getByRole('button', { name: 'Account menu' })
  const choose = async (item: string) => {
    await press(page, menu)
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(page.locator('[role=menu]:focus-within')).toBeVisible()
    const wanted = page.getByRole('menuitem', { name: item })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    for (let pressed = 0; pressed < 10; pressed += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) break
      // The menu moves the focus a moment after the key: a second key in between is lost.
      const before = await focused()
      await page.keyboard.press('ArrowDown')
      await expect.poll(focused).not.toBe(before)
    }
    await expect(wanted).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await page.goto('/dashboard')
  await press(page, menu)
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(menu).toBeFocused()

  await choose(profile.title)
  await expectAtTitle(page, profile.title)
  await tabTo(page, page.getByLabel(profile.firstName))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Robin')
  await page.keyboard.press('Enter')
  await expect(toast(page, settings.saved)).toBeVisible()
  // The key leads to the toast, and its button away from it.
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /^Notifications/ }).locator(':focus')).toHaveCount(1)
  await press(page, page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Close' }))
  await expect(toast(page, settings.saved)).toBeHidden()

  await choose(settings.title)
  await expectAtTitle(page, settings.title)
  const papers = page.getByRole('region', { name: print.title }).getByRole('radio')
  await chooseRadio(page, papers, print.papers.a4)
  await press(page, button(page, print.save))
  await expect(toast(page, settings.saved)).toBeVisible()
  await press(page, button(page, remove.open))
  const question = page.getByRole('dialog', { name: remove.title })
  await expect(question).toBeVisible()
  await press(page, question.getByRole('button', { name: remove.cancel }))
  await expect(question).toBeHidden()
  await expect(button(page, remove.open)).toBeFocused()

  await choose(logOut)
  await expect(page).toHaveURL('/')
  await expect(toast(page, texts.toasts.goodbye.title)).toBeVisible()
})

test('every dialog of a plan gives the focus back', async ({ page, family }) => {
  const words = screenTexts.planLife
  const { id } = await family.makePlan(await family.addChild())
  await page.goto(`/plan/${id}`)
  for (const [opener, role] of [
    [words.share, 'dialog'],
    [words.delete, 'alertdialog'],
    [screenTexts.print.options, 'dialog'],
  ] as const) {
    await press(page, button(page, opener))
    await expect(page.getByRole(role)).toBeVisible()
    await settle(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole(role)).toBeHidden()
    await expect(button(page, opener)).toBeFocused()
  }
  await page.goto('/plans')
  await press(page, button(page, screenTexts.dashboard.clearAll))
  await settle(page)
  await page.keyboard.press('Escape')
  await expect(button(page, screenTexts.dashboard.clearAll)).toBeFocused()
  await press(page, button(page, screenTexts.dashboard.clearAll))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: screenTexts.dashboard.clearAll }))
  await expect(page.getByRole('heading', { name: screenTexts.plans.empty })).toBeVisible()
  await expect(title(page)).toBeFocused()
})

test('the first key of a screen leads past its header', async ({ page, family: _signedIn }) => {
  await page.goto('/dashboard')
  await expect(title(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(button(page, screenTexts.dashboard.addProfile)).toBeFocused()
})
