import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { toast } from './people/parent.ts'
import { failPlan, holdPlan } from './people/stored-plan.ts'
import { expect, test } from './people/test.ts'

const { planLife: words, dashboard, processing } = screenTexts
const { failures } = texts
const missing = (page: Page) => page.getByRole('heading', { name: failures.planMissing.title })

/** Lets calls of one method on a plan fail. Answers the way to let them through again. */
async function refuse(page: Page, method: 'DELETE' | 'PATCH') {
  const pattern = '**/api/learning-plan/*'
  await page.route(pattern, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  return () => page.unroute(pattern)
}

// Shows: plans.one
test('a plan is deleted after a question, and comes back where that fails', async ({ page, family, guard }) => {
  const child = await family.addChild()
  const kept = await family.makePlan(child, { theme: 'animal-kingdom' })
  const plan = await family.makePlan(child)
  const name = `Delete Space Explorers Adventure for ${child.name}`
  const question = page.getByRole('alertdialog', { name: words.delete })
  const confirm = question.getByRole('button', { name: words.delete })
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await page.goto('/plans')
  await page.getByRole('button', { name }).click()
  await expect(question).toContainText('Delete Space Explorers Adventure?')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name })).toBeFocused()

  guard.expect(500, /^\/api\/learning-plan\/\d+$/)
  const allow = await refuse(page, 'DELETE')
  await page.getByRole('button', { name }).click()
  await confirm.click()
  await expect(toast(page, words.deleteFailed)).toBeVisible()
  await expect(titles).toHaveText(['Space Explorers Adventure', 'Animal Kingdom Adventure'])
  await allow()

  await page.getByRole('button', { name }).click()
  await confirm.click()
  await expect(toast(page, texts.toasts.planDeleted)).toBeVisible()
  await expect(titles).toHaveText(['Animal Kingdom Adventure'])
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await family.plans()).map(({ id }) => id)).toEqual([kept.id])

  guard.expect(404, /^\/api\/learning-plan\/\d+$/)
  await page.goto(`/plan/${plan.id}`)
  await expect(missing(page)).toBeVisible()

  // From its own page, a deleted plan leads to the list.
  await page.goto(`/plan/${kept.id}`)
  await page.getByRole('button', { name: words.delete }).click()
  await confirm.click()
  await expect(page).toHaveURL('/plans')
  await expect(page.getByRole('heading', { name: screenTexts.plans.empty })).toBeVisible()
})

test('the list loses a card before the server has answered', async ({ page, family }) => {
  await family.makePlan(await family.addChild())
  const deleting = Promise.withResolvers<void>()
  await page.route('**/api/learning-plan/*', async (route) => {
    if (route.request().method() === 'DELETE') await deleting.promise
    await route.fallback()
  })
  await page.goto('/plans')
  await page.getByRole('button', { name: /^Delete Space Explorers/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.delete }).click()
  await expect(page.getByRole('heading', { name: screenTexts.plans.empty })).toBeVisible()
  expect(await family.plans()).toHaveLength(1)
  deleting.resolve()
  await expect(toast(page, texts.toasts.planDeleted)).toBeVisible()
  expect(await family.plans()).toEqual([])
})

// Shows: plans.one
test('a failed plan says why, and is made again under the same address', async ({ page, family }) => {
  const reason = 'The plan took too long. Please try again.'
  const { id, requestId: before } = await family.makePlan(await family.addChild())
  await failPlan(id, reason)
  await page.goto('/plans')
  await expect(page.getByText(dashboard.failed, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^View Plan Space Explorers/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failures.generation.title)
  await expect(page.getByRole('alert')).toHaveText(reason)
  await expect(page.getByRole('button', { name: words.share })).toHaveCount(0)

  await page.getByRole('button', { name: words.retry }).click()
  await expect(toast(page, texts.toasts.processingStarted)).toBeVisible()
  await expect(page).toHaveURL(/\/processing\//)
  expect(page.url()).not.toContain(before)
  await expect(toast(page, texts.toasts.complete.text)).toBeVisible()
  await expect(page).toHaveURL(`/plans/${id}/preview`)
  await page.getByRole('link', { name: screenTexts.preview.planView }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Day \d+: / })).toHaveCount(5)

  // Whoever still has the first progress open is led to the plan as well.
  await page.goto(`/processing/${before}`)
  await expect(page).toHaveURL(`/plans/${id}/preview`)
})

// Shows: dashboard.active, plans.one
test('a plan in the making is cancelled, and made after all', async ({ page, family }) => {
  const { id } = await family.makePlan(await family.addChild())
  await holdPlan(id)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: dashboard.active })).toContainText('Space Explorers Adventure')
  await page.getByRole('link', { name: dashboard.viewProgress }).click()
  await expect(page.getByRole('heading', { name: processing.title })).toBeVisible()

  await page.getByRole('button', { name: words.cancel }).click()
  await expect(toast(page, texts.toasts.planCancelled)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(words.cancelledText)
  await page.getByRole('link', { name: processing.backToDashboard }).click()
  await expect(page.getByRole('region', { name: dashboard.recent })).toContainText(dashboard.failed)
  await expect(page.getByRole('region', { name: dashboard.active })).toHaveCount(0)

  await page.goto(`/plan/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.cancelledTitle)
  await page.goto('/plans')
  await page.getByRole('button', { name: /^Retry Space Explorers/ }).click()
  await expect(page).toHaveURL(`/plans/${id}/preview`)
})

test('a plan that is ready by now cannot be cancelled', async ({ page, family, guard }) => {
  guard.expect(409, /^\/api\/learning-plan\/\d+\/cancel$/)
  const plan = await family.makePlan(await family.addChild())
  await page.route('**/api/learning-plans/*', async (route) => {
    const answer = await route.fetch()
    const [listed] = await answer.json()
    await route.fulfill({ json: [{ ...listed, status: 'processing' }] })
  })
  await page.goto('/plans')
  await expect(page.getByText(dashboard.processing, { exact: true })).toBeVisible()
  await page.unroute('**/api/learning-plans/*')
  await page.getByRole('button', { name: /^Cancel Space Explorers/ }).click()
  await expect(toast(page, 'This plan is not being made any more.')).toBeVisible()
  await expect(page.getByText(dashboard.processing, { exact: true })).toHaveCount(0)
  await page.goto(`/plan/${plan.id}`)
  await expect(page.getByRole('heading', { level: 2, name: /^Day \d+: / })).toHaveCount(5)
})

// Shows: plans.one
test('the switch of sharing closes the link and opens it again', async ({
  page,
  context,
  family,
  newVisitor,
  guard,
}) => {
  guard.expect(404, /^\/api\/learning-plan\/\d+$/)
  guard.expect(500, /^\/api\/learning-plan\/\d+$/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await family.makePlan(await family.addChild())
  const visitor = await (await newVisitor()).newPage()
  await visitor.goto(`/plan/${id}`)
  await expect(visitor.getByRole('heading', { level: 2, name: /^Day \d+: / })).toHaveCount(5)

  await page.goto(`/plan/${id}`)
  await page.getByRole('button', { name: words.share }).click()
  const dialog = page.getByRole('dialog', { name: words.shareTitle })
  const choice = (sharing: 'link' | 'private') => dialog.getByRole('radio', { name: words.sharing[sharing] })
  await expect(choice('link')).toBeChecked()
  await dialog.getByRole('button', { name: words.copyLink }).click()
  await expect(dialog.getByText(words.linkCopied)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(new URL(`/plan/${id}`, page.url()).href)

  const allow = await refuse(page, 'PATCH')
  await choice('private').click()
  await expect(toast(page, words.sharingFailed)).toBeVisible()
  await expect(choice('link')).toBeChecked()
  await allow()

  await choose('private')
  for (const address of [link, `/plans/${id}/preview`]) {
    await visitor.goto(address)
    await expect(missing(visitor)).toBeVisible()
  }
  await page.reload()
  await page.getByRole('button', { name: words.share }).click()
  await expect(choice('private')).toBeChecked()
  await choose('link')
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 2, name: /^Day \d+: / })).toHaveCount(5)

  async function choose(sharing: 'link' | 'private') {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    await choice(sharing).check()
    await saved
    await expect(dialog.getByText(words.sharingHint[sharing])).toBeVisible()
  }
})
