import type { Prompt, Secret, Skill } from '@pencil-quest/content/types'
import type { Activity, DaySecret, LetterSource } from '@pencil-quest/contract/plan-document'
import type { Sheet } from '@pencil-quest/contract/sheets'
import type { Random } from '@pencil-quest/worksheets/random'
import { reachOf } from '../pages/sheet-reach.ts'
import { near as slipsOf } from '../pages/short-answer.ts'
import { bareNumber } from '../questions/bare-number.ts'
import { isClue } from '../questions/clues.ts'
import { divisor } from '../questions/working.ts'
import { withCommas } from '../wording.ts'

/** An activity of the day with the questions that it asks, in their printed order, and its page. */
export interface Lesson {
  activity: Activity
  /** What it practises; its other questions lend the code wrong answers. */
  skill: Pick<Skill, 'prompts'>
  prompts: readonly Prompt[]
  sheet: Sheet | null
}

/** Where fewer are short, longer ones are taken, too. */
const leastFound = 2
const wrongAnswers = 3
const alphabet = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * Spells the day's word with the answers of its questions, taken from all activities in turn; a letter that comes twice
 * has one of them. Letters without an answer that fits a small table are printed from the start. Undefined where no
 * answer does.
 */
export function secretOf(
  { asks, word, found }: Secret,
  lessons: readonly Lesson[],
  random: Random,
): DaySecret | undefined {
  const different = [...new Set(word)]
  const sources = sourcesFor(different.length, lessons)
  if (sources.length === 0) return undefined
  const won = new Set(random.sample(different, sources.length))
  const byLetter = new Map(
    different.filter((letter) => won.has(letter)).map((letter, i) => [letter, sources[i] as LetterSource]),
  )
  const letters = [...word].map((letter) => {
    const from = byLetter.get(letter)
    return from ? { letter, from } : { letter }
  })
  const right = [...byLetter].map(([letter, { answer }]) => ({ answer, letter }))
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

/** Of a word's letters; where fewer are found, a page with a word gives some, too. */
const enough = 0.6

/**
 * So many at most. Where short answers are too few, pages give more than one, and then longer answers are taken, too. What
 * stands in the code of a page comes last: it would be two letters on one day.
 */
function sourcesFor(count: number, lessons: readonly Lesson[]): readonly LetterSource[] {
  const coded = new Set(lessons.flatMap(({ sheet }) => sheet?.riddle?.code.map(({ answer }) => bare(answer)) ?? []))
  const apart = (some: readonly LetterSource[]) => some.filter(({ answer }) => !coded.has(bare(answer)))
  const short = apart(readable(inTurn(lessons, shortest), lessons))
  if (short.length >= count) return short.slice(0, count)
  const uncoded = lessons.filter(({ sheet }) => !sheet?.riddle)
  const [ofOthers = [], ofAll = []] = [uncoded, lessons].map((some) =>
    readable([...inTurn(lessons, shortest), ...some.flatMap(reached)], lessons),
  )
  const paged = [apart(ofOthers), ofOthers].find(({ length }) => length >= count * enough) ?? ofAll
  return (paged.length < leastFound ? readable(inTurn(lessons, longest), lessons) : paged).slice(0, count)
}

/** Those of every lesson in turn, so that the word is not whole before the last one: a page's first, then its clues. */
function inTurn(lessons: readonly Lesson[], size: Size): LetterSource[] {
  const own = lessons.map((lesson) => [...onPage(lesson), ...asked(lesson, size)])
  const most = Math.max(0, ...own.map((sources) => sources.length))
  return Array.from({ length: most }, (_, i) => own.flatMap((sources) => sources[i] ?? [])).flat()
}

/**
 * An item of a page that is done within its lesson, so that the story needs the page, too: the last of those that every
 * child comes to. A fraction may be written in another way there. What has a riddle, a trail or readings needs no other reason.
 */
function onPage(lesson: Lesson): LetterSource[] {
  const { sheet } = lesson
  if (!sheet || sheet.riddle || sheet.trail || sheet.readings) return []
  const items = reached(lesson)
  const last = items.findLast(({ answer }) => isNumber.test(answer.replaceAll(',', ''))) ?? items.at(-1)
  return last ? [last] : []
}

/** What every child comes to on a page that is done within its lesson: what its word, its trail or its boxes need, else the first items. */
function reached({ activity, sheet }: Lesson): LetterSource[] {
  if (!sheet || activity.meta.sheetMinutes === undefined) return []
  const labels = neededOn(sheet) ?? reachOf(sheet).labels
  return sheet.answers
    .filter(({ label }) => labels.includes(label))
    .map(({ label, answer }) => ({ label, answer: bareNumber(answer) }))
    .filter(({ answer }) => isNumber.test(answer) || (fitsTable(answer) && !answer.includes('/')))
    .map(({ label, answer }) => ({ activityId: activity.id, sheetItem: label, answer: withCommas(answer) }))
}

function neededOn({ riddle, trail, readings }: Sheet): string[] | undefined {
  return readings?.items ?? (trail?.steps ?? riddle?.letters)?.map(({ item }) => item)
}

/** Questions whose answers fit the table, clues first. */
function asked({ activity, prompts }: Lesson, size: Size): LetterSource[] {
  return prompts
    .map(({ ask, answer }, i) => ({ ask, answer, question: i + 1 }))
    .filter(({ ask, answer }) => !isOpen.test(ask) && !mayBeRenamed(ask, answer) && fitsTable(answer, size))
    .sort((a, b) => Number(isClue(b.ask)) - Number(isClue(a.ask)))
    .map(({ answer, question }) => ({ activityId: activity.id, question, answer: withCommas(answer) }))
}

/** Each answer once, and for a child who does not read yet numbers alone, where there are enough. */
function readable(all: readonly LetterSource[], lessons: readonly Lesson[]): readonly LetterSource[] {
  const sources = [...Map.groupBy(all, ({ answer }) => bare(answer)).values()].flatMap((same) => same.slice(0, 1))
  const numbers = sources.filter(({ answer }) => isNumber.test(answer))
  const reads = lessons.some(({ activity }) => activity.meta.skillGrade !== 'kindergarten')
  return reads || numbers.length < leastFound ? sources : numbers
}

const isNumber = /^\d+$/
const isTime = /^\d+:\d\d/

/** Another answer than the printed one is right, too, and would find no letter. */
const isOpen = /\b(?:name|give|tell|say) (?:one|two|another)\b/i

/** "A square" and "square", "by sound" and "sound", "5" and "5 trays" are one answer to a child. */
function bare(answer: string): string {
  return bareNumber(answer.toLowerCase()).replace(/^(?:(?:an?|the|your|its|by|with|in|on|from|to) )+|\.$/g, '')
}

/** What the table takes; the longer ones where there are hardly any others. */
interface Size {
  letters: number
  words: number
}
const shortest: Size = { letters: 14, words: 2 }
const longest: Size = { letters: 26, words: 5 }

function fitsTable(answer: string, { letters, words }: Size = shortest): boolean {
  const isShort = answer.length <= letters && answer.split(' ').length <= words
  return isShort && !isReducible(answer) && !/^[<>=]$|[{,;]|\bor\b|^(?:such|any|yes|no|about)\b/i.test(answer)
}

/** "1/2" where eighths are added is "4/8" to a child who does not reduce it. */
function mayBeRenamed(ask: string, answer: string): boolean {
  const [, bottom] = /\/(\d+)$/.exec(answer) ?? []
  return bottom !== undefined && [...ask.matchAll(/\d\/(\d+)/g)].some(([, other]) => other !== bottom)
}

/** "2/6" is "1/3" to a child who reduces it. */
function isReducible(answer: string): boolean {
  const [, top, bottom] = /(\d+)\/(\d+)/.exec(answer) ?? []
  return top !== undefined && bottom !== undefined && divisor(Number(top), Number(bottom)) > 1
}

/** Answers that a slip would give: times an hour off, numbers one off, and words that answer other questions, first those of the day. */
function near(lessons: readonly Lesson[], right: readonly string[], random: Random): string[] {
  const taken = new Set(right.map(bare))
  const numbers = right
    .filter((answer) => /^\d+$/.test(answer))
    .flatMap((answer) => [Number(answer) + 1, Number(answer) - 1])
  const asked = lessons.flatMap(({ prompts }) => prompts)
  const unasked = random.shuffle(lessons.flatMap(({ skill }) => skill.prompts))
  const others = [...asked, ...unasked].map(({ answer }) => answer).filter((answer) => fitsTable(answer))
  const isNumeric = right.every((answer) => isNumber.test(answer))
  const times = right.filter((answer) => isTime.test(answer)).flatMap(slipsOf)
  const candidates = [
    ...times,
    ...numbers.filter((value) => value >= 0).map(String),
    ...others.map(withCommas).filter((answer) => !isNumeric || isNumber.test(answer)),
  ]
  const free = [...new Map(candidates.map((answer) => [bare(answer), answer])).values()].filter(
    (answer) => !taken.has(bare(answer)),
  )
  const chosen = random.shuffle(free.slice(0, wrongAnswers * 2)).slice(0, wrongAnswers)
  // A word that stands alone among numbers would be found without its question.
  const isAlone = right.filter(isWord).length === 1 && !chosen.some(isWord)
  const beside = isAlone ? free.find(isWord) : undefined
  return beside === undefined ? chosen : [...chosen.slice(0, -1), beside]
}

function isWord(answer: string): boolean {
  return /^\p{L}/u.test(answer)
}

/** Numbers by value, then words by the alphabet, so that a child finds its way. */
function byAnswer({ answer: a }: { answer: string }, { answer: b }: { answer: string }): number {
  const [x, y] = [Number(a.replaceAll(',', '')), Number(b.replaceAll(',', ''))]
  if (Number.isNaN(x) !== Number.isNaN(y)) return Number.isNaN(x) ? 1 : -1
  return Number.isNaN(x) ? a.localeCompare(b, 'en') : x - y
}
