import type { QuestionGraph } from '@pencil-quest/contract/question-graph'
import { barGraph } from './bar-graph.ts'
import { linePlot } from './line-plot.ts'
import { pictureGraph } from './picture-graph.ts'

/** Bars as high as asked, rows with room for at least `fewestRings`, or a line plot; `typeMm` is the height of the type. */
export function graphFigure(
  { form, each, rows }: QuestionGraph,
  barsMm: number,
  typeMm: number,
  fewestRings = 0,
): string {
  if (form === 'crosses')
    return linePlot(
      rows.map(({ name, value }) => ({ label: name, count: value / each })),
      '',
    )
  const named = rows.map(({ name, value }) => ({ label: name, value }))
  const highest = Math.max(...rows.map(({ value }) => Math.ceil(value / each)))
  return form === 'rings'
    ? pictureGraph(named, each, Math.max(highest, fewestRings), typeMm)
    : barGraph(named, each, (highest + 1) * each, barsMm, typeMm)
}
