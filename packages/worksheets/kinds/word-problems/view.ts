export interface WordExample {
  story: string
  equation: string
  answer: string
}

export interface WordView {
  /** The first problem, worked: its number sentence and answer are printed; `before` a second sort, one of that sort. */
  example: WordExample
  problems: { label: string; story: string; unit: string; before?: WordExample }[]
}
