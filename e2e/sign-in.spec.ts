import { errorTable } from '@pencil-quest/contract/errors'
import { defaultHomeContent } from '@pencil-quest/contract/home-defaults'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { newEmail, password, registerFamily } from './people/family.ts'
import { signIn, signUp, toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'

const { validation } = texts

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
