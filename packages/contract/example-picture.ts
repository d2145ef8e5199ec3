import { z } from 'zod'
import { questionGraphSchema } from './question-graph.ts'

const text = z.string().min(1).max(18)
const few = z.int().min(0).max(20)

export const shapeNames = [
  'triangle',
  'thin triangle',
  'square',
  'rectangle',
  'rhombus',
  'parallelogram',
  'trapezoid',
  'pentagon',
  'hexagon',
  'circle',
] as const
export type ShapeName = (typeof shapeNames)[number]

/** What an example looks like once it is drawn or written, printed beside its words for the grown-up to copy or point at. */
export const examplePictureSchema = z.discriminatedUnion('kind', [
  /**
   * Written one under the other. `above`: small digits over the places from the right, '' where none; where the second
   * row begins with "-", they stand for the digits below them, which are crossed out. `result`: under a line; where
   * there are several, the last one is the sum of the others.
   */
  z.object({
    kind: z.literal('columns'),
    above: z.array(z.string().max(2)).max(7).optional(),
    rows: z.array(text).min(2).max(4),
    result: z.array(text).min(1).max(4),
  }),
  z.object({ kind: z.literal('division'), dividend: z.int().positive(), divisor: z.int().min(2) }),
  /** Lines of writing, some of whose words are crossed out. */
  z.object({
    kind: z.literal('lines'),
    lines: z.array(z.string().min(1).max(34)).min(1).max(6),
    crossed: z.array(text).optional(),
  }),
  /** A sum whose last number is split into parts below it. */
  z.object({ kind: z.literal('split'), sum: text, parts: z.tuple([text, text]), below: z.string().max(34).optional() }),
  z.object({ kind: z.literal('bond'), whole: text, parts: z.tuple([text, text]) }),
  /** Dots from the left in rows; `crossed` of them, the last ones, are crossed out. */
  z.object({
    kind: z.literal('dots'),
    rows: z.array(few).min(1).max(10),
    lineAfter: few.optional(),
    crossed: few.optional(),
    circled: z.literal(true).optional(),
    joined: z.literal(true).optional(),
  }),
  /** Squares from the left in rows, as an area. */
  z.object({ kind: z.literal('cells'), rows: z.array(few).min(1).max(8) }),
  z.object({
    kind: z.literal('blocks'),
    sets: z
      .array(z.object({ hundreds: few, tens: few, ones: few, label: text }))
      .min(1)
      .max(2),
  }),
  /** Bars in equal parts; those that are shaded by their places from 1. */
  z.object({
    kind: z.literal('bars'),
    bars: z
      .array(z.object({ parts: z.int().min(1).max(20), shaded: z.array(z.int().positive()), label: text.optional() }))
      .min(1)
      .max(3),
  }),
  /** Bars as long as their values. */
  z.object({
    kind: z.literal('lengths'),
    bars: z
      .array(z.object({ value: z.number().positive(), label: text }))
      .min(1)
      .max(4),
  }),
  /** Ticks `step` apart; `labels` at places, hops with what is written over them, `bar` drawn over the line. */
  z.object({
    kind: z.literal('number-line'),
    from: z.number(),
    to: z.number(),
    step: z.number().positive(),
    labels: z.array(z.object({ at: z.number(), text })).min(2),
    hops: z.array(z.object({ from: z.number(), to: z.number(), text: text.optional() })).optional(),
    bar: z.object({ from: z.number(), to: z.number() }).optional(),
  }),
  /** Minutes after 12 of each. */
  z.object({ kind: z.literal('clocks'), times: z.array(z.int().min(0).max(719)).min(1).max(2) }),
  z.object({ kind: z.literal('graph'), graph: questionGraphSchema }),
  z.object({
    kind: z.literal('tally'),
    rows: z
      .array(z.object({ name: text, count: few }))
      .min(1)
      .max(4),
  }),
  z.object({
    kind: z.literal('table'),
    rows: z
      .array(z.array(z.string().max(18)).min(2).max(5))
      .min(2)
      .max(6),
  }),
  /** A rectangle whose sides are split; the products of its parts are written in them. */
  z.object({
    kind: z.literal('area'),
    top: z.array(z.int().positive()).min(1).max(3),
    left: z.array(z.int().positive()).min(1).max(2),
  }),
  /** `folds`: all its lines of symmetry. */
  z.object({
    kind: z.literal('shapes'),
    shapes: z
      .array(z.object({ shape: z.enum(shapeNames), label: text.optional(), folds: z.literal(true).optional() }))
      .min(1)
      .max(5),
  }),
  /** Each from its right ray on, in parts with the degrees of the whole; `?` stands in the part that is asked for. */
  z.object({
    kind: z.literal('angles'),
    angles: z
      .array(z.object({ degrees: z.int().positive(), part: z.int().positive() }))
      .min(1)
      .max(2),
  }),
  /** Angles around one point. */
  z.object({
    kind: z.literal('turn'),
    parts: z
      .array(z.object({ degrees: z.int().positive(), label: text }))
      .min(2)
      .max(5),
  }),
  z.object({
    kind: z.literal('grid'),
    size: z.int().min(5).max(16),
    points: z
      .array(z.object({ name: z.string().max(8), x: few, y: few }))
      .min(1)
      .max(5),
  }),
  /** A box of unit cubes. */
  z.object({ kind: z.literal('cubes'), across: few, deep: few, high: few }),
  /** A square in ten strips or a hundred squares. */
  z.object({
    kind: z.literal('squares'),
    squares: z
      .array(
        z.object({ parts: z.union([z.literal(10), z.literal(100)]), shaded: z.int().min(0).max(100), label: text }),
      )
      .min(1)
      .max(3),
  }),
  /** In cents. */
  z.object({
    kind: z.literal('coins'),
    values: z
      .array(z.union([z.literal(1), z.literal(5), z.literal(10), z.literal(25)]))
      .min(1)
      .max(12),
  }),
  /** A row of shapes with an open place for what comes next; `every` so many are framed: the part that comes again. */
  z.object({
    kind: z.literal('row'),
    row: z
      .array(z.enum(['circle', 'square', 'triangle', 'star', 'drop', 'moon', 'next']))
      .min(3)
      .max(10),
    every: z.int().min(2).max(5).optional(),
  }),
])
export type ExamplePicture = z.infer<typeof examplePictureSchema>
