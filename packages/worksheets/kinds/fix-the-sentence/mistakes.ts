import type { SentenceError } from '@pencil-quest/contract/sheets'

/** A way to get a right sentence wrong, and what the grown-up reads about it. */
export interface Mistake {
  error: SentenceError
  from: number
  to: number
  put: string
  /** A second place, where the mistake is a pair of marks. */
  also?: { from: number; to: number }
  note: string
}

interface Word {
  text: string
  from: number
  to: number
}

type MistakeFinder = (sentence: string, words: Word[], names: readonly string[]) => Omit<Mistake, 'error'>[]

/** Every mistake of one sort that could be made in a right sentence; whether it can be mended is for others to say. */
export function mistakesIn(sentence: string, error: SentenceError, names: readonly string[]): Mistake[] {
  const words = [...sentence.matchAll(/[\p{L}]+(?:['-][\p{L}]+)*/gu)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))
  return finders[error](sentence, words, names).map((mistake) => ({ error, ...mistake }))
}

const finders: Record<SentenceError, MistakeFinder> = {
  capital: (_, [first]) => (first ? [lowered(first)] : []),
  'name-capital': (_, words, names) =>
    words.slice(1).flatMap((word) => (names.includes(word.text.replace(/'s$/, '')) ? [lowered(word)] : [])),
  'end-mark': (sentence) => {
    const mark = sentence.at(-1)
    if (mark !== '.' && mark !== '?') return []
    const note = mark === '.' ? 'a period at the end' : 'a question mark at the end'
    return [{ from: sentence.length - 1, to: sentence.length, put: '', note }]
  },
  'question-mark': (sentence) =>
    sentence.endsWith('?')
      ? [{ from: sentence.length - 1, to: sentence.length, put: '.', note: 'a question mark at the end' }]
      : [],
  apostrophe: (_, words) =>
    words.flatMap(({ text, from }) => {
      const at = text.indexOf("'")
      return at < 0 ? [] : [{ from: from + at, to: from + at + 1, put: '', note: `the apostrophe in "${text}"` }]
    }),
  'list-commas': (sentence) => {
    const end = sentence.search(/, (?:and|or) /)
    return [...sentence.slice(0, Math.max(0, end)).matchAll(/([\p{L}'-]+),/gu)].map(({ 0: found, index }) => ({
      from: index + found.length - 1,
      to: index + found.length,
      put: '',
      note: `a comma after "${found.slice(0, -1)}"`,
    }))
  },
  'verb-agreement': (_, words) =>
    words.slice(0, 8).flatMap((word) => otherForms(word.text).map((form) => swapped(word, form))),
  homophone: (_, words) => words.flatMap((word) => soundAlikes(word.text).map((other) => swapped(word, other))),
  'quotation-marks': (sentence) => {
    const [from = -1, to = -1, third] = [...sentence.matchAll(/"/g)].map(({ index }) => index)
    if (to < 0 || third !== undefined) return []
    const note = `quotation marks around ${sentence.slice(from, to + 1)}`
    return [{ from, to: from + 1, put: '', also: { from: to, to: to + 1 }, note }]
  },
}

function lowered({ text, from }: Word): Omit<Mistake, 'error'> {
  return { from, to: from + 1, put: text.charAt(0).toLowerCase(), note: `a capital letter: "${text}"` }
}

function swapped({ text, from, to }: Word, other: string): Omit<Mistake, 'error'> {
  const isCapital = text.charAt(0) !== text.charAt(0).toLowerCase()
  const put = isCapital ? other.charAt(0).toUpperCase() + other.slice(1) : other
  return { from, to, put, note: `"${text}", not "${put}"` }
}

const pairs = ['is are', 'was were', 'has have', 'does do', "isn't aren't", "wasn't weren't", "doesn't don't"]

/** The verb as it would stand with another subject, if the word is a verb at all. */
function otherForms(text: string): string[] {
  const word = text.toLowerCase()
  const pair = pairs.map((both) => both.split(' ')).find((both) => both.includes(word))
  if (pair) return pair.filter((form) => form !== word)
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  if (/(?:ch|sh|ss|x|o)es$/.test(word)) return [word.slice(0, -2)]
  if (/[^s]s$/.test(word)) return [word.slice(0, -1)]
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  return [/(?:ch|sh|ss|x|o)$/.test(word) ? `${word}es` : `${word}s`]
}

const alike = [
  "their there they're",
  "its it's",
  "your you're",
  'to too two',
  'here hear',
  'see sea',
  'no know',
  'new knew',
  'right write',
  'by buy',
  'one won',
  'for four',
  'ate eight',
  'blue blew',
  'our hour',
  'through threw',
  'weak week',
  'meet meat',
  'be bee',
  'piece peace',
].map((group) => group.split(' '))

function soundAlikes(text: string): string[] {
  const word = text.toLowerCase()
  return alike.find((group) => group.includes(word))?.filter((other) => other !== word) ?? []
}
