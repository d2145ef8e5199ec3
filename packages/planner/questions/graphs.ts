import type { Prompt } from '@pencil-quest/content/types'
import { graphTexts, type QuestionGraph } from '@pencil-quest/contract/question-graph'
import { afterMark } from './clues.ts'

/** Each question that has a graph begins with where to look: the graph has the question's number. */
export function pointedAt(prompts: readonly Prompt[]): Prompt[] {
  return prompts.map((prompt, i) =>
    prompt.graph ? { ...prompt, ask: afterMark(prompt.ask, `${graphTexts.look(i + 1)} `) } : prompt,
  )
}

export function saidOf({ title, rows, ...graph }: QuestionGraph, say: (text: string) => string): QuestionGraph {
  return { ...graph, title: say(title), rows: rows.map(({ name, value }) => ({ name: say(name), value })) }
}
