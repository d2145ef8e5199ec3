import type { Paper } from '@pencil-quest/contract/choices'
import type { Artwork } from '@pencil-quest/contract/drawing'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { Sheet } from '@pencil-quest/contract/sheets'
import { spotOf } from './art/line-art.ts'
import { html, type Markup, trusted } from './markup.ts'
import { answersPage } from './pages/answers.ts'
import { certificatePage } from './pages/certificate.ts'
import { chartPage } from './pages/chart.ts'
import { childDayPage } from './pages/child-day.ts'
import { coverPage } from './pages/cover.ts'
import { dayPage } from './pages/day.ts'
import { drawingPages, mostOverfull } from './pages/drawings.ts'
import { guidePage } from './pages/guide.ts'
import { materialsPage } from './pages/materials.ts'
import { type Patterns, sheetPage } from './pages/sheet.ts'
import { printArea } from './paper.ts'
import { daysOf, isWhole, type Part, sheetsOf } from './part.ts'
import { scriptFolders } from './scripts.ts'
import { baseStyle } from './style/base-style.ts'
import { keepsakeStyle } from './style/keepsake-style.ts'
import { pageStyle } from './style/page-style.ts'
import { parentStyle } from './style/parent-style.ts'
import { screenStyle } from './style/screen-style.ts'
import { sheetStyle } from './style/sheet-style.ts'

/** What a document is printed from. The plan has the child's name (or the placeholder) in it already. */
export interface PrintSetting {
  plan: PlanDocument
  /** For the certificate; null leaves a line to write it on. */
  childName: string | null
  paper: Paper
  patterns: Patterns
  /** Factors of pages that were measured too full, by sheet id. */
  fits: ReadonlyMap<string, number>
  part: Part
  /** The world's own; null leaves its places out. */
  artwork: Artwork | null
  /** To be read in a window: as sheets of paper, as wide as it is. */
  forScreen?: boolean
}

/** The packet, or the part of it that is wanted, as one HTML document, which keeps tags, outline and page numbers. */
export function packetDocument(setting: PrintSetting): string {
  const { plan, childName, part, artwork } = setting
  const sheets = sheetsOf(plan, part)
  const all = isWhole(part)
  const pages = [
    ...(all ? [coverPage(plan, artwork), guidePage(plan), materialsPage(plan), chartPage(plan, artwork)] : []),
    ...dayByDay(setting, sheets),
    ...(all ? [certificatePage(plan, childName, artwork)] : []),
    ...(part.answers && sheets.length > 0 ? [answersPage(plan, sheets)] : []),
  ]
  return htmlDocument(setting, plan.title, pages)
}

/** The worksheets and nothing else: to measure them, and to print them one by one (`showSheet`). */
export function sheetsDocument(setting: PrintSetting): string {
  return htmlDocument(setting, setting.plan.title, sheetPages(setting, sheetsOf(setting.plan, setting.part)))
}

export function answersDocument(setting: PrintSetting): string {
  const { plan, part } = setting
  return htmlDocument(setting, `Answer key – ${plan.title}`, [answersPage(plan, sheetsOf(plan, part))])
}

/**
 * Run in a loaded document: how far each worksheet fills its page, `[{ id, full }]`; over 1 is too full.
 * Reads layout only.
 */
export const measureSheets = `[...document.querySelectorAll('.sheet-page')].map((page) => {
  const work = page.querySelector('.work');
  const limit = work.getBoundingClientRect();
  const boxes = [...work.querySelectorAll('*')].map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0 && box.height > 0);
  const down = Math.max(0, ...boxes.map((box) => box.bottom)) - limit.top;
  const across = Math.max(0, ...boxes.map((box) => box.right)) - limit.left;
  return { id: page.dataset.sheet, full: Math.max(down / limit.height, across / limit.width) };
})`

/**
 * Run in a loaded `sheetsDocument`: leaves one worksheet to be printed, under its own title. Printing from one loaded
 * document saves a load, and its fonts, for each worksheet.
 */
export function showSheet({ id, title }: Pick<Sheet, 'id' | 'title'>): string {
  return `(() => {
  document.title = ${JSON.stringify(title)};
  for (const page of document.querySelectorAll('section.page')) {
    page.style.display = page.querySelector('.sheet-page').dataset.sheet === ${JSON.stringify(id)} ? '' : 'none';
  }
})()`
}

/** Largest letters of a grown-up's page, against the usual ones, and smallest, in steps that each cost a layout. */
const zooms = Array.from({ length: 19 }, (_, i) => (1300 - i * 25) / 1000)
/** Kept free at the foot of a page, as printing breaks lines a little differently. */
const spareMm = 4
/** Smallest letters of what runs over several pages, where a last page of a few lines is saved by them. */
const tightest = 0.86
/** Of a page: so little on the last one is to be saved, and so much of each is lost where a part is kept whole. */
const few = 0.3
const lost = 0.04

/**
 * Run in a loaded `packetDocument`: gives the grown-up's pages, which are one lesson or one day's frame each, the largest
 * letters that their paper has room for, and keeps the guide, the list of things and the key from ending in a few lines
 * on a page of their own; the child's page of a day shrinks where it is too full. Without it they keep those that were
 * estimated.
 */
export function fitLetters(paper: Paper): string {
  return `(() => {
  const room = ${(printArea(paper).height - spareMm).toFixed(1)} / 25.4 * 96;
  const height = (part) => part.getBoundingClientRect().height;
  const others = (part) => [...part.parentElement.children].filter((other) => !other.matches('.lesson, .frame'));
  const beside = (part) => {
    if (part.matches('.frame')) return others(part).filter((other) => other.matches('header'));
    return part.matches(':not(:has(~ .lesson))') ? others(part).filter((other) => !other.matches('header')) : [];
  };
  let left = [...document.querySelectorAll('.day.apart > .lesson, .day.apart > .frame')];
  for (const zoom of ${JSON.stringify(zooms)}) {
    for (const part of left) part.style.zoom = zoom;
    left = left.filter((part) => height(part) + beside(part).reduce((sum, other) => sum + height(other), 0) > room);
  }
  for (const part of document.querySelectorAll('.guide, .materials, .answers')) {
    const whole = Math.floor(height(part) / room);
    if (whole === 0 || height(part) - whole * room > room * ${few}) continue;
    const isSaved = ${JSON.stringify(zooms)}.filter((zoom) => zoom < 1 && zoom >= ${tightest}).some((zoom) => {
      part.style.zoom = zoom;
      return height(part) <= whole * room * (1 - (whole > 1 ? ${lost} : 0));
    });
    if (!isSaved) part.style.zoom = '';
  }
  for (const part of document.querySelectorAll('.child-day.graphs')) {
    if (height(part) > room * ${mostOverfull}) continue;
    const now = Number(part.style.zoom);
    ${JSON.stringify(zooms)}.filter((zoom) => zoom <= now).some((zoom) => {
      part.style.zoom = zoom;
      return height(part) <= room;
    });
  }
  for (const part of document.querySelectorAll('.child-day:not(.graphs)')) {
    const fits = (least) => ${JSON.stringify(zooms)}.filter((zoom) => zoom <= 1 && zoom >= least).some((zoom) => {
      part.style.zoom = zoom;
      part.style.height = 'calc(var(--area-height) / ' + zoom + ')';
      return part.scrollHeight <= part.clientHeight;
    });
    part.classList.remove('dense');
    if (!fits(${tightest})) {
      part.classList.add('dense');
      fits(0);
    }
  }
})()`
}

/** Day by day the pages of the grown-up, then what the child works on: their own page and the worksheets. */
function dayByDay(setting: PrintSetting, sheets: readonly Sheet[]): Markup[] {
  const { plan, part, artwork } = setting
  const days = daysOf(plan, part)
  if (days.length === 0) return sheetPages(setting, sheets)
  return days.flatMap((day) => {
    const spot = spotOf(artwork, plan, day.day)
    const ofDay = sheets.filter((sheet) => sheet.day === day.day)
    const own = [childDayPage(day, spot, artwork), ...drawingPages(day)].filter((page) => page !== null)
    return [dayPage(plan, day, artwork), ...own, ...sheetPages(setting, ofDay)]
  })
}

function sheetPages({ plan, patterns, fits, artwork }: PrintSetting, sheets: readonly Sheet[]): Markup[] {
  return sheets.map((sheet) => sheetPage(plan, sheet, patterns, { fit: fits.get(sheet.id), artwork }))
}

const fonts = ['andika/400', 'andika/700', 'fredoka/600', 'nunito/400', 'nunito/700']

function htmlDocument(setting: PrintSetting, title: string, body: readonly Markup[]): string {
  const { plan, paper, patterns, forScreen } = setting
  const content = body.map(({ text }) => text).join('')
  const scripts = scriptFolders(content).map((folder) => `${folder}/index`)
  const styles = new Set(plan.sheets.map(({ kind }) => patterns[kind].css))
  const footer = `Pencil Quest · plan code ${plan.code}`
  const style = [
    pageStyle(paper, footer),
    baseStyle,
    parentStyle,
    keepsakeStyle,
    sheetStyle,
    ...styles,
    forScreen ? screenStyle(paper) : '',
  ].join('\n')
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'">
${[...fonts, ...scripts].map((font) => html`<link rel="stylesheet" href="/fonts/${font}.css">`)}
<style>${trusted(style)}</style></head><body>${trusted(content)}</body></html>`.text
}
