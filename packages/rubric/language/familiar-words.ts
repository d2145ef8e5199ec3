import { type Grade, grades } from '@pencil-quest/contract/choices'
import { earlyWords, taskWords } from './early-words.ts'
import { laterWords } from './later-words.ts'

/** Whether a child of the grade knows the word without being taught it, in any simple form or as a compound. */
export function isFamiliar(word: string, grade: Grade): boolean {
  const isYoung = grades.indexOf(grade) <= 2
  const inLists = (form: string) => earlyWords.has(form) || taskWords.has(form) || (!isYoung && laterWords.has(form))
  const isKnown = (form: string) => formsOf(form).some(inLists)
  const plain = word.toLowerCase()
  if (plain.includes('-')) return plain.split('-').every((half) => half === '' || isKnown(half))
  return isKnown(plain) || isCompound(plain, isKnown)
}

/** "Bedtime", "rooftop": two known words of three letters or more. */
function isCompound(word: string, isKnown: (form: string) => boolean): boolean {
  for (let at = 3; at <= word.length - 3; at++) if (isKnown(word.slice(0, at)) && isKnown(word.slice(at))) return true
  return false
}

/** Endings with what may have stood in their place; `$1` is the letter that was doubled. */
const endings: readonly [RegExp, readonly string[]][] = [
  [/(?:'s?|n't|'(?:ll|re|ve|d|m))$/, ['']],
  [/(?:ies|ied|ier|iest|ily|iness)$/, ['y']],
  [/ves$/, ['f', 'fe']],
  [/(.)\1(?:ed|ing|er|est|y|en)$/, ['$1']],
  [/(?:es|s)$/, ['', 'e']],
  [/(?:ed|ing|er|est|or|en|y)$/, ['', 'e']],
  [/ly$/, ['', 'le']],
  [/(?:ful|less|ness|ish)$/, ['']],
]

/** The word and what it may come from, two endings deep: "hopped" is `hop`, "painters" is `paint`, "unlock" `lock`. */
function formsOf(word: string): string[] {
  const once = [word, ...withoutEnding(word), ...withoutPrefix(word)]
  return [...once, ...once.slice(1).flatMap(withoutEnding)]
}

function withoutEnding(word: string): string[] {
  return endings.flatMap(([ending, bases]) =>
    ending.test(word) ? bases.map((base) => word.replace(ending, base)).filter((form) => form.length > 1) : [],
  )
}

function withoutPrefix(word: string): string[] {
  return /^(?:un|re).{3}/.test(word) ? [word.slice(2)] : []
}
