import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { Sheet, SheetAnswer } from '@pencil-quest/contract/sheets'
import { html, type Markup } from '../markup.ts'
import { sheetName } from './sheet-name.ts'

/** The key of these worksheets, apart from them, with what a likely wrong answer means. */
export function answersPage(plan: PlanDocument, sheets: readonly Sheet[]): Markup {
  return html`<section class="page answers"><h1>Answer key</h1>${sheets.map((sheet) => answersOf(plan, sheet))}</section>`
}

function answersOf(plan: PlanDocument, sheet: Sheet): Markup {
  const isWide = sheet.answers.some(({ answer, note }) => answer.length > 34 || (note?.length ?? 0) > 90)
  return html`<article><h3>${sheetName(plan, sheet.id)}: ${sheet.title}</h3>
<ol${isWide ? html` class="wide"` : null}>${withNewNotes(sheet.answers).map(
    ({ label, answer, note }) =>
      html`<li><b>${label.replace(/\.$/, '')})</b> ${answer}${note && html`<span class="note">${note}</span>`}</li>`,
  )}</ol>
${sheet.riddle && html`<p><b>${secretTexts.riddleWord}</b> ${sheet.riddle.word.toUpperCase()}${sheet.riddle.clears && `. ${secretTexts.clear(sheet.riddle.clears)}`}</p>`}
${sheet.trail && html`<p><b>${secretTexts.trailEnd}</b> ${sheet.trail.clears}. ${secretTexts.clear(sheet.trail.clears)}</p>`}
${sheet.readings && html`<p>${secretTexts.compared(sheet.readings)} <b>${sheet.readings.why}</b> ${secretTexts.clear(sheet.readings.clears)}</p>`}
${sheet.samples.map(
  ({ label, sample, lookFor }) =>
    html`<p><b>${label}</b> In these or other words: ${sampleLines(sample)} Look for: ${lookFor}</p>`,
)}</article>`
}

/** Of a page of boxes each on a line of its own. */
function sampleLines(sample: string): Markup {
  const [only = '', ...more] = sample.split(' · ')
  return more.length === 0 ? html`“${only}”` : html`${[only, ...more].map((box) => html`<br>${box}`)}<br>`
}

/** What has been said of one answer holds for the others, too. */
function withNewNotes(answers: readonly SheetAnswer[]): SheetAnswer[] {
  const told = new Set<string>()
  return answers.map(({ note, ...entry }) => {
    const isNew = note !== undefined && !told.has(note)
    if (note !== undefined) told.add(note)
    return isNew ? { ...entry, note } : entry
  })
}
