import { readLine, readTime } from './read-line.ts'
import type { TimelineView } from './view.ts'

interface Happened {
  letter: string
  at: number
}

/**
 * Reads the times from the boxes or cards, checks them against the drawn line, and answers: the number of each card
 * that has none yet, then the questions.
 */
export function solve({ figure, cards, example, questions }: TimelineView): (string | null)[] {
  const read = events(figure, cards)
  const open = cards.filter(({ number }) => !number)
  const inTime = read && [...read.events].sort((a, b) => a.at - b.at)
  const place = (letter: string) => (inTime?.findIndex((event) => event.letter === letter) ?? -1) + 1
  const isRight =
    inTime !== null &&
    cards.every(({ letter, number }) => !number || place(letter) === Number(number)) &&
    (!example || example.answer.replace(/^(\d+) [a-z]+$/, '$1') === answer(example.ask, inTime, read?.unit ?? ''))
  if (!isRight) return [...open, ...questions].map(() => null)
  return [
    ...open.map(({ letter }) => String(place(letter))),
    ...questions.map(({ ask, circle }) => {
      const found = answer(ask, inTime, read?.unit ?? '')
      return found !== null && (!circle || circle.includes(found)) ? found : null
    }),
  ]
}

/** Null where printed times and drawn places differ, or two events share a time or a letter. */
function events(figure: string, cards: TimelineView['cards']): { events: Happened[]; unit: string } | null {
  const line = readLine(figure)
  if (!line) return null
  const printed = cards.length > 0 ? cards : line.marks
  const told = printed.map(({ letter, when }) => ({ letter, time: readTime(when) }))
  if (told.some(({ time }) => time?.unit !== line.unit)) return null
  const found = told.map(({ letter, time }) => ({ letter, at: time?.at ?? Number.NaN }))
  const isOne = [new Set(found.map(({ at }) => at)), new Set(found.map(({ letter }) => letter))]
  if (isOne.some(({ size }) => size !== found.length) || line.marks.length !== found.length) return null
  const isDrawn = line.marks.every(({ letter, at }) =>
    found.some((event) => event.at === at && (letter === '' || letter === event.letter)),
  )
  return isDrawn && found.every(({ at }) => line.marks.some((mark) => mark.at === at))
    ? { events: found, unit: line.unit }
    : null
}

function answer(ask: string, inTime: readonly Happened[], unit: string): string | null {
  const index = (letter = '') => inTime.findIndex((event) => event.letter === letter)
  const at = (letter = '') => inTime[index(letter)]?.at ?? Number.NaN
  const [, end, a, b, c] = /^Which came (first|last): ([A-H]), ([A-H]) or ([A-H])\?$/.exec(ask) ?? []
  if (end) {
    const named = [a, b, c].map((letter) => index(letter))
    if (named.includes(-1) || new Set(named).size < 3) return null
    return inTime[end === 'first' ? Math.min(...named) : Math.max(...named)]?.letter ?? null
  }
  const [, early, late] = /^What came between ([A-H]) and ([A-H])\?$/.exec(ask) ?? []
  if (early) {
    const [low = 0, high = 0] = [at(early), at(late)].sort((x, y) => x - y)
    const inside = inTime.filter((event) => event.at > low && event.at < high)
    return inside.length === 1 ? (inside[0]?.letter ?? null) : null
  }
  const [, asked, from, upTo] = /^How many ([a-z]+)s is it from ([A-H]) to ([A-H])\?$/.exec(ask) ?? []
  if (asked) {
    const length = at(upTo) - at(from)
    return asked === unit && length > 0 ? String(length) : null
  }
  const [, one, other] = /^Did ([A-H]) come before or after ([A-H])\?$/.exec(ask) ?? []
  if (one) {
    if (index(one) < 0 || index(other) < 0 || one === other) return null
    return at(one) < at(other) ? 'before' : 'after'
  }
  const [, side, next] = /^Which came right (before|after) ([A-H])\?$/.exec(ask) ?? []
  if (!side || index(next) < 0) return null
  return inTime[index(next) + (side === 'after' ? 1 : -1)]?.letter ?? null
}
