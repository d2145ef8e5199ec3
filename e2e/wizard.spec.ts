import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { registerFamily } from './people/family.ts'
import { chooseSubjects, chooseTheme, goals } from './people/parent.ts'
import { expect, test } from './people/test.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const create = (page: Page) => page.getByRole('button', { name: screenTexts.wizard.create })

test('a step is left only when it is filled in', async ({ page, family }) => {
  const child = await family.addChild()
  await page.goto(`/wizard/${child.id}`)
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(next(page)).toBeDisabled()
  await chooseTheme(page, /^Animal Kingdom/)

  await expect(page.getByText(texts.validation.wizardSubjects)).toBeVisible()
  await expect(next(page)).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Reading' }).check()
  await page.getByRole('checkbox', { name: 'Reading' }).uncheck()
  await expect(next(page)).toBeDisabled()
  await chooseSubjects(page, ['Reading'])

  await expect(create(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('checkbox', { name: 'Reading' })).toBeChecked()
})

test('three goals for five days, six for ten', async ({ page, family }) => {
  const child = await family.addChild()
  await page.goto(`/wizard/${child.id}`)
  await chooseTheme(page, /^Space Explorers/)
  await chooseSubjects(page, ['Math', 'Reading', 'Science'])

  for (let chosen = 0; chosen < 3; chosen += 1) await goals(page).nth(chosen).check()
  await expect(page.getByText('3 of 3 selected')).toBeVisible()
  await expect(goals(page).nth(3)).toBeDisabled()

  await page.getByRole('radio', { name: '10 days' }).check()
  for (let chosen = 3; chosen < 6; chosen += 1) await goals(page).nth(chosen).check()
  await expect(page.getByText('6 of 6 selected')).toBeVisible()
  await expect(goals(page).nth(6)).toBeDisabled()

  await page.getByRole('radio', { name: /^5 days/ }).check()
  await expect(page.getByText('3 of 3 selected')).toBeVisible()
  await expect(goals(page).nth(2)).toBeChecked()
  await expect(goals(page).nth(3)).not.toBeChecked()
})

test('a reload in the middle keeps the draft', async ({ page, family }) => {
  const child = await family.addChild()
  await page.goto(`/wizard/${child.id}`)
  await chooseTheme(page, /^Harry Potter/)
  await chooseSubjects(page, ['Math', 'Science'])
  await goals(page).nth(1).check()
  await page.getByRole('radio', { name: '60 minutes' }).check()
  await page.getByLabel('Goals in your own words (optional)').fill('telling time')

  await page.reload()
  await expect(page.getByRole('radio', { name: '60 minutes' })).toBeChecked()
  await expect(goals(page).nth(1)).toBeChecked()
  await expect(page.getByLabel('Goals in your own words (optional)')).toHaveValue('telling time')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('checkbox', { name: 'Science' })).toBeChecked()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('radio', { name: /^Harry Potter/ })).toBeChecked()
})

test('a double click makes one plan', async ({ page, family }) => {
  const child = await family.addChild()
  await page.goto(`/wizard/${child.id}`)
  await chooseTheme(page, /^Space Explorers/)
  await chooseSubjects(page, ['Math'])
  await expect(goals(page).first()).toBeVisible()
  await create(page).dblclick()
  await expect(page).toHaveURL(/\/processing\//)
  expect(await family.plans()).toHaveLength(1)
})

test("a child that is not the family's is not found", async ({ page, family, newVisitor, guard }) => {
  guard.expect(404, /^\/api\/child-profiles\//)
  const child = await family.addChild()
  const other = await newVisitor()
  await registerFamily(other.request)
  const theirs = await other.newPage()
  await theirs.goto(`/wizard/${child.id}`)
  await expect(theirs.getByRole('heading', { name: screenTexts.wizard.missing })).toBeVisible()

  await page.goto('/wizard/987654321')
  await expect(page.getByRole('heading', { name: screenTexts.wizard.missing })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('goal suggestions that cannot be had do not hold the parent up', async ({ page, family, guard }) => {
  guard.expect(500, /^\/api\/learning-goals\/suggest$/)
  await page.route('**/api/learning-goals/suggest', (route) => route.fulfill({ status: 500, body: '{}' }))
  const child = await family.addChild()
  await page.goto(`/wizard/${child.id}`)
  await chooseTheme(page, /^Space Explorers/)
  await chooseSubjects(page, ['Math'])
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(texts.failures.goals)
  await expect(page.getByLabel('Learning goals (optional)')).toBeVisible()
  await expect(create(page)).toBeEnabled()
})
