import { readFile } from 'node:fs/promises'
import { dashboardTexts, testingTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import { plainPages } from '@pencil-quest/contract/plain-pages'
import type { Page } from '@playwright/test'
import { expectAccessible } from './people/accessible.ts'
import { openAsAdmin } from './people/admin.ts'
import { press } from './people/keyboard.ts'
import { toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, group: string, name: string) =>
  region(page, group)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const table = (page: Page, name: string) => page.getByRole('table', { name })

interface Said {
  usefulnessRating: number
  letDownAreas?: string
  letDownOther?: string
  improvementSuggestions?: string
  improvementOther?: string
}

async function say(page: Page, said: Said): Promise<void> {
  expect((await page.request.post('/api/feedback', { data: said })).status()).toBe(201)
}

const entry = (id: number, said: Partial<Said> = {}) => ({
  id,
  usefulnessRating: 3,
  letDownAreas: null,
  letDownOther: null,
  improvementSuggestions: null,
  improvementOther: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  ...said,
})

/** Figures that the tests beside this one do not change. */
async function pretend(page: Page, entries: unknown[], counts = [6, 2, 1, 0, 1]) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const points = counts.reduce((sum, count, index) => sum + count * (5 - index), 0)
  await page.route('**/api/admin/feedback/stats', (route) =>
    route.fulfill({
      json: {
        total,
        average: total === 0 ? null : Math.round((10 * points) / total) / 10,
        lastSevenDays: Math.min(total, 4),
        ratings: counts.map((count, index) => ({ rating: 5 - index, count })),
      },
    }),
  )
  await page.route(/\/api\/admin\/feedback(?:\?.*)?$/, (route) => route.fulfill({ json: entries }))
}

// Shows: admin-dashboard.stats, admin-dashboard.bars
test('the figures of the feedback: total, average to one decimal, last 7 days, ratings from 5 down to 1', async ({
  page,
}) => {
  await pretend(page, [])
  await openAsAdmin(page, '/admin/dashboard')
  const stats = region(page, dashboardTexts.stats.title)
  await expect(stats.getByRole('definition')).toHaveText([/^10\s*$/, /^4\.2\s+out of 5$/, /^4\s*$/])
  const bars = region(page, 'Rating distribution').getByRole('listitem')
  await expect(bars).toHaveText([
    /^5 – Extremely useful6 answers \(60%\)/,
    /^4 – Very useful2 answers \(20%\)/,
    /^3 – Moderately useful1 answer \(10%\)/,
    /^2 – Slightly useful0 answers \(0%\)/,
    /^1 – Not useful at all1 answer \(10%\)/,
  ])
})

// Shows: admin-dashboard.recent, admin-dashboard.classic
test('without feedback there is no average, and both tables say so', async ({ page }) => {
  await pretend(page, [], [0, 0, 0, 0, 0])
  await openAsAdmin(page, '/admin/dashboard')
  await expect(page.getByText('No feedback available')).toBeVisible()
  await expect(region(page, dashboardTexts.stats.title).getByRole('definition').nth(1)).toHaveText(/^– out of 5$/)
  await page.getByRole('link', { name: dashboardTexts.toClassic }).click()
  await expect(page.getByText('No feedback submitted yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: dashboardTexts.export.button })).toHaveCount(0)
})

// Shows: admin-dashboard.recent, admin-data.feedback
test('what parents send is in the tables at the next visit, as text', async ({ page }) => {
  const mark = crypto.randomUUID()
  await openAsAdmin(page, '/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await say(page, {
    usefulnessRating: 4,
    letDownAreas: 'Worksheet quality, Loading time',
    letDownOther: `<b>${mark}</b>`,
    improvementSuggestions: 'More themes',
    improvementOther: 'a second word',
  })
  await page.getByRole('link', { name: dashboardTexts.toClassic }).click()
  const detailed = table(page, dashboardTexts.detailed.title)
  await expect(detailed.getByRole('columnheader')).toHaveText([
    'Date',
    'Rating',
    'Issues',
    'Improvements',
    'Additional Feedback',
  ])
  const row = detailed.getByRole('row').filter({ hasText: mark })
  await expect(row.getByRole('cell')).toHaveText([
    /^\w{3} \d+, \d{4}$/,
    '4 – Very useful',
    'Worksheet quality, Loading time',
    'More themes',
    `<b>${mark}</b> · a second word`,
  ])
  await page.getByRole('link', { name: dashboardTexts.toCurrent }).click()
  const recent = table(page, dashboardTexts.recent.title)
  await expect(recent.getByRole('columnheader')).toHaveText(['Date', 'Rating', 'Type', 'Feedback'])
  await expect(recent.getByRole('row').filter({ hasText: mark }).getByRole('cell').nth(2)).toHaveText('general')
})

// Shows: admin-dashboard.recent
test('the table of recent feedback asks for ten, and one without words says so', async ({ page }) => {
  await pretend(page, [entry(3, { improvementOther: 'Bigger letters' }), entry(2, { letDownAreas: 'Loading time' })])
  const asked = page.waitForRequest(/\/api\/admin\/feedback\?/)
  await openAsAdmin(page, '/admin/dashboard')
  expect(new URL((await asked).url()).search).toBe('?limit=10')
  const rows = table(page, dashboardTexts.recent.title).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('Bigger letters')
  await expect(rows.nth(2)).toContainText('No feedback text')
})

test('older feedback is read page by page', async ({ page }) => {
  await page.route(/\/api\/admin\/feedback\?/, (route) => {
    const before = new URL(route.request().url()).searchParams.get('before')
    return route.fulfill({
      json: before === '51' ? [entry(50)] : Array.from({ length: 50 }, (_, index) => entry(100 - index)),
    })
  })
  await openAsAdmin(page, '/admin/dashboard/classic')
  const rows = table(page, dashboardTexts.detailed.title).getByRole('row')
  await expect(rows).toHaveCount(51)
  await page.getByRole('button', { name: dashboardTexts.detailed.older }).click()
  await expect(rows).toHaveCount(52)
  await expect(page.getByRole('button', { name: dashboardTexts.detailed.older })).toHaveCount(0)
})

test('the feedback is saved as CSV, and a refusal is told', async ({ page, guard }) => {
  guard.expect(503, /^\/api\/admin\/feedback\/export$/)
  await say(page, { usefulnessRating: 2, letDownOther: '=1+1' })
  await openAsAdmin(page, '/admin/dashboard')
  const button = page.getByRole('button', { name: dashboardTexts.export.button })
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(file.suggestedFilename()).toMatch(/^pencil-quest-feedback-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\uFEFF"id","createdAt"/)
  expect(text).toContain(`"'=1+1"`)
  await page.route('**/api/admin/feedback/export', (route) => route.fulfill({ status: 503, body: '' }))
  await button.click()
  await expect(toast(page, dashboardTexts.export.failed)).toContainText('503 Service Unavailable')
})

// Shows: admin-dashboard.features, admin-dashboard.soon
test('features that exist are linked, the others are announced and disabled', async ({ page }) => {
  await openAsAdmin(page, '/admin/dashboard')
  const active = region(page, 'Active Features')
  for (const [name, path] of [
    ['Screenshots', '/admin/screenshots'],
    ['Lesson Prompts', '/admin/lesson-prompts'],
    ['Pattern Library', '/admin/patterns'],
    ['Design System', '/design-system'],
    ['Content Management', '/admin/content'],
  ] as const) {
    const link = active.getByRole('link', { name: `Open ${name}` })
    if ((await link.count()) > 0) await expect(link).toHaveAttribute('href', path)
  }
  await expect(active.getByRole('link', { name: 'Open Design System' })).toHaveCount(1)
  const known = ['Content Management', 'Analytics Dashboard', 'User Management']
  const coming = region(page, 'Coming Soon')
  for (const name of known) {
    if ((await active.getByRole('heading', { name }).count()) > 0) continue
    await expect(coming.getByRole('button', { name: `Coming Soon : ${name}` })).toBeDisabled()
  }
  await active.getByRole('link', { name: 'Open Design System' }).click()
  await expect(page.getByRole('heading', { level: 1, name: plainPages.designSystem.title })).toBeFocused()
})

// Shows: admin-dashboard.classic
test('the classic dashboard shows the real figures of the system, and the design in a frame', async ({
  page,
  family,
}) => {
  await family.makePlan(await family.addChild())
  await openAsAdmin(page, '/admin')
  await page.getByRole('link', { name: dashboardTexts.toClassic }).click()
  await expect(page).toHaveURL('/admin/dashboard/classic')
  const overview = region(page, dashboardTexts.overview.title)
  const figure = (name: string) =>
    overview
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole('definition')
  for (const name of ['Plans made', 'Families', 'Children', 'Requests: completed'])
    await expect(figure(name)).toHaveText(/^[1-9][\d,]*$/)
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  await expect(figure('Version')).toHaveText(version)
  await expect(figure('Database')).toHaveText(/^[\d.]+ MB$/)
  await expect(figure('Running for')).toHaveText(/ (?:min|h)$/)

  for (const name of ['Analytics Dashboard', 'User Management'])
    await expect(card(page, 'Active Features', name).getByRole('button')).toBeDisabled()
  const open = card(page, 'Active Features', 'Design System').getByRole('button')
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Design System' })
  await expect(
    dialog.frameLocator('iframe').getByRole('heading', { level: 1, name: plainPages.designSystem.title }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

// Shows: admin-dashboard.testing, admin-calls.urls
test('by keyboard: the panel of tests, every public page passes, and back', async ({ page }) => {
  await openAsAdmin(page, '/admin/dashboard')
  const open = page.getByRole('button', { name: testingTexts.open })
  await press(page, open)
  const panel = page.getByRole('dialog', { name: 'Testing System' })
  await expect(panel).toBeVisible()
  const { width, height } = (await panel.boundingBox()) ?? { width: 0, height: 0 }
  expect({ width, height }).toEqual(page.viewportSize())
  await press(page, panel.getByRole('button', { name: testingTexts.urls.run }))
  const rows = panel.getByRole('table', { name: testingTexts.urls.results }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const pages = (await (await page.request.get('/api/public/pages')).json()).pages as { displayName: string }[]
  await expect(rows.getByRole('rowheader')).toHaveText(pages.map(({ displayName }) => displayName))
  await expect(rows.getByText('PASS', { exact: true })).toHaveCount(pages.length)
  await expect(panel.getByRole('status')).toContainText(`${pages.length} passed, 0 failed, 0 without an answer`)
  await expect(region(page, testingTexts.sync.title).getByRole('button')).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(open).toBeFocused()
})

// Shows: admin-errors.testing
test('a foreign address is refused beside its field', async ({ page, guard }) => {
  guard.expect(400, /^\/api\/test\/public-urls$/)
  await openAsAdmin(page, '/admin/dashboard')
  await page.getByRole('button', { name: testingTexts.open }).click()
  const panel = page.getByRole('dialog')
  const field = panel.getByLabel(testingTexts.urls.base)
  await field.fill('http://169.254.169.254')
  await panel.getByRole('button', { name: testingTexts.urls.run }).click()
  await expect(toast(page, 'Testing Failed')).toContainText(testingTexts.urls.foreign)
  await expect(field).toHaveAccessibleDescription(/Only the addresses of this server/)
  await expect(field).toBeFocused()
})

test('a parent is given no code of the admin side', async ({ page, family: _signedIn }) => {
  const scripts: Promise<[string, string]>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().then((text) => [response.url(), text]))
  })
  for (const path of ['/', '/dashboard', '/plans', '/settings', '/feedback', '/design-system', '/auth']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  const loaded = await Promise.all(scripts)
  expect(loaded.length).toBeGreaterThan(5)
  // What the address of a call begins with, and who is the admin, the shared parts know: they choose the token by it.
  const admin = /\/api\/admin\/(?!me\b)|Admin Dashboard/
  expect(loaded.filter(([, text]) => admin.test(text)).map(([url]) => url)).toEqual([])
})

test('an admin is given no screen of a parent', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await openAsAdmin(page, '/admin/dashboard')
  await page.waitForLoadState('networkidle')
  expect(scripts.some((path) => path.startsWith('/assets/start-'))).toBe(true)
  expect(scripts.filter((path) => path.startsWith('/assets/parents-'))).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

      test('both dashboards and the panel are accessible', async ({ page }) => {
        await pretend(page, [
          entry(2, {
            letDownAreas: 'Loading time, User interface',
            improvementOther: 'Larger letters on the first page',
          }),
          entry(1),
        ])
        await openAsAdmin(page, '/admin/dashboard')
        await expect(table(page, dashboardTexts.recent.title)).toBeVisible()
        await expectAccessible(page, 'dashboard')
        await page.getByRole('button', { name: testingTexts.open }).click()
        await page.getByRole('button', { name: testingTexts.urls.run }).click()
        await expect(page.getByRole('table', { name: testingTexts.urls.results })).toBeVisible()
        await expectAccessible(page, 'testing system')
        await page.keyboard.press('Escape')
        await page.getByRole('link', { name: dashboardTexts.toClassic }).click()
        await expect(table(page, dashboardTexts.detailed.title)).toBeVisible()
        await expectAccessible(page, 'classic dashboard')
        await page.getByRole('button', { name: 'Open Design System' }).click()
        await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page, 'design system in a frame')
      })
    })
  }
}
