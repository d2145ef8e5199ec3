import type { Beat, Riddle, Suspect } from '@pencil-quest/content/types'
import { type Grade, grades } from '@pencil-quest/contract/choices'
import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { Sheet, SheetKind, SheetRiddle } from '@pencil-quest/contract/sheets'
import { type Random, seeded } from '@pencil-quest/worksheets/random'
import { bareNumber } from './bare-number.ts'
import { reachOf } from './sheet-reach.ts'
import { byValue, withCommas } from './wording.ts'

/** Pages of short answers that leave room below them, from the grade on at which their letters are small enough. */
const roomyFrom: Partial<Record<SheetKind, Grade>> = {
  'number-practice': 'kindergarten',
  'word-problems': 'kindergarten',
  'number-bond': 'kindergarten',
  'area-model': 'kindergarten',
  money: 'kindergarten',
  'tally-chart': 'kindergarten',
  'unit-squares': 'kindergarten',
  shapes: 'kindergarten',
  'fraction-shapes': 'kindergarten',
  patterns: 'kindergarten',
  'bar-graph': '2nd',
  clock: 'kindergarten',
  'place-value-blocks': 'kindergarten',
  measuring: 'kindergarten',
  'long-division': 'kindergarten',
}

/** Answers in the code that no item has. */
const wrongAnswers = 2
const alphabet = [...'abcdefghijklmnopqrstuvwxyz']

/** What the answers of a page spell: what rules a suspect of the day out, or the answer of a riddle. */
type Puzzle = Riddle & Pick<SheetRiddle, 'clears'>

/** Hands out what pages spell, each once. */
export class RiddleTurn {
  private readonly story: readonly Beat[]
  private readonly seed: string
  private readonly given = new Set<string>()

  constructor(story: readonly Beat[], seed: string) {
    this.story = story
    this.seed = seed
  }

  /**
   * The page with what rules one of these suspects out, else with a riddle of its day; as it is, where it has no room,
   * too few answers, or the day nothing new.
   */
  on(sheet: Sheet, suspects: readonly Suspect[]): Sheet {
    const { riddles = [] } = this.story[sheet.day - 1] ?? {}
    const random = seeded(this.seed, sheet.id, 'riddle')
    const notes = random.shuffle(suspects).map(noteOf)
    // A word that takes the whole page leaves nothing that can wait.
    const takesAll = ({ word }: Puzzle) => Number(word.length >= sheet.answers.length)
    const puzzles: Puzzle[] = [...notes.toSorted((a, b) => takesAll(a) - takesAll(b)), ...riddles]
    for (const puzzle of puzzles) {
      const spelled = this.given.has(puzzle.asks) ? null : riddleOf(puzzle, sheet, random)
      if (!spelled) continue
      this.given.add(puzzle.asks)
      const { clears } = spelled
      const instructions = clears ? `${secretTexts.mayBe(clears)} ${sheet.instructions}` : sheet.instructions
      return { ...sheet, instructions, riddle: spelled }
    }
    return sheet
  }
}

const gap = '____'

/** What rules the suspect out, without the word that says it, nor that it does: "A fox? It has ____ feet." */
export function noteOf({ name, ruledOut, keyWord }: Suspect): Puzzle {
  const [why = ''] = /(?<=^Not [^:]+: ).*/s.exec(ruledOut) ?? [ruledOut]
  const told = `${capitalised(name)}? ${capitalised(why)}`
  return { asks: told.replace(new RegExp(`\\b${keyWord}\\b`, 'i'), gap), word: keyWord, clears: name }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Null where the page has no room, or too few short answers that differ for the letters of the word. */
export function riddleOf(puzzle: Puzzle, sheet: Sheet, random: Random): SheetRiddle | null {
  const { word } = puzzle
  if (!hasRoom(sheet)) return null
  const all = sheet.answers.flatMap(({ label, answer }) => {
    const short = shortAnswer(answer)
    return short === null ? [] : [{ label, answer: short }]
  })
  const different = [...Map.groupBy(all, ({ answer }) => answer).values()].flatMap((same) => same.slice(0, 1))
  if (different.length < word.length) return null
  const items = itemsFor(word.length, different, sheet, random)
  const letters = [...word].map((letter, i) => ({ letter, item: items[i]?.label ?? '' }))
  const right = items.map(({ answer }, i) => ({ answer, letter: word[i] ?? '' }))
  const taken = new Set(all.map(({ answer }) => answer))
  const wrong = random.shuffle([...new Set(items.flatMap(({ answer }) => near(answer)))])
  const unused = random.shuffle(alphabet.filter((letter) => !word.includes(letter)))
  const more = wrong
    .filter((answer) => !taken.has(answer))
    .slice(0, wrongAnswers)
    .map((answer, i) => ({ answer, letter: unused[i] ?? '' }))
  const code = [...right, ...more]
    .sort((a, b) => byValue.compare(a.answer, b.answer))
    .map(({ answer, letter }) => ({ answer: withCommas(answer), letter }))
  return { ...puzzle, letters, code }
}

interface Answered {
  label: string
  answer: string
}

/** Those that give the letters: of a page with parts some of each, so that the harder one is done, too. */
function itemsFor(count: number, different: readonly Answered[], sheet: Sheet, random: Random): Answered[] {
  const { labels, hasParts } = reachOf(sheet)
  const ofParts = hasParts ? different.filter(({ label }) => labels.includes(label)).slice(0, count) : []
  const others = different.filter((item) => !ofParts.includes(item))
  return random.shuffle([...ofParts, ...random.sample(others, count - ofParts.length)])
}

function hasRoom({ kind, grade, view }: Sheet): boolean {
  const first = roomyFrom[kind]
  return first !== undefined && grades.indexOf(grade) >= grades.indexOf(first) && !isTrueToSize(view)
}

/** Where a child lays down a ruler, the page is never drawn smaller, as one that is too full would be. */
function isTrueToSize(view: Sheet['view']): boolean {
  return /\bruler\b/.test(JSON.stringify(view ?? {}))
}

/**
 * What a child looks up: "573" of "573, about 600", "304" of "304: 3 hundreds 0 tens 4 ones", "5" of "5 trays",
 * "21 R 2" of "21 R 2; 2 more". Null where an answer is no single value, or one that could be written in another way, as
 * a fraction can.
 */
export function shortAnswer(answer: string): string | null {
  const [first = ''] = answer.split(/; |: (?=\d+ (?:hundreds?|tens?) )|, (?=about |check |new ten)/)
  const value = bareNumber(first)
  return singleValue.test(value) ? value : null
}

/** A number, cents, a time of the clock, or a quotient with its remainder. */
const singleValue = /^(?:\d{1,6}|\d{1,2}:\d\d(?: [ap]\.m\.)?|\d+\.\d+|\d+¢|\d+ R \d+)$/

/**
 * What a slip would give: a time an hour off; a whole number one off, or a ten where it is large; a last digit or a
 * remainder one off.
 */
function near(answer: string): string[] {
  const [time, hour, rest = ''] = /^(\d+)(:\d\d.*)$/.exec(answer) ?? []
  if (time) return [`${(Number(hour) % 12) + 1}${rest}`]
  const [decimal, head = '', last = ''] = /^(\d+(?:\.\d*| R ))(\d)$/.exec(answer) ?? []
  if (decimal) return [Number(last) + 1, Number(last) - 1].filter(isDigit).map((digit) => `${head}${digit}`)
  const [, digits = '', unit = ''] = /^(\d+)(¢?)$/.exec(answer) ?? []
  if (!digits) return []
  const slip = Number(digits) < 100 ? 1 : 10
  return [slip, -slip]
    .map((by) => Number(digits) + by)
    .filter((value) => value >= 0)
    .map((value) => `${value}${unit}`)
}

/** Of those that a number may end with after its point. */
function isDigit(value: number): boolean {
  return value >= 1 && value <= 9
}
