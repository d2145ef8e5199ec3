import { errorTable } from '@pencil-quest/contract/errors'
import { defaultHomeContent } from '@pencil-quest/contract/home-defaults'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { newEmail, password, registerFamily } from './people/family.ts'
import { signIn, signUp, toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'

const { validation } = texts

// Shows: auth.tabs, auth.hint, auth.forgot-link
test('the card has its two tabs, the hint for a password and the way to a forgotten one', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  await expect(page.getByRole('tab')).toHaveText([texts.auth.signIn, texts.auth.createAccount])
  await expect(page.getByRole('link', { name: texts.auth.forgot })).toHaveAttribute('href', '/forgot-password')
  await page.getByRole('tab', { name: texts.auth.createAccount }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('placeholder', texts.auth.passwordHint)
  await page.getByRole('tab', { name: texts.auth.signIn }).click()
  await expect(page.getByRole('button', { name: texts.auth.signIn, exact: true })).toBeVisible()
})

// Shows: auth.marketing
test('the three points are there on wide screens only', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/auth')
  const points = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  const words = texts.auth.points.map(({ title, text }) => title + text)
  await expect(points).toHaveText(words)
  await expect(points.first()).toBeVisible()
  expect(words[0]).toMatch(/themed learning adventures/i)
  expect(words[1]).toMatch(/AI-powered personalization.*age, interests and learning style/)
  expect(words[2]).toMatch(/screen-free.*hands-on activities/i)
  for (const width of [1000, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(points).toHaveCount(0)
    await expect(page.getByRole('tab').first()).toBeVisible()
  }
})

// Shows: auth.redirect
test('a parent who is signed in is led away from the sign-in', async ({ page, family: _signedIn }) => {
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})

// Shows: auth.spinner
test('a spinner turns until it is known who is signed in', async ({ page, context, baseURL }) => {
  const url = baseURL ?? ''
  // With a cookie the app has to ask whose it is.
  await context.addCookies([{ name: 'pencil_quest_session', value: 'x'.repeat(43), url }])
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/auth/user', async (route) => {
    await asked.promise
    await route.fallback()
  })
  await page.goto('/auth')
  const ring = () => page.locator('#shell main').evaluate((main) => getComputedStyle(main, '::after'))
  await expect.poll(async () => (await ring()).visibility).toBe('visible')
  expect((await ring()).animationName).toContain('spin')
  await expect(page.getByRole('tab')).toHaveCount(0)
  asked.resolve()
  await expect(page.getByRole('tab')).toHaveCount(2)
  await expect(page.locator('#shell')).toHaveCount(0)
})

// Shows: auth.to-dashboard
test('after the registration and after the sign-in the parent is on the dashboard', async ({ page, newVisitor }) => {
  const email = newEmail()
  await signUp(page, email)
  await expect(page).toHaveURL('/dashboard')
  const other = await (await newVisitor()).newPage()
  await other.goto('/auth')
  await signIn(other, email)
  await expect(other).toHaveURL('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})

/** The text that stands beside a field, as a screen reader ties it to the field. */
function expectBeside(page: Page, label: string, text: string) {
  return expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(text)
}

test('a form with mistakes says beside each field what it needs', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectBeside(page, 'Email', validation.email)
  await expectBeside(page, 'Password', validation.password)

  await page.getByRole('tab', { name: 'Create Account' }).click()
  await page.getByLabel('Email').fill('not an address')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectBeside(page, 'First Name', validation.firstName)
  await expectBeside(page, 'Last Name', validation.lastName)
  await expectBeside(page, 'Email', validation.email)
  await expectBeside(page, 'Password', validation.passwordLength)
  await expect(page.getByLabel('First Name')).toBeFocused()
})

test('the server refuses a common password and a taken e-mail beside their fields', async ({
  page,
  request,
  guard,
  baseURL,
}) => {
  guard.expect(400, /^\/api\/register$/)
  guard.expect(409, /^\/api\/register$/)
  const { email } = await registerFamily(request, baseURL)
  await page.goto('/auth?tab=register')
  await page.getByLabel('First Name').fill('Pat')
  await page.getByLabel('Last Name').fill('Parent')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectBeside(page, 'Password', validation.passwordCommon)

  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectBeside(page, 'Email', errorTable.email_taken.message)
  await expect(page).toHaveURL(/\/auth\?tab=register$/)
})

test('a wrong password is refused, and the typed e-mail stays', async ({ page, request, guard, baseURL }) => {
  guard.expect(401, /^\/api\/login$/)
  const { email } = await registerFamily(request, baseURL)
  await page.goto('/auth')
  await signIn(page, email, 'not my password')
  await expectBeside(page, 'Password', errorTable.wrong_credentials.message)
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(toast(page, texts.toasts.welcomeBack.title)).toBeVisible()
})

// Shows: roles.signed-in
test('a deep link leads to the sign-in and from there back', async ({ page, request, baseURL }) => {
  const family = await registerFamily(request, baseURL)
  const child = await family.addChild({ name: 'Tamsin' })
  await page.goto(`/wizard/${child.id}`)
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(`/wizard/${child.id}`)}`)
  await signIn(page, family.email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're building a plan for Tamsin")
  await expect(page).toHaveURL(`/wizard/${child.id}`)
})

test('an address in the link never leads to another site, signed out or in', async ({ page, request, baseURL }) => {
  const { email } = await registerFamily(request, baseURL)
  await page.goto(`/auth?next=${encodeURIComponent('//example.org/plans')}`)
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  for (const next of ['https://example.org/', '//example.org/', '/\\example.org', 'javascript:alert(1)']) {
    await page.goto(`/auth?next=${encodeURIComponent(next)}`)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
  }
})

// Shows: session.logout
test('logging out ends the session in this browser', async ({ page }) => {
  await signUp(page, newEmail())
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(toast(page, texts.toasts.goodbye.title)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(defaultHomeContent.hero[0]?.title ?? '')
  expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth/)
})
