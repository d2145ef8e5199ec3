import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { clockFace, clockPair, type Stop } from '../../figures/clock-face.ts'
import type { DrawnSheet, SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { dayPart, dayTime } from './day-part.ts'
import { handsOf, hourOf, written } from './dial-words.ts'
import { halfHourLater } from './half-hour-later.ts'

type TimesSpec = Extract<SpecOf<'clock'>, { form: 'read' | 'draw' }>
type ElapsedSpec = Extract<SpecOf<'clock'>, { form: 'elapsed' }>

const dialMm = 42
/** Of the six dials with words: those whose short hand is nearer to the next number. */
const pastHalf = [2, 4]
/** Degrees that the hands are apart at least, or they look like one. */
const fewestApart = 24
/** With words over the dial. */
const halfDayMm = 38
const pairMm = 36
/** From here on the short hand is near the next number. */
const nearlyOver = 50
const dials = 6
/** Of a page of minutes: full, half and quarter hours, which are known from earlier. */
const mostQuarters = 1
const pairs = 4
const half = 720

export function generate(spec: SpecOf<'clock'>, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const place = headline(setting.place)
  if (spec.form === 'half-hour-later')
    return taskSheet(
      {
        title: 'Half an Hour Later',
        instructions:
          'Read the first clock and write its time. Half an hour goes by. Draw the hands on the empty clock and write the time.',
        columns: 2,
      },
      halfHourLater(random),
    )
  if (spec.form === 'elapsed') {
    const who = random.pick(setting.characters)
    return taskSheet(
      {
        title: `How Long at ${place}?`,
        instructions: `${who} looks at the clock before and after each job. Jump along the time line. How long did it take?`,
        columns: 2,
      },
      elapsed(spec, setting, random),
    )
  }
  return taskSheet(
    { title: timesTitle(spec, place), instructions: timesInstructions(spec), columns: 3 },
    times(spec, random).map((minutes, i) =>
      spec.form === 'draw' ? drawItem(minutes) : spec.halfDay ? halfDayItem(minutes, i) : readItem(minutes),
    ),
  )
}

function timesTitle({ form, nearNextHour }: TimesSpec, place: string): string {
  if (nearNextHour) return 'Almost the Next Hour'
  return form === 'draw' ? `Set the Clocks of ${place}` : `Clock Time at ${place}`
}

function timesInstructions(spec: TimesSpec): string {
  if (spec.form === 'draw')
    return spec.nearNextHour
      ? 'Draw both hands. The hour is nearly over, but the short hand has not reached the next number.'
      : 'Draw both hands: a short one for the hour and a long one for the minutes.'
  if (spec.halfDay) return 'Write the time with a.m. or p.m. The words tell the part of the day.'
  return spec.nearNextHour
    ? 'The hour is nearly over. Which number has the short hand passed last? Write the time.'
    : 'Look at the short hand first. Then look at the long hand. Write the time.'
}

function times(spec: TimesSpec, random: Random): number[] {
  const { every, nearNextHour } = spec
  const halfDay = spec.form === 'read' && spec.halfDay
  const finest = Math.min(every, 60)
  const dialsSeen = new Set<number>()
  let taken = 0
  const draw = () => (halfDay ? dayTime(taken, finest, random) : random.int(0, half / finest - 1) * finest)
  const isCoarse = (minutes: number) => (minutes % 60 === 0 ? 0 : minutes % 30 === 0 ? 1 : minutes % 15 === 0 ? 2 : 3)
  // Whole hours would show nothing new on a page of halves or minutes: at most a few.
  const few = Math.ceil(dials / 3)
  let whole = 0
  let quarters = 0
  const pick = () => {
    const minutes = draw()
    if (nearNextHour && minutes % 60 < nearlyOver) return null
    if (every < 60 && handsApart(minutes) < fewestApart) return null
    // With words each dial is new, and most are in the first half of their hour: a short hand near its own number.
    if (halfDay && (dialsSeen.has(minutes % half) || !isInTurn(minutes % 60, taken))) return null
    if (every < 60 && minutes % 60 === 0 && whole++ >= few) return null
    if (every < 15 && minutes % 15 === 0 && !nearNextHour && quarters++ >= mostQuarters) return null
    if (halfDay) taken++
    dialsSeen.add(minutes % half)
    return minutes
  }
  const drawn = distinct(dials, pick, (minutes) => String(nearNextHour ? hourOf(minutes) : minutes), isCoarse)
  // The example shows what is new, not a whole hour, and both hands apart.
  const fitting = drawn.filter((minutes) => !halfDay || minutes % 60 <= 30)
  const example = fitting.findLast((minutes) => handsApart(minutes) > 60) ?? fitting.at(-1)
  return example === undefined ? drawn : [example, ...drawn.filter((minutes) => minutes !== example)]
}

/**
 * With words: in the half of its hour that the place on the page wants; whole hours are neither. What is nearly over has a
 * page of its own later.
 */
function isInTurn(minute: number, index: number): boolean {
  return minute > 0 && minute <= nearlyOver && pastHalf.includes(index) === minute > 30
}

/** Degrees between the short hand and the long one. */
function handsApart(minutes: number): number {
  const turn = Math.abs((minutes % 60) * 6 - (minutes % half) / 2) % 360
  return Math.min(turn, 360 - turn)
}

function readItem(minutes: number): Item {
  return { figure: clockFace(dialMm, minutes), answer: written(minutes), note: readNote(minutes) }
}

/** Before noon or after it: the words over the dial tell. */
function halfDayItem(minutes: number, index: number): Item {
  const { says, half: part } = dayPart(minutes)
  const why = part === 'p.m.' ? 'From noon to midnight it is p.m.' : 'From midnight to noon it is a.m.'
  return {
    ask: says,
    figure: clockFace(halfDayMm, minutes % half),
    answer: `${written(minutes)} ${part}`,
    note: index % 2 === 0 ? readNote(minutes).replace(' if ', ` ${part} if `) : why,
  }
}

function readNote(minutes: number): string {
  const [hour, rest] = [hourOf(minutes), minutes % 60]
  if (rest === 0) return `12:${String(hour % 12 === 0 ? 0 : hour * 5).padStart(2, '0')} if the hands were mixed up.`
  const between = `the short hand is ${rest === 30 ? 'halfway ' : ''}between ${hour} and ${hourOf(minutes + 60)}`
  if (rest === 30) return `${written(minutes + 60)} if the next hour was read: ${between}.`
  if (rest > 30) return `${written(minutes + 60)} if the hour was read from the nearer number: ${between}.`
  return `${hour}:${String(Math.floor(rest / 5)).padStart(2, '0')} if the number at the long hand was read as minutes.`
}

function drawItem(minutes: number): Item {
  const note =
    minutes % 60 === 0 ? undefined : 'A short hand right at its number says that the hour has only just begun.'
  return {
    ask: written(minutes),
    figure: clockFace(dialMm, null),
    finished: clockFace(dialMm, minutes),
    answer: handsOf(minutes),
    drawn: true,
    ...(note && { note }),
  }
}

/** The example and all but one go past a full hour; the one that does not stands among them. */
function elapsed({ every }: ElapsedSpec, { grade, step }: SheetSetting, random: Random): Item[] {
  const most = grade === '3rd' ? [45, 60, 90][step] : [90, 150, 240][step]
  const draw = () => {
    const took = random.int(1, Math.floor((most ?? 60) / every)) * every
    const start = random.int(0, half / every - 1) * every
    const isClear = [start, start + took].every((minutes) => handsApart(minutes) >= fewestApart)
    return took < 5 || isFull(start) || isFull(start + took) || !isClear ? null : { start, took }
  }
  const only = (isPast: boolean) => () => {
    const entry = draw()
    return entry && goesPastHour(entry) === isPast ? entry : null
  }
  const past = distinct(
    pairs - 1,
    only(true),
    ({ took }) => String(took),
    ({ took }) => took,
  )
  const others = distinct(pairs, only(false), ({ took }) => String(took))
  const within = others.filter(({ took }) => past.every((entry) => entry.took !== took)).slice(0, 1)
  const chosen = past.toSpliced(random.int(2, past.length), 0, ...within)
  return chosen.map(({ start, took }) => ({
    figure: clockPair(pairMm, start, start + took),
    finished: clockPair(pairMm, start, start + took, stopsOf(start, took)),
    answer: span(took),
    note: elapsedNote(start, took),
  }))
}

function isFull(minutes: number): boolean {
  return minutes % 60 === 0
}

function goesPastHour({ start, took }: { start: number; took: number }): boolean {
  return Math.floor(start / 60) < Math.floor((start + took) / 60)
}

/** From the start to the full hour, hour by hour at once, then to the end. */
function stopsOf(start: number, took: number): Stop[] {
  const end = start + took
  const [up, down] = [Math.ceil(start / 60) * 60, Math.floor(end / 60) * 60]
  const between = up <= down ? [up, down] : []
  const times = [...new Set([start, ...between, end])]
  return times.map((time, i) => ({
    time: written(time),
    after: time - start,
    ...(i > 0 && { way: `${time - (times[i - 1] ?? 0)} min` }),
  }))
}

function elapsedNote(start: number, took: number): string {
  if (!goesPastHour({ start, took })) return `Count on from ${written(start)}: no full hour lies between.`
  const [from, upTo] = [start % 60, (start + took) % 60]
  const hours = (took - (60 - from) - upTo) / 60
  const way = `Count on to the full hour first: ${60 - from} minutes, then ${upTo}${hours > 0 ? ', and the whole hours' : ''}.`
  return took < 60 ? `${took + 40} if the times were subtracted like other numbers. ${way}` : way
}

function span(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? 'hour' : 'hours'}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'minute' : 'minutes'}`] : []),
  ]
  return parts.join(' ')
}
