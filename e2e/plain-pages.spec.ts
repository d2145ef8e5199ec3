import { plainPages } from '@pencil-quest/contract/plain-pages'
import { planTitle, screenTexts } from '@pencil-quest/contract/screen-texts'
import { expectAccessible } from './people/accessible.ts'
import { hueOf } from './people/colour.ts'
import { query } from './people/database.ts'
import { expectNoSidewaysScroll } from './people/parent.ts'
import { expect, test } from './people/test.ts'

const { learningPlan: words, designSystem } = plainPages

// Shows: frame.test-page
test('the test page says that routing works', async ({ page }) => {
  await page.goto('/test')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plainPages.test.title)
})

// Shows: frame.design-system
test('the catalogue has its six tabs, by keyboard too', async ({ page }) => {
  await page.goto('/design-system')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(designSystem.title)
  await expect(page.getByRole('tab')).toHaveText([...designSystem.tabs])
  await page.getByRole('tab', { name: 'Colors' }).focus()
  for (const tab of designSystem.tabs) {
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.keyboard.press('ArrowRight')
  }
})

test('every colour of the catalogue is one of ours', async ({ page }) => {
  await page.goto('/design-system')
  const swatches = page.locator('[style*="--color-"]')
  await expect(swatches.first()).toBeVisible()
  expect(await swatches.count()).toBeGreaterThan(20)
  const grounds = await swatches.evaluateAll((all) => all.map((swatch) => getComputedStyle(swatch).backgroundColor))
  expect(grounds).not.toContain('rgba(0, 0, 0, 0)')
})

// Shows: alternative.parts
test('the alternative view shows the plan', async ({ page, family }) => {
  const child = await family.addChild({ name: 'Zorabel' })
  const plan = await family.makePlan(child, { subjects: ['math', 'science'] })
  await query(process.env.PENCIL_QUEST_E2E_DATA ?? '', 'update learning_plans set goals = $2 where id = $1', [
    plan.id,
    'Count to 100, Name the planets',
  ])
  await page.goto(`/learning-plan/${plan.id}`)
  const content = page.getByTestId('plan-content')
  await expect(content.getByRole('heading', { level: 1 })).toHaveText(planTitle('Zorabel'))
  const facts = content.getByRole('list', { name: 'About the plan' }).getByRole('listitem')
  await expect(facts).toHaveText(['30 minutes per day', 'Easy', '5 days', 'Math', 'Science'])
  await expect(content.getByRole('heading', { name: words.overview })).toBeVisible()
  await expect(content.getByText('Name the planets', { exact: true })).toBeVisible()
  await expect(content.getByRole('heading', { level: 2, name: /^Day \d+: / })).toHaveCount(5)
  await expect(content.getByText(words.closing)).toBeVisible()

  const activities = plan.planContent?.days.flatMap((day) => day.activities) ?? []
  const sheets = activities.filter(({ requiresWorksheet }) => requiresWorksheet)
  const notes = activities.flatMap((one) => (one.requiresWorksheet ? [] : [one.studentMessageIfNoWorksheet ?? '']))
  await expect(content.getByText(screenTexts.plan.worksheet)).toHaveCount(sheets.length)
  for (const note of new Set(notes.filter(Boolean))) {
    await expect(content.getByText(note).first()).toBeVisible()
    const yellow = await hueOf(content.getByText(note).first(), 'background-color')
    expect(yellow).toBeGreaterThan(35)
    expect(yellow).toBeLessThan(60)
  }
  for (const heading of ['For Parents', 'For Students'])
    await expect(content.getByRole('heading', { name: heading })).toHaveCount(activities.length)
})

// Shows: alternative.failed
test('a visitor sees it without the name, and a plan that is not there says so', async ({
  page,
  family,
  newVisitor,
  guard,
}) => {
  guard.expect(404, /^\/api\/learning-plan\/[\w-]+$/)
  const { id } = await family.makePlan(await family.addChild({ name: 'Zorabel' }))
  const visitor = await (await newVisitor()).newPage()
  await visitor.goto(`/learning-plan/${id}`)
  await expect(visitor.getByText(words.closing)).toBeVisible()
  await expect(visitor.getByText('Zorabel')).toHaveCount(0)
  for (const missing of ['1', 'no-number']) {
    await page.goto(`/learning-plan/${missing}`)
    await expect(page.getByRole('alert')).toHaveText(words.failed)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

      test('the plain pages are accessible', async ({ page }) => {
        test.slow()
        await page.goto('/test')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page, 'test page')
        await page.goto('/design-system')
        for (const tab of designSystem.tabs) {
          await page.getByRole('tab', { name: tab }).click()
          await expectAccessible(page, tab)
          await expectNoSidewaysScroll(page)
        }
      })

      test('the alternative view is accessible', async ({ page }) => {
        await page.goto('/learning-plan/707000000000005?demo=true')
        await expect(page.getByText(words.closing)).toBeVisible()
        await expectAccessible(page, 'alternative view')
      })
    })
  }
}
