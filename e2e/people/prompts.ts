import type { personas } from '@pencil-quest/contract/admin/prompt-choices'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { expect, type Page } from '@playwright/test'
import { adminToken, keepAdminToken } from './admin.ts'
import { toast } from './parent.ts'

/** What an admin finds on the screen of the lesson prompts. */

export const promptsPath = '/admin/lesson-prompts'

export const editor = (page: Page) => page.getByLabel(words.screen.text)
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const badge = (page: Page, name: string) => page.getByRole('tabpanel').getByText(name, { exact: true }).first()
export const persona = (page: Page, which: (typeof personas)[number]) =>
  page.getByRole('radio', { name: new RegExp(`^${words.personas[which]}`) })

/** Signs in, makes the built-in prompts where they are not there, gives drafts up, and opens the screen. */
export async function openPrompts(page: Page): Promise<void> {
  const token = await adminToken(page)
  const origin = process.env.PENCIL_QUEST_E2E_ADDRESS ?? ''
  const post = (address: string, data = {}) =>
    page.request.post(address, { headers: { authorization: `Bearer ${token}`, origin }, data })
  expect((await post(`/api${promptsPath}/initialize`)).ok()).toBe(true)
  for (const promptType of ['single_day', 'worksheet_html']) {
    expect((await post(`/api${promptsPath}/revert`, { promptType })).ok()).toBe(true)
  }
  await keepAdminToken(page, token)
  await page.goto(promptsPath)
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
}

export async function saveDraft(page: Page, text: string): Promise<void> {
  await editor(page).fill(text)
  await button(page, words.saveDraft).click()
  await expect(toast(page, words.screen.saved)).toBeVisible()
}

/** Steps of a test that goes by a list. */
export const steps = {
  click: (name: string) => (page: Page) => button(page, name).click(),
  async choose(page: Page) {
    await persona(page, 'middle').check()
    await expect(page.getByLabel('Theme')).toBeVisible()
  },
  write: (page: Page) => editor(page).fill('{{childName}} of ours'),
  confirm: (name: string) => (page: Page) =>
    page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name }).click(),
}
