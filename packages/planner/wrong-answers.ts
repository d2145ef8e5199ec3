import type { Prompt, Skill } from '@pencil-quest/content/types'

/**
 * An answer that tempts and is wrong, for games in which somebody fibs: a slip of one place in a number, the other of two
 * choices, the opposite, or what is right elsewhere in the skill and has the same form. Null where nothing tempts.
 */
export function wrongAnswer({ ask, answer }: Prompt, { prompts }: Skill): string | null {
  return slipped(answer) ?? otherChoice(ask, answer) ?? opposite(answer) ?? fromElsewhere(answer, prompts)
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

/** Of "a triangle or a square?" the one that is not the answer. */
function otherChoice(ask: string, answer: string): string | null {
  const [, one = '', other = ''] = /(?:: |, |\b(?:is|are) )([^:,.?]+?),? or ([^:,.?]+)\?$/.exec(ask) ?? []
  if (one === answer) return other
  return other === answer ? one : null
}

const opposites: Record<string, string> = { yes: 'no', no: 'yes', true: 'false', false: 'true', '<': '>', '>': '<' }

function opposite(answer: string): string | null {
  const [first = ''] = answer.split(/[ ,]/)
  return opposites[first.toLowerCase()] ?? null
}

/** Of the same form: a word of the same beginning, as many words, and no number where this has none. */
function fromElsewhere(answer: string, prompts: readonly Prompt[]): string | null {
  const form = formOf(answer)
  const others = prompts
    .map((prompt) => prompt.answer)
    .filter((other) => other.toLowerCase() !== answer.toLowerCase() && formOf(other) === form)
  return others[0] ?? null
}

function formOf(answer: string): string {
  const words = answer.split(' ')
  const article = /^(?:a|an|the|your|add|take)$/.test(words[0] ?? '') ? words[0] : ''
  return `${article} ${words.length} ${/\d/.test(answer)}`
}
