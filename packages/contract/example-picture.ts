import { z } from 'zod'
import { questionGraphSchema } from './question-graph.ts'

const text = z.string().min(1).max(18)
const few = z.int().min(0).max(20)

export const shapeNames = [
  'triangle',
  'thin triangle',
  'cut triangle',
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
  /** A sum whose last number, or first one, is split into parts below it. */
  z.object({
    kind: z.literal('split'),
    sum: text,
    first: z.literal(true).optional(),
    parts: z.tuple([text, text]),
    below: z.string().max(34).optional(),
  }),
  z.object({ kind: z.literal('bond'), whole: text, parts: z.tuple([text, text]) }),
  /**
   * Dots from the left in rows; `crossed` of them, the last ones, are crossed out. `scattered`: in no row at all;
   * `farApart`: the rows, by their places from 1, whose dots stand farther apart.
   */
  z.object({
    kind: z.literal('dots'),
    rows: z.array(few).min(1).max(10),
    lineAfter: few.optional(),
    crossed: few.optional(),
    circled: z.enum(['rows', 'first']).optional(),
    joined: z.literal(true).optional(),
    scattered: z.literal(true).optional(),
    farApart: z.array(z.int().positive()).optional(),
  }),
  /** Squares from the left in rows, none longer than the one above it, as an area; `sides`: how long they are. */
  z.object({
    kind: z.literal('cells'),
    rows: z.array(few).min(1).max(8),
    sides: z.enum(['top and left', 'all']).optional(),
  }),
  /** As drawn by hand: squares for hundreds, lines for tens, dots for ones. */
  z.object({
    kind: z.literal('blocks'),
    sets: z
      .array(z.object({ hundreds: few, tens: few, ones: few, label: text }))
      .min(1)
      .max(2),
  }),
  /** Bars in equal parts; those that are shaded by their places from 1. `line`: the last one's parts as jumps from 0 to 1. */
  z.object({
    kind: z.literal('bars'),
    line: z.literal(true).optional(),
    bars: z
      .array(z.object({ parts: z.int().min(1).max(20), shaded: z.array(z.int().positive()), label: text.optional() }))
      .min(1)
      .max(3),
  }),
  /** Bars as long as their values. `units` of length 1 lie along a bar; `rest` is what it lacks to the longest. */
  z.object({
    kind: z.literal('lengths'),
    bars: z
      .array(z.object({ value: z.number().positive(), label: text, units: few.optional(), rest: text.optional() }))
      .min(1)
      .max(4),
  }),
  /**
   * Ticks `step` apart; `labels` at places, hops with what is written over them; `bars`, the first on top, or crosses
   * stacked over the line.
   */
  z.object({
    kind: z.literal('number-line'),
    from: z.number(),
    to: z.number(),
    step: z.number().positive(),
    labels: z.array(z.object({ at: z.number(), text })).min(2),
    hops: z.array(z.object({ from: z.number(), to: z.number(), text: text.optional() })).optional(),
    bars: z
      .array(z.object({ from: z.number(), to: z.number() }))
      .max(2)
      .optional(),
    crosses: z.array(z.object({ at: z.number(), count: z.int().min(1).max(4) })).optional(),
  }),
  /** Minutes after 12 of each, with the time below it. */
  z.object({ kind: z.literal('clocks'), times: z.array(z.int().min(0).max(719)).min(1).max(2) }),
  /** Bars or rings; `onTop`: the number of each bar stands over it; `full`: the scale ends where the highest bar does. */
  z.object({
    kind: z.literal('graph'),
    graph: questionGraphSchema,
    onTop: z.literal(true).optional(),
    full: z.literal(true).optional(),
  }),
  z.object({
    kind: z.literal('tally'),
    rows: z
      .array(z.object({ name: text, count: few }))
      .min(1)
      .max(4),
  }),
  /** `boxed` columns, from the left, have a thick line around them. */
  z.object({
    kind: z.literal('table'),
    rows: z
      .array(z.array(z.string().max(18)).min(2).max(7))
      .min(1)
      .max(6),
    boxed: few.optional(),
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
  /** `path`: corners of a way along the lines, with an arrow at its end. */
  z.object({
    kind: z.literal('grid'),
    size: z.int().min(5).max(16),
    points: z
      .array(z.object({ name: z.string().max(8), x: few, y: few }))
      .min(1)
      .max(5),
    path: z
      .array(z.tuple([few, few]))
      .min(2)
      .max(4)
      .optional(),
  }),
  /** Unit cubes, the height of each column from the left, none higher than the one before it. */
  z.object({ kind: z.literal('cubes'), heights: z.array(few).min(1).max(10), deep: few }),
  /** Squares cut down the middle, twice through the middle, or from corner to corner. */
  z.object({
    kind: z.literal('cut-squares'),
    squares: z
      .array(z.object({ cut: z.enum(['down', 'twice', 'slanted']), isShaded: z.boolean(), label: text.optional() }))
      .min(1)
      .max(3),
  }),
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
  /** In cents, a row for each kind of coin; `counts`: what is said at each. */
  z.object({
    kind: z.literal('coins'),
    values: z
      .array(z.union([z.literal(1), z.literal(5), z.literal(10), z.literal(25)]))
      .min(1)
      .max(12),
    counts: z.array(text).max(12).optional(),
  }),
  /** A row of shapes with an open place for what comes next; `every` so many are framed: the part that comes again. */
  z.object({
    kind: z.literal('row'),
    row: z
      .array(z.enum(['circle', 'square', 'triangle', 'star', 'drop', 'moon', 'sun', 'next']))
      .min(3)
      .max(10),
    every: z.int().min(2).max(5).optional(),
  }),
  /**
   * Boxes joined by arrows from left to right, each box of a step to each of the next one; `arrows`: what is written on
   * them, in order, '' where nothing. `back`: an arrow leads `round` from the last box to the first, or one from `each`
   * to the box before it; those come last in `arrows`.
   */
  z.object({
    kind: z.literal('flow'),
    steps: z.array(z.array(text).min(1).max(3)).min(2).max(5),
    arrows: z.array(z.string().max(14)).max(8).optional(),
    back: z.enum(['round', 'each']).optional(),
  }),
  /** Columns under their headings. */
  z.object({
    kind: z.literal('groups'),
    groups: z
      .array(z.object({ head: text, words: z.array(text).min(1).max(4) }))
      .min(2)
      .max(3),
  }),
  /**
   * A line of equal waves over and under its middle. `height`: from the middle up to a crest; `length`: from crest to
   * crest; `tall`: from the lowest point up to a crest; `whole`: all waves together; `crest`: what stands at the first.
   */
  z.object({
    kind: z.literal('wave'),
    crests: z.int().min(2).max(4),
    height: text,
    length: text,
    crest: text.optional(),
    tall: text.optional(),
    whole: text.optional(),
  }),
])
export type ExamplePicture = z.infer<typeof examplePictureSchema>
