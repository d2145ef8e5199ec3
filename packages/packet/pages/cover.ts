import { capitalisedWords } from '@pencil-quest/contract/choices'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import { coverArt } from '../art/cover-art.ts'
import { html, type Markup } from '../markup.ts'
import { gradeName } from '../wording.ts'

export function coverPage(plan: PlanDocument): Markup {
  const { request } = plan
  return html`<section class="page"><div class="cover">
<div class="brand">Pencil Quest</div>
<h1>${plan.title}</h1>
<div class="world">${plan.world}</div>
${coverArt(request.theme)}
<div class="facts">
<span>${request.length} days</span><span>${request.duration} minutes a day</span><span>${gradeName(request.childGrade)}</span><span>${capitalisedWords(request.difficulty)}</span>
</div></div></section>`
}
