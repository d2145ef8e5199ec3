import type { Check, Prompt, Skill } from '@pencil-quest/content/types'
import type { SkillVisit } from '../skill-sequence.ts'
import { worksOut } from './sums.ts'

type Asked = Pick<Prompt, 'ask' | 'answer' | 'sum'>

/** By what the lesson shows, then by question: the texts stay the same, and every lesson asks again. */
const first = new WeakMap<Skill, Map<string, boolean>>()
const again = new WeakMap<Skill, Map<string, boolean>>()

/** Whether a lesson on the skill shows the same in its example, or the same result, or asks it at its end. */
export function isToldIn({ skill, isReview }: SkillVisit, prompt: Asked): boolean {
  const told = isReview ? again : first
  const known = told.get(skill) ?? new Map<string, boolean>()
  told.set(skill, known)
  const is = known.get(prompt.ask) ?? findsIn(skill, isReview, prompt)
  known.set(prompt.ask, is)
  return is
}

function findsIn({ model, again, check, laterChecks = [] }: Skill, isReview: boolean, { ask, answer, sum }: Asked) {
  const shown = (isReview && again?.model) || model
  if (isResultIn(shown, answer)) return true
  const parts = [...new Set(ask.match(/\d+[/.]\d+/g))]
  const isExample = [model, again?.model ?? ''].some((text) => parts.every((part) => text.includes(part)))
  if (parts.length > 1 && isExample) return true
  if (sum === undefined) return false
  return [shown, check.question, ...laterChecks.map(({ question }) => question)].some((text) => worksOut(text, sum))
}

/** Whether a text shows a time of the answer, or comes to the same number. */
export function isResultIn(shown: string, answer: string): boolean {
  return timesIn(answer).some((time) => timesIn(shown).includes(time)) || resultsIn(shown).includes(answer)
}

/** `10:50` of "It is 10:50 in the morning." */
export function timesIn(text: string): readonly string[] {
  return text.match(/\d+:\d\d/g) ?? []
}

/** `35` of "25 + 10 = 35 minutes" or "That makes 35."; one digit, or ten, comes up anywhere. */
function resultsIn(text: string): readonly string[] {
  return [...text.matchAll(/(?:=|\bis|\bare|\bmakes?|\bleaves?) ((?!10\b)\d{2,})(?![\d,.:/]*\d)/g)].map(
    ([, result = '']) => result,
  )
}

/** Whether a check asks what a question has: of the same numbers, or for the same name. */
export function isSameCase({ question, lookFor }: Check, { ask, answer }: Pick<Prompt, 'ask' | 'answer'>): boolean {
  const [one, other] = [numbersFrom(`${question} ${lookFor}`), numbersFrom(`${ask} ${answer}`)]
  if (other.size > 1 && one.size === other.size && [...one].every((number) => other.has(number))) return true
  const name = named(answer)
  return !/\d/.test(name) && name === named(lookFor)
}

const counted = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Numbers, also those written as words. */
function numbersFrom(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const written = words.flatMap((word) => (counted.includes(word) ? [String(counted.indexOf(word) + 1)] : []))
  return new Set([...(text.replaceAll(',', '').match(/\d+(?:[:/.]\d+)?/g) ?? []), ...written])
}

/** `square` of "A square. It is one however it is turned." */
function named(answer: string): string {
  const [name = ''] = answer.toLowerCase().split(/[.,:;]/)
  return name.replace(/^(?:an?|the) /, '').trim()
}
