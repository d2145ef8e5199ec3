import type { Subject, Theme } from '@pencil-quest/contract/choices'
import type { Artwork } from '@pencil-quest/contract/drawing'
import type { Noun, Passage } from '@pencil-quest/contract/sheets'
import type { TokenMark } from '@pencil-quest/contract/token-marks'
import type { SkillQuestion, Strand } from './skill-types.ts'

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
  /** Read at the head of a trail of answers that leads to a suspect; a world whose days suspect somebody has it. */
  trail?: string
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
  /** The same for children of 3rd to 5th grade, where nobody pretends and something is measured, balanced or beaten. */
  older?: string
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
  /** For the day's worksheets, the best first; none gives away what the story finds out. */
  riddles?: Riddle[]
  /** By strand: what a lesson does for that day's story. Where nothing is said, a scene of the world gives the reason. */
  tasks?: Partial<Record<Strand, StoryTask>>
  /** By id of a skill, before its strand's: work that needs just this skill, such as a test of a thing of the story. */
  skillTasks?: Record<string, StoryTask>
  /** Whom or what the opener may think possible and the day rules out; it names those that the day's clues clear. */
  suspects?: Suspect[]
  /** The right one among them: who or what is left once they are ruled out. The secret word says more of it. */
  solution?: Guess
  /** What they would be the answer to, where it is not what they could be: "Who or what made it?" */
  suspectsAsk?: string
  /** What the day's lessons find out for the story. */
  clues?: Clue[]
}

/** Whom or what the story thinks possible. */
export interface Guess {
  /** As the story names it: "the wind". */
  name: string
  /** Its sentence in the opener's `{guesses}`, good without the others: "Mateo blames the wind." */
  guess: string
  /** The same for children of 3rd to 5th grade. */
  olderGuess: string
}

export interface Suspect extends Guess {
  /** Within its day: `wind`. */
  id: string
  /** Where no clue ruled it out: one or two sentences that name it and say why. */
  ruledOut: string
  /** The one word of `ruledOut` that a worksheet leaves out, for its answers to spell; three to five letters. */
  keyWord: string
  /** What a worksheet's numbers measure to rule it out; without it they do not. */
  reading?: Reading
}

/** What is measured, so that the numbers of a worksheet are evidence against a suspect. */
export interface Reading {
  /** Two short sentences for the head of the page: who measured, and what each answer is, with its unit. */
  tells: string
  /** With `{n}` for the limit, what the suspect would take or have left: "A frog bends a leaf more than {n} hairs." */
  says: string
  /** Whether that would be over the limit, or under it. */
  side: 'over' | 'under'
  /** The one that comes nearest to it, as the child looks for it: "leaf that bends most". */
  most: string
  /** With `{n}`, what is so: "No leaf bends more than {n} hairs." */
  none: string
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

/** A question whose answer is evidence in the day's story: it rules somebody out, or shows what happened. */
export interface Clue extends SkillQuestion {
  /** Read once it is answered, one or two sentences: what the answer means for the story. */
  tells: string
  /** Id of the day's suspect that the answer rules out, as `tells` says; without it, it shows what happened. */
  clears?: string
}

/** A funny question about the day, such as "What does Mateo find in his boot?". */
export interface Riddle {
  asks: string
  /** Three to six letters a to z, a word that a child of five knows. */
  word: string
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
