import { guideTexts } from '@pencil-quest/contract/guide-texts'
import type { Activity } from '@pencil-quest/contract/plan-document'

export interface GuideSteps {
  told: string[]
  /** Of each step the first line and those that go on with it. */
  steps: string[][]
}

/** What is told before the first step, and the steps without their numbers, each with the lines that go on with it. */
export function guideSteps({ parentInstructions }: Activity): GuideSteps {
  const told: string[] = []
  const steps: string[][] = []
  for (const line of parentInstructions.split('\n')) {
    const step = steps.at(-1)
    if (number.test(line)) steps.push([line.replace(number, '')])
    else if (step) step.push(line)
    else told.push(line)
  }
  return steps.length > 0 ? { told, steps } : { told: [], steps: told.map((line) => [line]) }
}

const number = /^\d+\.\s*/

/** Whether it tells a game from its first line on. */
export function isGame([first = '']: readonly string[]): boolean {
  return Object.values(guideTexts.play).some((text) => first.startsWith(text))
}

export interface GameParts {
  /** What each player does. */
  before: string[]
  /** How the first question is played, without its label. */
  firstRound: string | null
  /** How the others are played, in the same way. */
  further: string | null
  /** What is told once it has been played. */
  after: string[]
}

/** The lines of a game as a page sets them: around the questions, and below the first of them. */
export function gameParts(game: readonly string[]): GameParts {
  const at = game.findIndex((line) => line.startsWith(guideTexts.firstQuestion))
  if (at < 0) return { before: [...game], firstRound: null, further: null, after: [] }
  const told = (name: string) =>
    game
      .find((line) => line.startsWith(name))
      ?.slice(name.length)
      .trim() ?? null
  const after = game.slice(at + 1).filter((line) => !line.startsWith(guideTexts.further))
  return {
    before: game.slice(0, at),
    firstRound: told(guideTexts.firstQuestion),
    further: told(guideTexts.further),
    after,
  }
}

/** Whether it is the step of the answers, which pages set beside their questions. */
export function isAnswers([first]: readonly string[]): boolean {
  return first === guideTexts.answers
}

/** Whether it shows the example, in its first line or below the question that calls it up. */
export function isExample([first = '', second = '']: readonly string[]): boolean {
  return [first, second].some((line) => Object.values(guideTexts.example).some((text) => line.endsWith(text)))
}
