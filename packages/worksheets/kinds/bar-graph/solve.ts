import { answerQuestion } from './solve/answer.ts'
import { readBars, readPictures, type Shown } from './solve/read-graph.ts'
import type { GraphView } from './view.ts'

const drawn = /(\d+) (.+)\. Draw the (?:bar|rings)\.$/

/** Reads the graph from its drawing, finishes it as the page says, and answers the questions in order. */
export function solve(view: GraphView): (string | null)[] {
  // The child's own results settle nothing beforehand.
  if (!view.example) return []
  const shown = view.key ? readPictures(view.figure, view.key) : readBars(view.figure)
  return view.questions.map(({ ask, choice }) => {
    const answer = shown && solveOne(ask, shown, view)
    return answer && choice && !choice.names.includes(answer) ? null : answer
  })
}

function solveOne(ask: string, shown: Shown, view: GraphView): string | null {
  const graph = finished(shown, view)
  const order = drawn.exec(ask)
  if (order) return missingName(shown, order[2] ?? '') ? toDraw(Number(order[1]), view.key) : null
  return graph && answerQuestion(ask, graph)
}

/** A bar up to the number, or as many rings as the key makes of it. */
function toDraw(value: number, key: string | undefined): string | null {
  if (!key) return `draw to ${value}`
  const each = Number(/stands for (\d+)\./.exec(key)?.[1])
  const rest = value % each
  if (rest > 0 && rest * 2 === each) return `draw ${(value - rest) / each} and a half rings`
  if (rest !== 0) return null
  return value === each ? 'draw 1 ring' : `draw ${value / each} rings`
}

/** The one name without a bar takes the amount that a question gives it. */
function finished(shown: Shown, view: GraphView): Map<string, number> | null {
  const graph = new Map<string, number>()
  for (const [name, value] of shown) if (value !== null) graph.set(name, value)
  for (const { ask } of view.questions) {
    const order = drawn.exec(ask)
    const name = order && missingName(shown, order[2] ?? '')
    if (order && !name) return null
    if (name) graph.set(name, Number(order[1]))
  }
  return graph.size === shown.size ? graph : null
}

function missingName(shown: Shown, text: string): string | null {
  const empty = [...shown].filter(([, value]) => value === null).map(([name]) => name)
  const [name] = empty
  return empty.length === 1 && name && (text === name || text.endsWith(` for ${name}`)) ? name : null
}
