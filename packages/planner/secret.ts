import type { Prompt, Secret } from '@pencil-quest/content/types'
import type { Activity, DaySecret } from '@pencil-quest/contract/plan-document'
import type { Random } from '@pencil-quest/worksheets/random'
import { withCommas } from './activity-texts.ts'

/** An activity of the day with the questions that it asks, in their printed order. */
export interface Lesson {
  activity: Activity
  prompts: readonly Prompt[]
}

interface Source {
  activityId: string
  /** From 1, as the activity numbers it. */
  question: number
  answer: string
}

/** Fewer answers do not make a riddle. */
const leastFound = 2
const wrongAnswers = 3
const alphabet = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * Spells the day's word with the answers of its questions, taken from all activities in turn. Letters without an answer
 * that fits a small table are printed from the start. Undefined where too few answers are short and different.
 */
export function secretOf(
  { asks, word, found }: Secret,
  lessons: readonly Lesson[],
  random: Random,
): DaySecret | undefined {
  const sources = inTurn(lessons).slice(0, word.length)
  if (sources.length < leastFound) return undefined
  const places = new Set(
    random.sample(
      [...word].map((_, i) => i),
      sources.length,
    ),
  )
  const left = [...sources]
  const letters = [...word].map((letter, i) => {
    const from = places.has(i) ? left.shift() : undefined
    return from ? { letter, from } : { letter }
  })
  const right = letters.flatMap(({ letter, from }) => (from ? [{ answer: from.answer, letter }] : []))
  const unused = random.shuffle(alphabet.filter((letter) => !word.includes(letter)))
  const wrong = near(
    lessons,
    right.map(({ answer }) => answer),
    random,
  ).map((answer, i) => ({
    answer,
    letter: unused[i % unused.length] as string,
  }))
  return { asks, word, found, letters, code: [...right, ...wrong].sort(byAnswer) }
}

/** Questions whose answers fit the table and differ, the first of every activity before the second of any. */
function inTurn(lessons: readonly Lesson[]): Source[] {
  const seen = new Set<string>()
  const most = Math.max(0, ...lessons.map(({ prompts }) => prompts.length))
  const rounds = Array.from({ length: most }, (_, i) => i)
  return rounds.flatMap((i) =>
    lessons.flatMap(({ activity, prompts }) => {
      const answer = prompts[i]?.answer
      if (answer === undefined || !fitsTable(answer) || seen.has(answer.toLowerCase())) return []
      seen.add(answer.toLowerCase())
      return { activityId: activity.id, question: i + 1, answer: withCommas(answer) }
    }),
  )
}

function fitsTable(answer: string): boolean {
  return answer.length <= 14 && answer.split(' ').length <= 2 && !/[{,;]|\bor\b|^(?:such|any|yes|no)\b/i.test(answer)
}

/** Answers that a slip would give: numbers one off, and words that answer other questions. */
function near(lessons: readonly Lesson[], right: readonly string[], random: Random): string[] {
  const taken = new Set(right.map((answer) => answer.toLowerCase()))
  const numbers = right
    .filter((answer) => /^\d+$/.test(answer))
    .flatMap((answer) => [Number(answer) + 1, Number(answer) - 1])
  const others = lessons.flatMap(({ prompts }) => prompts.map(({ answer }) => answer)).filter(fitsTable)
  const candidates = [...numbers.filter((value) => value >= 0).map(String), ...others.map(withCommas)]
  const free = [...new Set(candidates)].filter((answer) => !taken.has(answer.toLowerCase()))
  return random.shuffle(free).slice(0, wrongAnswers)
}

/** Numbers by value, then words by the alphabet, so that a child finds its way. */
function byAnswer({ answer: a }: { answer: string }, { answer: b }: { answer: string }): number {
  const [x, y] = [Number(a.replaceAll(',', '')), Number(b.replaceAll(',', ''))]
  if (Number.isNaN(x) !== Number.isNaN(y)) return Number.isNaN(x) ? 1 : -1
  return Number.isNaN(x) ? a.localeCompare(b, 'en') : x - y
}
