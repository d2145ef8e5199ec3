import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { Artwork } from '@pencil-quest/contract/drawing'
import type { Activity, Day, DaySecret, Interlude, PlanDocument, Question } from '@pencil-quest/contract/plan-document'
import { spotArt } from '../art/line-art.ts'
import { html, type Markup } from '../markup.ts'
import { listed, subjectName } from '../wording.ts'
import { type ChildPart, childParts } from './child-parts.ts'
import { glance, layoutOf } from './glance.ts'

/** A day for the grown-up: the story, the activities in order with the breaks between them, the close. */
export function dayPage(plan: PlanDocument, day: Day, artwork: Artwork | null): Markup {
  const spot = artwork?.spots[(day.day - 1) % artwork.spots.length]
  const { isApart, closesFirst, lettersOf, frameLetters } = layoutOf(day)
  const activities = day.activities.map((activity, i) => {
    const pauses = isApart ? [] : day.breaks.filter(({ after }) => after === i + 1)
    return html`<div class="lesson ${lettersOf(activity)}">${activityBlock(plan, activity)}
${pauses.map(move)}</div>`
  })
  const begin = html`${interlude('Story time', day.opener)}
${day.recall && html`<p class="recall"><span class="label">Warm up.</span> Say: “${day.recall.say}” <span class="label">Look for:</span> ${day.recall.lookFor}</p>`}`
  const end = html`${day.secret && secretNote(day.secret)}
${interlude('Close', day.close)}`
  const frame = html`<div class="${frameLetters}">${begin}
${glance(day, (activity) => sheetOf(plan, activity))}
${closesFirst && html`<h2>At the end of the day</h2>${end}`}</div>`
  return html`<section class="page day${isApart ? ' apart' : ''}"><header>${spot && html`<span class="spot">${spotArt(spot)}</span>`}<div><h1>${day.title}</h1><p>${day.description}</p></div></header>
${isApart ? frame : begin}
${activities}
${!closesFirst && end}
</section>`
}

function move(pause: Interlude): Markup {
  return interlude('Move', pause)
}

function interlude(label: string, { title, text, minutes }: Interlude): Markup {
  return html`<div class="step"><header><h3>${label}: ${title}</h3><span class="minutes">${minutes} min</span></header><p class="read">${text}</p></div>`
}

/** The word and what is read with it; the boxes and the code are on the child's own page. */
function secretNote({ asks, word, found }: DaySecret): Markup {
  return html`<div class="step"><header><h3>${secretTexts.heading}: ${asks}</h3></header><p>Your child looks the right answers up on the page “${secretTexts.page}”. <span class="label">${secretTexts.word}</span> ${word.toUpperCase()}. ${secretTexts.readAloud}</p><p class="read">${found}</p></div>`
}

function activityBlock(plan: PlanDocument, activity: Activity): Markup {
  const { meta } = activity
  const { told: before, steps } = guide(activity)
  const { questions } = meta
  const parts = childParts(activity)
  // Questions stand beside their answers, and the end of the story at the end of the lesson.
  const isLater = ({ label }: ChildPart) => questions !== undefined && (label === 'Questions' || label === 'At the end')
  const end = parts.flatMap((part) => (isLater(part) && part.label === 'At the end' ? ending(part, questions) : []))
  const materials = listed(meta.materials.map(({ name, quantity }) => `${name} (${quantity})`)) || 'nothing'
  const [[first = ''] = []] = steps
  // The first step says what to get out; here it says how much, too.
  const isFetched = questions !== undefined && fetching.test(first)
  if (isFetched) steps[0] = [first.replace(fetching, `Get out ${materials}.`)]
  return html`<div class="step activity"><header><h3>${subjectName(activity.subject)} – ${activity.lessonTitle}</h3><span class="minutes">${meta.minutes} min</span></header>
<p class="facts-line"><span class="label">Goal:</span> ${meta.objective} ${!isFetched && html`<span class="label">Get out:</span> ${materials}. `}${pageOf(plan, activity)}</p>
${meta.safety.map(({ adultNote }) => html`<p class="safety">Safety: ${adultNote}</p>`)}
<div class="child"><h4>Read to your child</h4>${parts.filter((part) => !isLater(part)).map(childPart)}</div>
<h4>What you do</h4>
${before.length > 0 && html`<div class="told">${before.map(lead)}</div>`}
<ol class="steps">${steps.map((step) => html`<li>${questions && isAnswers(step) ? questionTable(questions) : stepLines(step)}</li>`)}</ol>
${end.length > 0 && html`<div class="child ending">${end.map(childPart)}</div>`}
<div class="help">
<p><span class="label">Too hard?</span> ${meta.easier}</p><p><span class="label">Too easy?</span> ${meta.harder}</p>
<p><span class="label">You may hear:</span> “${meta.misconception.says}”</p><p><span class="label">Then say:</span> “${meta.misconception.reply}”</p>
</div></div>`
}

function pageOf(plan: PlanDocument, activity: Activity): Markup | null {
  const name = sheetOf(plan, activity)
  return name === null ? null : html`<span class="label">Worksheet:</span> ${name}.`
}

function sheetOf(plan: PlanDocument, { meta }: Activity): string | null {
  const sheet = plan.sheets.find(({ id }) => id === meta.sheetId)
  return sheet ? sheetName(plan, sheet.id) : null
}

/** `Sheet 3 (day 2)`: the number that the worksheet's page and the answer key carry too. */
export function sheetName(plan: PlanDocument, id: string): string {
  const at = plan.sheets.findIndex((sheet) => sheet.id === id)
  return `Sheet ${at + 1} (day ${plan.sheets[at]?.day})`
}

/** The lines that tell the game have their names set apart. */
function lead(line: string): Markup {
  const [, name, text] = /^(You:|Your child:|Question 1:|Then:|The end:) (.+)$/.exec(line) ?? []
  return name ? html`<span class="label">${name}</span><p>${text}</p>` : html`<p class="whole">${line}</p>`
}

const fetching = /^Get out [^.]*\./

/** What a clue tells is read beside it, and a step hands the worksheet over. */
function ending({ label, text }: ChildPart, questions: readonly Question[] = []): ChildPart[] {
  const isSaid = (line: string) =>
    line.startsWith('Then do your worksheet') || questions.some(({ tells }) => tells === line)
  const lines = text.split('\n').filter((line) => !isSaid(line))
  return lines.length > 0 ? [{ label, text: lines.join('\n') }] : []
}

function childPart({ label, text }: ChildPart): Markup {
  return html`<div class="part"><span class="label">${label}</span><p>${text}</p></div>`
}

/** A step, and the lines that go on with it. */
function stepLines([first = '', ...others]: readonly string[]): Markup {
  return html`${first}${others.length > 0 && html`<div class="told">${others.map(lead)}</div>`}`
}

function isAnswers([first]: readonly string[]): boolean {
  return first === 'Answers:'
}

function questionTable(questions: readonly Question[]): Markup {
  const tempts = questions.some(({ tempting }) => tempting !== undefined)
  return html`<table class="questions${tempts && ' tempting'}"><thead><tr><th scope="col">Read the question; once it is answered, read what it tells</th><th scope="col">Answer</th>${tempts && html`<th scope="col">Tempting, but wrong</th>`}</tr></thead><tbody>
${questions.map(
  ({ ask, answer, working, tempting, tells }, i) =>
    html`<tr><td>${i + 1}. ${ask}${tells && html`<span class="tells">${tells}</span>`}</td><td>${answer}${working && ` (${working})`}</td>${tempts && html`<td>${tempting ?? ''}</td>`}</tr>`,
)}
</tbody></table>`
}

/** What is told before the first step, and the steps without their numbers, each with the lines that go on with it. */
function guide({ parentInstructions }: Activity): { told: string[]; steps: string[][] } {
  const told: string[] = []
  const steps: string[][] = []
  for (const line of parentInstructions.split('\n')) {
    const step = steps.at(-1)
    if (number.test(line)) steps.push([line.replace(number, '')])
    else if (step) step.push(line)
    else told.push(line)
  }
  return steps.length > 0 ? { told, steps } : { told: [], steps: told.map((line) => [line]) }
}

const number = /^\d+\.\s*/
