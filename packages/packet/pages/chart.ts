import type { Artwork, Drawing } from '@pencil-quest/contract/drawing'
import type { Activity, Day, PlanDocument } from '@pencil-quest/contract/plan-document'
import { spotArt, spotOf } from '../art/line-art.ts'
import { html, type Markup } from '../markup.ts'
import { beforeLesson } from '../wording.ts'

/** The fridge chart: one page for the wall, a box to tick for each activity and a star to color for each day. */
export function chartPage(plan: PlanDocument, artwork: Artwork | null): Markup {
  const isLong = plan.days.length > 5
  return html`<section class="page"><div class="chart${isLong && ' long'}"><header><h1>My quest chart</h1><p>${plan.title}</p></header>
<p class="how">Tick a box when an activity is done. Color the star when the day is done.</p>
<ol>${plan.days.map((day, d) => dayStop(plan, day, spotOf(artwork, plan, d + 1)))}</ol>
<footer><span>When all stars are colored, we will:</span><span class="write"></span></footer>
</div></section>`
}

function dayStop(plan: PlanDocument, day: Day, spot: Drawing | null): Markup {
  return html`<li><span class="star">${star(day.day)}</span><div><h3>${day.opener.title}</h3>
<ul>${day.activities.map((activity) => html`<li><span class="tick"></span>${beforeLesson(plan, activity)}${wayOf(activity)}</li>`)}</ul></div>${spot && html`<span class="spot">${spotArt(spot)}</span>`}</li>`
}

/** The way of working is what a child remembers: "Bean Workshop" rather than the skill. */
function wayOf({ lessonTitle }: Activity): string {
  return lessonTitle.split(': ')[0] ?? lessonTitle
}

/** An outline to color, with the day's number in it. */
function star(day: number): Markup {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? 46 : 24
    const angle = (Math.PI / 5) * i - Math.PI / 2
    return `${(50 + radius * Math.cos(angle)).toFixed(1)},${(52 + radius * Math.sin(angle)).toFixed(1)}`
  })
  return html`<svg viewBox="0 0 100 100" role="img" aria-label="Star for day ${day}" fill="none" stroke="#000" stroke-width="3" stroke-linejoin="round"><polygon points="${points.join(' ')}"/><text x="50" y="62" text-anchor="middle" font-size="28" fill="#000" stroke="none">${day}</text></svg>`
}
