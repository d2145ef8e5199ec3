import { morePlans, screenTexts, viewAllPlans } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { toast } from './people/parent.ts'
import { copyPlan, failPlan, holdPlan } from './people/stored-plan.ts'
import { expect, test } from './people/test.ts'

const { dashboard, plans: words } = screenTexts
const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const question = (page: Page) => page.getByRole('alertdialog', { name: dashboard.clearAll })
const clearAll = (page: Page) => page.getByRole('button', { name: dashboard.clearAll })

// Shows: plans.heading, plans.cards, plans.names
test('the list tells for whom each plan is, newest first', async ({ page, family }) => {
  const [known, gone] = [await family.addChild({ name: 'Ottilie' }), await family.addChild({ name: 'Zorabel' })]
  const first = await family.makePlan(known, { theme: 'harry-potter' })
  await family.makePlan(gone, { theme: 'animal-kingdom', difficulty: 'hard' })
  await family.makePlan(known, { childProfileId: null, childName: 'Somebody Else' })
  await family.deleteChild(gone)

  await page.goto('/dashboard')
  await page.getByRole('link', { name: viewAllPlans(3) }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeFocused()
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText([
    'Space Explorers Adventure',
    'Animal Kingdom Adventure',
    'Harry Potter Adventure',
  ])
  for (const [index, child] of [dashboard.unknownProfile, dashboard.deletedProfile, 'Ottilie'].entries()) {
    await expect(cards(page).nth(index).getByRole('definition').first()).toHaveText(child)
  }
  await expect(cards(page).nth(1).getByRole('definition')).toHaveText([
    dashboard.deletedProfile,
    '5 days',
    /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/,
    'Hard',
    'Animal Kingdom',
  ])
  await expect(page.getByText('Zorabel')).toHaveCount(0)

  await page.getByRole('link', { name: `${words.viewPlan} Harry Potter Adventure for Ottilie` }).click()
  await expect(page).toHaveURL(`/plan/${first.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Ottilie's Summer Learning Adventure")
})

// Shows: plans.empty
test('without plans there is nothing to clear, and a way to make one', async ({ page, family: _signedIn }) => {
  await page.goto('/plans')
  await expect(page.getByRole('heading', { name: words.empty })).toBeVisible()
  await expect(clearAll(page)).toHaveCount(0)
  await page.getByRole('link', { name: words.goToDashboard }).click()
  await expect(page.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible()
  await expect(page.getByRole('link', { name: dashboard.viewAll })).toHaveCount(0)
  await expect(clearAll(page)).toHaveCount(0)
})

// Shows: dashboard.recent, dashboard.buttons, plans.create
test('the dashboard shows five plans, and how many there are', async ({ page, family }) => {
  const { id } = await family.makePlan(await family.addChild())
  const [newest = 0] = await copyPlan(id, 6)
  await failPlan(newest, 'The plan took too long.')
  await page.goto('/dashboard')
  const recent = page.getByRole('region', { name: dashboard.recent })
  await expect(recent.getByRole('listitem')).toHaveCount(dashboard.recentCount)
  await expect(recent.getByRole('listitem').first()).toContainText(dashboard.failed)
  await expect(page.getByRole('link', { name: viewAllPlans(7) })).toBeVisible()

  await recent.getByRole('link', { name: morePlans(2) }).click()
  await expect(page).toHaveURL('/plans')
  await expect(cards(page)).toHaveCount(7)
  await page.getByRole('link', { name: words.createNew }).click()
  await expect(page).toHaveURL('/dashboard')
})

// Shows: plans.clear
test('all plans are cleared after a question, also one in the making', async ({ page, family, guard }) => {
  const { id } = await family.makePlan(await family.addChild())
  const [held = 0] = await copyPlan(id, 2)
  await holdPlan(held)
  await page.goto('/plans')
  await expect(cards(page)).toHaveCount(3)
  await clearAll(page).click()
  await expect(question(page)).toContainText(screenTexts.planLife.clearText)
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(question(page)).toBeHidden()
  await expect(clearAll(page)).toBeFocused()
  expect(await family.plans()).toHaveLength(3)

  // What the server refuses to delete comes back.
  guard.expect(500, /^\/api\/learning-plans\//)
  const refuse = (url: URL) => url.pathname.startsWith('/api/learning-plans/')
  await page.route(refuse, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await clearAll(page).click()
  await question(page).getByRole('button', { name: dashboard.clearAll }).click()
  await expect(toast(page, words.clearFailed)).toBeVisible()
  await expect(cards(page)).toHaveCount(3)
  await page.unroute(refuse)

  await clearAll(page).click()
  await question(page).getByRole('button', { name: dashboard.clearAll }).click()
  await expect(toast(page, words.cleared)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.empty })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await family.plans()).toEqual([])
})

test('the dashboard clears them too, in its own words', async ({ page, family }) => {
  await family.makePlan(await family.addChild())
  await page.goto('/dashboard')
  await clearAll(page).click()
  await question(page).getByRole('button', { name: dashboard.clearAll }).click()
  await expect(toast(page, texts.toasts.plansCleared)).toBeVisible()
  await expect(page.getByText(dashboard.noPlans)).toBeVisible()
  await expect(page.getByRole('link', { name: dashboard.viewAll })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
