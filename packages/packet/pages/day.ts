import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { Artwork } from '@pencil-quest/contract/drawing'
import type { Day, Interlude, PlanDocument } from '@pencil-quest/contract/plan-document'
import { spotArt, spotOf } from '../art/line-art.ts'
import { html, type Markup } from '../markup.ts'
import { layoutOf } from './day-layout.ts'
import { glance } from './glance.ts'
import { lesson } from './lesson.ts'
import { sheetOf } from './sheet-name.ts'

/** A day for the grown-up: the story, the activities in order with the breaks between them, the close. */
export function dayPage(plan: PlanDocument, day: Day, artwork: Artwork | null): Markup {
  const spot = spotOf(artwork, plan, day.day)
  const { isApart, closesFirst, lettersOf, frameLetters } = layoutOf(day)
  const activities = day.activities.map((activity, i) => {
    const pauses = isApart ? [] : day.breaks.filter(({ after }) => after === i + 1)
    return html`<div class="lesson ${lettersOf(activity)}">${lesson(plan, activity)}
${pauses.map(move)}</div>`
  })
  const begin = html`${interlude(day.recall ? 'Story time and warm-up' : 'Story time', day.opener)}
${day.recall && html`<p class="recall"><span class="label">Warm up.</span> Say: “${day.recall.say}” <span class="label">Look for:</span> ${day.recall.lookFor}</p>`}`
  const end = closeOf(day)
  const frame = html`<div class="frame ${frameLetters}">${begin}
${glance(plan, day, (activity) => sheetOf(plan, activity))}
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

/** Who of the suspects is left, the word that says more of it, and show and tell. The boxes and the code are on the child's own page. */
function closeOf({ suspects, secret, close }: Day): Markup {
  const { told = [], solution } = suspects ?? {}
  const isAlone = !solution && !secret
  return html`<div class="step"><header><h3>${isAlone ? `Close: ${close.title}` : 'Close'}</h3><span class="minutes">${close.minutes} min</span></header>
${told.length > 0 && html`<p class="read">${told.map(secretTexts.cleared).join(' ')}</p>`}
${solution && html`<p class="ask"><span class="label">${secretTexts.who}</span> Look at the page “${secretTexts.page}” together. <span class="label">${secretTexts.lookFor}</span> ${solution}.</p>`}
${secret && html`<p class="ask"><span class="label">${secretTexts.heading}: ${secret.asks}</span> Your child looks the right answers up on the page. <span class="label">${secretTexts.word}</span> ${secret.word.toUpperCase()}. ${secretTexts.readAloud}</p><p class="read">${secret.found}</p>`}
${!isAlone && html`<p class="ask"><span class="label">${close.title}</span></p>`}<p class="read">${close.text}</p></div>`
}
