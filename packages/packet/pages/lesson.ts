import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import { guideTexts } from '@pencil-quest/contract/guide-texts'
import type { Activity, PlanDocument, Question } from '@pencil-quest/contract/plan-document'
import { examplePicture } from '@pencil-quest/worksheets/figures/example-pictures/example-picture'
import { html, type Markup, trusted } from '../markup.ts'
import { beforeLesson } from '../wording.ts'
import type { ChildPart } from './child-parts.ts'
import { type GameParts, gameParts, isAnswers, isExample, isGame } from './guide-steps.ts'
import { ledLine, lessonText } from './lesson-text.ts'
import { sheetOf } from './sheet-name.ts'
import { minutesOf, phasesOf, stepLine } from './step-words.ts'

/** A lesson for the grown-up, in the order of doing. */
export function lesson(plan: PlanDocument, activity: Activity): Markup {
  const { meta } = activity
  const { questions } = meta
  const { before, after, told, steps, getOut } = lessonText(activity)
  return html`<div class="step activity"><header><h3>${beforeLesson(plan, activity)}${activity.lessonTitle}</h3><span class="minutes">${meta.minutes} min</span></header>
<p class="facts-line"><span class="label">Goal:</span> ${meta.objective} ${meta.prepMinutes > 0 && html`<span class="label">Set up before:</span> ${meta.prepMinutes} min. `}${getOut !== null && html`<span class="label">Get out:</span> ${getOut}. `}${pageOf(plan, activity)}</p>
${meta.safety.map(({ adultNote }) => html`<p class="safety">Safety: ${adultNote}</p>`)}
<div class="child"><h4>Read to your child${minutesOf(activity, ['hook'])}</h4>${before.map(childPart)}</div>
<h4>What you do</h4>
${told.length > 0 && html`<div class="told">${told.map(lead)}</div>`}
<ol class="steps">${grouped(steps).map((step) => html`<li>${minutesOf(activity, phasesOf(step))}${questions && step.some(isAnswers) ? askedStep(activity, questions, step) : step.map((part) => stepLines(part, meta.picture))}</li>`)}</ol>
${after.length > 0 && html`<div class="child ending">${after.map(childPart)}</div>`}
<div class="help">
<p><span class="label">Too hard?</span> ${meta.easier}</p><p><span class="label">Too easy?</span> ${meta.harder}</p>
<p><span class="label">You may hear:</span> “${meta.misconception.says}”</p><p><span class="label">Then say:</span> “${meta.misconception.reply}”</p>
</div></div>`
}

function pageOf(plan: PlanDocument, activity: Activity): Markup | null {
  const name = sheetOf(plan, activity)
  return name === null ? null : html`<span class="label">Worksheet:</span> ${name}.`
}

/** The lines that tell the game have their names set apart. */
function lead(line: string): Markup {
  const led = ledLine(line)
  return led
    ? html`<span class="label">${led.name}</span><p>${led.text}</p>`
    : html`<p class="whole">${stepLine(line)}</p>`
}

/** The questions of a game stand in its step. */
function grouped(steps: readonly string[][]): string[][][] {
  const groups: string[][][] = []
  for (const step of steps) {
    const game = groups.at(-1)
    if (game && isAnswers(step) && isGame(game[0] ?? [])) game.push(step)
    else groups.push([step])
  }
  return groups
}

/** The questions; those of a game below what each player does, the first with how it is played. */
function askedStep(
  { meta: { sheetMinutes, tokens } }: Activity,
  questions: readonly Question[],
  step: string[][],
): Markup {
  const { before, after, ...rounds } = gameParts(step.find(isGame) ?? [])
  const begin =
    sheetMinutes === undefined
      ? 'The questions of the game; find the first answer together.'
      : 'Ask these questions, and find the first answer together.'
  const table = html`${stepLine(tokens ? `${begin} ${secretTexts.colorNow}` : begin)}${questionTable(questions, rounds)}`
  if (before.length === 0) return table
  return html`${stepLines(before)}${table}${after.length > 0 && html`<div class="told">${after.map(lead)}</div>`}`
}

type Rounds = Pick<GameParts, 'firstRound' | 'further'>

function childPart({ label, text }: ChildPart): Markup {
  return html`<div class="part"><span class="label">${label}</span><p>${text}</p></div>`
}

/** A step, and the lines that go on with it; beside those of the example stands how it looks. */
function stepLines(lines: readonly string[], picture?: ExamplePicture): Markup {
  const [first = '', ...others] = lines
  if (others.length === 0) return stepLine(first)
  const told = html`<div class="told">${others.map(lead)}</div>`
  if (!picture || !isExample(lines)) return html`${stepLine(first)}${told}`
  return html`${stepLine(first)}<div class="pictured">${told}<figure>${trusted(examplePicture(picture).svg)}</figure></div>`
}

function questionTable(questions: readonly Question[], { firstRound, further }: Rounds): Markup {
  const tempts = questions.some(({ tempting }) => tempting !== undefined)
  const played = (name: string, told: string | null) =>
    told !== null &&
    html`<tr class="played"><td colspan="${tempts ? 3 : 2}"><span class="label">${name}</span> ${told}</td></tr>`
  return html`<table class="questions${tempts && ' tempting'}"><thead><tr><th scope="col">Question</th><th scope="col">Answer</th>${tempts && html`<th scope="col">Tempting, but wrong</th>`}</tr></thead><tbody>
${questions.map(
  ({ ask, answer, working, tempting, tells, clears }, i) =>
    html`<tr><td>${i + 1}. ${ask}${tells && html`<span class="tells"><b>${guideTexts.afterClue}</b> ${tells}${clears && html` <b>${secretTexts.clear(clears)}</b>`}</span>`}</td><td>${answer}${working && ` (${working})`}</td>${tempts && html`<td>${tempting ?? ''}</td>`}</tr>${i === 0 && played(guideTexts.likeThis, firstRound)}${i === 0 && played(guideTexts.further, further)}`,
)}
</tbody></table>`
}
