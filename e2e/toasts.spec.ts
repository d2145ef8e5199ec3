import { feedbackTexts as words } from '@pencil-quest/contract/feedback'
import { texts } from '@pencil-quest/contract/texts'
import type { Locator, Page } from '@playwright/test'
import type { Guard } from './people/guard.ts'
import { expect, test } from './people/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const region = (page: Page) => page.getByRole('region', { name: /^Notifications/ })
const toasts = (page: Page) => region(page).getByRole('listitem')
const wide = { width: 1280, height: 800 }

/** A survey that cannot be sent, with what the server says about it, makes a toast and stays where it is. */
async function openSurvey(page: Page, guard: Guard) {
  guard.expect(500, /^\/api\/feedback$/)
  await page.goto('/feedback')
  await page.getByRole('radio', { name: words.ratings[3] }).check()
}

async function refuse(page: Page, message: string) {
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 500, json: { message } }))
  await page.getByRole('button', { name: words.submit }).click()
}

/** From here on time goes on only where the test lets it. */
async function stopTime(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Lets time pass in small steps until it is there, so that its own time began within the last of them. */
async function runUntilShown(page: Page, shown: Locator) {
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(shown).toBeVisible({ timeout: 200 })
  }).toPass()
}

async function swipe(page: Page, by: number) {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('There is no toast to swipe')
  const [x, y] = [box.x + 40, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by, y, { steps: 6 })
  await page.mouse.up()
}

async function signOut(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
}

// Shows: toasts.one
test('the newer toast takes the place of the older', async ({ page, guard }) => {
  await openSurvey(page, guard)
  for (const message of ['The first reason', 'The second reason', 'The third reason']) {
    await refuse(page, message)
    await expect(toasts(page)).toHaveText(new RegExp(`^${texts.failures.error}${message}`))
  }
})

// Shows: error.style
test('a toast of a failure is coloured as one', async ({ page, guard }) => {
  await openSurvey(page, guard)
  const coloursOf = (one: Locator) =>
    one.evaluate((toast) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(toast)
      return { borderTopColor, backgroundColor }
    })
  await refuse(page, 'Not today')
  await expect(toasts(page)).toContainText('Not today')
  const failure = await coloursOf(toasts(page))
  expect(failure.borderTopColor).toBe(
    await page
      .getByText(texts.failures.error, { exact: true })
      .last()
      .evaluate((title) => getComputedStyle(title).color),
  )
  await page.unroute('**/api/feedback')
  await page.getByRole('button', { name: words.submit }).click()
  await expect(toasts(page)).toContainText(words.toast.title)
  const success = await coloursOf(toasts(page))
  expect(success.borderTopColor).not.toBe(failure.borderTopColor)
  expect(success.backgroundColor).not.toBe(failure.backgroundColor)
})

// Shows: toasts.times
test('it closes by itself after 5 seconds, and not before', async ({ page, guard }) => {
  await page.clock.install()
  await openSurvey(page, guard)
  await stopTime(page)
  await refuse(page, 'For five seconds')
  await runUntilShown(page, toasts(page))
  await page.clock.runFor(4900)
  await expect(toasts(page)).toHaveAttribute('data-state', 'open')
  await page.clock.runFor(200)
  await expect(toasts(page)).toHaveCount(0)
})

// Shows: toasts.one
test('it is dismissed by its button', async ({ page, guard }) => {
  await openSurvey(page, guard)
  await refuse(page, 'Close me')
  await toasts(page).getByRole('button', { name: 'Close' }).click()
  await expect(toasts(page)).toHaveCount(0)
})

// Shows: toasts.swipe
test('a swipe to the right of more than 50 px dismisses it, a shorter one and one to the left do not', async ({
  page,
  guard,
}) => {
  await openSurvey(page, guard)
  await refuse(page, 'Swipe me')
  await expect(toasts(page)).toBeVisible()
  for (const by of [45, -80]) {
    await swipe(page, by)
    await expect(toasts(page)).toHaveAttribute('data-state', 'open')
  }
  await swipe(page, 56)
  await expect(toasts(page)).toHaveCount(0)
})

// Shows: toasts.f8
test('F8 brings the focus to it, and from there the keyboard closes it', async ({ page, guard }) => {
  await openSurvey(page, guard)
  await refuse(page, 'Press a key')
  await expect(toasts(page)).toBeVisible()
  await page.keyboard.press('F8')
  await expect(region(page).getByRole('list')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(0)
})

// Shows: toasts.width
test('the toasts are at most 420 px wide from a medium screen on', async ({ page, guard }) => {
  await openSurvey(page, guard)
  await refuse(page, 'As wide as this')
  await expect(toasts(page)).toBeVisible()
  const width = () =>
    region(page)
      .getByRole('list')
      .evaluate((list) => list.getBoundingClientRect().width)
  for (const [screen, area] of [
    [390, 390],
    [768, 420],
    [1280, 420],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 })
    await expect.poll(width).toBe(area)
  }
})

test.describe('on the start page, which has no app', () => {
  test.use({ viewport: wide })

  // Shows: toast.goodbye, toasts.swipe, toasts.f8
  test('the goodbye is focused by F8 and dismissed by a swipe', async ({ page, family: _signedIn }) => {
    await signOut(page)
    await expect(toasts(page)).toContainText(texts.toasts.goodbye.title)
    await expect(toasts(page)).toContainText(texts.toasts.goodbye.text)
    await page.keyboard.press('F8')
    await expect(region(page)).toBeFocused()
    await swipe(page, 45)
    await expect(toasts(page)).toHaveCount(1)
    await swipe(page, 56)
    await expect(toasts(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
  })

  // Shows: toasts.times
  test('the goodbye closes by itself after 5 seconds, and not before', async ({ page, family: _signedIn }) => {
    await page.clock.install()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await stopTime(page)
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    await expect(toasts(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(4900)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(200)
    await expect(toasts(page)).toHaveCount(0)
  })
})
