import type { Grade, Subject } from '@pencil-quest/contract/choices'
import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import type { Material } from '@pencil-quest/contract/plan-document'
import type { DrawingForm, QuestionGraph } from '@pencil-quest/contract/question-graph'
import type { SheetSpec } from '@pencil-quest/contract/sheets'

/**
 * What a skill is about, within math and science. A scene gives its own reason for the work of a strand, and a way of
 * working may be for some strands only.
 */
export const strands = [
  'number',
  'operations',
  'fractions',
  'patterns',
  'measurement',
  'time',
  'data',
  'geometry',
  'physical',
  'life',
  'earth',
] as const
export type Strand = (typeof strands)[number]

/** The part that owns: objective, worked model, check, misconception, easier and harder, questions, worksheets. */
export interface Skill {
  /** `math.2.add-within-100` */
  id: string
  subject: Subject
  grade: Grade
  /** Every skill of math and science has one. */
  strand?: Strand
  /** Place in the grade's order, from 1 (first taught) up; at least eight skills a grade. */
  order: number
  /** Two to five words for titles: "Adding within 100". */
  short: string
  /** "I can ..."; at most 20 words, an observable verb, no comma, unique within its grade. A goal that parents pick. */
  iCan: string
  /** Standard codes without the standard's text. */
  codes: string[]
  prerequisites: string[]
  keywords: { word: string; definition: string }[]
  /** What the parent shows first, with its answer: 25 to 70 words, ready to say and do. */
  model: string
  /** What the page shows beside it: the same numbers, drawn or written. */
  picture?: ExamplePicture
  /** Asked at the end of the first lesson. */
  check: Check
  /** Asked when the plan comes back to the skill, and as the question from memory; with other numbers or cases. */
  laterChecks?: Check[]
  misconception: Misconception
  /** What its examples and questions have drawn again and again; the packet prints it empty. */
  drawnOn?: DrawingForm
  /** What every lesson on it needs, such as a ruler; the lesson names it beside the materials of its format. */
  tools?: Material[]
  /** Another task, not "do fewer". At least 8 words. */
  easier: string
  harder: string
  /** For the next visit: other tasks, of this skill too, what the parent shows one step further, and the slip of it. */
  again?: {
    easier: string
    harder: string
    model?: string
    picture?: ExamplePicture
    misconception?: Misconception
  }
  /** For its third lesson, which shows what the second did. */
  third?: { easier: string; harder: string }
  /** At least eight small tasks with answers, easiest first; what the child solves, sorts, finds or tells. */
  prompts: Prompt[]
  /** Worksheet pages that practise this skill; the first ones what `model` shows. */
  sheets: SkillSheet[]
}

/** A page, and whether it practises what `again.model` shows: the second lesson takes it before others. */
export type SkillSheet = SheetSpec & { further?: true }

/** What a child who has not got it says, and what makes that child think again. */
export interface Misconception {
  says: string
  reply: string
}

export interface Check {
  question: string
  lookFor: string
  /** It needs what `again.model` shows, so it is asked from the second lesson on. */
  further?: true
}

/** One question and its answer. A computed answer is written as digits, so that a test can recompute it. */
export interface Prompt {
  ask: string
  answer: string
  /** For arithmetic: the expression that gives the answer, such as `4 + 3`. */
  sum?: string
  /** Which part of the goal it practises, such as "compare", where the goal has several. */
  part?: string
  /** What the child reads the answer off: it is printed, and the question does not say its numbers. */
  graph?: QuestionGraph
  /** It practises what `again.model` shows: no first lesson asks it, and the second asks these before others. */
  further?: true
}

/** A question that is kept apart from the skills that it practises. */
export interface SkillQuestion extends Prompt {
  /** Their ids; it is of the level of each. */
  skills: string[]
}
