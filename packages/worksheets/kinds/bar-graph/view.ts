export interface GraphView {
  title: string
  figure: string
  /** What one picture stands for; only with pictures. */
  key?: string
  /** Absent where the child draws the whole graph from results of their own. */
  example?: { ask: string; answer: string }
  questions: GraphQuestionView[]
}

export interface GraphQuestionView {
  label: string
  ask: string
  /** What stands behind the answer line; empty for a word, absent where the child draws. */
  write?: { unit: string }
  /** Names to ring, for those who do not write words yet. */
  choice?: { names: string[] }
}
