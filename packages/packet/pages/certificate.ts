import type { Artwork } from '@pencil-quest/contract/drawing'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import { coverArt, spotArt, spotOf } from '../art/line-art.ts'
import { html, type Markup } from '../markup.ts'
import { isolated } from '../scripts.ts'

/** More would not fit the page in a type that a child reads. */
const mostNamed = 18
/** From so many on the type is smaller. */
const many = 7
const veryMany = 11

/** For the last day: what the child can do now, to be signed by a grown-up and hung up. */
export function certificatePage(plan: PlanDocument, childName: string | null, artwork: Artwork | null): Markup {
  const named = objectives(plan)
  const corners = [1, 2].flatMap((day) => spotOf(artwork, plan, day) ?? [])
  return html`<section class="page"><div class="certificate">
<div class="corners">${corners.map(spotArt)}</div>
<h1>Certificate</h1>
<p class="for">This is for</p><p class="name">${childName && isolated(childName)}</p>
<p class="deed">who finished a quest of ${plan.days.length} days:<br><b>${plan.world}</b></p>
${artwork && coverArt(artwork.cover)}
<div class="proud ${named.length >= veryMany ? 'very-many' : named.length >= many && 'many'}"><h2>Now you can say</h2><ul>${named.map((objective) => html`<li>${objective}</li>`)}</ul></div>
<div class="sign"><span>Date</span><span>Signed by your grown-up</span></div>
</div></section>`
}

/** The objectives met most often, each subject in turn, in the order in which they were met. */
function objectives(plan: PlanDocument): string[] {
  const met = new Map<string, { subject: string; times: number; order: number }>()
  for (const { subject, meta } of plan.days.flatMap(({ activities }) => activities)) {
    const known = met.get(meta.objective)
    if (known) known.times++
    else met.set(meta.objective, { subject, times: 1, order: met.size })
  }
  const bySubject = Map.groupBy(met, ([, { subject }]) => subject)
  const ranked = [...bySubject.values()].flatMap((group) =>
    group.sort(([, a], [, b]) => b.times - a.times).map((entry, turn) => ({ entry, turn })),
  )
  return ranked
    .sort((a, b) => a.turn - b.turn)
    .slice(0, mostNamed)
    .map(({ entry }) => entry)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([objective]) => objective)
}
