import type { Activity, Day, Interlude } from '@pencil-quest/contract/plan-document'
import { graphTexts } from '@pencil-quest/contract/question-graph'
import { html, type Markup } from '../markup.ts'
import { listed, subjectName } from '../wording.ts'
import { most } from './materials.ts'

/** What the day needs and brings, in its order, for the grown-up who looks once in the morning. */
export function glance({ activities, breaks }: Day, sheetOf: (activity: Activity) => string | null): Markup {
  const needs = Map.groupBy(
    activities.flatMap(({ meta }) => meta.materials),
    ({ name }) => name,
  )
  const things = [...needs].map(
    ([name, uses]) =>
      `${name} (${most(
        uses.map(({ quantity }) => quantity),
        name,
      )})`,
  )
  if (activities.some(({ meta }) => meta.questions?.some(({ graph }) => graph)))
    things.push(`the page “${graphTexts.page}”`)
  return html`<div class="step glance"><header><h3>Today at a glance</h3></header>
<p><span class="label">Get out:</span> ${things.length > 0 ? listed(things) : 'nothing'}. Scrap paper and a pencil are always at hand.</p>
<ol>${activities.map((activity, i) => {
    const sheet = sheetOf(activity)
    const pauses = breaks.filter(({ after }) => after === i + 1)
    return html`<li><b>${subjectName(activity.subject)}: ${activity.lessonTitle}</b>, ${activity.meta.minutes} minutes${sheet && `, ${sheet}`}<br>${activity.meta.objective}${pauses.map(pauseBelow)}</li>`
  })}</ol></div>`
}

/** A break in its place between two activities. */
function pauseBelow({ title, minutes, text }: Interlude): Markup {
  return html`<div class="pause"><span class="label">Then move: ${title}</span> (${minutes} min)<p class="read">${text}</p></div>`
}
