import { capitalisedWords } from '@pencil-quest/contract/choices'
import type { Drawing } from '@pencil-quest/contract/drawing'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import { coverArt } from '../art/cover-art.ts'
import { html, type Markup } from '../markup.ts'
import { gradeName } from '../wording.ts'

/** Without a drawing the cover has room for one. */
export function coverPage(plan: PlanDocument, drawing: Drawing | null): Markup {
  const { request } = plan
  return html`<section class="page"><div class="cover">
<div class="brand">Pencil Quest</div>
<h1>${plan.title}</h1>
<div class="world">${plan.world}</div>
${drawing && coverArt(drawing)}
<div class="facts">
<span>${request.length} days</span><span>${request.duration} minutes a day</span><span>${gradeName(request.childGrade)}</span><span>${capitalisedWords(request.difficulty)}</span>
</div></div></section>`
}
