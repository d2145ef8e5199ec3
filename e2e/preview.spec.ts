import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { failPlan, holdPlan } from './people/stored-plan.ts'
import { expect, test } from './people/test.ts'

const words = screenTexts.preview

// Shows: preview.header, preview.frame, preview.footer
test('what the plan is, its pages, and where it comes from', async ({ page, family }) => {
  const plan = await family.makePlan(await family.addChild(), { theme: 'legend-of-zelda', difficulty: 'medium' })
  const facts = ['legend of zelda', '5 days', 'medium']
  const createdAt = '2026-03-01T12:00:00.000Z'
  for (const { generationSource, badges } of [
    { generationSource: 'n8n', badges: [...facts, words.aiGenerated] },
    { generationSource: 'openai', badges: facts },
  ]) {
    await page.route(`**/api/learning-plan/${plan.id}`, (route) =>
      route.fulfill({ json: { success: true, plan: { ...plan, generationSource, createdAt } } }),
    )
    await page.goto(`/plans/${plan.id}/preview`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    const list = page.getByRole('list', { name: 'About the plan' }).getByRole('listitem')
    await expect(list).toHaveText(badges)
  }
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: screenTexts.print.pdf })).toBeVisible()
  await expect(main.getByRole('link', { name: words.dashboard })).toHaveAttribute('href', '/dashboard')
  await expect(main.getByText(`Plan ID: ${plan.id} · Created Mar 1, 2026`)).toBeVisible()

  const frame = page.getByTitle(words.frame)
  await expect(frame.contentFrame().getByRole('heading', { level: 1 }).first()).toContainText('Zorabel')
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-scripts)/)
  expect((await frame.boundingBox())?.height).toBe(words.frameHeight)
})

// Shows: preview.states
test('while the plan is read it says so', async ({ page, family }) => {
  const { id } = await family.makePlan(await family.addChild())
  const answered = Promise.withResolvers<void>()
  await page.route(`**/api/learning-plan/${id}`, async (route) => {
    await answered.promise
    await route.fallback()
  })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`/plans/${id}/preview`)
  await expect(heading).toHaveText(words.loading)
  answered.resolve()
  await expect(heading).toHaveText(words.title)
})

// Shows: preview.states
test('an address that names no plan', async ({ page, family: _signedIn, guard }) => {
  for (const address of ['/plans/abc/preview', '/plans/preview']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.invalid)
  }
  await page.getByRole('main').getByRole('link', { name: screenTexts.plans.title }).click()
  await expect(page).toHaveURL('/plans')

  guard.expect(404, /^\/api\/learning-plan\/1$/)
  await page.goto('/plans/1/preview')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.failures.planMissing.title)
  await expect(page.getByText(texts.failures.planMissing.text)).toBeVisible()
})

// Shows: preview.states
test('a plan that has no pages', async ({ page, family, guard }) => {
  const { id } = await family.makePlan(await family.addChild())
  const heading = page.getByRole('heading', { level: 1 })
  guard.expect(500, /^\/api\/learning-plan\/\d+\/page$/)
  await page.route(`**/api/learning-plan/${id}/page*`, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`/plans/${id}/preview`)
  await expect(heading).toHaveText(words.notAvailable)
  await page.getByRole('link', { name: words.planView }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Day \d+: / })).toHaveCount(5)

  await holdPlan(id)
  await page.goto(`/plans/${id}/preview`)
  await expect(heading).toHaveText(words.notAvailable)
  await expect(page.getByRole('link', { name: screenTexts.dashboard.viewProgress })).toBeVisible()
  await expect(page.getByRole('button', { name: screenTexts.planLife.cancel })).toBeVisible()

  await failPlan(id, 'The plan took too long.')
  await page.reload()
  await expect(heading).toHaveText(words.notAvailable)
  await expect(page.getByRole('button', { name: screenTexts.planLife.retry })).toBeVisible()
})

test('a visitor sees the pages without the name of the child', async ({ family, newVisitor }) => {
  const { id } = await family.makePlan(await family.addChild({ name: 'Zorabel' }))
  const visitor = await (await newVisitor()).newPage()
  await visitor.goto(`/plans/${id}/preview`)
  const pages = visitor.getByTitle(words.frame).contentFrame()
  await expect(pages.getByRole('heading', { level: 1 }).first()).toContainText(texts.placeholderName)
  await expect(pages.getByText('Zorabel')).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: /share|delete|retry|cancel/i })).toHaveCount(0)
})
