import type { Question } from '@pencil-quest/contract/plan-document'
import { graphTexts } from '@pencil-quest/contract/question-graph'

/** The graphs that questions are read off, as bars; on paper the child has a page of them. */
export function QuestionGraphs({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ ask, graph }, i) => {
    if (!graph) return null
    const most = Math.max(...graph.rows.map(({ value }) => value))
    return (
      <table key={ask} className="print-whole w-full border-collapse font-child">
        <caption className="pb-1 text-left font-bold">
          {graphTexts.heading(i + 1)}: {graph.title}
        </caption>
        <tbody>
          {graph.rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row" className="w-1/4 py-1 pr-3 text-left font-normal">
                {name}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className="h-5 rounded-sm bg-primary"
                    style={{ width: `${(value / Math.max(1, most)) * 80}%` }}
                  />
                  {value}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  })
}
