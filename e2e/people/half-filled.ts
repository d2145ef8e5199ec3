import { feedbackTexts } from '@pencil-quest/contract/feedback'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { expect, type Page } from '@playwright/test'
import type { SignedInFamily } from './family.ts'
import { chooseSubjects, chooseTheme, goals } from './parent.ts'

/** Forms in the middle of being filled in, and what a family finds in them later. */

const { draft, dashboard, wizard } = screenTexts
export const form = (page: Page) => page.getByRole('dialog', { name: 'Create Student Profile' })
export const add = (page: Page) => page.getByRole('button', { name: dashboard.addProfile })
export const create = (page: Page) => page.getByRole('button', { name: wizard.create })
export const ownGoals = (page: Page) => page.getByLabel('Goals in your own words (optional)')
export const title = (page: Page) => page.getByRole('heading', { level: 1 })
export const letDown = (page: Page) => page.getByRole('group', { name: feedbackTexts.letDown })

export async function fillProfile(page: Page) {
  await add(page).click()
  await form(page).getByLabel('Name').fill('Zorabel')
  await form(page).getByLabel('Age').fill('7')
  await form(page).getByLabel('Grade Level').selectOption('2nd')
  await form(page)
    .getByRole('radio', { name: /^Auditory/ })
    .check()
  await form(page).getByRole('checkbox', { name: 'robots' }).check()
  await form(page).getByLabel('Additional Interests').fill('sea glass')
}

export async function expectProfile(page: Page) {
  await expect(form(page).getByText(draft.kept)).toBeVisible()
  await expect(form(page).getByLabel('Name')).toHaveValue('Zorabel')
  await expect(form(page).getByLabel('Age')).toHaveValue('7')
  await expect(form(page).getByLabel('Grade Level')).toHaveValue('2nd')
  await expect(form(page).getByRole('radio', { name: /^Auditory/ })).toBeChecked()
  await expect(form(page).getByRole('checkbox', { name: 'robots' })).toBeChecked()
  await expect(form(page).getByLabel('Additional Interests')).toHaveValue('sea glass')
}

export async function fillSurvey(page: Page) {
  await page.getByRole('radio', { name: 'Very useful' }).check()
  await letDown(page).getByRole('checkbox', { name: feedbackTexts.other, exact: true }).check()
  await page.getByLabel(feedbackTexts.letDownOther).fill('The paper jams')
}

export async function expectSurvey(page: Page) {
  await expect(page.getByRole('radio', { name: 'Very useful' })).toBeChecked()
  await expect(page.getByLabel(feedbackTexts.letDownOther)).toHaveValue('The paper jams')
}

export async function walkToLastStep(page: Page, family: SignedInFamily) {
  const child = await family.addChild()
  await page.goto(`/wizard/${child.id}`)
  await chooseTheme(page, /^Space Explorers/)
  await chooseSubjects(page, ['Math', 'Science'])
  await goals(page).nth(1).check()
  await ownGoals(page).fill('telling time')
  return child
}
