import { worlds } from '@pencil-quest/content/worlds'
import type { Paper } from '@pencil-quest/contract/choices'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import { withChildName } from '@pencil-quest/packet/child-name'
import {
  answersDocument,
  fitLetters,
  measureSheets,
  type PrintSetting,
  packetDocument,
  sheetsDocument,
  showSheet,
} from '@pencil-quest/packet/documents'
import { packageFiles, readmeText, zipName } from '@pencil-quest/packet/files'
import { type Part, sheetsOf, whole } from '@pencil-quest/packet/part'
import { type Zippable, zipSync } from 'fflate'
import type { Printer, PrintPage } from '#server/browser/printer.ts'
import { readPatterns } from './read-patterns.ts'

/** A plan, printed. */
export interface PrintedPackage {
  zipFilename: string
  packet: Buffer
  /** Everything by its name in the package, the packet too. */
  files: Map<string, Uint8Array>
  zip: Uint8Array
}

/** How a plan is printed. */
export interface PrintLook {
  paper: Paper
  /** Without decorative art. */
  inkSaver?: boolean
  /** Everything without it. */
  part?: Part
}

async function settingOf(
  document: PlanDocument,
  childName: string | null,
  { paper, inkSaver = false, part = whole }: PrintLook,
): Promise<PrintSetting> {
  const plan = withChildName(document, childName)
  const artwork = inkSaver ? null : worlds[plan.request.theme].artwork
  return { plan, childName, paper, patterns: await readPatterns(), fits: new Map(), part, artwork }
}

/** The packet alone, or a part of it. */
export async function printPacket(
  document: PlanDocument,
  childName: string | null,
  look: PrintLook,
  printer: Printer,
): Promise<Buffer> {
  const setting = await settingOf(document, childName, look)
  return printer.use(async (page) => {
    const fits = await fitSheets(page, setting)
    return printFitted(page, { ...setting, fits })
  })
}

/** Below this the type gets too small for a child. */
const smallestFit = 0.8

/**
 * Prints a stored plan for one child: packet, each worksheet, answer key; packed with plan.json and README.txt.
 * @param childName null prints the placeholder
 * @throws PrinterFailed, or an error that names the worksheet which cannot fit its page
 */
export async function printPackage(
  document: PlanDocument,
  childName: string | null,
  look: PrintLook,
  printer: Printer,
): Promise<PrintedPackage> {
  const setting = await settingOf(document, childName, look)
  const { plan, part } = setting
  const names = packageFiles(plan, part)
  const files = new Map<string, Uint8Array>()

  const { printing } = await printer.use(async (page) => {
    const fits = await fitSheets(page, setting)
    const fitted = { ...setting, fits }
    const printing = printer.use((other) => printFitted(other, fitted))
    // Where a worksheet fails first, nobody waits for the packet any more.
    printing.catch(() => {})
    for (const sheet of sheetsOf(plan, part)) {
      await page.measure(showSheet(sheet))
      files.set(names.sheets.get(sheet.id) ?? sheet.id, await page.pdf())
    }
    if (part.answers && names.sheets.size > 0) files.set(names.answers, await print(page, answersDocument(fitted)))
    // Wrapped, so that this page is given back before the wait: two packages would wait for each other's pages.
    return { printing }
  })
  const packet = await printing
  files.set(names.packet, packet)
  files.set(names.plan, Buffer.from(`${JSON.stringify(document, null, 2)}\n`))
  files.set(names.readme, Buffer.from(readmeText(plan, part)))
  return { zipFilename: zipName(plan), packet, files, zip: pack(names, files) }
}

async function print(page: PrintPage, html: string): Promise<Buffer> {
  await page.load(html)
  return page.pdf()
}

/** The packet, its grown-up's pages in letters as large as they have room for. */
async function printFitted(page: PrintPage, setting: PrintSetting): Promise<Buffer> {
  await page.load(packetDocument(setting))
  await page.measure(fitLetters(setting.paper))
  return page.pdf()
}

/** Measures every worksheet on its page and draws the few that are too full a little smaller. */
async function fitSheets(page: PrintPage, setting: PrintSetting): Promise<Map<string, number>> {
  const fits = new Map<string, number>()
  if (sheetsOf(setting.plan, setting.part).length === 0) return fits
  for (let round = 0; round < 4; round++) {
    await page.load(sheetsDocument({ ...setting, fits }))
    const measured = await page.measure<{ id: string; full: number }[]>(measureSheets)
    const over = measured.filter(({ full }) => full > 1.001)
    if (over.length === 0) return fits
    for (const { id, full } of over) fits.set(id, ((fits.get(id) ?? 1) / full) * 0.985)
    const tooSmall = [...fits].find(([, fit]) => fit < smallestFit)
    if (tooSmall) throw new Error(`The worksheet ${tooSmall[0]} does not fit its page`)
  }
  throw new Error('The worksheets do not settle on their pages')
}

/** PDFs are compressed already, so the files are stored as they are. Times stay out: equal plans give equal files. */
function pack(
  { packet, answers, plan, readme, sheets }: ReturnType<typeof packageFiles>,
  files: Map<string, Uint8Array>,
) {
  const order = [readme, packet, ...sheets.values(), answers, plan]
  const entries: Zippable = {}
  for (const name of order) {
    const body = files.get(name)
    if (body) entries[name] = [body, { level: name.endsWith('.pdf') ? 0 : 6, mtime: '1980-01-01T00:00:00' }]
  }
  return zipSync(entries)
}
