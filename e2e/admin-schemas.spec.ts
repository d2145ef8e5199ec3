import { adminTexts } from '@pencil-quest/contract/admin/accounts'
import { schemaTexts as words } from '@pencil-quest/contract/admin/schema-texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './people/accessible.ts'
import { adminToken, openAsAdmin } from './people/admin.ts'
import { query } from './people/database.ts'
import { press, settle, tabTo, type } from './people/keyboard.ts'
import { toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'

// There is one active version for the whole server, and other specs make plans by it: what is activated here lets every
// worksheet pass, and the version of the release is active again at the end.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const folder = process.env.PENCIL_QUEST_E2E_DATA ?? ''
const path = '/admin/worksheet-schemas'
const lenient = JSON.stringify({ type: 'object', required: ['kind'] }, null, 2)

const row = (page: Page, version: string) =>
  page.getByRole('table', { name: words.allTitle }).getByRole('row').filter({ hasText: version })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const newVersion = () => `e2e-${crypto.randomUUID().slice(0, 8)}`

async function open(page: Page) {
  await openAsAdmin(page, path)
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
}

async function post(page: Page, address: string, data: object = {}) {
  const headers = {
    authorization: `Bearer ${await adminToken(page)}`,
    origin: process.env.PENCIL_QUEST_E2E_ADDRESS ?? '',
  }
  const answer = await page.request.post(`/api${path}${address}`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as { id: number; version: string }
}

test.afterEach(async ({ page }) => {
  const [builtIn] = await query<{ id: number; is_active: boolean }>(
    folder,
    `select id, is_active from worksheet_schemas where version like 'builtin-%' order by id desc limit 1`,
  )
  if (builtIn && !builtIn.is_active) await post(page, `/${builtIn.id}/activate`)
})

test('without a sign-in it leads to the sign-in', async ({ page }) => {
  await page.goto(path)
  await expect(page).toHaveURL('/admin/login')
})

test('the version of the release is there and active, and can be looked at and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  const active = page.getByRole('region', { name: words.activeTitle })
  await expect(active).toContainText('builtin-')
  await expect(active.getByText(words.builtIn, { exact: true })).toBeVisible()
  await active.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  const text = await dialog.getByLabel(words.content).inputValue()
  expect(JSON.parse(text)).toMatchObject({ type: 'object', properties: { kind: { type: 'string' } } })
  await dialog.getByRole('button', { name: words.copy, exact: true }).click()
  await expect(toast(page, words.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
})

test('a version is added with what is wrong said beside its field, activated after a question, and stays', async ({
  page,
  guard,
}) => {
  guard.expect(400, /worksheet-schemas$/)
  guard.expect(409, /worksheet-schemas$/)
  await open(page)
  const version = newVersion()
  await button(page, words.add).click()
  const dialog = page.getByRole('dialog')
  const content = dialog.getByLabel(words.content)
  await expect(content).toHaveValue(/"number-practice"/)
  await content.fill('{ "type": ')
  const save = dialog.getByRole('button', { name: words.save })
  await save.click()
  await expect(dialog.getByLabel(words.version, { exact: true })).toBeFocused()
  await expect(content).toHaveAccessibleDescription(new RegExp(words.invalidJson))

  await dialog.getByLabel(words.version, { exact: true }).fill(version)
  await content.fill('{ "pattern": "(a+)+$" }')
  await save.click()
  await expect(toast(page, words.failures.add)).toBeVisible()
  await expect(content).toHaveAccessibleDescription(/"pattern" is not accepted/)
  await expect(content).toBeFocused()

  await content.fill(lenient)
  await dialog.getByLabel(words.description).fill('Lets everything pass')
  await page.reload()
  await button(page, words.add).click()
  await expect(dialog.getByText(words.kept)).toBeVisible()
  await expect(content).toHaveValue(lenient)
  await save.click()
  await expect(toast(page, words.added)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(row(page, version)).toContainText('Lets everything pass')
  await expect(row(page, version)).toContainText('admin')

  await button(page, words.add).click()
  await dialog.getByLabel(words.version, { exact: true }).fill(version)
  await save.click()
  await expect(toast(page, 'There is a version of this name already')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await button(page, `${words.activate} ${version}`).click()
  const question = page.getByRole('alertdialog', { name: words.activateTitle(version) })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, version).getByText(words.active, { exact: true })).toHaveCount(0)
  await button(page, `${words.activate} ${version}`).click()
  await question.getByRole('button', { name: words.activate }).click()
  await expect(toast(page, words.activated)).toContainText(version)
  await expect(row(page, version).getByText(words.active, { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: words.activeTitle })).toContainText(version)
  await expect(page.getByText(/^This release brings the version builtin-/)).toBeVisible()
  await expect(button(page, `${words.activate} ${version}`)).toHaveCount(0)

  await page.getByRole('link', { name: adminTexts.sections.audit }).click()
  await expect(page.getByRole('row').filter({ hasText: 'schema.activate' }).first()).toContainText(version)
})

test('a version that cannot be loaded says so and is tried again', async ({ page, guard }) => {
  guard.expect(503, /worksheet-schemas\/\d+$/)
  await open(page)
  await page.route('**/api/admin/worksheet-schemas/*', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, message: 'The server is busy.', error: 'The server is busy.' },
    }),
  )
  await page.getByRole('region', { name: words.activeTitle }).getByRole('button').click()
  await expect(page.getByRole('alert')).toContainText('The server is busy.')
  await page.unroute('**/api/admin/worksheet-schemas/*')
  await button(page, words.again).click()
  await expect(page.getByRole('dialog').getByLabel(words.content)).toHaveValue(/"number-practice"/)
})

test('by keyboard alone: add a version, activate it', async ({ page }) => {
  await open(page)
  const version = newVersion()
  await press(page, button(page, words.add))
  await settle(page)
  await type(page, page.getByLabel(words.version, { exact: true }), version)
  const content = page.getByLabel(words.content)
  await tabTo(page, content)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('{"type": "object"}')
  await press(page, button(page, words.save))
  await expect(button(page, words.add)).toBeFocused()
  await press(page, button(page, `${words.activate} ${version}`))
  await settle(page)
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: words.activate }))
  await expect(page.getByRole('region', { name: words.activeTitle })).toContainText(version)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } })

      test('every part is accessible', async ({ page }) => {
        const description = 'Titles of at most eighty characters, for the workflow that writes long ones'
        const added = await post(page, '', { version: newVersion(), schemaContent: lenient, description })
        await post(page, `/${added.id}/activate`)
        await open(page)
        await expect(page.getByText(/^This release brings/)).toBeVisible()
        await expectAccessible(page, 'worksheet schemas')
        await button(page, words.add).click()
        await page.getByRole('button', { name: words.save }).click()
        await expect(page.getByLabel(words.version, { exact: true })).toHaveAttribute('aria-invalid', 'true')
        await expectAccessible(page, 'adding a version')
        await page.keyboard.press('Escape')
        await page.getByRole('region', { name: words.activeTitle }).getByRole('button').click()
        await expect(page.getByRole('dialog').getByLabel(words.content)).toBeVisible()
        await expectAccessible(page, 'viewing a version')
      })
    })
  }
}
