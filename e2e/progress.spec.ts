import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'

const words = screenTexts.processing
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

// Shows: progress.states, progress.bar, progress.messages, progress.usual, progress.slow, progress.likely-done, progress.return
test('what is said while it takes longer and longer', async ({ page }) => {
  await tell(page, running)
  await page.goto(`/processing/${requestId}`)
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await expect(page.getByText(requestId).first()).toBeVisible()
  const bar = page.getByRole('progressbar', { name: 'Progress of the plan' })
  await expect(page.getByText(words.messages[0])).toBeVisible()
  await expect(page.getByText(words.usual)).toBeVisible()
  await expect(page.getByRole('link', { name: words.returnToDashboard })).toBeVisible()

  await page.clock.runFor(60_000)
  await expect(bar).toHaveAttribute('aria-valuenow', '25')
  await expect(page.getByText(/^[23]:\d\d remaining$/)).toBeVisible()
  await expect(page.getByText(words.messages[1])).toBeVisible()

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

// Shows: progress.failed
test('a failure says why and leads back', async ({ page }) => {
  await tell(page, { status: 'failed', planId: null, error: null })
  await page.goto(`/processing/${requestId}`)
  await expect(toast(page, texts.failures.generation.title)).toContainText(texts.failures.generation.text)
  await expect(page.getByText(words.failed)).toBeVisible()
  await expect(page.getByRole('link', { name: words.backToDashboard })).toHaveAttribute('href', '/dashboard')
})

// Shows: progress.complete, toast.complete
test('a plan that is ready is shown after two seconds', async ({ page, guard }) => {
  guard.expect(404, /^\/api\/learning-plan\/77$/)
  await tell(page, { status: 'completed', planId: 77, error: null })
  await page.goto(`/processing/${requestId}`)
  await expect(toast(page, texts.toasts.complete.title)).toContainText(texts.toasts.complete.text)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await expect(page.getByRole('link', { name: words.viewPlan })).toHaveAttribute('href', '/plan/77')
  await page.clock.runFor(2000)
  await expect(page).toHaveURL('/plans/77/preview')
})

// Shows: error.connection
test('a server that does not answer is told once the three retries are over', async ({ page, guard }) => {
  guard.expect(500, /^\/api\/requests\//)
  await tell(page, running)
  await page.route('**/api/requests/*/status', (route) => route.fulfill({ status: 500, body: 'down' }))
  await page.goto(`/processing/${requestId}`)
  await page.clock.runFor(4000)
  await expect(toast(page, texts.failures.connection.title)).toHaveCount(0)
  for (let i = 0; i < 4; i++) await page.clock.runFor(2000)
  await expect(toast(page, texts.failures.connection.title)).toContainText(texts.failures.connection.text)
})

// Shows: progress.no-id
test('an address without a request leads to the dashboard', async ({ page }) => {
  await page.goto('/processing')
  await expect(toast(page, texts.failures.error)).toContainText(texts.failures.noRequestId)
  await expect(page).toHaveURL('/dashboard')
})

// Shows: progress.debug
test('the log panel is folded away and has its four tabs', async ({ page }) => {
  await tell(page, running)
  await page.route('**/api/requests/*/logs', (route) => route.fulfill({ json: { logs: [] } }))
  await page.goto(`/processing/${requestId}`)
  await expect(page.getByRole('tab', { name: words.debugTabs[0] })).toBeHidden()
  await page.getByText(words.debugTitle).click()
  for (const name of words.debugTabs) await expect(page.getByRole('tab', { name })).toBeVisible()
  await page.getByRole('tab', { name: words.debugTabs[2] }).click()
  await expect(page.getByText(words.noLogs)).toBeVisible()
})
