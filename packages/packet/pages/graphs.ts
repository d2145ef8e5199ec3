import type { Activity, Day } from '@pencil-quest/contract/plan-document'
import { graphTexts, type QuestionGraph } from '@pencil-quest/contract/question-graph'
import { barGraph } from '@pencil-quest/worksheets/figures/bar-graph'
import { linePlot } from '@pencil-quest/worksheets/figures/line-plot'
import { pictureGraph } from '@pencil-quest/worksheets/figures/picture-graph'
import { html, type Markup, trusted } from '../markup.ts'

const barsMm = 46
const typeMm = 4
/** Rings of one size on the whole page. */
const fewestRings = 12

/** What the narrower paper holds, the head of the page and of a lesson, and the title of a graph. */
const [pageMm, headMm, lessonMm, titleMm] = [247, 20, 8, 10]
/** What is fuller stands on two pages: smaller letters would be too small. */
const mostOverfull = 1.3

/** The child's page with the graphs that a day's questions are read off; null where there are none. */
export function graphsPage({ day, opener, activities }: Day): Markup | null {
  const drawn = activities.flatMap((activity) => lessonGraphs(activity) ?? [])
  if (drawn.length === 0) return null
  const taken = heightOf(drawn)
  const zoom = taken <= pageMm * mostOverfull ? Math.min(1, pageMm / taken) : 1
  return html`<section class="page"><div class="child-day graphs" style="zoom: ${zoom.toFixed(2)}"><header><h2>Day ${day}: ${opener.title}</h2><span>${graphTexts.page}</span></header>
<p>${graphTexts.how}</p>
${drawn}</div></section>`
}

/** Of the figures with their titles and the heads over them, in millimetres. */
function heightOf(drawn: readonly Markup[]): number {
  const heights = drawn.flatMap(({ text }) => [...text.matchAll(/<svg[^>]* height="([\d.]+)mm"/g)])
  return headMm + drawn.length * lessonMm + heights.reduce((sum, [, height]) => sum + Number(height) + titleMm, 0)
}

function lessonGraphs({ lessonTitle, meta: { questions = [] } }: Activity): Markup | null {
  const drawn = questions.flatMap(({ graph }, i) => (graph ? [graphOf(graph, i + 1)] : []))
  return drawn.length > 0 ? html`<h3>${lessonTitle.split(':')[0]}</h3>${drawn}` : null
}

function graphOf(graph: QuestionGraph, question: number): Markup {
  const { title, form, each } = graph
  return html`<div class="graph"><p><b>${graphTexts.heading(question)}:</b> ${title}${form === 'rings' && html` <span>${graphTexts.key(each)}</span>`}</p>${trusted(figureOf(graph))}</div>`
}

function figureOf({ form, each, rows }: QuestionGraph): string {
  if (form === 'crosses')
    return linePlot(
      rows.map(({ name, value }) => ({ label: name, count: value / each })),
      '',
    )
  const bars = rows.map(({ name, value }) => ({ label: name, value }))
  const most = Math.max(...rows.map(({ value }) => Math.ceil(value / each)))
  return form === 'rings'
    ? pictureGraph(bars, each, Math.max(most, fewestRings), typeMm)
    : barGraph(bars, each, (most + 1) * each, barsMm, typeMm)
}
