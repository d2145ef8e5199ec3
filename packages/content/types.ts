import type { Grade, InterestTag, LearningStyle, Subject, Theme } from '@pencil-quest/contract/choices'
import type { Artwork } from '@pencil-quest/contract/drawing'
import type { Material } from '@pencil-quest/contract/plan-document'
import type { Noun, Passage, SheetSpec } from '@pencil-quest/contract/sheets'

/**
 * The shapes that authors fill. Data only: the planner joins a skill, a format and a scene into an activity.
 *
 * Slots that any text of a skill or a format may use (the planner fills them, one world noun for a whole activity):
 * `{thing}` `{things}` (countable things of the scene, singular and plural), `{hero}` `{friend}` (two characters),
 * `{place}` (where the scene plays, such as "the cargo bay"), and `{child}` (stays in the stored plan).
 */

/** The part that owns: objective, worked model, check, misconception, easier and harder, questions, worksheets. */
export interface Skill {
  /** `math.2.add-within-100` */
  id: string
  subject: Subject
  grade: Grade
  /** Place in the grade's order, from 1 (first taught) up; at least eight skills a grade. */
  order: number
  /** Two to five words for titles: "Adding to 100". */
  short: string
  /** "I can ..."; at most 20 words, an observable verb, no comma, unique within its grade. A goal that parents pick. */
  iCan: string
  /** Standard codes without the standard's text. */
  codes: string[]
  prerequisites: string[]
  keywords: { word: string; definition: string }[]
  /** What the parent shows first, with its answer: 25 to 70 words, ready to say and do. */
  model: string
  check: { question: string; lookFor: string }
  misconception: { says: string; reply: string }
  /** Another task, not "do fewer". At least 8 words. */
  easier: string
  harder: string
  /** At least eight small tasks with answers, easiest first; what the child solves, sorts, finds or tells. */
  prompts: Prompt[]
  /** Worksheet pages that practise this skill. */
  sheets: SheetSpec[]
}

/** One question and its answer. A computed answer is written as digits, so that a test can recompute it. */
export interface Prompt {
  ask: string
  answer: string
  /** For arithmetic: the expression that gives the answer, such as `4 + 3`. */
  sum?: string
}

/** The part that owns: steps, materials, minutes by segment, safety. One way of working, joined with many skills. */
export interface Format {
  /** `math.treasure-cards` */
  id: string
  subject: Subject
  /** Two to four words: "Treasure Cards". */
  title: string
  /** What the child mostly does; used to choose by learning style. */
  modality: { primary: LearningStyle; secondary: LearningStyle[] }
  kind: 'hands-on' | 'talk' | 'move' | 'make' | 'game' | 'sheet' | 'outdoors' | 'draw' | 'investigate' | 'act'
  /** Which fields of an activity it fills; see the contract's plan document. */
  layout: 'a' | 'b' | 'c' | 'd'
  grades: { from: Grade; to: Grade }
  /** Only these skills, where the format is made for them; else every skill of the subject and grades. */
  skills?: string[]
  materials: Material[]
  prepMinutes: number
  /** How many of the skill's prompts it uses: 3 to 6. */
  prompts: number
  /** True where the "your turn" part may be done on a worksheet. */
  carriesSheet: boolean
  /** Weights by phase; the planner turns them into whole minutes that add up. */
  segments: { hook: number; show: number; together: number; yourTurn: number; share: number }
  /** At least two wordings that differ in more than a noun, so that a format used twice reads fresh. */
  takes: FormatTake[]
  safety: { hazard: string; adultNote: string }[]
}

export interface FormatTake {
  /** To the child, second person, three to five short sentences that begin with a task verb; one offers a choice. */
  child: string
  /** To the parent, three to five steps. The first begins "Get out" and names every material exactly. */
  steps: string[]
  /** What the parent says, word for word, without quotation marks. */
  say: string
  /** One sentence: what success looks like. */
  success: string
}

/** The part that owns: scene, hook, story. */
export interface World {
  theme: Theme
  /** As the wizard offers it. */
  name: string
  /** Our own world behind it, such as "Lanternlight School of Wizardry". */
  world: string
  description: string
  /** Two or three sentences for parents and engines. */
  longDescription: string
  /** At least 80 lower-case words of this world, as they stand in its texts. */
  terms: string[]
  characters: { name: string; role: string }[]
  /** At least 16. */
  things: Noun[]
  /** Made-up living things, for sorting and keys; at least 12, singular. */
  specimens: string[]
  /** At least 12. */
  scenes: Scene[]
  arcs: { 5: Beat[]; 10: Beat[] }
  /** Two graded texts for each grade. */
  passages: Passage[]
  /** Motifs of our own, to colour in. */
  artwork: Artwork
  /** Movement breaks; at least 12, three to five minutes, safe in a living room. */
  breaks: { title: string; text: string }[]
}

export interface Scene {
  id: string
  /** With its article: "the cargo bay". */
  place: string
  /** Two or three short sentences that set the scene. */
  worldToday: string
  /** Without article: "cargo counter". */
  childRole: string
  /** "Be the captain on the radio: ..." One sentence of what the grown-up plays. */
  parentRole: string
  /** Why the task is needed, by subject: the problem that the child's work solves. */
  problem: Partial<Record<Subject, string>>
  /** What happens in the world once the work is done, by subject. */
  payoff: Partial<Record<Subject, string>>
  /** Countable things of this scene; at least three. */
  things: Noun[]
}

/** One day of the story. */
export interface Beat {
  title: string
  /** One or two sentences for the day card. */
  description: string
  /** Read aloud at the start, 40 to 80 words; from day 2 on it takes up the day before. */
  opener: string
  /** What the child shows and how the story goes on, 25 to 60 words. */
  close: string
}

export interface Interest {
  tag: InterestTag
  /** At least six. A choice in the child's voice that fits any task: "Choose: say each answer or roar it like a T. rex." */
  sparks: { text: string; modality: LearningStyle }[]
}
