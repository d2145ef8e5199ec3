import { errorTable } from '@pencil-quest/contract/errors'
import { recoveryTexts } from '@pencil-quest/contract/recovery'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { linkIn } from '../apps/server/src/testing/read-mail.ts'
import { expectAccessible } from './people/accessible.ts'
import { newEmail, registerFamily } from './people/family.ts'
import { mailsTo, nextMailTo } from './people/mailbox.ts'
import { chooseSubjects, chooseTheme, signIn } from './people/parent.ts'
import { expect, test } from './people/test.ts'

const { forgot, reset, validation } = recoveryTexts
const newPassword = 'lanterns over the lake'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const expectBeside = (page: Page, label: string, text: string) =>
  expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(text)

async function choose(page: Page, first: string, second = first) {
  await page.getByLabel(reset.password, { exact: true }).fill(first)
  await page.getByLabel(reset.confirm).fill(second)
  await page.getByRole('button', { name: reset.submit }).click()
}

async function askForLink(page: Page, email: string) {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: forgot.submit }).click()
  await expect(heading(page, forgot.sentTitle)).toBeFocused()
}

// Shows: forgot.back
test('an address that is none is refused beside its field', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: forgot.submit }).click()
  await expectBeside(page, 'Email', texts.validation.email)
  await page.getByRole('link', { name: forgot.backToLogin }).click()
  await expect(page).toHaveURL('/auth')
})

test('what the server refuses stands in the form, and its silence too', async ({ page, guard }) => {
  guard.expect(429, /^\/api\/forgot-password$/)
  guard.expect(502, /^\/api\/forgot-password$/)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(newEmail())
  const { message } = errorTable.too_many
  await page.route('**/api/forgot-password', (route) => route.fulfill({ status: 429, json: { message } }))
  await page.getByRole('button', { name: forgot.submit }).click()
  await expect(page.getByRole('alert')).toHaveText(message)
  await page.route('**/api/forgot-password', (route) => route.fulfill({ status: 502, body: '<html>' }))
  await page.getByRole('button', { name: forgot.submit }).click()
  await expect(page.getByRole('alert')).toHaveText(forgot.failed)
})

// Shows: auth.forgot-link, forgot.sent, reset.form, reset.continue
test('a parent who forgot the password gets in again by the mail, by keyboard alone', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await registerFamily(request, baseURL)
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: texts.auth.forgot }).press('Enter')
  await expect(page).toHaveURL('/forgot-password')
  await expect(heading(page, forgot.title)).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Email').press('Enter')
  await expect(heading(page, forgot.sentTitle)).toBeFocused()
  await expect(page.getByText(forgot.sent)).toBeVisible()
  await expect(page.getByText(forgot.development)).toHaveCount(0)

  const { pathname, search } = linkIn(await nextMailTo(email))
  await page.goto(pathname + search)
  await choose(page, newPassword, 'lanterns')
  await expectBeside(page, reset.confirm, validation.mismatch)
  await choose(page, 'short', '')
  await expectBeside(page, reset.password, texts.validation.passwordLength)
  await expectBeside(page, reset.confirm, validation.confirm)
  await page.getByLabel(reset.password, { exact: true }).fill(newPassword)
  await page.getByLabel(reset.confirm).fill(newPassword)
  await page.getByLabel(reset.confirm).press('Enter')
  await expect(heading(page, reset.doneTitle)).toBeFocused()
  expect((await nextMailTo(email, 2)).subject).toBe('Your Pencil Quest password was changed')
  await page.getByRole('link', { name: reset.continue }).press('Enter')
  await expect(page).toHaveURL('/auth')
  await signIn(page, email, newPassword)
  await expect(heading(page, screenTexts.dashboard.title)).toBeVisible()
})

// Shows: reset.done
test('a browser that was signed in is signed out, and is led to the sign-in by itself', async ({ page, family }) => {
  await page.clock.install()
  await page.goto('/dashboard')
  await askForLink(page, family.email)
  const { pathname, search } = linkIn(await nextMailTo(family.email))
  await page.goto(pathname + search)
  await choose(page, newPassword)
  await expect(heading(page, reset.doneTitle)).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password/)
  expect(reset.redirectSeconds).toBe(3)
  await page.clock.runFor(reset.redirectSeconds * 1000)
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('button', { name: texts.auth.signIn, exact: true })).toBeVisible()
})

test('a link works once, and a common password does not use it up', async ({ page, guard, request, baseURL }) => {
  guard.expect(400, /^\/api\/reset-password$/)
  const { email } = await registerFamily(request, baseURL)
  await askForLink(page, email)
  const { pathname, search } = linkIn(await nextMailTo(email))
  await page.goto(pathname + search)
  await choose(page, 'password123')
  await expectBeside(page, reset.password, texts.validation.passwordCommon)
  await choose(page, newPassword)
  await expect(heading(page, reset.doneTitle)).toBeVisible()

  await page.goto(pathname + search)
  await choose(page, newPassword)
  await expect(page.getByRole('alert')).toHaveText(errorTable.reset_link_invalid.message)
  await page.getByRole('link', { name: reset.requestNew }).click()
  await expect(page).toHaveURL('/forgot-password')
})

// Shows: reset.invalid
test('an address without a token offers a new link and no form', async ({ page }) => {
  for (const address of ['/reset-password', '/reset-password?token=', '/reset-password?token=%20']) {
    await page.goto(address)
    await expect(heading(page, reset.invalidTitle)).toBeVisible()
    await expect(page.getByText(reset.invalid)).toBeVisible()
    await expect(page.getByLabel(reset.password, { exact: true })).toHaveCount(0)
  }
  await page.getByRole('link', { name: reset.requestNew }).click()
  await expect(heading(page, forgot.title)).toBeVisible()
})

// Shows: forgot.sent, forgot.back
test('nobody is told who has an account', async ({ page }) => {
  const stranger = newEmail()
  await askForLink(page, stranger)
  await expect(page.getByText(forgot.sent)).toBeVisible()
  await expect(page.getByRole('link', { name: forgot.backToLogin })).toHaveAttribute('href', '/auth')
  expect(await mailsTo(stranger)).toEqual([])
})

// Shows: forgot.development
test('in development the token is shown with its link; a server without mail says so', async ({ page }) => {
  const token = '662E41-_x'
  const answer = { success: true, message: forgot.sent, hasMail: false }
  await page.route('**/api/forgot-password', (route) => route.fulfill({ json: { ...answer, resetToken: token } }))
  await askForLink(page, newEmail())
  await expect(page.getByRole('heading', { name: forgot.development })).toBeVisible()
  await expect(page.getByText(token)).toBeVisible()
  await page.getByRole('link', { name: forgot.openLink }).click()
  await expect(page).toHaveURL(`/reset-password?token=${token}`)
  await expect(page.getByLabel(reset.password, { exact: true })).toBeVisible()

  await page.route('**/api/forgot-password', (route) => route.fulfill({ json: answer }))
  await askForLink(page, newEmail())
  await expect(page.getByText(forgot.noMail)).toBeVisible()
})

test('a mail wished for in the wizard brings the parent to the plan', async ({ page, family }) => {
  const child = await family.addChild({ name: 'Zorabel' })
  await page.goto(`/wizard/${child.id}`)
  await chooseTheme(page, /^Space Explorers/)
  await chooseSubjects(page, ['Math'])
  const tick = page.getByRole('checkbox', { name: screenTexts.processing.mailWhenReady })
  await tick.check()
  await page.reload()
  await expect(tick).toBeChecked()
  await page.getByRole('button', { name: screenTexts.wizard.create }).click()
  const mail = await nextMailTo(family.email)
  expect(mail.subject).toBe('Your learning plan is ready')
  expect(mail.text).not.toContain('Zorabel')
  await page.goto(linkIn(mail).pathname)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zorabel')
})

test('the wish for a mail can be changed while the plan is being made', async ({ page, family, guard }) => {
  guard.expect(409, /^\/api\/requests\//)
  const { id, requestId } = await family.askForPlan(await family.addChild())
  await page.route(`**/api/requests/${requestId}/status`, (route) =>
    route.fulfill({ json: { requestId, status: 'processing', planId: null, error: null } }),
  )
  const event = { requestId, status: 'processing', planId: null, error: null, stage: 'composing', finished: [] }
  await page.route(`**/api/requests/${requestId}/events`, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `event: progress\ndata: ${JSON.stringify(event)}\n\n` }),
  )
  await page.route(`**/api/requests/${requestId}/status-detailed`, async (route) => {
    const timestamp = new Date().toISOString()
    const pendingRequest = { requestId, status: 'processing', timestamp, stage: 'composing', attempts: 1 }
    const detailed = { plan: null, pendingRequest: { ...pendingRequest, mailWhenReady: false } }
    await route.fulfill({ json: { requestId, status: 'processing', detailed } })
  })
  const sent: unknown[] = []
  await page.route(`**/api/requests/${requestId}`, async (route) => {
    const body = route.request().postDataJSON()
    sent.push(body)
    if (body.mailWhenReady) return route.fulfill({ json: { success: true, ...body } })
    const { message } = errorTable.not_making
    return route.fulfill({ status: 409, json: { success: false, message, code: 'not_making' } })
  })
  await page.goto(`/processing/${requestId}`)
  const tick = page.getByRole('checkbox', { name: screenTexts.processing.mailWhenReady })
  await tick.click()
  await expect(tick).toBeChecked()
  await expect.poll(() => sent).toEqual([{ mailWhenReady: true }])
  await tick.click()
  await expect(page.getByText(errorTable.not_making.message).first()).toBeVisible()
  await expect(tick).toBeChecked()
  expect(id).toBeGreaterThan(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

      test('the screens of a forgotten password', async ({ page, guard }, info) => {
        guard.expect(400, /^\/api\/reset-password$/)
        const look = async (screen: string) => {
          await expectAccessible(page, screen)
          await page.screenshot({ path: info.outputPath(`${screen}.png`), fullPage: true })
        }
        await page.goto('/forgot-password')
        await page.getByRole('button', { name: forgot.submit }).click()
        await expectBeside(page, 'Email', texts.validation.email)
        await look('forgot')
        await askForLink(page, newEmail())
        await look('sent')
        const json = { success: true, message: forgot.sent, hasMail: false, resetToken: 'a'.repeat(43) }
        await page.route('**/api/forgot-password', (route) => route.fulfill({ json }))
        await askForLink(page, newEmail())
        await look('development')
        await page.getByRole('link', { name: forgot.openLink }).click()
        await choose(page, newPassword)
        await expect(page.getByRole('alert')).not.toBeEmpty()
        await look('refused')
        await page.route('**/api/reset-password', (route) => route.fulfill({ json: { success: true, message: '' } }))
        await page.clock.install()
        await choose(page, newPassword)
        await expect(heading(page, reset.doneTitle)).toBeVisible()
        await look('done')
        await page.goto('/reset-password')
        await expect(heading(page, reset.invalidTitle)).toBeVisible()
        await look('invalid')
      })
    })
  }
}
