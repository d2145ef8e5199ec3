import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetAnswer, SheetSetting } from '@pencil-quest/contract/sheets'
import { type TimeEvent, timelineWithBoxes, timelineWithRings } from '../../figures/time-line.ts'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { headline } from '../headline.ts'
import { dayEvents } from './day-events.ts'
import { drawQuestion, type LineQuestion, type Question } from './questions.ts'
import { checkTime, scaleFor, when } from './times.ts'
import type { TimelineView } from './view.ts'

type Spec = SpecOf<'timeline'>

/** Most events on a page, questions to a line, and questions besides putting in order. */
const amounts: Record<Grade, { events: number; questions: number; besides: number }> = {
  kindergarten: { events: 4, questions: 3, besides: 2 },
  '1st': { events: 4, questions: 4, besides: 2 },
  '2nd': { events: 5, questions: 4, besides: 3 },
  '3rd': { events: 6, questions: 5, besides: 3 },
  '4th': { events: 7, questions: 6, besides: 4 },
  '5th': { events: 8, questions: 6, besides: 4 },
}
const letters = 'ABCDEFGH'
const pointMm = 0.3528
const largestPt = 14
const draws = 60
const fewest = 3
/** What fills the page where a sort has too few questions. */
const easy: readonly LineQuestion[] = ['before-after', 'first']
const attempts = 30

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TimelineView> {
  const { events, example, questions } = askable(spec, setting, random)
  const inTime = byTime(events)
  const [first] = inTime
  if (!first) throw new CannotDraw('No events')
  const isOrdered = spec.ask.includes('order')
  const sizeMm = Math.min(gradeTables[setting.grade].bodyPt, largestPt) * pointMm
  const times = inTime.map(({ at }) => at)
  const scale = scaleFor(spec.unit, times)
  return {
    title: titleOf(spec, setting),
    instructions: isOrdered
      ? `Number the cards from 1 to ${events.length} in order of time. Then write the letters in the rings. Number 1 is done.`
      : 'Each box shows what happened and when. Use the timeline and the letters to answer.',
    view: {
      figure: isOrdered ? timelineWithRings(times, scale, sizeMm, first) : timelineWithBoxes(events, scale, sizeMm),
      cards: isOrdered ? events.map((event) => card(event, first)) : [],
      example: example ? { ask: example.ask, answer: `${example.answer} ${example.unit}`.trim() } : null,
      questions: questions.map(({ ask, circle, unit }, i) => ({
        label: String(i + 1),
        ask,
        write: circle ? null : { unit },
        circle,
      })),
    },
    answers: [
      ...(isOrdered ? orderAnswers(events, inTime) : []),
      ...questions.map(({ answer, note }, i) => ({ label: String(i + 1), answer, ...(note && { note }) })),
    ],
  }
}

/** Events with questions of every sort asked for; an example too where no card is the example. */
function askable(spec: Spec, setting: SheetSetting, random: Random) {
  const { grade } = setting
  const isOrdered = spec.ask.includes('order')
  const sorts = spec.ask.filter((sort) => sort !== 'order')
  const wanted = Math.max(isOrdered ? amounts[grade].besides : amounts[grade].questions, sorts.length)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const events = eventsFor(spec, setting, random)
    const inTime = byTime(events)
    // The first card has its number already, so no question is about it.
    const askedOf = isOrdered ? inTime.slice(1) : inTime
    const draw = (sort: LineQuestion) => drawQuestion(sort, askedOf, spec.unit, grade, random)
    const asked = choose(sorts, isOrdered ? wanted : wanted + 1, draw)
    if (!isOrdered) choose(easy, fewest + 1, draw, asked)
    const [example, questions] = isOrdered ? [undefined, asked] : [asked[0], asked.slice(1)]
    const isWhole = sorts.every((sort) => questions.some((question) => question.sort === sort))
    if (isWhole && (isOrdered || questions.length >= fewest)) return { events, example, questions }
  }
  throw new CannotDraw('The events leave too little to ask')
}

function titleOf({ events, ask }: Spec, { place }: SheetSetting): string {
  if (!events) return `A Day at ${headline(place)}`
  return ask.includes('order') ? 'Put Them on the Timeline' : 'Read the Timeline'
}

function byTime(events: readonly TimeEvent[]): TimeEvent[] {
  return [...events].sort((a, b) => a.at - b.at)
}

function card({ letter, when, what }: TimeEvent, first: TimeEvent) {
  return { letter, when, what, number: letter === first.letter ? '1' : '' }
}

function orderAnswers(events: readonly TimeEvent[], inTime: readonly TimeEvent[]): SheetAnswer[] {
  const onLine = inTime.map(({ letter }) => letter).join(', ')
  return events
    .filter((event) => event !== inTime[0])
    .map((event, i) => ({
      label: event.letter,
      answer: String(inTime.indexOf(event) + 1),
      ...(i === 0 && { note: `Rings from left to right: ${onLine}` }),
    }))
}

/** Events of the page with letters in no order of time. */
function eventsFor(spec: Spec, setting: SheetSetting, random: Random): TimeEvent[] {
  const { unit } = spec
  const count = amounts[setting.grade].events
  if (!spec.events && unit !== 'hour') throw new CannotDraw('A day is told in hours')
  const isEarly = setting.grade === 'kindergarten' || setting.grade === '1st'
  const all = spec.events ? random.sample(spec.events, count) : dayEvents(count, setting, !isEarly, random)
  for (const { at } of all) checkTime(unit, at)
  if (all.length < 4 || new Set(all.map(({ at }) => at)).size < all.length)
    throw new CannotDraw('A timeline needs four events, each at a time of its own')
  return shuffledAgainstTime(all, random).map(({ at, label }, i) => ({
    at,
    letter: letters.charAt(i),
    when: when(unit, at),
    what: label,
  }))
}

/** An order that is not the one of time, as the letters would give that away. */
function shuffledAgainstTime<T extends { at: number }>(events: readonly T[], random: Random): T[] {
  const shuffled = random.shuffle(events)
  const rises = shuffled.filter((event, i) => i > 0 && event.at > (shuffled[i - 1]?.at ?? 0)).length
  return rises < shuffled.length - 1 ? shuffled : shuffled.reverse()
}

/** Adds questions up to `count`: each sort is asked once, then again where the page has room. */
function choose(
  sorts: readonly LineQuestion[],
  count: number,
  draw: (sort: LineQuestion) => Question | null,
  asked: Question[] = [],
): Question[] {
  for (let round = 0; asked.length < count && round < count; round++)
    for (const sort of sorts) {
      const question = asked.length < count ? fresh(asked, () => draw(sort)) : null
      if (question) asked.push(question)
    }
  return asked
}

function fresh(asked: readonly Question[], draw: () => Question | null): Question | null {
  for (let attempt = 0; attempt < draws; attempt++) {
    const question = draw()
    const print = question && printOf(question)
    if (question && !asked.some((other) => printOf(other) === print)) return question
  }
  return null
}

/** "Did A come before or after B" and "Did B come before or after A" are one question. */
function printOf({ ask, circle }: Question): string {
  return circle ? [...ask].sort().join('') : ask
}
