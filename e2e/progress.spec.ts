import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { hueOf } from './people/colour.ts'
import { toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'

const words = screenTexts.processing
const [detailsTab, activityTab, logsTab, rawTab] = words.debugTabs
const requestId = '5b0f2a1e-7f43-4a55-9f3e-0c6d1d2e3f40'

interface Told {
  status: 'processing' | 'completed' | 'failed'
  planId: number | null
  error: string | null
}

/** A request of which the server tells what the test says, by polling alone: no events, no record of its start. */
async function tell(page: Page, told: Told): Promise<{ told: Told; polls: number }> {
  const answer = { told, polls: 0 }
  await page.route('**/api/requests/*/events', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }))
  await page.route('**/api/requests/*/status-detailed', (route) =>
    route.fulfill({
      json: { requestId, status: answer.told.status, detailed: { plan: null, pendingRequest: null } },
    }),
  )
  await page.route('**/api/requests/*/status', (route) => {
    answer.polls++
    return route.fulfill({ json: { requestId, ...answer.told } })
  })
  return answer
}

const running: Told = { status: 'processing', planId: null, error: null }

test.beforeEach(async ({ page, family, guard }) => {
  expect(family.id).not.toBe('')
  guard.expect(404, /^\/api\/requests\//)
  await page.clock.install()
})

// Shows: progress.states, progress.bar, progress.usual, progress.slow, progress.likely-done, progress.return
test('what is said while it takes longer and longer', async ({ page }) => {
  await tell(page, running)
  await page.goto(`/processing/${requestId}`)
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await expect(page.getByText(requestId).first()).toBeVisible()
  const bar = page.getByRole('progressbar', { name: 'Progress of the plan' })
  const mark = page.getByRole('main').locator('svg').first()
  await expect(mark).not.toHaveCSS('animation-name', 'none')
  await expect(page.getByText(words.messages[0], { exact: true })).toBeVisible()
  await expect(page.getByText(words.usual)).toBeVisible()
  await expect(page.getByRole('link', { name: words.returnToDashboard })).toBeVisible()

  await page.clock.runFor(60_000)
  await expect(bar).toHaveAttribute('aria-valuenow', '25')
  await expect(page.getByText('25%', { exact: true })).toBeVisible()
  await expect(page.getByText(/^[23]:\d\d remaining$/)).toBeVisible()

  await page.clock.runFor(185_000)
  await expect(bar).toHaveAttribute('aria-valuenow', '95')
  await expect(page.getByText(words.finishing)).toBeVisible()

  await page.clock.runFor(60_000)
  await expect(page.getByText(words.slow)).toBeVisible()
  await expect(page.getByText(words.usual)).toHaveCount(0)

  await page.clock.runFor(120_000)
  await expect(page.getByText(words.likelyDone)).toBeVisible()
  await expect(page.getByRole('link', { name: words.goToDashboard })).toBeVisible()
  await expect(page.getByRole('link', { name: words.returnToDashboard })).toHaveCount(0)
})

// Shows: progress.messages
test('the six messages take turns every 40 seconds', async ({ page }) => {
  await tell(page, running)
  await page.goto(`/processing/${requestId}`)
  for (const message of [...words.messages, words.messages[0]]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible()
    await page.clock.runFor(words.messageSeconds * 1000)
  }
})

// Shows: progress.polling
test('it asks every 5 seconds, every 2 while the plan is not named yet, and never after the end', async ({ page }) => {
  const answer = await tell(page, running)
  await page.goto(`/processing/${requestId}`)
  await expect.poll(() => answer.polls).toBe(1)
  await page.clock.runFor(5000)
  await expect.poll(() => answer.polls).toBe(2)
  answer.told = { ...running, status: 'completed' }
  await page.clock.runFor(5000)
  await expect.poll(() => answer.polls).toBe(3)
  await page.clock.runFor(2000)
  await expect.poll(() => answer.polls).toBe(4)
  await expect(page.getByRole('link', { name: words.viewPlan })).toHaveCount(0)
  answer.told = { status: 'failed', planId: null, error: 'The plan took too long.' }
  await page.clock.runFor(2000)
  await expect.poll(() => answer.polls).toBe(5)
  await expect(page.getByText(words.failed)).toBeVisible()
  await page.clock.runFor(60_000)
  expect(answer.polls).toBe(5)
})

// Shows: progress.failed, progress.states
test('a failure says why and leads back', async ({ page }) => {
  for (const error of [null, 'The workflow has gone home.']) {
    await tell(page, { status: 'failed', planId: null, error })
    await page.goto(`/processing/${requestId}`)
    await expect(toast(page, texts.failures.generation.title)).toContainText(error ?? texts.failures.generation.text)
    await expect(page.getByText(words.failed)).toBeVisible()
    await expect(page.getByRole('link', { name: words.backToDashboard })).toHaveAttribute('href', '/dashboard')
    const red = await hueOf(page.getByLabel('Failed', { exact: true }), 'color')
    expect(Math.min(red, 360 - red)).toBeLessThan(20)
  }
})

// Shows: progress.complete, progress.states, toast.complete
test('a plan that is ready is shown after two seconds', async ({ page, guard }) => {
  guard.expect(404, /^\/api\/learning-plan\/77$/)
  await tell(page, { status: 'completed', planId: 77, error: null })
  await page.goto(`/processing/${requestId}`)
  await expect(toast(page, texts.toasts.complete.title)).toContainText(texts.toasts.complete.text)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  const green = await hueOf(page.getByLabel('Completed', { exact: true }), 'color')
  expect(green).toBeGreaterThan(100)
  expect(green).toBeLessThan(170)
  await expect(page.getByRole('link', { name: words.viewPlan })).toHaveAttribute('href', '/plan/77')
  await page.clock.runFor(2000)
  await expect(page).toHaveURL('/plans/77/preview')
})

// Shows: error.connection, progress.retries
test('a server that does not answer is told once the three retries are over, and asked again', async ({
  page,
  guard,
}) => {
  guard.expect(500, /^\/api\/requests\//)
  await tell(page, running)
  let polls = 0
  await page.route('**/api/requests/*/status', (route) => {
    polls++
    return route.fulfill({ status: 500, body: 'down' })
  })
  await page.goto(`/processing/${requestId}`)
  for (const asked of [1, 2, 3]) {
    await expect.poll(() => polls).toBe(asked)
    await expect(toast(page, texts.failures.connection.title)).toHaveCount(0)
    await page.clock.runFor(2000)
  }
  await expect(toast(page, texts.failures.connection.title)).toContainText(texts.failures.connection.text)
  expect(polls).toBe(4)
  await page.clock.runFor(5000)
  await expect.poll(() => polls).toBe(5)
})

// Shows: progress.no-id
test('an address without a request leads to the dashboard', async ({ page }) => {
  await page.goto('/processing')
  await expect(toast(page, texts.failures.error)).toContainText(texts.failures.noRequestId)
  await expect(page).toHaveURL('/dashboard')
})

// Shows: progress.debug
test('the log panel is folded away, has its four tabs, and is fed every 5 seconds', async ({ page, family }) => {
  await tell(page, running)
  const timestamp = '2026-03-01T10:20:30.000Z'
  const entry = { timestamp, type: 'callback', message: 'The workflow has answered' }
  const plan = {
    id: 4711,
    userId: family.id,
    theme: 'space-explorers',
    subjects: ['math', 'reading'],
    createdAt: timestamp,
    updatedAt: timestamp,
  }
  const pendingRequest = { requestId, status: 'processing', timestamp, stage: 'composing', attempts: 2 }
  const reads = { details: 0, activity: 0, logs: 0 }
  await page.route('**/api/requests/*/status-detailed', (route) => {
    reads.details++
    return route.fulfill({ json: { requestId, status: 'processing', detailed: { plan, pendingRequest } } })
  })
  await page.route('**/api/debug/n8n/activity', (route) => {
    reads.activity++
    const data = {
      environment: 'production',
      totalPending: 3,
      pendingRequests: [pendingRequest],
      recentLogs: [{ ...entry, requestId }],
    }
    return route.fulfill({ json: { data, timestamp } })
  })
  await page.route('**/api/requests/*/logs', (route) => {
    reads.logs++
    return route.fulfill({ json: { logs: reads.logs === 1 ? [] : [{ ...entry, details: { days: 5 } }] } })
  })
  await page.goto(`/processing/${requestId}`)
  await expect(page.getByRole('tab', { name: detailsTab })).toBeHidden()
  await page.getByText(words.debugTitle).click()
  await expect(page.getByRole('tab')).toHaveText([...words.debugTabs])
  const panel = (name: string) => page.getByRole('tabpanel', { name })

  for (const fact of [requestId, 'processing', '4711', family.id, 'space-explorers', 'math, reading', 'composing'])
    await expect(panel(detailsTab)).toContainText(fact)
  await expectFed(() => reads.details)

  await page.getByRole('tab', { name: activityTab }).click()
  for (const fact of ['production', '3', requestId, 'processing', entry.type, entry.message])
    await expect(panel(activityTab)).toContainText(fact)
  await expectFed(() => reads.activity)

  await page.getByRole('tab', { name: logsTab }).click()
  await expect(panel(logsTab)).toContainText(`${words.noLogs} ${requestId}`)
  await expectFed(() => reads.logs)
  for (const fact of [entry.type, entry.message, '"days": 5']) await expect(panel(logsTab)).toContainText(fact)

  await page.getByRole('tab', { name: rawTab }).click()
  const dumps = panel(rawTab).getByRole('group')
  await expect(dumps).toHaveCount(3)
  for (const [index, text] of ['"userId"', '"totalPending": 3', entry.message].entries()) {
    const dump = dumps.nth(index).locator('pre')
    await expect(dump).toBeHidden()
    await dumps.nth(index).locator('summary').click()
    await expect(dump).toContainText(text)
  }

  async function expectFed(count: () => number) {
    const before = count()
    await page.clock.runFor(5000)
    await expect.poll(count).toBeGreaterThan(before)
  }
})
