import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { Artwork } from '@pencil-quest/contract/drawing'
import type { Activity, Day, DaySecret, Interlude, PlanDocument } from '@pencil-quest/contract/plan-document'
import { spotArt } from '../art/line-art.ts'
import { html, type Markup } from '../markup.ts'
import { listed, subjectName } from '../wording.ts'
import { childParts } from './child-parts.ts'
import { glance, layoutOf } from './glance.ts'

/** A day for the grown-up: the story, the activities in order with the breaks between them, the close. */
export function dayPage(plan: PlanDocument, day: Day, artwork: Artwork | null): Markup {
  const spot = artwork?.spots[(day.day - 1) % artwork.spots.length]
  const { isApart, closesFirst, lettersOf, breaksOf } = layoutOf(day)
  const activities = day.activities.map((activity) => {
    const { before, after } = breaksOf(activity)
    return html`<div class="lesson ${lettersOf(activity)}">${before.map(move)}
${activityBlock(plan, activity)}
${after.map(move)}</div>`
  })
  const begin = html`${interlude('Story time', day.opener)}
${day.recall && html`<p class="recall"><span class="label">Warm up.</span> Say: “${day.recall.say}” <span class="label">Look for:</span> ${day.recall.lookFor}</p>`}`
  const end = html`${day.secret && secretNote(day.secret)}
${interlude('Close', day.close)}`
  const frame = html`<div class="larger">${begin}
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
  const { told, steps } = guide(activity)
  const materials = meta.materials.map(({ name, quantity }) => `${name} (${quantity})`)
  return html`<div class="step activity"><header><h3>${subjectName(activity.subject)} – ${activity.lessonTitle}</h3><span class="minutes">${meta.minutes} min</span></header>
<p class="facts-line"><span class="label">Goal:</span> ${meta.objective} <span class="label">Get out:</span> ${materials.length > 0 ? listed(materials) : 'nothing'}. ${pageOf(plan, activity)}</p>
${meta.safety.map(({ adultNote }) => html`<p class="safety">Safety: ${adultNote}</p>`)}
<div class="child"><h4>Read to your child</h4>${childParts(activity).map(
    ({ label, text }) => html`<div class="part"><span class="label">${label}</span><p>${text}</p></div>`,
  )}</div>
<h4>What you do</h4>
${told.length > 0 && html`<div class="told">${told.map(lead)}</div>`}
<ol class="steps">${steps.map((step) => html`<li>${step}</li>`)}</ol>
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

/** A line that begins with a name and a colon has the name set apart. */
function lead(line: string): Markup {
  const [, name, text] = /^([A-Z][a-z ]{1,20}:) (.+)$/.exec(line) ?? []
  return name ? html`<span class="label">${name}</span><p>${text}</p>` : html`<p class="whole">${line}</p>`
}

/** The steps without their numbers, and what is told before the first of them. */
function guide({ parentInstructions }: Activity): { told: string[]; steps: string[] } {
  const lines = parentInstructions.split('\n')
  const first = Math.max(
    0,
    lines.findIndex((line) => number.test(line)),
  )
  return { told: lines.slice(0, first), steps: lines.slice(first).map((line) => line.replace(number, '')) }
}

const number = /^\d+\.\s*/
