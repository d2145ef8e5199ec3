import { screenTexts, viewAllPlans } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { addChild, toast } from './people/parent.ts'
import { copyPlan, failPlan, holdPlan } from './people/stored-plan.ts'
import { expect, test } from './people/test.ts'

const { dashboard } = screenTexts
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

// Shows: dashboard.greeting, dashboard.buttons, dashboard.first-profile, dashboard.no-plans
test('a new parent is greeted and shown where to begin', async ({ page, family: _signedIn }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.title)
  await expect(page.getByText('Hello, Pat!')).toBeVisible()
  await expect(page).toHaveTitle(`${dashboard.title} · ${texts.product}`)
  await expect(button(page, dashboard.addProfile)).toBeVisible()
  await expect(page.getByRole('link', { name: dashboard.viewAll })).toHaveCount(0)
  await expect(button(page, dashboard.clearAll)).toHaveCount(0)
  await expect(region(page, dashboard.active)).toHaveCount(0)
  await expect(region(page, dashboard.profiles).getByRole('heading', { name: dashboard.firstProfile })).toBeVisible()
  await expect(region(page, dashboard.recent).getByRole('heading', { name: dashboard.noPlans })).toBeVisible()
  await region(page, dashboard.profiles).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Create Student Profile' })).toBeVisible()
})

// Shows: dashboard.buttons, dashboard.active, dashboard.badges
test('plans in every state have their badge and their links', async ({ page, family }) => {
  const child = await family.addChild({ name: 'Zorabel' })
  const { id: held, requestId } = await family.makePlan(child)
  const [failed = 0, ready = 0] = await copyPlan(held, 2)
  await holdPlan(held)
  await failPlan(failed, 'The plan took too long.')
  await page.goto('/dashboard')
  await expect(button(page, dashboard.addProfile)).toBeVisible()
  await expect(page.getByRole('link', { name: viewAllPlans(3) })).toHaveAttribute('href', '/plans')
  await expect(button(page, dashboard.clearAll)).toBeVisible()

  const active = region(page, dashboard.active).getByRole('listitem')
  await expect(active).toHaveCount(1)
  await expect(active).toContainText('Zorabel')
  const progress = active.getByRole('link', { name: dashboard.viewProgress })
  await expect(progress).toHaveAttribute('href', `/processing/${requestId}`)

  const cards = region(page, dashboard.recent).getByRole('listitem')
  const card = (id: number) => cards.filter({ has: page.locator(`a[href="/plan/${id}"]`) })
  const badge = (id: number, name: string) => card(id).getByText(name, { exact: true })
  const check = (id: number) => card(id).getByRole('link', { name: dashboard.checkStatus })
  await expect(cards).toHaveCount(3)
  for (const id of [held, failed, ready])
    await expect(card(id).getByRole('link', { name: `${dashboard.view} Space Explorers Adventure` })).toBeVisible()
  await expect(badge(held, dashboard.processing)).toBeVisible()
  await expect(check(held)).toHaveAttribute('href', `/processing/${requestId}`)
  await expect(badge(failed, dashboard.failed)).toBeVisible()
  for (const id of [failed, ready]) {
    await expect(check(id)).toHaveCount(0)
    await expect(badge(id, dashboard.processing)).toHaveCount(0)
  }
  await expect(badge(ready, dashboard.failed)).toHaveCount(0)
})

// Shows: dashboard.profiles
test('each child has a card with edit, delete and the way to a plan', async ({ page, family }) => {
  const children = [await family.addChild({ name: 'Ottilie' }), await family.addChild({ name: 'Zorabel' })]
  await page.goto('/dashboard')
  const cards = region(page, dashboard.profiles).getByRole('listitem')
  for (const { id, name } of children) {
    const card = cards.filter({ has: page.getByRole('heading', { level: 3, name }) })
    await expect(card.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
    await expect(card.getByRole('button', { name: `Delete ${name}` })).toBeVisible()
    const plan = card.getByRole('link', { name: `${dashboard.createPlan} for ${name}` })
    await expect(plan).toHaveAttribute('href', `/wizard/${id}`)
  }
})

// Shows: dashboard.form
test('the form shows that it saves, takes no second click, and keeps what could not be saved', async ({
  page,
  family,
  guard,
}) => {
  guard.expect(500, /^\/api\/child-profiles/)
  const { id } = await family.addChild({ name: 'Ottilie' })
  const saving = Promise.withResolvers<void>()
  let sent = 0
  await page.route(`**/api/child-profiles/${id}`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    sent++
    await saving.promise
    await route.fulfill({ status: 500, body: '' })
  })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Edit Ottilie' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Student Profile' })
  await form.getByLabel('Name').fill('Tilly')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  const busy = form.getByRole('button', { name: 'Saving…' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.click({ force: true })
  saving.resolve()
  await expect(toast(page, texts.failures.error)).toContainText(texts.failures.profileSave)
  await expect(form.getByLabel('Name')).toHaveValue('Tilly')
  expect(sent).toBe(1)

  await page.unroute(`**/api/child-profiles/${id}`)
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, texts.toasts.profileUpdated.title)).toContainText(texts.toasts.profileUpdated.text)
  await expect(form).toBeHidden()
  await expect(page.getByRole('heading', { level: 3, name: 'Tilly' })).toBeVisible()
})

// Shows: dashboard.delete
test('before a child is deleted the parent reads what that means; a failure brings the card back', async ({
  page,
  family,
  guard,
}) => {
  guard.expect(500, /^\/api\/child-profiles/)
  const { id } = await family.addChild({ name: 'Ottilie' })
  await page.goto('/dashboard')
  const question = page.getByRole('alertdialog', { name: dashboard.deleteProfile })
  const ask = () => page.getByRole('button', { name: 'Delete Ottilie' }).click()
  const confirm = () => question.getByRole('button', { name: 'Delete Profile' }).click()
  await ask()
  await expect(question).toContainText('Ottilie')
  await expect(question).toContainText('This action cannot be undone')
  await expect(question).toContainText(/plans .* remain/)
  await expect(question).toContainText(texts.placeholderName)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()

  await page.route(`**/api/child-profiles/${id}`, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  )
  await ask()
  await confirm()
  await expect(toast(page, texts.failures.error)).toContainText(texts.failures.profileDelete)
  await expect(page.getByRole('heading', { level: 3, name: 'Ottilie' })).toBeVisible()
  await page.unroute(`**/api/child-profiles/${id}`)
  await ask()
  await confirm()
  await expect(toast(page, texts.toasts.profileDeleted)).toBeVisible()
  await expect(page.getByRole('heading', { name: dashboard.firstProfile })).toBeVisible()
})

// Shows: roles.no-data
test('a refusal for want of a session is taken for an empty list', async ({ page, family, guard }) => {
  guard.expect(401, /^\/api\/(?:child-profiles|learning-plans)\//)
  await family.addChild({ name: 'Ottilie' })
  for (const path of ['child-profiles', 'learning-plans'])
    await page.route(`**/api/${path}/*`, (route) => route.fulfill({ status: 401, json: { success: false } }))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: dashboard.firstProfile })).toBeVisible()
  await expect(page.getByRole('heading', { name: dashboard.noPlans })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toHaveCount(0)
})

// Shows: calls.writes
test('a list is read anew after a write, and a write that failed is not sent again', async ({
  page,
  family,
  guard,
}) => {
  guard.expect(500, /^\/api\/learning-plans\//)
  await family.makePlan(await family.addChild())
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(?:child-profiles|learning-plans)/.test(pathname))
      calls.push(`${request.method()} ${pathname.split('/')[2]}`)
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(calls.toSorted()).toEqual(['GET child-profiles', 'GET learning-plans'])
  calls.length = 0
  await addChild(page, 'Tilly')
  await expect.poll(() => calls).toContain('GET child-profiles')
  expect(calls[0]).toBe('POST child-profiles')

  await page.route('**/api/learning-plans/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  )
  calls.length = 0
  await button(page, dashboard.clearAll).click()
  await page.getByRole('alertdialog').getByRole('button', { name: dashboard.clearAll }).click()
  await expect(toast(page, texts.failures.error)).toContainText(texts.failures.clearPlans)
  await expect.poll(() => calls).toContain('GET learning-plans')
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1)
})
