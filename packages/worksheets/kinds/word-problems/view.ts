export interface WordView {
  /** The first problem, worked: its number sentence and answer are printed. */
  example: { story: string; equation: string; answer: string }
  problems: { label: string; story: string; unit: string }[]
}
