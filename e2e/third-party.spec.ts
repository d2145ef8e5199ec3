import { texts } from '@pencil-quest/contract/texts'
import { signInOptions, thirdPartyTexts } from '@pencil-quest/contract/third-party'
import type { Page } from '@playwright/test'
import { expectAccessible } from './people/accessible.ts'
import { newEmail, password, registerFamily } from './people/family.ts'
import { addChild, signIn, toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'
import { picturedPerson, unverifiedPerson } from './setup/sign-in-provider.ts'

const button = thirdPartyTexts.continueWith('Google')

test.beforeEach(async ({ context }) => {
  // The provider's own pages ask for a font of the internet.
  await context.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  )
})

/** On the provider's own pages: who one is, and that one agrees. */
async function signInAtProvider(page: Page, name: string) {
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('anything')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

const keptToken = (page: Page) => page.evaluate(() => localStorage.getItem('sessionToken'))

// Shows: auth.google
test('a new parent comes in by the provider, works by the cookie alone, and leaves', async ({ page }) => {
  await page.goto('/auth')
  const began = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/auth/google')
  await page.getByRole('button', { name: button }).click()
  expect((await began).isNavigationRequest()).toBe(true)
  await signInAtProvider(page, newEmail())
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(toast(page, texts.toasts.registered.title)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  expect(await keptToken(page)).toBeNull()

  await addChild(page, 'Zorabel')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Zorabel' })).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menu')).toContainText('Robin')
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth/)
})

test('somebody known comes back to the place they wanted', async ({ page, context }) => {
  const email = newEmail()
  await page.goto('/auth')
  await page.getByRole('button', { name: button }).click()
  await signInAtProvider(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await context.clearCookies({ name: 'pencil_quest_session' })
  await page.goto('/plans?from=mail')
  await expect(page).toHaveURL(/\/auth\?next=/)
  // The provider knows its own visitor still.
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recent Plans' })).toBeVisible()
  await expect(page).toHaveURL('/plans?from=mail')
  await expect(toast(page, texts.toasts.welcomeBack.title)).toBeVisible()
})

test('a password account of the same e-mail is taken over: other devices and the old password are out', async ({
  page,
  newVisitor,
  guard,
}) => {
  guard.expect(401, /^\/api\/(?:login|child-profiles\/.*|learning-plans\/.*)$/)
  const other = await newVisitor()
  const { email } = await registerFamily(other.request)
  await page.goto('/auth')
  await page.getByRole('button', { name: button }).click()
  await signInAtProvider(page, email)
  await expect(toast(page, texts.toasts.welcomeBack.title)).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menu')).toContainText('Pat Parent')

  const elsewhere = await other.newPage()
  await elsewhere.goto('/dashboard')
  await expect(elsewhere).toHaveURL(/\/auth/)
  await signIn(elsewhere, email)
  await expect(toast(elsewhere, texts.failures.login)).toBeVisible()
})

test('a token that was kept from before speaks for nobody afterwards', async ({ page, request }) => {
  const before = await registerFamily(request)
  const login = await request.post('/api/login', { data: { email: before.email, password } })
  const { sessionToken } = await login.json()
  const email = newEmail()
  await page.goto('/auth')
  await page.evaluate((token) => localStorage.setItem('sessionToken', token), String(sessionToken))
  await page.goto('/api/auth/google')
  await signInAtProvider(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(await keptToken(page)).toBeNull()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menu')).toContainText(email)
})

// Shows: frame.avatar
test('the picture is shown from our own address', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: button }).click()
  await signInAtProvider(page, picturedPerson)
  const picture = page.getByRole('button', { name: 'Account menu' }).locator('img')
  await expect(picture).toHaveAttribute('src', /^\/api\/avatars\/[0-9a-f]{64}$/)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a picture that is not there any more leaves the initials', async ({ page, guard }) => {
  guard.expect(404, /^\/api\/avatars\//)
  await page.route('**/api/avatars/*', (route) => route.fulfill({ status: 404 }))
  await page.goto('/auth')
  await page.getByRole('button', { name: button }).click()
  await signInAtProvider(page, picturedPerson)
  await expect(page.getByRole('button', { name: 'Account menu' })).toContainText('R')
})

test('an e-mail that the provider has not verified is refused, in words, once', async ({ page }) => {
  await page.goto('/auth?next=/plans')
  await page.getByRole('button', { name: button }).click()
  await signInAtProvider(page, unverifiedPerson)
  const said = toast(page, thirdPartyTexts.unverified('Google').title)
  await expect(said).toBeVisible()
  await expect(page).toHaveURL('/auth?next=%2Fplans')
  await page.reload()
  await expect(page.getByRole('button', { name: button })).toBeVisible()
  await expect(said).toBeHidden()
})

test('leaving the provider before the end leads back', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('link', { name: '[ Cancel ]' }).click()
  await expect(toast(page, thirdPartyTexts.cancelled('Google').title)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
})

test('a link to the callback signs nobody in', async ({ page }) => {
  await page.goto('/api/auth/google/callback?code=stolen&state=guessed')
  await expect(toast(page, thirdPartyTexts.failed('Google').title)).toBeVisible()
  await expect(page).toHaveURL('/auth')
})

test('a server without a provider says so on the button', async ({ page }) => {
  await page.route(`**${signInOptions.path}`, (route) =>
    route.fulfill({ json: { thirdParty: null, registration: 'open' } }),
  )
  await page.goto('/auth')
  await page.getByRole('button', { name: button }).press('Enter')
  await expect(toast(page, thirdPartyTexts.off('Google').title)).toBeVisible()
  await expect(page).toHaveURL('/auth')
})

test('another provider goes by its own name', async ({ page }) => {
  await page.route(`**${signInOptions.path}`, (route) =>
    route.fulfill({ json: { thirdParty: { name: 'School ID' }, registration: 'open' } }),
  )
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: thirdPartyTexts.continueWith('School ID') })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

      test('the sign-in that failed is readable for all', async ({ page }) => {
        await page.goto('/auth?signin=unverified')
        await expect(toast(page, thirdPartyTexts.unverified('Google').title)).toBeVisible()
        await expectAccessible(page, 'sign-in that failed')
      })
    })
  }
}
