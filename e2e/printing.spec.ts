import { readFile } from 'node:fs/promises'
import type { PlanView } from '@pencil-quest/contract/plans'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { toast } from './people/parent.ts'
import { folded, readPdf } from './people/pdf.ts'
import { expect, test } from './people/test.ts'

const words = screenTexts.print
const { failures, toasts } = texts
const a4 = { width: 595, height: 842 }
const answerKey = 'Answer key'
const dialog = (page: Page) => page.getByRole('dialog', { name: words.title })
const choose = (page: Page, name: string) => dialog(page).getByRole('radio', { name }).check()
const options = (page: Page) => page.getByRole('button', { name: words.options })

async function download(page: Page) {
  const button = dialog(page).getByRole('button', { name: words.pdf })
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  await expect(toast(page, toasts.pdfDownloaded.title)).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: words.openPdf })).toBeVisible()
  return { name: file.suggestedFilename(), ...(await readPdf(await readFile(await file.path()))) }
}

function dayTitles({ html_content: content }: PlanView) {
  return (content?.days ?? []).map(({ day, title }) => (title.startsWith('Day ') ? title : `Day ${day}: ${title}`))
}

test('a day and a worksheet are printed as they were chosen', async ({ page, family }) => {
  const plan = await family.makePlan(await family.addChild(), { subjects: ['math', 'science'] })
  await page.goto(`/plan/${plan.id}`)
  await options(page).click()
  await choose(page, words.papers.a4)
  await choose(page, words.parts.day)
  await dialog(page).getByLabel(words.day, { exact: true }).selectOption('Day 2')
  const day = await download(page)
  expect({ name: day.name, size: day.size }).toEqual({ name: `lesson-plan-${plan.id}-day-2.pdf`, size: a4 })
  const whole = day.pages.join(' ')
  for (const [index, { title }] of (plan.html_content?.days ?? []).entries()) {
    expect(whole.includes(folded(title)), title).toBe(index === 1)
  }
  for (const { title, day } of plan.sheets) expect(whole.includes(folded(title)), title).toBe(day === 2)
  expect(whole).toContain(answerKey)

  await choose(page, words.parts.sheet)
  await choose(page, words.answerChoices.without)
  await expect(dialog(page).getByRole('link', { name: words.openPdf })).toHaveCount(0)
  const last = plan.sheets.at(-1)
  await dialog(page)
    .getByLabel(words.sheet, { exact: true })
    .selectOption({ index: plan.sheets.length - 1 })
  const sheet = await download(page)
  expect(sheet).toMatchObject({ name: `lesson-plan-${plan.id}-worksheet-${last?.id}.pdf`, size: a4 })
  expect(sheet.pages).toHaveLength(1)
  expect(sheet.pages[0]).toContain(folded(last?.title ?? '?'))
  expect(sheet.pages[0]).not.toContain(answerKey)

  // The paper is kept for the next time, and for the preview.
  await page.goto(`/plans/${plan.id}/preview`)
  await expect(page.getByTitle(screenTexts.preview.frame)).toHaveAttribute('src', /[?&]paper=a4$/)
  await options(page).click()
  await expect(dialog(page).getByRole('radio', { name: words.papers.a4 })).toBeChecked()
  await expect(dialog(page).getByRole('radio', { name: words.parts.all })).toBeChecked()
})

test('the browser prints the pages that were chosen', async ({ page, family }) => {
  const { id } = await family.makePlan(await family.addChild())
  await page.addInitScript(noteWhatIsPrinted)
  await page.goto(`/plan/${id}`)
  await options(page).click()
  await choose(page, words.papers.a4)
  await choose(page, words.parts.day)
  await choose(page, words.answerChoices.without)
  await dialog(page).getByRole('button', { name: words.print, exact: true }).click()
  const printed = () => page.evaluate(() => (window as unknown as { printed: string[] }).printed)
  await expect.poll(printed).toEqual([`/api/learning-plan/${id}/page?paper=a4&days=1&answers=without`])

  await page.goto(`/plans/${id}/preview`)
  await expect(page.getByTitle(screenTexts.preview.frame).contentFrame().locator('h1').first()).toBeVisible()
  await page.getByRole('button', { name: words.print, exact: true }).click()
  await expect.poll(printed).toEqual([`/api/learning-plan/${id}/page?paper=a4`])
})

// Shows: error.pdf, error.pdf-missing
test('a PDF that cannot be had is told', async ({ page, family, guard }) => {
  guard.expect(404, /^\/api\/learning-plan\/\d+\/pdf$/)
  guard.expect(500, /^\/api\/learning-plan\/\d+\/pdf$/)
  const { id } = await family.makePlan(await family.addChild())
  let answer = { status: 500, code: 'package_failed' }
  await page.route(`**/api/learning-plan/${id}/pdf`, (route) =>
    route.fulfill({ status: answer.status, json: { success: false, code: answer.code } }),
  )
  const pdf = page.getByRole('button', { name: words.pdf })
  for (const address of [`/plan/${id}`, `/plans/${id}/preview`]) {
    await page.goto(address)
    answer = { status: 500, code: 'package_failed' }
    await pdf.click()
    await expect(toast(page, failures.pdfOther.title)).toContainText(failures.pdfOther.text)
    await expect(page.getByText(words.noPdf)).toHaveCount(0)

    answer = { status: 404, code: 'no_browser' }
    await pdf.click()
    await expect(toast(page, failures.pdfMissing.title)).toContainText(failures.pdfMissing.text)
    await expect(page.getByText(words.noPdf)).toBeVisible()
  }
})

for (const format of ['Letter', 'A4'] as const) {
  test(`the plan view prints on ${format}, each day from the top of a page`, async ({ page, family }) => {
    const plan = await family.makePlan(await family.addChild(), { subjects: ['math', 'reading', 'science'] })
    await page.goto(`/plan/${plan.id}`)
    await expect(page.getByRole('heading', { level: 2, name: /^Day \d+: / })).toHaveCount(5)
    await page.emulateMedia({ media: 'print' })
    const { pages } = await readPdf(await page.pdf({ format }))
    // A page of facts, then one to four for each day.
    expect(pages.length).toBeGreaterThanOrEqual(6)
    expect(pages.length).toBeLessThanOrEqual(2 + 5 * 4)
    for (const [index, text] of pages.entries()) expect(text.length, `text on page ${index + 1}`).toBeGreaterThan(40)
    for (const title of dayTitles(plan)) {
      expect(
        pages.filter((text) => text.startsWith(folded(title))),
        title,
      ).toHaveLength(1)
    }
    const whole = pages.join(' ')
    expect(whole, 'folded notes are open on paper').toContain('Show first')
    for (const button of [words.pdf, words.options, screenTexts.planLife.delete]) expect(whole).not.toContain(button)
  })
}

/** Runs in the page: printing has no window here, so the address of what is printed is noted. */
function noteWhatIsPrinted() {
  const printed: string[] = []
  Object.assign(window, { printed })
  const real = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow')
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    get(this: HTMLIFrameElement) {
      const view: Window | null = real?.get?.call(this) ?? null
      if (view) view.print = () => printed.push(this.getAttribute('src') ?? '')
      return view
    },
  })
}
