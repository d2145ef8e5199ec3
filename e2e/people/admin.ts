import { expect, type Page } from '@playwright/test'
import { adminPassword } from '../setup/admin-password.ts'
import { run } from './run.ts'

export { adminPassword }

const folder = process.env.PENCIL_QUEST_E2E_DATA ?? ''

/** Signs the admin in without the screens of it, and opens one; for tests of what comes after. */
export async function openAsAdmin(page: Page, path: string, username = 'admin', password = adminPassword) {
  await keepAdminToken(page, await adminToken(page, username, password))
  await page.goto(path)
}

export async function adminToken(page: Page, username = 'admin', password = adminPassword): Promise<string> {
  // A browser where a parent is signed in too says where the call comes from.
  const headers = { origin: process.env.PENCIL_QUEST_E2E_ADDRESS ?? '' }
  const answer = await page.request.post('/api/admin/login', { headers, data: { username, password } })
  expect(answer.ok(), `signing ${username} in answers ${answer.status()}`).toBe(true)
  const { token } = (await answer.json()) as { token: string }
  return token
}

/** As the sign-in screen keeps it. */
export async function keepAdminToken(page: Page, token: string): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate((kept) => localStorage.setItem('admin-token', kept), token)
}

/** An admin of a test's own, for what would disturb the others; made as an operator does it. */
export async function createAdmin(): Promise<{ username: string; password: string }> {
  const username = `admin-${process.pid}-${crypto.randomUUID().slice(0, 8)}`
  const { stdout, stderr } = await run('apps/server/src/cli/admin-create.ts', ['--username', username], folder)
  const [, password] = /password (\S+) \(shown only now\)/.exec(stdout) ?? []
  if (!password) throw new Error(`No admin was made: ${stdout}${stderr}`)
  return { username, password }
}

/** Fills the sign-in screen in and sends it. */
export async function signInAsAdmin(page: Page, username = 'admin', password = adminPassword): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
