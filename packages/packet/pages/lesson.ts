import { guideTexts } from '@pencil-quest/contract/guide-texts'
import type { Activity, PlanDocument, Question } from '@pencil-quest/contract/plan-document'
import { html, type Markup } from '../markup.ts'
import { listed, subjectName } from '../wording.ts'
import { type ChildPart, toldParts } from './child-parts.ts'
import { guideSteps, isAnswers } from './guide-steps.ts'
import { sheetOf } from './sheet-name.ts'

/** A lesson for the grown-up, in the order of doing. */
export function lesson(plan: PlanDocument, activity: Activity): Markup {
  const { meta } = activity
  const { told, steps } = guideSteps(activity)
  const { questions } = meta
  const parts = toldParts(activity)
  // Questions stand beside their answers, and the end of the story at the end of the lesson.
  const isLater = ({ label }: ChildPart) => questions !== undefined && (label === 'Questions' || label === 'At the end')
  const end = parts.flatMap((part) => (isLater(part) && part.label === 'At the end' ? ending(part, questions) : []))
  const materials = listed(meta.materials.map(({ name, quantity }) => `${name} (${quantity})`)) || 'nothing'
  // The first step says what to get out; here it says how much, too.
  const isFetched = questions !== undefined && fetching.test(steps[0]?.[0] ?? '')
  const lineOf = (line: string) => (isFetched ? line.replace(fetching, `Get out ${materials}.`) : line)
  return html`<div class="step activity"><header><h3>${subjectName(activity.subject)} – ${activity.lessonTitle}</h3><span class="minutes">${meta.minutes} min</span></header>
<p class="facts-line"><span class="label">Goal:</span> ${meta.objective} ${meta.prepMinutes > 0 && html`<span class="label">Set up before:</span> ${meta.prepMinutes} min. `}${!isFetched && html`<span class="label">Get out:</span> ${materials}. `}${pageOf(plan, activity)}</p>
${meta.safety.map(({ adultNote }) => html`<p class="safety">Safety: ${adultNote}</p>`)}
<div class="child"><h4>Read to your child</h4>${parts.filter((part) => !isLater(part)).map(childPart)}</div>
<h4>What you do</h4>
${told.length > 0 && html`<div class="told">${told.map(lead)}</div>`}
<ol class="steps">${steps.map((step) => html`<li>${questions && isAnswers(step) ? html`${ask}${questionTable(questions)}` : stepLines(step.map(lineOf))}</li>`)}</ol>
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

const { you, child, firstQuestion, next, also, end } = guideTexts
const leads = new RegExp(`^(${[you, child, firstQuestion, next, also, end].join('|')}) (.+)$`)

/** The lines that tell the game have their names set apart. */
function lead(line: string): Markup {
  const [, name, text] = leads.exec(line) ?? []
  return name
    ? html`<span class="label">${name === also ? '' : name}</span><p>${text}</p>`
    : html`<p class="whole">${line}</p>`
}

/** Over the questions. */
const ask = 'Read each question; once it is answered, read what it tells.'

const fetching = /^Get out [^.]*\./

/** What a clue tells is read beside it, and a step hands the worksheet over. */
function ending({ label, text }: ChildPart, questions: readonly Question[] = []): ChildPart[] {
  const isSaid = (line: string) =>
    line.startsWith(guideTexts.worksheet) || questions.some(({ tells }) => tells === line)
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

function questionTable(questions: readonly Question[]): Markup {
  const tempts = questions.some(({ tempting }) => tempting !== undefined)
  return html`<table class="questions${tempts && ' tempting'}"><thead><tr><th scope="col">Question</th><th scope="col">Answer</th>${tempts && html`<th scope="col">Tempting, but wrong</th>`}</tr></thead><tbody>
${questions.map(
  ({ ask, answer, working, tempting, tells }, i) =>
    html`<tr><td>${i + 1}. ${ask}${tells && html`<span class="tells">${tells}</span>`}</td><td>${answer}${working && ` (${working})`}</td>${tempts && html`<td>${tempting ?? ''}</td>`}</tr>`,
)}
</tbody></table>`
}
