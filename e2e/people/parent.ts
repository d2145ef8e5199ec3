import { expect, type Page } from '@playwright/test'
import { password } from './family.ts'

/** What a parent does on the screens, by role and label. */

export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Create Account' }).click()
  await page.getByLabel('First Name').fill('Pat')
  await page.getByLabel('Last Name').fill('Parent')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

export async function signIn(page: Page, email: string, withPassword = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(withPassword)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

export async function addChild(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Child Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Student Profile' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Age').fill('7')
  await dialog.getByLabel('Grade Level').selectOption({ label: '2nd Grade' })
  await dialog.getByRole('radio', { name: /^Visual/ }).check()
  await dialog.getByRole('checkbox', { name: 'dinosaurs' }).check()
  await dialog.getByLabel('Additional Interests').fill('sea glass')
  await dialog.getByRole('button', { name: 'Create Profile' }).click()
  await expect(dialog).toBeHidden()
}

export async function chooseTheme(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: 'Next' }).click()
}

export async function chooseSubjects(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Next' }).click()
}

export function goals(page: Page) {
  return page.getByRole('group', { name: 'Learning goals (optional)' }).getByRole('checkbox')
}

/** On a phone the page must never be wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, shown } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }))
  expect(wide, `the width of ${page.url()}`).toBeLessThanOrEqual(shown)
}

/** The toast on the screen, not its announcement to screen readers, from whom an open dialog hides the former. */
export function toast(page: Page, text: string) {
  return page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: text })
}
