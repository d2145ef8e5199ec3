import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { Activity, Day, Interlude, PlanDocument } from '@pencil-quest/contract/plan-document'
import { pageOfDrawings } from '@pencil-quest/contract/question-graph'
import { html, type Markup } from '../markup.ts'
import { amountOf, beforeLesson, listed } from '../wording.ts'
import { hasChildDay } from './child-day.ts'
import { isAtHand, most } from './materials.ts'

/** Minutes that a family takes for what the day's own minutes do not count; a page may be within its lesson's. */
const aside = { ownPage: 3, sheet: 8 }
/** Where a way of doing a page reads from the key. */
const readsKey = /\banswer key\b/
/** What would be gone before its lesson begins. */
const keptCold = /^ice\b/

/** Minutes of a close that has room for the child's page beside show and tell. */
const longClose = 4

/** What the day needs and brings, in its order, for the grown-up who looks once in the morning. */
export function glance(plan: PlanDocument, day: Day, sheetOf: (activity: Activity) => string | null): Markup {
  const { activities, breaks } = day
  const needs = Map.groupBy(
    activities.flatMap(({ meta }) => meta.materials),
    ({ name }) => name,
  )
  const things = [...needs].flatMap(([name, uses]) => {
    const quantity = most(
      uses.map((use) => use.quantity),
      name,
    )
    if (isAtHand({ name, quantity })) return []
    return keptCold.test(name) ? `${name} (${quantity}, in the freezer till then)` : amountOf({ name, quantity })
  })
  const drawings = new Set(activities.flatMap(({ meta }) => pageOfDrawings(meta.drawnOn, meta.questions ?? []) ?? []))
  for (const page of drawings) things.push(`the page “${page}”`)
  if (hasChildDay(day)) things.push(`the page “${secretTexts.page}”`)
  things.push(...activities.flatMap((activity) => sheetOf(activity)?.replace(/ \(.*/, '') ?? []))
  if (activities.some(({ parentInstructions }) => readsKey.test(parentInstructions))) things.push('the answer key')
  const extra = extraMinutes(day, sheetOf)
  return html`<div class="step glance"><header><h3>Today at a glance</h3></header>
<p><span class="label">Get out:</span> ${things.length > 0 ? listed(things) : 'nothing'}. Scrap paper, a pencil and a crayon are always at hand.</p>
${extra.length > 0 && html`<p><span class="label">On top of the minutes below:</span> about ${listed(extra)}.</p>`}
<ol>${activities.map((activity, i) => {
    const sheet = sheetOf(activity)
    const pauses = breaks.filter(({ after }) => after === i + 1)
    return html`<li><b>${beforeLesson(plan, activity)}${activity.lessonTitle}</b>, ${activity.meta.minutes} minutes${sheet && `, ${sheet}`}<br>${activity.meta.objective}${pauses.map(pauseBelow)}</li>`
  })}</ol></div>`
}

/** What takes time beside the day's minutes, each with its own. */
function extraMinutes({ activities, secret, close }: Day, sheetOf: (activity: Activity) => string | null): string[] {
  const setUp = activities.reduce((sum, { meta }) => sum + meta.prepMinutes, 0)
  const pages = activities
    .filter(({ meta }) => meta.sheetMinutes === undefined)
    .flatMap((activity) => sheetOf(activity) ?? [])
  return [
    ...(setUp > 0 ? [`${setUp} to set up`] : []),
    ...(secret && close.minutes < longClose ? [`${aside.ownPage} for the page “${secretTexts.page}”`] : []),
    ...(pages.length > 0 ? [`${aside.sheet * pages.length} for ${listed(pages)}`] : []),
  ]
}

/** A break in its place between two activities. */
function pauseBelow({ title, minutes, text }: Interlude): Markup {
  return html`<p class="pause read"><span class="label">Then move: ${title}</span> (${minutes} min). ${text}</p>`
}
