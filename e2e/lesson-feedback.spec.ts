import { lessonFeedbackTexts as words } from '@pencil-quest/contract/feedback'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './people/accessible.ts'
import { query } from './people/database.ts'
import { toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'

const day = (page: Page, number: number) => page.getByRole('region', { name: `${words.question} Day ${number}` })
const kept = (planId: number) =>
  query(
    process.env.PENCIL_QUEST_E2E_DATA ?? '',
    'select day_number, was_useful, issue_categories, issue_text from lesson_feedback where plan_id = $1 order by 1',
    [planId],
  )

test('a day that went well takes one click', async ({ page, family }) => {
  const { id } = await family.makePlan(await family.addChild())
  await page.goto(`/plan/${id}`)
  await day(page, 1).getByRole('button', { name: words.good }).click()
  await expect(day(page, 1).getByRole('status')).toHaveText(words.thanks)
  await expect(day(page, 1).getByRole('status')).toBeFocused()
  await expect(day(page, 1).getByRole('button')).toHaveCount(0)
  await expect(day(page, 2).getByRole('button', { name: words.good })).toBeVisible()
  expect(await kept(id)).toEqual([{ day_number: 1, was_useful: true, issue_categories: [], issue_text: null }])

  await page.getByRole('link', { name: 'Recent Plans' }).first().click()
  await page.goBack()
  await expect(day(page, 1).getByRole('status')).toHaveText(words.thanks)
})

test('one that did not says why, by keyboard alone', async ({ page, family }) => {
  const { id } = await family.makePlan(await family.addChild())
  await page.goto(`/plan/${id}`)
  const second = day(page, 2)
  const bad = second.getByRole('button', { name: words.bad })
  await expect(bad).toHaveAttribute('aria-expanded', 'false')
  await bad.focus()
  await page.keyboard.press('Enter')
  await expect(bad).toHaveAttribute('aria-expanded', 'true')
  const causes = second.getByRole('group', { name: words.why }).getByRole('checkbox')
  await expect(causes).toHaveCount(8)
  await page.keyboard.press('Tab')
  await expect(second.getByRole('checkbox', { name: words.issues.too_hard })).toBeFocused()
  await page.keyboard.press('Space')
  await second.getByRole('checkbox', { name: words.issues.too_long }).press('Space')
  await second.getByLabel(words.more).fill('Tears at the third page')
  await second.getByRole('button', { name: words.send }).press('Enter')
  await expect(second.getByRole('status')).toHaveText(words.thanks)
  expect(await kept(id)).toEqual([
    {
      day_number: 2,
      was_useful: false,
      issue_categories: ['too_hard', 'too_long'],
      issue_text: 'Tears at the third page',
    },
  ])
})

test('what could not be sent stays to be sent again', async ({ page, family, guard }) => {
  guard.expect(500, /^\/api\/lesson-feedback$/)
  const { id } = await family.makePlan(await family.addChild())
  await page.route('**/api/lesson-feedback', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.goto(`/plan/${id}`)
  await day(page, 1).getByRole('button', { name: words.bad }).click()
  await day(page, 1).getByRole('checkbox', { name: words.issues.too_easy }).check()
  await day(page, 1).getByRole('button', { name: words.send }).click()
  await expect(toast(page, texts.failures.error)).toContainText(words.failed)
  await expect(day(page, 1).getByRole('checkbox', { name: words.issues.too_easy })).toBeChecked()
})

test('nobody but the owner is asked, and paper asks nobody', async ({ page, family, newVisitor }) => {
  const { id } = await family.makePlan(await family.addChild())
  const visitor = await (await newVisitor()).newPage()
  await visitor.goto(`/plan/${id}`)
  await expect(visitor.getByRole('heading', { level: 2, name: /^Day \d+: / })).toHaveCount(5)
  await expect(visitor.getByText(words.question)).toHaveCount(0)
  await page.goto(`/plan/${id}`)
  await expect(page.getByText(words.question).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(words.question).first()).toBeHidden()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

      test('the question is accessible', async ({ page, family }) => {
        const { id } = await family.makePlan(await family.addChild())
        await page.goto(`/plan/${id}`)
        await day(page, 1).getByRole('button', { name: words.bad }).click()
        await day(page, 2).getByRole('button', { name: words.good }).click()
        await expect(day(page, 2).getByRole('status')).toHaveText(words.thanks)
        await expectAccessible(page, 'how it went')
      })
    })
  }
}
