import { adminTexts } from '@pencil-quest/contract/admin/accounts'
import { auditTexts, securityTexts } from '@pencil-quest/contract/admin/security-texts'
import type { Page } from '@playwright/test'
import { codeAt } from '../apps/server/src/features/admin-accounts/totp.ts'
import { expectAccessible } from './people/accessible.ts'
import { adminPassword, adminToken, createAdmin, keepAdminToken, openAsAdmin, signInAsAdmin } from './people/admin.ts'
import { press, tabTo, type } from './people/keyboard.ts'
import { toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'

const { password: passwordWords, factor, sessions } = securityTexts
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('admin-token'))
const code = (secret: string, later = 0) => codeAt(secret, Math.floor(Date.now() / 30_000) + later)
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })

// Shows: admin-login.fields
test('both fields are needed, and the server is not asked without them', async ({ page }) => {
  let asked = 0
  await page.route('**/api/admin/login', (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto('/admin/login')
  const username = page.getByLabel('Username')
  const password = page.getByLabel('Password', { exact: true })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'Missing credentials')).toContainText('Please enter both username and password.')
  await expect(username).toBeFocused()
  await username.fill('admin')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(password).toBeFocused()
  await username.fill('   ')
  await password.fill('something')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'Missing credentials')).toBeVisible()
  expect(asked).toBe(0)
})

// Shows: admin-login.back, admin-errors.login
test('a wrong password is told in the words of the server, and "Back to main site" leads there', async ({
  page,
  guard,
}) => {
  guard.expect(401, /^\/api\/admin\/login$/)
  await page.goto('/admin/login')
  await signInAsAdmin(page, 'admin', 'not the password')
  await expect(toast(page, 'Login failed')).toContainText('Invalid username, password or code')
  expect(await storedToken(page)).toBeNull()
  await page.getByRole('link', { name: 'Back to main site' }).click()
  await expect(page).toHaveURL('/')
})

// Shows: admin-login.redirect, admin-login.guard, admin-session.token
test('whoever signs in is on the dashboard half a second later, and no screen opens before', async ({ page }) => {
  for (const path of ['/admin', '/admin/dashboard', '/admin/dashboard/classic', '/admin/security', '/admin/audit']) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin/login')
  }
  await page.clock.install()
  await page.goto('/admin/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await Promise.all([page.waitForResponse('**/api/admin/login'), signInAsAdmin(page)])
  await expect.poll(() => storedToken(page)).toMatch(/^[\w-]{43}$/)
  await page.clock.runFor(490)
  await expect(page).toHaveURL('/admin/login')
  await page.clock.runFor(20)
  await expect(page).toHaveURL('/admin/dashboard')
  await page.clock.resume()
  await expect(dashboard(page)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('admin')

  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin/dashboard')
})

// Shows: admin-dashboard.header, admin-session.logout
test('Logout ends the session here and on the server, and leads to the sign-in', async ({ page }) => {
  await openAsAdmin(page, '/admin')
  await expect(page).toHaveURL('/admin/dashboard')
  const token = (await storedToken(page)) ?? ''
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(toast(page, 'Logged out')).toContainText('Admin session ended.')
  expect(await storedToken(page)).toBeNull()
  const answer = await page.request.get('/api/admin/me', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(401)
})

// Shows: admin-errors.logout
test('a logout that fails says so, and the token goes all the same', async ({ page, guard }) => {
  guard.expect(503, /^\/api\/admin\/logout$/)
  await openAsAdmin(page, '/admin/dashboard')
  await page.route('**/api/admin/logout', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(toast(page, 'Logout failed')).toContainText('503 Service Unavailable')
  expect(await storedToken(page)).toBeNull()
})

// Shows: admin-session.check
test('a session that has ended signs out without a word, at the start and in the middle', async ({ page, guard }) => {
  guard.expect(401, /^\/api\/admin\//)
  await keepAdminToken(page, 'x'.repeat(43))
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL('/admin/login')
  expect(await storedToken(page)).toBeNull()
  await expect(toast(page, '')).toHaveCount(0)

  await openAsAdmin(page, '/admin/dashboard')
  await expect(dashboard(page)).toBeVisible()
  const headers = { authorization: `Bearer ${await storedToken(page)}` }
  await page.request.post('/api/admin/logout', { headers })
  await page.getByRole('link', { name: adminTexts.sections.audit }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await storedToken(page)).toBeNull()
})

test('a server that cannot say who is signed in signs nobody out', async ({ page, guard }) => {
  guard.expect(503, /^\/api\/admin\/me$/)
  await keepAdminToken(page, await adminToken(page))
  await page.route('**/api/admin/me', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(await storedToken(page)).not.toBeNull()
  await page.unroute('**/api/admin/me')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dashboard(page)).toBeVisible()
})

test('a second factor is set up, asked for at the sign-in, and switched off', async ({ page, guard, newVisitor }) => {
  guard.expect(401, /^\/api\/admin\/(?:second-factor|login)$/)
  guard.expect(400, /^\/api\/admin\/second-factor\/confirm$/)
  const { username, password } = await createAdmin()
  await openAsAdmin(page, '/admin/security', username, password)
  const form = region(page, factor.title)
  await form.getByRole('button', { name: factor.begin }).click()
  await expect(form.getByLabel(factor.password, { exact: true })).toHaveAccessibleDescription(factor.needed)
  await form.getByLabel(factor.password, { exact: true }).fill('not the password')
  await form.getByRole('button', { name: factor.begin }).click()
  await expect(toast(page, factor.failed)).toContainText('Invalid username, password or code')
  await form.getByLabel(factor.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: factor.begin }).click()

  const secret = await form.getByLabel(factor.secret, { exact: true }).inputValue()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  await expect(form.getByLabel(factor.link, { exact: true })).toHaveValue(
    `otpauth://totp/Pencil%20Quest:${username}?secret=${secret}&issuer=Pencil%20Quest`,
  )
  const entry = form.getByLabel(factor.code, { exact: true })
  await expect(entry).toBeFocused()
  await entry.fill('12')
  await form.getByRole('button', { name: factor.confirm }).click()
  await expect(entry).toHaveAccessibleDescription(new RegExp(factor.codeNeeded))
  const right = code(secret, -1)
  await entry.fill(right === '000000' ? '111111' : '000000')
  await form.getByRole('button', { name: factor.confirm }).click()
  await expect(toast(page, factor.failed)).toContainText('This code is not right')
  await entry.fill(right)
  await form.getByRole('button', { name: factor.confirm }).click()
  await expect(toast(page, factor.switchedOn)).toBeVisible()
  await expect(form.getByText(factor.on, { exact: true })).toBeVisible()

  const other = await (await newVisitor()).newPage()
  await other.goto('/admin/login')
  await signInAsAdmin(other, username, password)
  await expect(other.getByLabel(adminTexts.code)).toBeFocused()
  await expect(toast(other, 'Login failed')).toHaveCount(0)
  await other.keyboard.type(right)
  await other.keyboard.press('Enter')
  await expect(toast(other, 'Login failed')).toBeVisible()
  await other.getByLabel(adminTexts.code).fill(code(secret))
  await other.getByRole('button', { name: 'Sign In' }).click()
  await expect(dashboard(other)).toBeVisible()

  await form.getByLabel(factor.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: factor.end }).click()
  await expect(form.getByText(factor.off, { exact: true })).toBeVisible()
  await adminToken(page, username, password)
})

test('a new password and the end of other sessions, and both stand in the record', async ({ page, guard }) => {
  guard.expect(400, /^\/api\/admin\/password$/)
  guard.expect(401, /^\/api\/admin\/password$/)
  const { username, password } = await createAdmin()
  await openAsAdmin(page, '/admin/security', username, password)
  const others = region(page, sessions.title)
  await expect(others).toContainText(sessions.none)
  for (let i = 0; i < 2; i += 1) await adminToken(page, username, password)
  await page.reload()
  await expect(others).toContainText(sessions.some(2))
  await others.getByRole('button', { name: sessions.end }).click()
  await expect(toast(page, sessions.ended)).toBeVisible()
  await expect(others).toContainText(sessions.none)

  const form = region(page, passwordWords.title)
  const current = form.getByLabel(passwordWords.current, { exact: true })
  const next = form.getByLabel(passwordWords.next, { exact: true })
  const save = form.getByRole('button', { name: passwordWords.save })
  await current.fill('not the password')
  await next.fill('a lantern in the fog')
  await save.click()
  await expect(toast(page, passwordWords.failed)).toBeVisible()
  await current.fill(password)
  await next.fill('password123')
  await save.click()
  await expect(next).toHaveAccessibleDescription(/too easy to guess/)
  await next.fill('a lantern in the fog')
  await save.click()
  await expect(toast(page, passwordWords.changed)).toBeVisible()
  await adminToken(page, username, 'a lantern in the fog')

  await page.getByRole('link', { name: adminTexts.sections.audit }).click()
  const rows = page.getByRole('table', { name: auditTexts.caption }).getByRole('row').filter({ hasText: username })
  await expect(rows.filter({ hasText: 'password.change' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'sessions.end' })).toContainText('"others": 2')
})

test('the record is paged', async ({ page }) => {
  const entry = (id: number) => ({
    id,
    admin: 'robin',
    action: 'content.update',
    object: `home_content ${id}`,
    before: { title: 'x'.repeat(200) },
    after: null,
    createdAt: '2026-03-01T10:00:00.000Z',
  })
  await page.route('**/api/admin/audit*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before')
    const entries = before === '51' ? [entry(50)] : Array.from({ length: 50 }, (_, index) => entry(100 - index))
    return route.fulfill({ json: { entries, next: before ? null : 51 } })
  })
  await openAsAdmin(page, '/admin/audit')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(51)
  await rows.nth(1).getByText(auditTexts.details).click()
  await expect(rows.nth(1)).toContainText('x'.repeat(200))
  await page.getByRole('button', { name: auditTexts.older }).click()
  await expect(rows).toHaveCount(52)
  await expect(page.getByRole('button', { name: auditTexts.older })).toHaveCount(0)
})

test('by keyboard alone: in, to the security screen, and out', async ({ page }) => {
  await page.goto('/admin/login')
  await type(page, page.getByLabel('Username'), 'admin')
  await type(page, page.getByLabel('Password', { exact: true }), adminPassword)
  await page.keyboard.press('Enter')
  await expect(dashboard(page)).toBeVisible()
  await press(page, page.getByRole('link', { name: adminTexts.sections.security }))
  await expect(page.getByRole('heading', { level: 1, name: adminTexts.sections.security })).toBeFocused()
  await page.reload()
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(passwordWords.current, { exact: true })).toBeFocused()
  await page.reload()
  await press(page, page.getByRole('button', { name: 'Logout' }))
  await expect(page).toHaveURL('/admin/login')
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

      test('sign-in, security and record are accessible', async ({ page }) => {
        await page.goto('/admin/login')
        await expect(page.getByLabel('Username')).toBeVisible()
        await expectAccessible(page, 'admin sign-in')
        const { username, password } = await createAdmin()
        await openAsAdmin(page, '/admin/security', username, password)
        await page.getByRole('button', { name: passwordWords.save }).click()
        await expectAccessible(page, 'security, with a mistake')
        await region(page, factor.title).getByLabel(factor.password, { exact: true }).fill(password)
        await region(page, factor.title).getByRole('button', { name: factor.begin }).click()
        await expect(page.getByLabel(factor.secret, { exact: true })).toBeVisible()
        await expectAccessible(page, 'setting the second factor up')
        await page.getByRole('link', { name: adminTexts.sections.audit }).click()
        await expect(page.getByRole('table')).toBeVisible()
        await expectAccessible(page, 'record of changes')
      })
    })
  }
}
