import type { SheetAnswer } from '@pencil-quest/contract/sheets'
import { divisor } from '../questions/working.ts'
import { withCommas } from '../wording.ts'
import { near, shortAnswer } from './short-answer.ts'

/** What stands on the two ways from an item: its answer, and what a slip would give. */
export interface Signs {
  right: string
  /** Any of these does. */
  wrong: string[]
}

/**
 * The signs of an item, from what its key says last: "11" of "4, 1, 11", "9" of "(42 + 3) ÷ 5 = 9", "5:00" of "4:30, then
 * 5:00: short hand at 5", "hexagon" of "6 sides, 6 corners, hexagon", "yes" of "prime: yes". Null where it has no one answer.
 * What the key names as a likely wrong answer is the wrong way; else what is near.
 * @param all the answers of the page, whose words are the wrong ones for a word
 */
export function signsOf({ answer, note }: SheetAnswer, all: readonly SheetAnswer[]): Signs | null {
  const own = signOf(answer)
  if (own === null) return null
  const words = isWord.test(own) ? all.map((one) => signOf(one.answer)).filter((word) => word !== null) : []
  // A part of the answer would lead on as well as the whole.
  const parts: readonly string[] = answer.match(/[\d,:]*\d/g) ?? []
  const leadsOff = (slip: string) => slip !== own && !parts.includes(slip)
  const likely = likelySlip(note)
  const isLikely = likely !== null && looksLike(likely, own) && leadsOff(likely)
  const wrong = isLikely ? [likely] : slipsOf(own, words).filter(leadsOff)
  return wrong.length > 0 ? { right: withCommas(own), wrong: [...new Set(wrong)].map(withCommas) } : null
}

const isWord = /^[a-z]+$/
const isFraction = /^(?:(\d+) )?(\d+)\/(\d+)$/
const opposites: Readonly<Record<string, string[]>> = {
  '<': ['>'],
  '>': ['<'],
  '=': ['<', '>'],
  yes: ['no'],
  no: ['yes'],
}

function signOf(answer: string): string | null {
  const short = shortAnswer(answer)
  if (short !== null) return short
  if (answer in opposites || isFraction.test(answer)) return answer
  const [, later] = /, then (\d+:\d\d)\b/.exec(answer) ?? []
  if (later !== undefined) return later
  const [, number] = /^(?:[^;=]*= |\d+, (?:\d+, )?)(\d[\d,]*\d|\d)$/.exec(answer) ?? []
  const [, word] = /^(?:.*[,:] )?([a-z]+)$/.exec(answer) ?? []
  return number?.replaceAll(',', '') ?? word ?? null
}

/** `80` of "80 if the times were subtracted" or of "If the answer was 80, ..."; null where the key names none. */
function likelySlip(note = ''): string | null {
  const [, first, later] = /^([\d,]*\d(?::\d\d(?: [ap]\.m\.)?)?) if |^If the answer was ([\d,]*\d),/.exec(note) ?? []
  return (first ?? later)?.replaceAll(',', '') ?? null
}

/** One that looks otherwise than the right answer would tell it. */
function looksLike(slip: string, own: string): boolean {
  const [one, other] = [slip, own].map((text) => text.replaceAll(/\d+/g, '0'))
  return one === other
}

function slipsOf(own: string, words: readonly string[]): readonly string[] {
  const [, whole = '', top = '', bottom = ''] = isFraction.exec(own) ?? []
  if (top) return nearFractions(Number(top), Number(bottom)).map((other) => [whole, other].filter(Boolean).join(' '))
  return opposites[own] ?? (isWord.test(own) ? words : near(own))
}

/** Fractions with other tops, in lowest terms where this one is, so that none is ruled out by its look; else another bottom. */
function nearFractions(top: number, bottom: number): string[] {
  const isLowest = divisor(top, bottom) === 1
  const tops = [1, -1, 2, -2]
    .map((by) => top + by)
    .filter((other) => other > 0 && other < bottom && (!isLowest || divisor(other, bottom) === 1))
  return tops.length > 0 ? tops.slice(0, 2).map((other) => `${other}/${bottom}`) : [`${top}/${bottom + 1}`]
}
