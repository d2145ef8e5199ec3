import { letterSource, secretTexts } from '@pencil-quest/contract/day-secret'
import type { Artwork, Drawing } from '@pencil-quest/contract/drawing'
import type { Activity, Day, DaySecret, DaySuspects } from '@pencil-quest/contract/plan-document'
import { spotArt, suspectArt, tokenArt } from '../art/line-art.ts'
import { html, type Markup } from '../markup.ts'
import { lines } from './lesson-height.ts'

/** What the narrower paper holds, and the least that a picture needs of it. */
const [pageMm, pictureMm] = [245, 35]
/** What rows that stand closer together save on a page of three. */
const savedMm = 62
/** Heights, measured on forty pages: of what stands on every page, of one row of things, and of the box of the word. */
const rowsMm = { head: 22, line: 6.2, chips: 11.5, pictured: 18, won: 28, riddle: 72, asks: 8, gap: 5 }
/** Width of a row, and of a chip beside its letters. */
const [rowWidthMm, letterMm, chipMm, suspectMm] = [186, 2.4, 11.5, 16]
const lineLetters = 84

/**
 * The child's page of a day: the suspects, with their pictures where there is room, the things that the right answers
 * win, the boxes and the code of the secret word, a picture to color. The word is not on it. Null where a plan has neither.
 */
export function childDayPage(of: Day, spot: Drawing | null, artwork: Artwork | null = null): Markup | null {
  if (!hasChildDay(of)) return null
  const { day, opener, activities, suspects, secret } = of
  const won = activities.filter(({ meta }) => meta.tokens)
  const wantsPictures = suspects?.names.every((name) => suspectArt(artwork, name) !== null) ?? false
  const isPictured = wantsPictures && heightMm(of, true) <= pageMm + savedMm
  const takenMm = heightMm(of, isPictured)
  return html`<section class="page"><div class="child-day${takenMm > pageMm && ' dense'}"><header><h2>Day ${day}: ${opener.title}</h2><span>${secretTexts.page}</span></header>
${suspects && suspectRow(suspects, isPictured ? artwork : null)}
${won.length > 0 && html`<p>${secretTexts.color}</p>`}
${won.map((activity) => tokenRow(activity, secret))}
${secret && riddle(secret, activities)}
${spot && takenMm + pictureMm < pageMm && html`<div class="spot">${spotArt(spot)}</div>`}</div></section>`
}

/** In wide rows; where it is too much they stand closer together. */
function heightMm({ activities, suspects, secret }: Day, isPictured: boolean): number {
  const { head, line, chips, pictured, won, riddle: box, asks, gap } = rowsMm
  const things = activities.filter(({ meta }) => meta.tokens).length
  return (
    head +
    (suspects ? asks + line * lines(toldBy(suspects), lineLetters) : 0) +
    (isPictured
      ? pictured * chipRows(suspects?.names ?? [], chipMm + suspectMm)
      : chips * chipRows(suspects?.names ?? [])) +
    (things > 0 ? gap + line * lines(secretTexts.color, lineLetters) + won * things : 0) +
    (secret ? box + asks + chips * chipRows(secret.code.map(({ answer, letter }) => `${answer} = ${letter}`)) : 0)
  )
}

/** Rows of what is set in chips. */
function chipRows(texts: readonly string[], besideMm = chipMm): number {
  let [rows, left] = [0, 0]
  for (const text of texts) {
    const wide = text.length * letterMm + besideMm
    if (wide > left) [rows, left] = [rows + 1, rowWidthMm]
    left -= wide
  }
  return rows
}

/** Whether the child has a page of the day. */
export function hasChildDay({
  activities,
  suspects,
  secret,
}: Pick<Day, 'activities' | 'suspects' | 'secret'>): boolean {
  return secret !== undefined || suspects !== undefined || activities.some(({ meta }) => meta.tokens)
}

/** What is done with whom the answers to the day's clues clear. */
function toldBy({ solution }: DaySuspects): string {
  return solution ? `${secretTexts.crossOut} ${secretTexts.staysLeft}` : secretTexts.crossOut
}

/** @param artwork of the pictures beside the names; null where there are none */
function suspectRow(suspects: DaySuspects, artwork: Artwork | null): Markup {
  const { asks, names } = suspects
  return html`<div class="suspects"><p class="asks">${asks}</p><p>${toldBy(suspects)}</p>
<ul>${names.map((name) => html`<li>${suspectArt(artwork, name)}${name}</li>`)}</ul></div>`
}

/** A thing for each question, with a line where the code asks for its answer. */
function tokenRow({ id, lessonTitle, meta: { tokens } }: Activity, secret: DaySecret | undefined): Markup | null {
  if (!tokens) return null
  const { mark, many, count } = tokens
  const wanted = secret?.letters.flatMap(({ from }) =>
    from && 'question' in from && from.activityId === id ? from.question : [],
  )
  return html`<div class="won"><h3>${lessonTitle.split(':')[0]} <span>${many}</span></h3><ol>${Array.from(
    { length: count },
    (_, i) =>
      html`<li>${tokenArt(mark)}<span>${i + 1}</span>${wanted?.includes(i + 1) && html`<span class="write"></span>`}</li>`,
  )}</ol></div>`
}

/** The picture that the question wins, or a page, with its number, for those who do not read yet. */
function wonBy({ from }: DaySecret['letters'][number], activities: readonly Activity[]): Markup | null {
  if (!from) return null
  if ('sheetItem' in from) return html`<span class="from">${tokenArt('page')}<b>${from.sheetItem}</b></span>`
  const tokens = activities.find(({ id }) => id === from.activityId)?.meta.tokens
  return tokens ? html`<span class="from">${tokenArt(tokens.mark)}<b>${from.question}</b></span>` : null
}

function riddle({ asks, letters, code }: DaySecret, activities: readonly Activity[]): Markup {
  return html`<div class="riddle"><h3>${secretTexts.heading}</h3><p class="asks">${asks}</p><p>${secretTexts.how}</p>
<ol class="letters">${letters.map(
    (letter) =>
      html`<li><span class="box">${letter.from ? '' : letter.letter.toUpperCase()}</span>${wonBy(letter, activities)}<span>${letterSource(letter, activities)}</span></li>`,
  )}</ol>
<h3>${secretTexts.code}</h3>
<ul class="code">${code.map(({ answer, letter }) => html`<li>${answer} = <b>${letter.toUpperCase()}</b></li>`)}</ul></div>`
}
