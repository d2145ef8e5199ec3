import { readFile } from 'node:fs/promises'
import { accountMessages } from '@pencil-quest/contract/account'
import { accountTexts } from '@pencil-quest/contract/account-texts'
import { creditsText, fontsText, privacyText, termsText } from '@pencil-quest/contract/legal-texts'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from './people/accessible.ts'
import { query } from './people/database.ts'
import { newEmail, password, registerFamily } from './people/family.ts'
import { signIn, signUp, toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'

const { profile, settings, print, password: passwordWords, devices, data, remove, consent, closed } = accountTexts
const folder = process.env.PENCIL_QUEST_E2E_DATA ?? ''
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const openMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' }).click()

// Shows: frame.menu
test('the account menu leads to the profile and the settings', async ({ page, family }) => {
  await page.goto('/dashboard')
  await openMenu(page)
  const items = page.getByRole('menu').locator('[role^="menuitem"]')
  await expect(items).toHaveText([profile.title, settings.title, 'Light', 'Dark', 'System', 'Log out'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeFocused()
  await expect(page.getByRole('textbox', { name: profile.emailField })).toHaveValue(family.email)
  await openMenu(page)
  await page.getByRole('menuitem', { name: settings.title }).click()
  await expect(page).toHaveURL('/settings')
  await expect(page.getByRole('heading', { level: 1, name: settings.title })).toBeFocused()
})

test('a visitor signs in first', async ({ page }) => {
  await page.goto('/settings')
  await expect(page).toHaveURL('/auth?next=%2Fsettings')
})

test('a name is changed, and the menu shows it at once', async ({ page, family: _signedIn }) => {
  await page.goto('/profile')
  const name = region(page, profile.name)
  await name.getByLabel(profile.firstName).fill('')
  await name.getByRole('button', { name: profile.save }).click()
  await expect(name.getByLabel(profile.firstName)).toHaveAccessibleDescription(texts.validation.firstName)
  await name.getByLabel(profile.firstName).fill('Ada')
  await name.getByLabel(profile.lastName).fill('Lovelace')
  await name.getByRole('button', { name: profile.save }).click()
  await expect(toast(page, settings.saved)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' })).toContainText('AL')
  await openMenu(page)
  await expect(page.getByRole('menu')).toContainText('Ada Lovelace')
})

test('what is typed outlives a reload, but no password does', async ({ page, family: _signedIn }) => {
  await page.goto('/profile')
  const [name, email] = [region(page, profile.name), region(page, profile.email)]
  await name.getByLabel(profile.firstName).fill('Grace')
  await email.getByLabel(profile.emailField).fill('grace@example.org')
  await email.getByLabel(passwordWords.current).fill('not to be kept')
  await page.reload()
  await expect(name.getByLabel(profile.firstName)).toHaveValue('Grace')
  await expect(email.getByLabel(profile.emailField)).toHaveValue('grace@example.org')
  await expect(email.getByLabel(passwordWords.current)).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'not to be kept',
  )

  await name.getByRole('button', { name: profile.save }).click()
  await expect(toast(page, settings.saved)).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('name:')))).toEqual([])
})

test('an e-mail is changed with the password, and is the one to sign in with', async ({
  page,
  request,
  guard,
  baseURL,
}) => {
  guard.expect(400, /^\/api\/account$/)
  guard.expect(409, /^\/api\/account$/)
  const other = await registerFamily(request, baseURL)
  await signUp(page, newEmail())
  await page.goto('/profile')
  const email = region(page, profile.email)
  const save = email.getByRole('button', { name: profile.saveEmail })
  const current = email.getByLabel(passwordWords.current, { exact: true })
  await email.getByLabel(profile.emailField).fill(other.email)
  await save.click()
  await expect(current).toHaveAccessibleDescription(accountMessages.currentPassword)
  await current.fill('not my password')
  await save.click()
  await expect(current).toHaveAccessibleDescription(accountMessages.wrongPassword)
  await current.fill(password)
  await save.click()
  await expect(email.getByLabel(profile.emailField)).toHaveAccessibleDescription(/already exists/)

  const wanted = newEmail()
  await email.getByLabel(profile.emailField).fill(wanted)
  await save.click()
  await expect(toast(page, settings.saved)).toBeVisible()
  await expect(current).toHaveValue('')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth')
  await signIn(page, wanted)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('a new password signs out the other devices and leaves this one in', async ({ page, guard, newVisitor }) => {
  guard.expect(400, /^\/api\/account$/)
  guard.expect(401, /^\/api\//)
  const email = newEmail()
  await signUp(page, email)
  const other = await (await newVisitor()).newPage()
  await other.goto('/auth')
  await signIn(other, email)
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await page.goto('/settings')
  const form = region(page, passwordWords.title)
  const next = form.getByLabel(passwordWords.next, { exact: true })
  await form.getByLabel(passwordWords.current, { exact: true }).fill(password)
  await next.fill('password123')
  await form.getByRole('button', { name: passwordWords.save }).click()
  await expect(next).toHaveAccessibleDescription(texts.validation.passwordCommon)
  await next.fill('kites and paper boats')
  await form.getByRole('button', { name: passwordWords.save }).click()
  await expect(toast(page, passwordWords.changed.title)).toContainText(passwordWords.changed.text)
  await expect(region(page, devices.title).getByText(devices.onlyThis)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: settings.title })).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL(/\/auth/)
  await signIn(other, email, 'kites and paper boats')
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('signed-in devices are listed and signed out', async ({ page, newVisitor }) => {
  const email = newEmail()
  await signUp(page, email)
  const others = [await newVisitor(), await newVisitor()]
  for (const other of others) await other.request.post('/api/login', { data: { email, password } })
  await page.goto('/settings')
  const list = region(page, devices.title)
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('listitem').first()).toContainText(devices.thisOne)
  await expect(list.getByRole('listitem').first()).toContainText(/Chrome on \w+/)
  await expect(list.getByRole('listitem').first().getByRole('button')).toHaveCount(0)
  await list.getByRole('listitem').nth(1).getByRole('button', { name: devices.signOut }).click()
  await expect(toast(page, accountMessages.signedOut)).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button', { name: devices.signOutOthers }).click()
  await expect(list.getByText(devices.onlyThis)).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  for (const other of others) expect((await other.request.get('/api/auth/user')).status()).toBe(401)
})

test('the paper and ink saver of the account are what preview and dialog begin with', async ({ page, family }) => {
  const { id } = await family.makePlan(await family.addChild())
  await page.addInitScript(() => localStorage.getItem('paper') ?? localStorage.setItem('paper', 'letter'))
  await page.goto('/settings')
  const form = region(page, print.title)
  await expect(form.getByRole('radio', { name: /^Letter/ })).toBeChecked()
  await form.getByRole('radio', { name: /^A4/ }).check()
  await form.getByRole('checkbox', { name: print.inkSaver }).check()
  await form.getByRole('button', { name: print.save }).click()
  await expect(toast(page, settings.saved)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('paper')), 'what this device chose before gives way').toBeNull()

  await page.goto('/dashboard')
  await page.evaluate(() => localStorage.removeItem('paper'))
  const shown = page.waitForResponse(`**/api/learning-plan/${id}/page*`)
  await page.getByRole('link', { name: /^View Space Explorers/ }).click()
  await page.getByRole('button', { name: screenTexts.print.options }).click()
  const dialog = page.getByRole('dialog', { name: screenTexts.print.title })
  await expect(dialog.getByRole('radio', { name: screenTexts.print.papers.a4 })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: screenTexts.plan.preview }).click()
  const html = await (await shown).text()
  expect(html).toMatch(/size:\s*a4/i)
  expect(html).not.toMatch(/<div class="world">[^<]*<\/div>\s*<svg/)
})

test('everything is downloaded in one file', async ({ page, family }) => {
  const plan = await family.makePlan(await family.addChild({ name: 'Zorabel' }))
  await page.goto('/settings')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: data.download }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^pencil-quest-export-\d{4}-\d\d-\d\d\.zip$/)
  const entries = unzipSync(await readFile(await file.path()))
  expect(strFromU8(entries['children.json'] ?? new Uint8Array())).toContain('Zorabel')
  const packet = entries[`plans/${plan.id}/packages/family-letter/packet.pdf`] ?? new Uint8Array()
  expect(strFromU8(packet.subarray(0, 5), true)).toBe('%PDF-')
})

test('an account is deleted with everything in it, and only with the password', async ({ page, guard }) => {
  guard.expect(400, /^\/api\/account$/)
  const email = newEmail()
  await signUp(page, email)
  await page.evaluate(() => sessionStorage.setItem('draft', 'of a child'))
  await page.goto('/settings')
  const open = page.getByRole('button', { name: remove.open })
  await open.click()
  const dialog = page.getByRole('dialog', { name: remove.title })
  const proof = dialog.getByLabel(remove.password, { exact: true })
  await dialog.getByRole('button', { name: remove.cancel }).click()
  await expect(open).toBeFocused()

  await open.click()
  await dialog.getByRole('button', { name: remove.confirm }).click()
  await expect(proof).toHaveAccessibleDescription(accountMessages.currentPassword)
  await proof.fill('not my password')
  await dialog.getByRole('button', { name: remove.confirm }).click()
  await expect(proof).toHaveAccessibleDescription(accountMessages.wrongPassword)
  expect(await query(folder, 'select 1 from users where email = $1', [email])).toHaveLength(1)

  await proof.fill(password)
  await dialog.getByRole('button', { name: remove.confirm }).click()
  await expect(toast(page, remove.done.title)).toContainText(remove.done.text)
  await expect(page).toHaveURL('/auth')
  expect(await query(folder, 'select 1 from users where email = $1', [email])).toHaveLength(0)
  expect(await page.evaluate(() => [localStorage.getItem('sessionToken'), sessionStorage.getItem('draft')])).toEqual([
    null,
    null,
  ])
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth/)
})

test('an account that another service signs in is deleted by its e-mail', async ({ page, guard, family }) => {
  guard.expect(400, /^\/api\/account$/)
  await query(folder, `update users set password = null, auth_provider = 'google' where id = $1`, [family.id])
  await page.goto('/profile')
  await expect(region(page, profile.email)).toContainText(accountMessages.emailElsewhere)
  await page.goto('/settings')
  await expect(region(page, passwordWords.title)).toContainText(passwordWords.none)
  await page.getByRole('button', { name: remove.open }).click()
  const dialog = page.getByRole('dialog', { name: remove.title })
  const proof = dialog.getByLabel(remove.email)
  await proof.fill('somebody@example.org')
  await dialog.getByRole('button', { name: remove.confirm }).click()
  await expect(proof).toHaveAccessibleDescription(/This is not the email of this account/)
  await proof.fill(family.email)
  await dialog.getByRole('button', { name: remove.confirm }).click()
  await expect(toast(page, remove.done.title)).toBeVisible()
})

test('whoever registers reads what they agree to, without losing what they typed', async ({ page, context }) => {
  await page.goto('/auth?tab=register')
  await page.getByLabel('First Name').fill('Pat')
  await expect(
    page.getByText('By creating an account you confirm that you are an adult and agree to the Terms'),
  ).toBeVisible()
  for (const [name, { title }] of [
    [consent.terms, termsText],
    [consent.privacy, privacyText],
  ] as const) {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('tabpanel')
        .getByRole('link', { name: `${name} ${consent.newTab}` })
        .click(),
    ])
    await expect(opened.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await opened.close()
  }
  await expect(page.getByLabel('First Name')).toHaveValue('Pat')
})

test('a server that takes no new accounts says so kindly', async ({ page }) => {
  await page.route('**/api/auth/options', (route) =>
    route.fulfill({ json: { thirdParty: null, registration: 'closed' } }),
  )
  await page.goto('/auth?tab=register')
  await expect(page.getByText(closed.title)).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('textbox')).toHaveCount(0)
  await page.getByRole('tab', { name: texts.auth.signIn }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('an old page learns it from the refusal', async ({ page, guard }) => {
  guard.expect(403, /^\/api\/register$/)
  await page.route('**/api/register', (route) =>
    route.fulfill({ status: 403, json: { success: false, code: 'registration_closed', message: 'Closed' } }),
  )
  await page.goto('/auth?tab=register')
  await page.getByLabel('First Name').fill('Pat')
  await page.getByLabel('Last Name').fill('Parent')
  await page.getByLabel('Email').fill('late@example.org')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: texts.auth.createAccount }).click()
  await expect(page.getByText(closed.title)).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

      test('profile and settings are accessible', async ({ page, newVisitor }) => {
        const email = newEmail()
        await signUp(page, email)
        await (await newVisitor()).request.post('/api/login', { data: { email, password } })
        await page.goto('/profile')
        await page.getByRole('button', { name: profile.saveEmail }).click()
        await expectAccessible(page, 'profile, with a mistake')
        await page.goto('/settings')
        await expect(region(page, devices.title).getByRole('listitem')).toHaveCount(2)
        await expectAccessible(page, 'settings')
        await page.getByRole('button', { name: remove.open }).click()
        await page.getByRole('dialog').getByRole('button', { name: remove.confirm }).click()
        await expectAccessible(page, 'deleting the account, with a mistake')
      })

      test('privacy, terms, credits and the closed registration are accessible', async ({ page }) => {
        for (const { title } of [privacyText, termsText, creditsText]) {
          await page.goto(`/${title.toLowerCase()}`)
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
          await expectAccessible(page, title)
        }
        await expect(page.getByRole('heading', { level: 2, name: fontsText.heading })).toBeVisible()
        await page.route('**/api/auth/options', (route) =>
          route.fulfill({ json: { thirdParty: null, registration: 'closed' } }),
        )
        await page.goto('/auth?tab=register')
        await expect(page.getByText(closed.title)).toBeVisible()
        await expectAccessible(page, 'closed registration')
      })
    })
  }
}
