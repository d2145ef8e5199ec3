import type { Grade, InterestTag, LearningStyle, Subject, Theme } from '@pencil-quest/contract/choices'
import type { Artwork } from '@pencil-quest/contract/drawing'
import type { Material } from '@pencil-quest/contract/plan-document'
import type { QuestionGraph } from '@pencil-quest/contract/question-graph'
import type { Noun, Passage, SheetSpec } from '@pencil-quest/contract/sheets'
import type { TokenMark } from '@pencil-quest/contract/token-marks'

/**
 * The shapes that authors fill. Data only: the planner joins a skill, a format and a scene into an activity.
 *
 * Slots that any text of a skill or a format may use (the planner fills them, one world noun for a whole activity):
 * `{thing}` `{things}` (countable things of the scene, singular and plural), `{hero}` `{friend}` (two characters),
 * `{place}` (where the scene plays, such as "the cargo bay"), `{token}` `{tokens}` (what each right answer wins there,
 * see `Token`), and `{child}` (stays in the stored plan).
 */

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
  /** Asked at the end of the first lesson. */
  check: Check
  /** Asked when the plan comes back to the skill, and as the question from memory; with other numbers or cases. */
  laterChecks?: Check[]
  misconception: Misconception
  /** What every lesson on it needs, such as a ruler; the lesson names it beside the materials of its format. */
  tools?: Material[]
  /** Another task, not "do fewer". At least 8 words. */
  easier: string
  harder: string
  /** For the next visit: other tasks, of this skill too, what the parent shows one step further, and the slip of it. */
  again?: { easier: string; harder: string; model?: string; misconception?: Misconception }
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
  /** True where the "your turn" part may be done on a worksheet. */
  carriesSheet: boolean
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
  /** Kindergarten to 2nd grade, 3rd to 5th, or fit for all where nothing is said. */
  ages?: Ages
  /** Only skills of these strands. */
  strands?: Strand[]
  /** Where nothing is said, any question will do, also one that asks to do or to explain something. */
  answers?: AnswerKind
  /** Somebody says wrong answers: one that tempts is printed for each question. */
  wrongAnswers?: true
  /** At least so many questions; with a worksheet an activity asks three, without one as many as its format says. */
  questions?: number
  /** To the parent: the whole way of working in three short sentences. Read alone they are enough to begin. */
  inShort: InShort
  /**
   * To the parent: the first question played through, move by move, with what is said. `{answer}` is its answer and
   * `{wrong}` the wrong answer that is printed for it, both in quotation marks.
   */
  round: string
  /** To the child, second person, three to five short sentences that begin with a task verb; one offers a choice. */
  child: string
  /**
   * To the parent, two to five steps. The first begins "Get out", names every material exactly and says what is made
   * before; there `{answers}` prints the answers of the lesson's questions in mixed order, `{decoys}` two wrong
   * ones that tempt, and `{signs}` the answers with the wrong one for question 1 among them. The others say only what the lines above do not.
   */
  steps: string[]
  /** What the parent says, word for word, without quotation marks. */
  say: string
  /** Where it needs others, fewer or less of them than its format says. */
  materials?: Material[]
  /** Where it takes care of something else than its format says; an empty list where there is nothing. */
  safety?: Safety[]
  /** Of a test: one sentence on what comes out and what the child does with it. Without it the goal is what to see. */
  success?: string
}

export interface InShort {
  /** What the grown-up does: "You hold up a color: green, red or blue." */
  you: string
  /** What the child does, and what wins one {token}. */
  child: string
  /** "Done when every {token} is home." */
  end: string
}

/** `younger`: kindergarten to 2nd grade; `older`: 3rd to 5th. */
export type Ages = 'younger' | 'older'

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
  breaks: MovementBreak[]
}

export interface MovementBreak {
  title: string
  text: string
}

export interface Scene {
  id: string
  /** With its article: "the cargo bay". */
  place: string
  /** Two or three short sentences that set the scene. */
  worldToday: string
  /** The same place on another day: read where a plan comes back to it. */
  worldAgain?: string
  /** Without article: "cargo counter". */
  childRole: string
  /** "Be the captain on the radio: ..." One sentence of what the grown-up plays. */
  parentRole: string
  /** Why the task is needed, by subject: the problem that the child's work solves. */
  problem: Partial<Record<Subject, string>>
  /** What happens in the world once the work is done, by subject. */
  payoff: Partial<Record<Subject, string>>
  /** Closer to the skill than the subject's own: why shapes, times or graphs are needed here, and what they bring. */
  strands?: Partial<Record<Strand, { problem: string; payoff: string; token?: Token }>>
  /** For the reasons of subjects and strands that name none of their own. */
  token?: Token
  /** Countable things of this scene; at least three, and for worksheets better five. */
  things: Noun[]
}

/**
 * The small thing that one right answer wins, finds, mends or sets in a scene: "food pack", "bolt", "honey cell". The
 * problem names it, every way of working plays for it, and the child colors one on the day's page for each answer.
 */
export interface Token extends Noun {
  mark: TokenMark
}

/** One day of the story. */
export interface Beat {
  title: string
  /** One or two sentences for the day card. */
  description: string
  /** Read aloud at the start, 40 to 80 words with two guesses; from day 2 on it takes up the day before. `{guesses}`: its suspects'. */
  opener: string
  /** What the child shows and how the story goes on, 25 to 60 words. */
  close: string
  /** The same for children of 3rd to 5th grade: drier, more to puzzle over, nothing babyish. */
  older?: { opener: string; close: string }
  secret?: Secret
  /** By strand: what a lesson does for that day's story. Where nothing is said, a scene of the world gives the reason. */
  tasks?: Partial<Record<Strand, StoryTask>>
  /** By id of a skill, before its strand's: work that needs just this skill, such as a test of a thing of the story. */
  skillTasks?: Record<string, StoryTask>
  /** Whom or what the opener may think possible and the day rules out; it names those that the day's clues clear. */
  suspects?: Suspect[]
  /** What the day's lessons find out for the story. */
  clues?: Clue[]
}

export interface Suspect {
  /** Within its day: `wind`. */
  id: string
  /** As the story names it: "the wind". */
  name: string
  /** Its sentence in the opener's `{guesses}`, good without the others: "Mateo blames the wind." */
  guess: string
  /** The same for children of 3rd to 5th grade. */
  olderGuess: string
  /** Read at the close where no clue ruled it out: one sentence that names it and says why. */
  ruledOut: string
}

/** One piece of work in the day's story: why the strand's work is needed there and then, and what it brings. */
export interface StoryTask {
  /** Id of the world's scene where it happens; place, roles and things are that scene's. */
  scene: string
  /** Two or three short sentences: what is seen there today. */
  today: string
  problem: string
  payoff: string
  token: Token
}

/** A question that is kept apart from the skills that it practises. */
export interface SkillQuestion extends Prompt {
  /** Their ids; it is of the level of each. */
  skills: string[]
}

/** A question whose answer is evidence in the day's story: it rules somebody out, or shows what happened. */
export interface Clue extends SkillQuestion {
  /** Read once it is answered, one or two sentences: what the answer means for the story. */
  tells: string
  /** Id of the day's suspect that the answer rules out, as `tells` says; without it, it shows what happened. */
  clears?: string
}

/** What only the day's answers reveal: each right answer gives a letter, and the letters are a word that the story needs. */
export interface Secret {
  /** A question of the story, such as "What is stuck in the elbow of the arm?". The opener leaves it open. */
  asks: string
  /** Four to six letters a to z, a word that a child of five knows. */
  word: string
  /** How the story goes on once the word is found, one or two sentences that say the word. The close goes on from it. */
  found: string
}

export interface Interest {
  tag: InterestTag
  /** Questions that are truly about it, for lessons on the skills that they practise. */
  questions: SkillQuestion[]
  /** One lesson a week is made of the interest itself: the child cooks, digs or drums, whatever is asked. */
  workshop: Format
  /** Three: one for the whole body, one slow, one of hands, rhythm or breath. */
  breaks: MovementBreak[]
  /** At least six. A choice in the child's voice that fits any task: "Choose: say each answer or roar it like a T. rex." */
  sparks: Spark[]
}

export interface Spark {
  text: string
  modality: LearningStyle
  /** Kindergarten to 2nd grade, 3rd to 5th, or fit for all where nothing is said. */
  ages?: Ages
}
