import { contentTexts as words } from '@pencil-quest/contract/admin/content-texts'
import { defaultHomeContent } from '@pencil-quest/contract/home-defaults'
import { expect } from '@playwright/test'
import { expectAccessible } from './people/accessible.ts'
import { addDialog, button, editDialog, names, tab, test } from './people/content-site.ts'
import { query } from './people/database.ts'
import { press, settle, tabTo, type } from './people/keyboard.ts'
import { toast } from './people/parent.ts'

// The homepage is the server's: its tests take turns.
test.describe.configure({ mode: 'default' })

const { screen, tabs, failures } = words

test('by keyboard: add, edit and delete', async ({ page, site }) => {
  await site.open(page)
  await press(page, button(page, 'Add Content'))
  const dialog = addDialog(page)
  await settle(page)
  await type(page, dialog.getByLabel('Title', { exact: true }), 'By key')
  await press(page, dialog.getByRole('button', { name: screen.create }))
  await expect(names(page)).toHaveText(['By key'])
  await expect(button(page, 'Add Content')).toBeFocused()
  await press(page, button(page, `${screen.editItem}: By key`))
  await settle(page)
  await tabTo(page, editDialog(page).getByLabel(screen.activeHint))
  await page.keyboard.press('Space')
  await press(page, editDialog(page).getByRole('button', { name: screen.save }))
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
  await expect(button(page, `${screen.editItem}: By key`)).toBeFocused()
  await press(page, button(page, `${screen.deleteItem}: By key`))
  await settle(page)
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: screen.deleteItem }))
  await expect(page.getByText('No hero content found.')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

      test('the screen and its dialogs', async ({ page, site, guard }) => {
        guard.expect(409, /^\/api\/admin\/content\/\d+$/)
        await site.open(page)
        await expectAccessible(page, 'an empty section')
        await button(page, 'Seed Initial Content').click()
        await expect(names(page)).toHaveCount(1)
        await toast(page, screen.seeded).getByRole('button', { name: 'Close' }).click()
        for (const name of [tabs.hero, tabs.features, tabs.testimonials, tabs.prompts]) {
          await tab(page, name).click()
          await expect(page.getByRole('tabpanel')).toBeVisible()
          await expectAccessible(page, name)
        }
        await button(page, 'Add Content').click()
        await button(page, screen.create).click()
        await expectAccessible(page, 'the form, with a mistake')
        await page.keyboard.press('Escape')
        await tab(page, 'Hero').click()
        const title = defaultHomeContent.hero[0]?.title ?? ''
        await button(page, `${screen.editItem}: ${title}`).click()
        const [item] = await query<{ id: number }>(site.folder, `select id from home_content where section = 'hero'`)
        await site.change(Number(item?.id), { subtitle: 'Theirs' })
        await button(page, screen.save).click()
        await expect(button(page, screen.keepMine)).toBeVisible()
        await toast(page, failures.update).getByRole('button', { name: 'Close', includeHidden: true }).click()
        await expectAccessible(page, 'the form, changed by two')
        await page.keyboard.press('Escape')
        await button(page, `${screen.deleteItem}: ${title}`).click()
        await expectAccessible(page, 'the question before deleting')
      })
    })
  }
}
