import { z } from 'zod'

/** A graph that a question is read off; it is printed for the child, and the question does not say its numbers. */
export const questionGraphSchema = z.object({
  /** What it counts: "Pets of the crew". */
  title: z.string(),
  /** Upright bars beside a scale, rows of rings with a key, or crosses over the marks of a line: a line plot. */
  form: z.enum(['bars', 'rings', 'crosses']),
  /** What one step of the scale, one ring or one cross stands for. */
  each: z.int().positive(),
  /** Left to right, or from the top down; a value may end half a step on. A line plot has every mark, with 0 too. */
  rows: z
    .array(z.object({ name: z.string(), value: z.number().nonnegative() }))
    .min(1)
    .max(13),
})
export type QuestionGraph = z.infer<typeof questionGraphSchema>

/** What a skill's lessons draw on: dials without hands, or a grid with numbered axes. */
export const drawingForms = ['dials', 'grid'] as const
export type DrawingForm = (typeof drawingForms)[number]

export const graphTexts = {
  /** Names of the child's pages: what questions are read off, and what is drawn on. */
  pages: { graphs: 'Graphs', dials: 'Clocks', grid: 'Grids' },
  /** Over the graph of a lesson's question. */
  heading: (question: number) => `Question ${question}`,
  /** How that question begins. */
  look: (question: number) => `Look at the graph for question ${question}.`,
  /** Under rows of rings. */
  key: (each: number) => `One ring stands for ${each}.`,
  how: 'Look, point and count. Later you may color what you like.',
  /** Over what is drawn on there. */
  toDraw: { dials: 'Clocks to draw hands in', grid: 'Grids to draw points in' },
  /** Under the first of these and the others. */
  example: 'Example',
  check: 'Last question',
  questions: 'Questions',
  howToDraw: 'Draw with a pencil, as the questions say.',
  /** To the grown-up, with what to get out. */
  layOut: (page: string) => `Lay out the page "${page}".`,
} as const

/** Name of the child's page that a lesson lays out; null where there is none. */
export function pageOfDrawings(
  drawnOn: DrawingForm | undefined,
  questions: readonly { graph?: QuestionGraph | undefined }[],
): string | null {
  if (drawnOn) return graphTexts.pages[drawnOn]
  return questions.some(({ graph }) => graph) ? graphTexts.pages.graphs : null
}
