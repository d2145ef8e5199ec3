import type { Artwork } from '@pencil-quest/contract/drawing'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import { coverArt } from '../art/line-art.ts'
import { html, type Markup } from '../markup.ts'
import { gradeName } from '../wording.ts'

/** Without artwork the cover has room for a drawing of the child's. */
export function coverPage(plan: PlanDocument, artwork: Artwork | null): Markup {
  const { request } = plan
  return html`<section class="page"><div class="cover">
<div class="brand">Pencil Quest</div>
<h1>${plan.title}</h1>
<div class="world">${plan.world}</div>
${artwork && coverArt(artwork.cover)}
<div class="facts">
<span>${request.length} days</span><span>${request.duration} minutes a day</span><span>${gradeName(request.childGrade)}</span>
</div></div></section>`
}
