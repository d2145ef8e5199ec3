import { accountTexts } from '@pencil-quest/contract/account-texts'
import type { Page } from '@playwright/test'
import { expect, test } from './people/test.ts'

const { profile, settings } = accountTexts

/** From here on time goes on only where the test lets it. */
async function stopTime(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

test.beforeEach(({ page }) => page.clock.install())

// Shows: constants.tooltip
test('a tooltip opens after 700 ms, and the next one at once where it is pointed at within 300 ms', async ({
  page,
  family,
}) => {
  await family.addChild({ name: 'Ottilie' })
  await page.goto('/dashboard')
  const edit = page.getByRole('button', { name: 'Edit Ottilie' })
  const remove = page.getByRole('button', { name: 'Delete Ottilie' })
  const tooltip = page.getByRole('tooltip', { includeHidden: true })
  await expect(edit).toBeVisible()
  await stopTime(page)
  const leave = () => page.mouse.move(2, 2, { steps: 8 })

  await edit.hover()
  await page.clock.runFor(690)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(tooltip).toHaveText('Edit')
  await expect(edit).toHaveAccessibleDescription('Edit')

  await leave()
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(290)
  await remove.hover()
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('Delete')

  await leave()
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(310)
  await edit.hover()
  await page.clock.runFor(690)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(tooltip).toHaveText('Edit')
})

// Shows: constants.menu
test('what is typed in a menu counts together until 1000 ms have passed without a key', async ({
  page,
  family: _signedIn,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account menu' }).click()
  const item = (name: string) => page.getByRole('menu').getByText(name, { exact: true })
  await expect(item(settings.title)).toBeVisible()
  await stopTime(page)
  const type = async (key: string) => {
    await page.keyboard.press(key)
    await page.clock.runFor(1)
  }

  await type('s')
  await expect(item(settings.title)).toBeFocused()
  await page.clock.runFor(990)
  await type('y')
  await expect(item('System')).toBeFocused()

  await page.clock.runFor(1010)
  await type('s')
  await page.clock.runFor(1010)
  await type('y')
  await expect(item(profile.title)).toBeFocused()
})
