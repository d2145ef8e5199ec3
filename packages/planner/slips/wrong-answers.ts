import type { Prompt, Skill } from '@pencil-quest/content/types'
import { decimalSlip } from './decimal-slip.ts'
import { fractionSlip } from './fraction-slip.ts'
import { unitSlip } from './unit-slip.ts'
import { usualSlip } from './usual-slips.ts'

/**
 * An answer that tempts and is wrong, for games in which somebody fibs: another thing that the question names, what the
 * usual mistake of a calculation gives, a slip of one place in a number, the opposite, or what is right elsewhere in a
 * skill that has only a few answers. Null where nothing tempts.
 * @param asked with it; what answers one of them is no decoy
 */
export function wrongAnswer(
  { ask, answer, sum }: Prompt,
  { prompts, strand }: Skill,
  asked: readonly Prompt[] = [],
): string | null {
  const isRight = (text: string) => asked.some((other) => other.answer.toLowerCase() === text.toLowerCase())
  const other = otherChoice(ask, answer)
  if (other !== null && !isRight(other)) return other
  const isOfUnits = strand === 'measurement' || strand === 'time'
  const usual = sum === undefined || !/^[\d,]+$/.test(answer) ? null : mistaken(sum, answer, isOfUnits)
  if (usual !== null && !isRight(usual)) return usual
  const ofFractions = fractionSlip(ask, answer) ?? decimalSlip(ask, answer)
  if (ofFractions !== null && !isRight(ofFractions)) return ofFractions
  const near = slipped(answer)
  if (near !== null && isRight(near)) return further(answer, isRight)
  return near ?? opposite(answer) ?? fromElsewhere(answer, prompts)
}

/** What the usual mistake of a calculation gives, where that is another number that could be an answer. */
function mistaken(sum: string, answer: string, isOfUnits: boolean): string | null {
  const slip = (isOfUnits ? unitSlip(sum) : null) ?? usualSlip(sum)
  const isPossible = slip !== null && Number.isInteger(slip) && slip > 0
  return isPossible && String(slip) !== answer.replaceAll(',', '') ? String(slip) : null
}

/** A whole number a little further off, where the next one answers another question. */
function further(answer: string, isRight: (text: string) => boolean): string | null {
  if (!/^\d+$/.test(answer)) return null
  const off = Number(answer) < 20 ? [1, -1, 2, -2, 3] : [10, -10, 1, -1, 20]
  const near = off.map((by) => Number(answer) + by).filter((value) => value > 0)
  return near.map(String).find((text) => !isRight(text)) ?? null
}

function slipped(answer: string): string | null {
  if (/^\d+$/.test(answer)) return String(slippedWhole(Number(answer)))
  if (/^\d+\.\d+$/.test(answer)) return slippedDecimal(answer)
  const [, whole, top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(answer) ?? []
  if (top && bottom)
    return whole ? `${Number(whole) + 1} ${top}/${bottom}` : slippedFraction(Number(top), Number(bottom))
  const [, hour, minutes] = /^(\d{1,2}):(\d\d)$/.exec(answer) ?? []
  // The hour is read from the next number, as the short hand is close to it.
  return hour && minutes ? `${(Number(hour) % 12) + 1}:${minutes}` : null
}

/** One off in the last place that is not zero, from the tens on where there are tens. */
function slippedWhole(value: number): number {
  if (value < 20) return value % 2 === 0 && value > 0 ? value - 1 : value + 1
  let place = 10
  while (place * 10 <= value && value % (place * 10) === 0) place *= 10
  const isLeading = value < place * 2
  return Math.floor(value / place) % 2 === 0 && !isLeading ? value - place : value + place
}

function slippedDecimal(answer: string): string {
  const places = answer.length - answer.indexOf('.') - 1
  const step = places > 1 ? 10 ** -(places - 1) : 1
  return (Number(answer) + step).toFixed(places)
}

function slippedFraction(top: number, bottom: number): string {
  if (top + 1 !== bottom) return `${top + 1}/${bottom}`
  return top > 1 ? `${top - 1}/${bottom}` : `${top}/${bottom + 1}`
}

/** Of "a triangle or a square?" and of "Cat, rose, spoon: which ...?" one that is not the answer. */
function otherChoice(ask: string, answer: string): string | null {
  const numbers = new Set(ask.match(/\b\d+\b/g))
  if (compares.test(ask) && numbers.size === 2 && numbers.delete(answer)) return [...numbers][0] ?? null
  const [, one = '', other = ''] = /(?:: |, |\b(?:is|are) )([^:,.?]+?),? or ([^:,.]+)\?$/.exec(ask) ?? []
  const size = answer.split(' ').length
  const [first, second] = [one, other].map((choice) => choice.split(' ').slice(-size).join(' '))
  if (first === answer) return other
  if (second === answer && one) return first ?? null
  const bare = answer.replace(/^(?:an?|the) /, '')
  const lists = [...ask.matchAll(/((?:[\w' -]+, )+[\w' -]+?),? (?:and|or) ([\w' -]+)[.?:]|((?:[\w' -]+, )+[\w' -]+):/g)]
  for (const [, start, end, whole] of lists) {
    const items = [...(start ?? whole ?? '').split(', '), ...(end ? [end] : [])].map((item) =>
      item.trim().replace(/^.*\b(?:is|are|of|for|find|which|an?|the) /i, ''),
    )
    if (!items.some((item) => item.toLowerCase() === bare.toLowerCase())) continue
    const others = items.filter((item) => item.toLowerCase() !== bare.toLowerCase())
    const first = others[0]?.split(' ').slice(-size).join(' ')
    if (first) return answer === bare ? first.toLowerCase() : answer.replace(bare, first.toLowerCase())
  }
  return null
}

/** It asks which of the numbers it names is larger or smaller. */
const compares = /\bwhich\b.*\b(?:more|fewer|less|greater|larger|bigger|smaller|longer|shorter)\b/i

const opposites: Record<string, string> = { yes: 'no', no: 'yes', true: 'false', false: 'true', '<': '>', '>': '<' }

function opposite(answer: string): string | null {
  const [first = ''] = answer.split(/[ ,]/)
  return opposites[first.toLowerCase()] ?? null
}

/** Of few answers that come again and again in the skill, such as push and pull, another of the same form. */
function fromElsewhere(answer: string, prompts: readonly Prompt[]): string | null {
  const times = Map.groupBy(prompts, (prompt) => prompt.answer.toLowerCase())
  const again = [...times].filter(([, same]) => same.length > 1).map(([text]) => text)
  const own = answer.toLowerCase()
  if (!again.includes(own)) return null
  const found = again.find((other) => other !== own && formOf(other) === formOf(own))
  return found === undefined ? null : (times.get(found)?.[0]?.answer ?? null)
}

function formOf(answer: string): string {
  const words = answer.split(' ')
  const article = /^(?:a|an|the|your|add|take)$/.test(words[0] ?? '') ? words[0] : ''
  return `${article} ${words.length} ${/\d/.test(answer)}`
}
