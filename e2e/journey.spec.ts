import { readFile } from 'node:fs/promises'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Locator, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { newEmail } from './people/family.ts'
import { addChild, chooseSubjects, chooseTheme, expectNoSidewaysScroll, goals, signUp, toast } from './people/parent.ts'
import { folded, readPdf } from './people/pdf.ts'
import { expect, test } from './people/test.ts'

const name = 'Zorabel'
const screens = [
  { device: 'desktop', viewport: { width: 1280, height: 800 } },
  { device: 'phone', viewport: { width: 390, height: 844 } },
] as const

for (const { device, viewport } of screens) {
  test.describe(device, () => {
    test.use({ viewport })

    test('from sign-up to the printed plan', async ({ page }) => {
      await signUp(page, newEmail())
      await expect(toast(page, texts.toasts.registered.title)).toBeVisible()

      await addChild(page, name)
      const createPlan = page.getByRole('link', { name: `Create Learning Plan for ${name}` })
      await expect(createPlan).toBeFocused()
      await createPlan.click()
      await walkWizard(page)

      await expect(page.getByRole('heading', { name: screenTexts.processing.title })).toBeVisible()
      const stages = page.getByRole('list', { name: 'Stages' }).getByRole('listitem')
      await expect(stages.first()).toContainText(/\d s$/)
      await expect(stages.nth(1)).toContainText(/\d s$/)
      await expect(toast(page, texts.toasts.complete.text)).toBeVisible()
      await expectNoSidewaysScroll(page)

      await expectPreview(page)
      await page.getByRole('link', { name: screenTexts.preview.planView }).click()
      await expect(page).toHaveURL(/\/plan\/\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}'s Summer Learning Adventure`)
      const dayTitles = await page.getByRole('heading', { level: 2, name: /^Day \d+: / }).allTextContents()
      expect(dayTitles).toHaveLength(5)
      await expectNoSidewaysScroll(page)

      const zipLink = page.getByRole('link', { name: screenTexts.plan.download })
      await expect(zipLink).toBeVisible({ timeout: 20_000 })
      const zip = unzipSync(await downloaded(page, zipLink))
      const packet = await downloaded(page, page.getByRole('button', { name: 'Download PDF' }))
      await expect(toast(page, texts.toasts.pdfDownloaded.title)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Open PDF' })).toBeVisible()

      expect(Buffer.compare(packet, Buffer.from(zip['packet.pdf'] ?? [])), 'both ways give one packet').toBe(0)
      await expectPackage(zip, dayTitles)

      await page.goto('/dashboard')
      await expect(page.getByRole('link', { name: `View Space Explorers Adventure for ${name}` })).toBeVisible()
    })
  })
}

async function walkWizard(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`You're building a plan for ${name}`)
  await chooseTheme(page, /^Space Explorers/)
  await chooseSubjects(page, ['Math', 'Science'])
  await goals(page).first().check()
  await goals(page).nth(1).check()
  await page.getByRole('radio', { name: '30 minutes' }).check()
  await page.getByRole('radio', { name: /^Easy/ }).check()
  await page.getByRole('radio', { name: /^5 days/ }).check()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: screenTexts.wizard.create }).click()
}

/** The pages on screen as they will be printed, with what they are. */
async function expectPreview(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screenTexts.preview.title)
  const [, planId] = /\/plans\/(\d+)\/preview$/.exec(page.url()) ?? []
  await expect(page.getByRole('list', { name: 'About the plan' }).getByRole('listitem')).toHaveText([
    'space explorers',
    '5 days',
    'easy',
  ])
  await expect(
    page.getByText(new RegExp(`^Plan ID: ${planId} · Created [A-Z][a-z]{2} \\d{1,2}, \\d{4}$`)),
  ).toBeVisible()

  const frame = page.getByTitle(screenTexts.preview.frame)
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin allow-modals')
  const pages = frame.contentFrame()
  await expect(pages.getByRole('heading', { level: 1 }).first()).toContainText(name)
  await expect(pages.getByRole('heading', { level: 1, name: 'Answer key' })).toHaveCount(1)
  const room = await pages.locator(':root').evaluate((root) => root.clientWidth - root.scrollWidth)
  expect(room, 'the pages fit into their frame').toBeGreaterThanOrEqual(0)
  await expectNoSidewaysScroll(page)
}

async function downloaded(page: Page, control: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), control.click()])
  return readFile(await download.path())
}

/** What the family holds in its hands in the end. */
async function expectPackage(zip: Record<string, Uint8Array>, dayTitles: readonly string[]) {
  const planJson = strFromU8(zip['plan.json'] ?? new Uint8Array())
  expect(planJson, 'the data keeps no name').not.toContain(name)
  const plan = JSON.parse(planJson) as { code: string; sheets: { title: string }[] }
  const titles = plan.sheets.map((sheet) => sheet.title.replaceAll('{child}', name))
  expect(titles.length).toBeGreaterThanOrEqual(5)

  const { pages, isTagged, hasOutline, size } = await readPdf(zip['packet.pdf'] ?? new Uint8Array())
  expect({ isTagged, hasOutline, size }).toEqual({
    isTagged: true,
    hasOutline: true,
    size: { width: 612, height: 792 },
  })
  const whole = pages.join(' ')
  expect(pages[0]).toContain(name)
  for (const title of [...dayTitles, ...titles]) expect(whole).toContain(folded(title))
  expect(whole).toContain('Answer key')
  expect(whole).not.toContain('{child}')
  for (const page of pages) expect(page).toContain(plan.code)
  // Cover, guide, materials, key; each day has one to four pages, each worksheet exactly one.
  expect(pages.length).toBeGreaterThanOrEqual(4 + 5 + titles.length)
  expect(pages.length).toBeLessThanOrEqual(10 + 5 * 4 + titles.length)

  const sheets = Object.keys(zip).filter((file) => file.startsWith('worksheets/'))
  expect(sheets).toHaveLength(titles.length)
  for (const [index, file] of sheets.sort().entries()) {
    const sheet = await readPdf(zip[file] ?? new Uint8Array())
    expect(sheet.pages, file).toHaveLength(1)
    expect(sheet.pages[0]).toContain(folded(titles[index] ?? '?'))
    expect(sheet.isTagged).toBe(true)
  }
  expect(Object.keys(zip)).toEqual(expect.arrayContaining(['answer-key.pdf', 'README.txt']))
}
