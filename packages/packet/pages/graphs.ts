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

/** The child's page with the graphs that a day's questions are read off; null where there are none. */
export function graphsPage({ day, opener, activities }: Day): Markup | null {
  const drawn = activities.flatMap((activity) => lessonGraphs(activity) ?? [])
  if (drawn.length === 0) return null
  return html`<section class="page"><div class="child-day graphs"><header><h2>Day ${day}: ${opener.title}</h2><span>${graphTexts.page}</span></header>
<p>${graphTexts.how}</p>
${drawn}</div></section>`
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
