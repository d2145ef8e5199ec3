import { expect, type Locator, type Page } from '@playwright/test'

/** What somebody without a pointer does. */

const farthest = 120

/** Goes by the Tab key to a control further on. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${control}`)
}

export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

export async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.type(text)
}

/** Into a radio group by Tab, and then by arrow to the option. */
export async function chooseRadio(page: Page, options: Locator, name: string | RegExp): Promise<void> {
  const all = await options.all()
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if (await anyFocused(all)) break
    await page.keyboard.press('Tab')
  }
  const wanted = options.page().getByRole('radio', { name }).and(options)
  await page.keyboard.press('Space')
  for (const _ of all) {
    if (await wanted.isChecked()) return
    await page.keyboard.press('ArrowDown')
  }
  await expect(wanted).toBeChecked()
}

async function anyFocused(controls: readonly Locator[]): Promise<boolean> {
  for (const control of controls) {
    if (await control.evaluate((element) => element === document.activeElement)) return true
  }
  return false
}

/** A dialog listens for keys from its second frame on; no person is faster than that. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
