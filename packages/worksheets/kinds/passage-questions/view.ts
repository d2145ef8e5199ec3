/** What is printed: the text, its word box, the questions. */
export interface PassageQuestionsView {
  paragraphs: string[]
  keywords: { word: string; definition: string }[]
  questions: { number: number; ask: string; choices: { letter: string; text: string }[] }[]
  /** One question without a single right answer, with lines to write on. */
  open: { number: number; ask: string; lines: string[] } | null
}
