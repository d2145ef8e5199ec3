import { feedbackTexts as words } from '@pencil-quest/contract/feedback'
import { texts } from '@pencil-quest/contract/texts'
import { toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'

test('a survey without a rating says what is missing, and nothing is sent', async ({ page }) => {
  await page.goto('/feedback')
  await page.getByRole('checkbox', { name: 'More themes' }).check()
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByText(words.rateFirst)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'More themes' })).toBeChecked()
})

// Shows: feedback.form, roles.anonymous
test('a visitor sends the survey; free text is asked for only while Other is ticked', async ({ page }) => {
  await page.goto('/feedback')
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  for (const rating of words.ratings) await expect(page.getByRole('radio', { name: rating })).toBeVisible()
  for (const option of new Set([...words.letDownOptions, ...words.improvementOptions]))
    await expect(page.getByRole('checkbox', { name: option, exact: true }).first()).toBeVisible()

  await page.getByRole('radio', { name: 'Very useful' }).check()
  const letDown = page.getByRole('group', { name: words.letDown })
  await letDown.getByRole('checkbox', { name: 'Worksheet quality' }).check()
  await expect(page.getByLabel(words.letDownOther)).toHaveCount(0)
  await letDown.getByRole('checkbox', { name: words.other, exact: true }).check()
  await page.getByLabel(words.letDownOther).fill('The paper jams')
  const improvement = page.getByRole('group', { name: words.improvement })
  await improvement.getByRole('checkbox', { name: 'Progress tracking' }).check()
  await improvement.getByRole('checkbox', { name: 'More themes' }).check()
  await expect(page.getByLabel(words.improvementOther)).toHaveCount(0)
  await improvement.getByRole('checkbox', { name: words.other, exact: true }).check()
  await page.getByLabel(words.improvementOther).fill('A map')
  await improvement.getByRole('checkbox', { name: words.other, exact: true }).uncheck()
  await expect(page.getByLabel(words.improvementOther)).toHaveCount(0)
  const sent = page.waitForRequest('**/api/feedback')
  await page.getByRole('button', { name: words.submit }).click()
  expect((await sent).postDataJSON()).toEqual({
    usefulnessRating: 4,
    letDownAreas: 'Worksheet quality',
    letDownOther: 'The paper jams',
    improvementSuggestions: 'More themes, Progress tracking',
    improvementOther: '',
  })
  await expect(toast(page, words.toast.title)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeFocused()
})

// Shows: feedback.thanks
test('a parent comes back to the dashboard', async ({ page, family }) => {
  expect(family.id).not.toBe('')
  await page.goto('/feedback')
  await page.getByRole('radio', { name: 'Extremely useful' }).check()
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks)
  await page.getByRole('link', { name: words.returnToDashboard }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('a survey that cannot be sent stays filled in', async ({ page, guard }) => {
  guard.expect(500, /^\/api\/feedback$/)
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.goto('/feedback')
  await page.getByRole('radio', { name: 'Slightly useful' }).check()
  await page.getByRole('button', { name: words.submit }).click()
  await expect(toast(page, texts.failures.error)).toContainText(words.failed)
  await expect(page.getByRole('radio', { name: 'Slightly useful' })).toBeChecked()
})
