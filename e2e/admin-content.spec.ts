import { contentFields, contentLimits, sectionFields } from '@pencil-quest/contract/admin/content-fields'
import { contentTexts as words } from '@pencil-quest/contract/admin/content-texts'
import { promptLimits } from '@pencil-quest/contract/admin/prompt-choices'
import { lessonPromptTexts } from '@pencil-quest/contract/admin/prompt-texts'
import { errorTable } from '@pencil-quest/contract/errors'
import { homeSections } from '@pencil-quest/contract/home-content'
import { defaultHomeContent } from '@pencil-quest/contract/home-defaults'
import { homeTexts } from '@pencil-quest/contract/home-texts'
import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from './people/admin.ts'
import { addDialog, button, editDialog, names, tab, test } from './people/content-site.ts'
import { query } from './people/database.ts'
import { press } from './people/keyboard.ts'
import { toast } from './people/parent.ts'

// The homepage is the server's: its tests take turns.
test.describe.configure({ mode: 'default' })

const { screen, tabs, fields, failures } = words
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function look(page: Page) {
  const home = await page.context().newPage()
  await home.goto('/')
  return home
}

test('it is reached from the sign-in by the navigation; without a sign-in it leads there', async ({ page }) => {
  await page.goto('/admin/content')
  await expect(page).toHaveURL('/admin/login')
  await signInAsAdmin(page)
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Content', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Content Management' })).toBeFocused()
  await expect(page.getByRole('tab')).toHaveText(['Hero', 'Features', 'Testimonials', 'FAQs', 'CTA', 'Lesson Prompts'])
})

// Shows: admin-content.tabs, admin-content.empty
test('a section without items says so, and that the homepage shows what it comes with', async ({ page, site }) => {
  await site.open(page)
  for (const section of homeSections) {
    await tab(page, tabs[section]).click()
    const text = `No ${section} content found. Create some content to get started.`
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByText(section === 'testimonials' ? screen.builtInNobody : screen.builtIn)).toBeVisible()
  }
  await page.reload()
  await expect(tab(page, 'CTA')).toHaveAttribute('aria-selected', 'true')
})

test('the form has the fields that its section uses, and no others', async ({ page, site }) => {
  await site.open(page)
  await button(page, 'Add Content').click()
  const dialog = addDialog(page)
  for (const section of homeSections) {
    await dialog.getByLabel('Section').selectOption(section)
    for (const field of contentFields) {
      const isUsed = sectionFields[section].includes(field)
      await expect(dialog.getByLabel(fields[field], { exact: true })).toHaveCount(isUsed ? 1 : 0)
    }
  }
  await expect(dialog.getByLabel('Order')).toHaveValue('1')
  await expect(dialog.getByRole('checkbox')).toBeChecked()
})

// Shows: admin-content.add
test('a section is needed, a link is checked, and mistakes stand at their fields', async ({ page, site }) => {
  await site.open(page, 'prompts')
  await button(page, 'Add Content').click()
  const dialog = addDialog(page)
  await button(page, screen.create).click()
  await expect(dialog.getByText(words.sectionNeeded)).toBeVisible()
  await expect(dialog.getByLabel('Section')).toBeFocused()
  await dialog.getByLabel('Section').selectOption('CTA')
  const link = dialog.getByLabel('Button URL')
  for (const bad of ['javascript:alert(1)', '//example.org', 'auth']) {
    await link.fill(bad)
    await button(page, screen.create).click()
    await expect(dialog.getByText(words.badLink)).toBeVisible()
    await expect(link).toBeFocused()
  }
  await link.fill('https://example.org/')
  await dialog.getByLabel('Order').fill('')
  await button(page, screen.create).click()
  await expect(dialog.getByText(words.badOrder)).toBeVisible()
  await expect(dialog.getByLabel('Order')).toBeFocused()
  await dialog.getByLabel('Title', { exact: true }).fill('x'.repeat(contentLimits.title + 20))
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('x'.repeat(contentLimits.title))
})

// Shows: admin-content.items, admin-content.homepage, admin-session.refresh
test('created, edited, hidden and deleted: the homepage follows at once, texts stay texts', async ({ page, site }) => {
  await site.open(page)
  await tab(page, 'FAQs').click()
  await button(page, 'Add Content').click()
  const dialog = addDialog(page)
  await dialog.getByLabel('Question').fill('Is it <b>free</b>?')
  await dialog.getByLabel('Answer').fill('Yes.\n\nAnd it stays so.')
  await button(page, screen.create).click()
  await expect(toast(page, screen.created)).toBeVisible()
  await expect(dialog).toBeHidden()
  const made = card(page, 'Is it <b>free</b>?')
  await expect(made.getByText('Active', { exact: true })).toBeVisible()

  const home = await look(page)
  const faqs = home.getByRole('region', { name: homeTexts.faqs })
  await expect(faqs.locator('summary')).toHaveText(['Is it <b>free</b>?'])
  await faqs.locator('summary').click()
  await expect(faqs.locator('details p')).toHaveText(['Yes.', 'And it stays so.'])

  await button(page, `${screen.editItem}: Is it <b>free</b>?`).click()
  await editDialog(page).getByLabel('Question').fill('What does it cost?')
  await button(page, screen.save).click()
  await expect(toast(page, screen.updated)).toBeVisible()
  await home.reload()
  await expect(faqs.locator('summary')).toHaveText(['What does it cost?'])

  await button(page, `${screen.editItem}: What does it cost?`).click()
  await expect(editDialog(page).getByLabel('Answer')).toHaveValue('Yes.\n\nAnd it stays so.')
  await editDialog(page).getByLabel(screen.activeHint).uncheck()
  await button(page, screen.save).click()
  await expect(card(page, 'What does it cost?').getByText('Inactive', { exact: true })).toBeVisible()
  await expect(page.getByText(screen.builtIn)).toBeVisible()
  await home.reload()
  const builtIn = defaultHomeContent.faqs.map(({ question }) => question ?? '')
  await expect(faqs.locator('summary')).toHaveText(builtIn)
  expect(JSON.stringify(await (await page.request.get('/api/home-content')).json())).not.toContain('What does it cost?')

  const remove = button(page, `${screen.deleteItem}: What does it cost?`)
  await remove.click()
  await expect(page.getByRole('alertdialog')).toContainText('What does it cost?')
  await button(page, 'Cancel').click()
  await expect(remove).toBeFocused()
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: screen.deleteItem }).click()
  await expect(toast(page, screen.deleted)).toBeVisible()
  await expect(page.getByText('No faqs content found.')).toBeVisible()
  await expect(button(page, 'Add Content')).toBeFocused()
})

test('items of one number are moved by buttons, by keyboard too, and the homepage has their order', async ({
  page,
  site,
}) => {
  for (const title of ['One', 'Two', 'Three']) await site.add({ section: 'features', title, order: 1 })
  await site.open(page, 'features')
  await expect(names(page)).toHaveText(['One', 'Two', 'Three'])
  await expect(button(page, `${screen.moveUp}: One`)).toBeDisabled()
  await expect(button(page, `${screen.moveDown}: Three`)).toBeDisabled()
  const up = button(page, `${screen.moveUp}: Three`)
  await press(page, up)
  await expect(names(page)).toHaveText(['One', 'Three', 'Two'])
  await expect(up).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['Three', 'One', 'Two'])
  await expect(button(page, `${screen.moveDown}: Three`)).toBeFocused()
  const home = await look(page)
  const worlds = home.getByRole('region', { name: homeTexts.worlds }).getByRole('heading', { level: 3 })
  await expect(worlds).toHaveText(['Three', 'One', 'Two'])
})

// Shows: admin-content.seed
test('the initial content is put in once, its testimonials inactive; seeded again nothing changes', async ({
  page,
  site,
}) => {
  await site.add({ section: 'cta', title: 'Our own end' })
  await site.open(page)
  await button(page, 'Seed Initial Content').click()
  await expect(toast(page, screen.seeded)).toBeVisible()
  await expect(names(page)).toHaveText([defaultHomeContent.hero[0]?.title ?? ''])
  await tab(page, 'FAQs').click()
  await expect(names(page)).toHaveText(defaultHomeContent.faqs.map(({ question }) => question ?? ''))
  await tab(page, 'Testimonials').click()
  await expect(names(page)).toHaveCount(2)
  await expect(page.getByText('Inactive', { exact: true })).toHaveCount(2)
  await expect(page.getByText(screen.quotes)).toBeVisible()
  await tab(page, 'CTA').click()
  await expect(names(page)).toHaveText(['Our own end'])
  const all = () => query(site.folder, 'select * from home_content order by id')
  const before = await all()
  await button(page, 'Seed Initial Content').click()
  await expect(toast(page, 'nothing changed')).toBeVisible()
  expect(await all()).toEqual(before)
  const home = await look(page)
  await expect(home.getByRole('heading', { level: 1 })).toHaveText(defaultHomeContent.hero[0]?.title ?? '')
  await expect(home.getByRole('heading', { name: homeTexts.testimonials })).toHaveCount(0)
})

test('an item that lacks what it needs is told apart, and is not on the homepage', async ({ page, site }) => {
  await site.add({ section: 'features', subtitle: 'Nameless' })
  await site.open(page, 'features')
  await expect(card(page, screen.noTitle)).toContainText(`${screen.notShown} “${fields.title}”.`)
  const home = await look(page)
  await expect(home.getByRole('heading', { name: defaultHomeContent.features[0]?.title ?? '' })).toBeVisible()
})

test('edited by two: the second one is told, and decides', async ({ page, site, guard }) => {
  guard.expect(409, /^\/api\/admin\/content\/\d+$/)
  const { id } = await site.add({ section: 'hero', title: 'First words' })
  await site.open(page)
  await button(page, `${screen.editItem}: First words`).click()
  const title = editDialog(page).getByLabel('Title', { exact: true })
  await title.fill('Mine')
  await site.change(id, { title: 'Theirs' })
  await button(page, screen.save).click()
  await expect(toast(page, failures.update)).toContainText(errorTable.conflict.message)
  await expect(title).toHaveValue('Mine')
  await button(page, screen.takeTheirs).click()
  await expect(title).toHaveValue('Theirs')
  await expect(editDialog(page).getByText(screen.conflictTitle)).toBeHidden()

  await title.fill('Mine after all')
  await site.change(id, { title: 'Theirs again' })
  await button(page, screen.save).click()
  await button(page, screen.keepMine).click()
  await expect(title).toHaveValue('Mine after all')
  await button(page, screen.save).click()
  await expect(names(page)).toHaveText(['Mine after all'])
})

// Shows: admin-errors.content
test('each call that fails has its toast, and what was typed stays', async ({ page, site, guard }) => {
  guard.expect(503, /^\/api\/admin\/content/)
  guard.expect(500, /^\/api\/admin\/content/)
  guard.expect(404, /^\/api\/admin\/content/)
  await site.add({ section: 'hero', title: 'Stays' })
  await site.add({ section: 'hero', title: 'Stays too' })
  await site.open(page)
  const error = 'The server is busy. Try again in a moment.'
  await page.route('**/api/admin/content{,/**}', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503, json: { error } }),
  )
  await button(page, 'Seed Initial Content').click()
  await expect(toast(page, 'Failed to seed content')).toContainText(error)
  await button(page, 'Add Content').click()
  await addDialog(page).getByLabel('Title', { exact: true }).fill('Typed')
  await button(page, screen.create).click()
  await expect(toast(page, 'Failed to create content')).toContainText(error)
  await expect(addDialog(page).getByLabel('Title', { exact: true })).toHaveValue('Typed')
  await addDialog(page).getByRole('button', { name: 'Close' }).click()
  await button(page, `${screen.editItem}: Stays`).click()
  await button(page, screen.save).click()
  await expect(toast(page, 'Failed to update content')).toContainText(error)
  await editDialog(page).getByRole('button', { name: 'Close' }).click()
  await button(page, `${screen.deleteItem}: Stays`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: screen.deleteItem }).click()
  await expect(toast(page, 'Failed to delete content')).toContainText(error)
  await expect(names(page)).toHaveText(['Stays', 'Stays too'])
  await page.unroute('**/api/admin/content{,/**}')

  const gone = await site.add({ section: 'hero', title: 'Soon gone' })
  await page.reload()
  await button(page, `${screen.editItem}: Soon gone`).click()
  await editDialog(page).getByLabel('Title', { exact: true }).fill('Typed in vain')
  await query(site.folder, 'delete from home_content where id = $1', [gone.id])
  await button(page, screen.save).click()
  await expect(toast(page, 'Failed to update content')).toContainText(errorTable.not_found.message)
  await expect(editDialog(page).getByLabel('Title', { exact: true })).toHaveValue('Typed in vain')
  await editDialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(names(page)).toHaveText(['Stays', 'Stays too'])

  await page.route('**/api/admin/content/*/move', (route) => route.fulfill({ status: 500, body: '' }))
  await button(page, `${screen.moveDown}: Stays`).click()
  await expect(toast(page, 'Failed to update content')).toContainText('500 Internal Server Error')
})

// Shows: admin-content.tabs, admin-prompts.preview
test('the last tab shows how the prompts begin, and leads to their screen', async ({ page, site }) => {
  const json = (prompts: unknown[]) => ({
    prompts,
    engine: { name: 'builtin', readsPrompts: false, processingTime: 'a few seconds' },
  })
  const prompt = (id: number, promptType: string, liveContent: string, hasDraft: boolean) => ({
    ...{ id, promptType, liveContent, hasDraft, draftContent: 'A draft', lastAppliedAt: null, liveVersion: null },
    ...{ createdAt: '2026-03-01T10:00:00.000Z', updatedAt: '2026-03-01T10:00:00.000Z' },
  })
  let answer: unknown = json([])
  await page.route('**/api/admin/lesson-prompts', (route) => route.fulfill({ json: answer }))
  await site.open(page, 'prompts')
  await expect(page.getByText(screen.noPrompts)).toBeVisible()
  const long = 'y'.repeat(promptLimits.preview + 1)
  answer = json([prompt(2, 'worksheet_html', '<b>short</b>', false), prompt(1, 'single_day', long, true)])
  await page.reload()
  await expect(names(page)).toHaveText([lessonPromptTexts.types.single_day, lessonPromptTexts.types.worksheet_html])
  await expect(page.locator('pre')).toHaveText([`${'y'.repeat(500)}…`, '<b>short</b>'])
  await expect(page.getByText('Has Draft', { exact: true })).toBeVisible()
  await page.unroute('**/api/admin/lesson-prompts')
  await page.getByRole('link', { name: screen.toPrompts }).click()
  await expect(page).toHaveURL('/admin/lesson-prompts')
})
