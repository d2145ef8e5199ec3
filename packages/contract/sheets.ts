import { z } from 'zod'
import { grades, subjects } from './choices.ts'
import type { MathSheetSpec } from './math-sheets.ts'
import type { NumberTask } from './number-tasks.ts'
import { sheetReadingsSchema } from './sheet-readings.ts'
import { sheetTrailSchema } from './sheet-trail.ts'
import type { TokenMark } from './token-marks.ts'

export type { NumberTask }

/**
 * Worksheets as data. A skill asks for a sheet by a spec; a kind's generator turns the spec into a sheet:
 * the view (what is printed, without its answers) and the answers, in the order of the page.
 */
export const sheetKinds = [
  'number-practice',
  'word-problems',
  'bar-graph',
  'passage-questions',
  'sort-groups',
  'classification-key',
  'handwriting',
  'fix-the-sentence',
  'organizer',
  'symmetry-grid',
  'grid-map',
  'timeline',
  'clock',
  'money',
  'number-line',
  'number-bond',
  'hundred-chart',
  'place-value-blocks',
  'measuring',
  'fraction-shapes',
  'shapes',
  'angles',
  'coordinates',
  'unit-squares',
  'tally-chart',
  'line-plot',
  'patterns',
  'function-table',
  'balance-scales',
  'area-model',
  'long-division',
  'decimal-grid',
  'sudoku',
  'sum-shapes',
  'number-maze',
  'nonogram',
  'cage-puzzle',
  'logic-grid',
  'cross-sums',
  'color-by-number',
] as const
export type SheetKind = (typeof sheetKinds)[number]

/** Problem types by their usual names (result, change or start unknown, compare, equal groups). */
export const wordProblemTypes = [
  'add-to-result',
  'take-from-result',
  'put-together-total',
  'add-to-change',
  'take-from-change',
  'addend-unknown',
  'difference-unknown',
  'add-to-start',
  'take-from-start',
  'compare-bigger',
  'compare-smaller',
  'two-step-change',
  'two-step-compare',
  'equal-groups',
  'array',
  'share-equally',
  'number-of-groups',
  'two-step-multiply',
  'times-as-many',
  'interpret-remainder',
  'multi-step',
  'fraction-add',
  'fraction-take',
  'fraction-of',
  'fraction-of-part',
  'decimal-sum',
  'decimal-take',
] as const
export type WordProblemType = (typeof wordProblemTypes)[number]

/** `to-match`: so many more as another has; `two-and-two`: how many more two of four are together than the others. */
export const graphQuestions = [
  'how-many',
  'most',
  'fewest',
  'how-many-more',
  'to-match',
  'total',
  'two-and-two',
  'draw',
] as const
export type GraphQuestion = (typeof graphQuestions)[number]

export const questionFocuses = ['detail', 'sequence', 'vocabulary', 'character', 'cause'] as const
export type QuestionFocus = (typeof questionFocuses)[number]

export const traits = ['legs', 'wings', 'spots', 'tail', 'eyes', 'antennae', 'shell'] as const
export type Trait = (typeof traits)[number]

/** What is wrong with a printed sentence and to be mended. */
export const sentenceErrors = [
  'capital',
  'name-capital',
  'end-mark',
  'question-mark',
  'apostrophe',
  'list-commas',
  'verb-agreement',
  'homophone',
  'quotation-marks',
] as const
export type SentenceError = (typeof sentenceErrors)[number]

export const mapQuestions = ['what-is-at', 'where-is', 'route', 'direction', 'map-key', 'distance'] as const
export type MapQuestion = (typeof mapQuestions)[number]

export const timelineQuestions = ['order', 'first', 'between', 'how-long', 'before-after'] as const
export type TimelineQuestion = (typeof timelineQuestions)[number]

/** A box of an organizer: what to write or draw there. */
export interface OrganizerBox {
  heading: string
  prompt: string
  /** Writing lines; 0 for a box to draw in. */
  lines: number
  /** What a child might put there, for the grown-up. */
  sample: string
}

/** What a skill asks of a kind. One entry is one kind of page; its parameters stay inside the grade's limits. */
export type SheetSpec =
  | MathSheetSpec
  | { kind: 'number-practice'; tasks: NumberTask[] }
  /**
   * `upTo` bounds every number; for the multiplying types `factorUpTo` bounds both factors. `crossesTen`: every sum and
   * difference of the one-step types goes past a ten. `fewSteps`: the second part of their sums is from 2 to 4, so that
   * what is missing is counted up, or what goes counted back.
   */
  | {
      kind: 'word-problems'
      types: WordProblemType[]
      upTo: number
      factorUpTo?: number
      denominators?: number[]
      crossesTen?: true
      fewSteps?: true
    }
  | {
      kind: 'bar-graph'
      form: 'picture' | 'bar'
      categories: 3 | 4 | 5
      scale: 1 | 2 | 5 | 10 | 20
      upTo: number
      ask: GraphQuestion[]
      /** All amounts but one end with half a ring, or halfway between two lines. */
      halves?: true
      /** What is measured; without it the world's things are counted. */
      about?: { title: string; categories: string[]; unit: string }
    }
  /** An empty graph for the child's own results, one line and one bar for each category; open, so samples and no key. */
  | {
      kind: 'bar-graph'
      form: 'own'
      categories: 3 | 4 | 5
      /** Steps of the axis, which ends at `upTo`. */
      scale: 1 | 2 | 5 | 10
      upTo: number
      about: { title: string; categories: string[]; unit: string }
    }
  /** The passage comes with the setting; questions of these focuses come first. */
  | { kind: 'passage-questions'; focus: QuestionFocus[] }
  | {
      kind: 'sort-groups'
      /**
       * `spelling`: decided by the printed word and a heading of the forms
       * `begins with X`, `ends with X`, `has X in it`, `N syllables`, `rhymes with WORD`.
       * `facts`: decided by a table of facts of the solver's own.
       */
      by: 'spelling' | 'facts'
      /** The question over the page, such as "Which sound does each word begin with?" */
      ask: string
      groups: { heading: string; words: string[] }[]
    }
  /**
   * Rows to trace and copy. `name` practises the child's own name (`{child}` in the view until it is printed);
   * the others take their text from here, without slots.
   */
  | { kind: 'handwriting'; form: 'letters' | 'words' | 'sentences' | 'name'; rows: string[] }
  /** Right sentences (slots allowed); the page prints each with one to three of these errors. */
  | { kind: 'fix-the-sentence'; errors: SentenceError[]; sentences: string[] }
  /** A frame to plan, write or draw in; open, so samples and no key. `lookFor` says what good work shows. */
  | {
      kind: 'organizer'
      form: 'stack' | 'grid' | 'path' | 'web' | 'letter'
      title: string
      ask: string
      boxes: OrganizerBox[]
      lookFor: string
    }
  /** `mirror`: draw the other half; `copy`: the same picture in an empty grid; `enlarge`: twice as large. */
  | { kind: 'symmetry-grid'; form: 'mirror' | 'copy' | 'enlarge'; size: 4 | 6 | 8; cells: number }
  | { kind: 'grid-map'; size: 4 | 5 | 6 | 8; places: number; ask: MapQuestion[] }
  /** Events with their places in time; without `events` a day of the world is told in clock times. */
  | {
      kind: 'timeline'
      unit: 'hour' | 'day' | 'month' | 'year'
      events?: { label: string; at: number }[]
      ask: TimelineQuestion[]
    }
  /** Made-up specimens of the world, drawn from traits: `sort` into two groups (K-2) or name them with a key (3-5). `count`: each group is counted too. */
  | { kind: 'classification-key'; form: 'sort' | 'key'; traits: Trait[]; specimens: 4 | 6 | 8; count?: true }

export interface Noun {
  one: string
  many: string
  /** True of what comes in hundreds, such as seeds, bolts or stars; only these stand with large numbers. */
  plenty?: boolean
  /** Its outline, where there is one; a page that is counted draws it. */
  mark?: TokenMark
}

/** A graded text with its questions. Sentences are kept apart so that an answer can point at one. */
export interface Passage {
  id: string
  theme: string
  grade: (typeof grades)[number]
  title: string
  /** Paragraphs of sentences. */
  paragraphs: string[][]
  keywords: { word: string; definition: string }[]
  questions: {
    focus: QuestionFocus
    ask: string
    /** Three; the right one first, as the generator shuffles. */
    choices: [string, string, string]
    /** A sentence of the passage, to the letter, that settles the question. */
    evidence: string
  }[]
  /** Questions to talk or write about: no single right answer. */
  open: { ask: string; sample: string; lookFor: string }[]
}

/** What the world lends a sheet. Nothing of the child is in it. */
export interface SheetSetting {
  grade: (typeof grades)[number]
  /** 0 easier part of the grade, 1 the middle, 2 the harder part. */
  step: 0 | 1 | 2
  things: Noun[]
  characters: string[]
  /** Names of made-up living things, singular. */
  specimens: string[]
  /** Where the page plays, such as "the cargo bay". */
  place: string
  /** What the story needs the page for, in a sentence or two for its head: "Only by its number does a key find its door." */
  trouble?: string
  passage?: Passage
  /** Questions on the passage that an earlier page of the plan has asked. */
  askedBefore?: string[]
}

const answerSchema = z.object({
  /** Number or letter of the item on the page. */
  label: z.string(),
  answer: z.string(),
  /** For the grown-up: the worked way, or what a likely wrong answer means. */
  note: z.string().optional(),
})
export type SheetAnswer = z.infer<typeof answerSchema>

/** A funny question whose answer the page's own answers spell, so that a child sees at once where one is wrong. */
const sheetRiddleSchema = z.object({
  /** A funny question, or what rules a suspect out, with a gap for the word. */
  asks: z.string(),
  word: z.string(),
  /** The day's suspect that the word rules out, as the day names it. */
  clears: z.string().optional(),
  /** For each letter of the word the label of the item that gives it. */
  letters: z.array(z.object({ letter: z.string().length(1), item: z.string() })),
  /** Every answer once, wrong ones among them, by value; the child looks the letter up here. */
  code: z.array(z.object({ answer: z.string(), letter: z.string().length(1) })),
})
export type SheetRiddle = z.infer<typeof sheetRiddleSchema>

export const sheetSchema = z.object({
  id: z.string(),
  kind: z.enum(sheetKinds),
  subject: z.enum(subjects),
  skillId: z.string(),
  /** The grade that its numbers and words are limited by. */
  grade: z.enum(grades),
  day: z.int().positive(),
  title: z.string(),
  /** For the child, one or two sentences. */
  instructions: z.string(),
  /** Exactly what the page's pattern gets; no answers, no hidden fields. */
  view: z.record(z.string(), z.unknown()),
  answers: z.array(answerSchema),
  /** For pages with open questions: sample answers, not a key. */
  samples: z.array(z.object({ label: z.string(), sample: z.string(), lookFor: z.string() })).default([]),
  /** At most one of the three. */
  riddle: sheetRiddleSchema.optional(),
  trail: sheetTrailSchema.optional(),
  readings: sheetReadingsSchema.optional(),
})
export type Sheet = z.infer<typeof sheetSchema>

/** The day's suspect whom a page's answers rule out, if any. */
export function clearedOn({
  riddle,
  trail,
  readings,
}: Pick<Sheet, 'riddle' | 'trail' | 'readings'>): string | undefined {
  return readings?.clears ?? trail?.clears ?? riddle?.clears
}
