import type { Grade, LearningStyle, Subject } from '@pencil-quest/contract/choices'
import type { Material } from '@pencil-quest/contract/plan-document'
import type { Strand } from './skill-types.ts'

/** The part that owns: steps, materials, minutes by segment, safety. One way of working, joined with many skills. */
export interface Format {
  /** `math.treasure-cards` */
  id: string
  /** `any` for the workshop of an interest. */
  subject: Subject | 'any'
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
  /** Only skills of these strands. */
  strands?: Strand[]
  materials: Material[]
  prepMinutes: number
  /** How many of the skill's prompts it uses: 3 to 6. */
  prompts: number
  /** True where the lesson may have a worksheet. */
  carriesSheet: boolean
  /**
   * Its game is the worksheet, which is done within the lesson's minutes, and it is never played without one. Its takes
   * tell the game of the page alone: the questions are asked before. With any other format a page is extra time.
   */
  playsSheet?: true
  /** Weights by phase; the planner turns them into whole minutes that add up. */
  segments: { hook: number; show: number; together: number; yourTurn: number; share: number }
  /** At least two wordings that differ in more than a noun, so that a format used twice reads fresh. */
  takes: FormatTake[]
  safety: Safety[]
}

export interface Safety {
  hazard: string
  adultNote: string
}

/**
 * What the questions of a skill must be like for a take to work with them. The planner pairs a take only where enough
 * of the skill's questions are so, and asks those.
 *
 * `counts`: the answer is a whole number up to 30, so that things can be laid out for it. `numbers`: one plain number,
 * no two the same, so that they can be put in order or be near. `short`: fits a card, at most four words, no two the
 * same.
 */
export const answerKinds = ['counts', 'numbers', 'short'] as const
export type AnswerKind = (typeof answerKinds)[number]

export interface FormatTake {
  /** Two to four words, where the game of this take is not the one that the format's title names. */
  title?: string
  /** What the child mostly does, where it is not what the format says. */
  modality?: LearningStyle
  /** Kindergarten to 2nd grade, 3rd to 5th, or fit for all where nothing is said. */
  ages?: Ages
  /** Only skills of these strands. */
  strands?: Strand[]
  /** Where nothing is said, any question will do, also one that asks to do or to explain something. */
  answers?: AnswerKind
  /** Somebody says wrong answers: one that tempts is printed for each question. */
  wrongAnswers?: true
  /** Of a page's game: it goes from spot to spot, so the page must have them, in an order and each for itself. */
  spots?: true
  /** On a page, the child says which items come first. */
  ownOrder?: true
  /** At least so many questions; a lesson asks as many as its format says, beside a page three where time is short. */
  questions?: number
  /** A right answer earns one turn of the game, and `inShort` tells the turn alone; else the question is its move. */
  earned?: true
  /** To the parent: the whole way of working in three short sentences. Read alone they are enough to begin. */
  inShort: InShort
  /**
   * To the parent: the first question played through, move by move, with what is said. `{answer}` is its answer and
   * `{wrong}` the wrong answer that is printed for it, both in quotation marks. The game of a page has none.
   */
  round?: string
  /** To the child, second person, three to five short sentences that begin with a task verb; one offers a choice. */
  child: string
  /**
   * To the parent, one to five steps. The first begins "Get out", names every material exactly and says what is made
   * before; there `{answers}` prints the answers of the lesson's questions in mixed order, `{decoys}` two wrong
   * ones that tempt, and `{signs}` the answers with the wrong one for question 1 among them. The others say only what the lines above do not.
   */
  steps: string[]
  /** To the parent: what a lesson adds that shows the skill one step further. */
  further?: string
  /** What the parent says, word for word, without quotation marks. */
  say: string
  /** Where it needs others, fewer or less of them than its format says. */
  materials?: Material[]
  /** Where it takes more or less to set up than its format says. */
  prepMinutes?: number
  /** Where it takes care of something else than its format says; an empty list where there is nothing. */
  safety?: Safety[]
  /** Of a test: one sentence on what comes out and what the child does with it. Without it the goal is what to see. */
  success?: string
}

export interface InShort {
  /** What the grown-up does: "You hold up a color: green, red or blue." */
  you: string
  /** What the child does. */
  child: string
  /** What is done once all questions are answered, or when the game ends before: "Your child reads the book to you." */
  end?: string
}

/** `younger`: kindergarten to 2nd grade; `older`: 3rd to 5th. */
export type Ages = 'younger' | 'older'
