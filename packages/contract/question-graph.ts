import { z } from 'zod'

/** A graph that a question is read off; it is printed for the child, and the question does not say its numbers. */
export const questionGraphSchema = z.object({
  /** What it counts: "Pets of the crew". */
  title: z.string(),
  /** Upright bars beside a scale, or rows of rings with a key. */
  form: z.enum(['bars', 'rings']),
  /** What one step of the scale or one ring stands for. */
  each: z.int().positive(),
  /** Left to right, or from the top down; a value may end half a step on. */
  rows: z
    .array(z.object({ name: z.string(), value: z.number().nonnegative() }))
    .min(1)
    .max(5),
})
export type QuestionGraph = z.infer<typeof questionGraphSchema>

export const graphTexts = {
  /** Name of the child's page. */
  page: 'Graphs',
  /** Heading of the graph of a lesson's question, and how that question begins. */
  heading: (question: number) => `Graph ${question}`,
  lookAt: (question: number) => `Look at graph ${question}.`,
  /** Under rows of rings. */
  key: (each: number) => `One ring stands for ${each}.`,
  how: 'Look, point and count. Color the bars or rings later, if you like.',
  /** To the grown-up, with what to get out. */
  layOut: 'Lay out the page "Graphs".',
} as const
