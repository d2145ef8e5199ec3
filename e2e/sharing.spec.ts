import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { query } from './people/database.ts'
import { registerFamily } from './people/family.ts'
import { readPdf } from './people/pdf.ts'
import { expect, test } from './people/test.ts'

// Shows: roles.anonymous
test('a visitor with the link sees the plan without the name of the child', async ({ family, newVisitor }) => {
  const plan = await family.makePlan(await family.addChild({ name: 'Zorabel' }))
  const visitor = await (await newVisitor()).newPage()
  await visitor.goto(`/plan/${plan.id}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    `${texts.placeholderName}'s Summer Learning Adventure`,
  )
  await expect(visitor.getByRole('heading', { level: 2, name: /^Day \d+: / })).toHaveCount(5)
  await expect(visitor.getByText('Zorabel')).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: 'Account menu' })).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: screenTexts.dashboard.title })).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: /share|private|delete|retry|cancel/i })).toHaveCount(0)

  const answer = await visitor.request.get(`/api/learning-plan/${plan.id}`)
  expect(await answer.text()).not.toMatch(/Zorabel|requestId|userId|childProfileId/)
  const packet = await visitor.request.post(`/api/learning-plan/${plan.id}/pdf`, { timeout: 60_000 })
  const { pages } = await readPdf(await packet.body())
  expect(pages[0]).toContain(texts.placeholderName)
  expect(pages.join(' ')).not.toContain('Zorabel')
})

test('a private plan is found by its family alone', async ({ page, family, newVisitor, guard }) => {
  guard.expect(404, /^\/api\/learning-plan\/\d+$/)
  const plan = await family.makePlan(await family.addChild({ name: 'Zorabel' }))
  await query(process.env.PENCIL_QUEST_E2E_DATA ?? '', "update learning_plans set sharing = 'private' where id = $1", [
    plan.id,
  ])
  const other = await newVisitor()
  await registerFamily(other.request)
  for (const context of [other, await newVisitor()]) {
    const theirs = await context.newPage()
    await theirs.goto(`/plan/${plan.id}`)
    await expect(theirs.getByRole('heading', { name: texts.failures.planMissing.title })).toBeVisible()
    await expect(theirs.getByText(texts.failures.planMissing.text)).toBeVisible()
  }
  await page.goto(`/plan/${plan.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Zorabel's Summer Learning Adventure")
})

// Shows: frame.unknown
test('an unknown plan and an unknown page say so', async ({ page, family: _signedIn, guard }) => {
  guard.expect(404, /^\/api\/learning-plan\/1$/)
  await page.goto('/plan/1')
  await expect(page.getByRole('heading', { name: texts.failures.planMissing.title })).toBeVisible()
  await page.getByRole('link', { name: screenTexts.plan.goHome }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: screenTexts.notFound })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('packets of several plans are printed at the same time', async ({ family, newVisitor }) => {
  const child = await family.addChild()
  const plans = [await family.makePlan(child), await family.makePlan(child, { subjects: ['science'] })]
  // Shown without the name, each packet is printed anew.
  const { request } = await newVisitor()
  const answers = await Promise.all(
    plans.map(({ id }) => request.post(`/api/learning-plan/${id}/pdf`, { timeout: 20_000 })),
  )
  for (const answer of answers) expect(answer.status()).toBe(200)
})
