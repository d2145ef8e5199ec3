import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { Artwork } from '@pencil-quest/contract/drawing'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { SheetReadings } from '@pencil-quest/contract/sheet-readings'
import type { Sheet, SheetKind, SheetRiddle } from '@pencil-quest/contract/sheets'
import mustache from 'mustache'
import { suspectArt } from '../art/line-art.ts'
import { gradeStyle } from '../grade-sizes.ts'
import { escapeHtml, html, type Markup, trusted } from '../markup.ts'
import { sheetName } from './sheet-name.ts'
import { trailMap } from './trail-map.ts'

/** Template and style of a kind; the server reads them from the kind's folder. */
export interface Pattern {
  /** Class of what the template prints, which its style begins with. */
  name: string
  html: string
  css: string
}
export type Patterns = Record<SheetKind, Pattern>

interface Drawn {
  fit?: number | undefined
  artwork?: Artwork | null
}

/**
 * One worksheet, one page.
 * @param artwork with the pictures of suspects; null where the world has none
 * @param fit factor that its content is drawn at, for the rare page that is too full; 1 is full size
 */
export function sheetPage(
  plan: PlanDocument,
  sheet: Sheet,
  patterns: Patterns,
  { fit = 1, artwork = null }: Drawn = {},
): Markup {
  const work = mustache.render(
    patterns[sheet.kind].html,
    sheet.view,
    {},
    { escape: (value) => escapeHtml(String(value)) },
  )
  const lesson = plan.days.flatMap(({ activities }) => activities).find(({ meta }) => meta.sheetId === sheet.id)
  const letters = plan.days.flatMap(({ secret }) => secret?.letters ?? [])
  const given = letters.flatMap(({ from }) =>
    from && 'sheetItem' in from && from.activityId === lesson?.id ? from.sheetItem : [],
  )
  return html`<section class="page"><div class="sheet-page" data-sheet="${sheet.id}" style="${gradeStyle(sheet.grade)};--fit:${fit}">
<header><h2>${sheet.title}</h2><div class="who">Name<span></span> Date<span class="date"></span></div></header>
<p class="instructions">${sheet.instructions}</p>
<div class="work"><section class="${patterns[sheet.kind].name}">${trusted(work)}</section></div>
${sheet.riddle && riddleStrip(sheet.riddle, artwork)}${sheet.trail && trailMap(sheet.trail, artwork)}${sheet.readings && readingsStrip(sheet.readings, artwork)}
<footer>${sheetName(plan, sheet.id)}${lesson && ` · ${lesson.meta.objective}`}${given.length > 0 && html` <b>${secretTexts.onSheet([...new Set(given)])}</b>`}</footer>
</div></section>`
}

/** What the suspect would have left, a box for each answer over the number of its item, and what to do with them. */
function readingsStrip(readings: SheetReadings, artwork: Artwork | null): Markup {
  const { says, most, items, clears } = readings
  return html`<div class="strip readings"><div>${suspectArt(artwork, clears)}<p class="asks">${says}</p><p>${secretTexts.readings(most)}</p><p>${secretTexts.compare(readings)}</p></div>
<ol>${items.map((item) => html`<li><span></span>${item}</li>`)}</ol></div>`
}

/** A box for each letter over the number of its item, and the code; the suspect's picture beside what it asks. */
function riddleStrip({ asks, letters, code, clears }: SheetRiddle, artwork: Artwork | null): Markup {
  return html`<div class="strip"><div>${clears && suspectArt(artwork, clears)}<p class="asks">${!clears && `${secretTexts.forFun} `}${asks}</p><p>${secretTexts.riddle}${clears && ` ${secretTexts.thenClear(clears)}`}</p></div>
<ol>${letters.map(({ item }) => html`<li><span></span>${item}</li>`)}</ol>
<ul>${code.map(({ answer, letter }) => html`<li>${answer} = <b>${letter.toUpperCase()}</b></li>`)}</ul></div>`
}
