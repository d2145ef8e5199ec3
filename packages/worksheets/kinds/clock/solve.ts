import { linesIn, type ReadLine, type ReadText, solveTasks, textsIn } from '../../reading.ts'
import type { Task, TaskPage } from '../../task-page.ts'

const dayHalf = 720

/** Measures the hands of each dial, or reads the time that is to be drawn. */
export function solve(page: TaskPage): (string | null)[] {
  return solveTasks(page, (task) => {
    if (/^\d+:\d\d$/.test(task.ask)) return handsFor(task.ask)
    const times = timesShown(task)
    if (times.some((time) => time === null)) return null
    const [start, end] = times as number[]
    const words = textsIn(task.figure).filter(({ text }) => /[a-z]|:/.test(text))
    if (words.some(({ text }) => text === 'half an hour later')) return later(times as number[], words)
    if (start === undefined || times.length > 2) return null
    if (end === undefined && task.ask) return inHalfDay(start, task.ask)
    return end === undefined ? spoken(start) : lasted((end - start + dayHalf) % dayHalf)
  })
}

/** Every dial has two hands; the thick one shows the hour. */
function timesShown({ figure }: Task): (number | null)[] {
  const hands = linesIn(figure, 'hand')
  if (hands.length === 0 || hands.length % 2 === 1) return [null]
  const left = hands.toSorted((a, b) => a.x1 - b.x1)
  return Array.from({ length: hands.length / 2 }, (_, i) => timeOf(left.slice(i * 2, i * 2 + 2)))
}

function timeOf(hands: ReadLine[]): number | null {
  const [hour, minute] = hands.toSorted((a, b) => b.width - a.width)
  if (!hour || !minute || hour.width === minute.width) return null
  const minutes = Math.round(angleOf(minute) / 6) % 60
  const hours = Math.round((angleOf(hour) - minutes / 2) / 30 + 12) % 12
  const expected = hours * 30 + minutes / 2
  const off = Math.abs(((angleOf(hour) - expected + 540) % 360) - 180)
  return off < 1.5 ? hours * 60 + minutes : null
}

/** Degrees clockwise from twelve. */
function angleOf({ x1, y1, x2, y2 }: ReadLine): number {
  return ((Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI + 360) % 360
}

function spoken(time: number): string {
  const hour = Math.floor(time / 60)
  return `${hour === 0 ? 12 : hour}:${time % 60 < 10 ? '0' : ''}${time % 60}`
}

/** Minutes of the day from and to which people say so. */
const said: Record<string, [number, number]> = {
  'after midnight': [1, 60],
  'deep in the night': [60, 240],
  'before sunrise': [240, 300],
  'before breakfast': [300, 420],
  'at breakfast': [420, 480],
  'in the morning': [480, 660],
  'before lunch': [660, 720],
  'at lunch': [721, 780],
  'after lunch': [780, 900],
  'after school': [900, 1020],
  'before supper': [1020, 1080],
  'in the evening': [1080, 1200],
  'at bedtime': [1200, 1260],
  'late in the evening': [1260, 1320],
  'late at night': [1320, 1440],
}

/** One dial has hands; the other and both lines are empty. */
function later(times: number[], words: ReadText[]): string | null {
  const [start] = times
  if (start === undefined || times.length !== 1 || words.some(({ text }) => text.includes(':'))) return null
  const then = spoken((start + 30) % dayHalf)
  const hands = handsFor(then)
  return hands && `${spoken(start)}, then ${then}: ${hands}`
}

function inHalfDay(time: number, words: string): string | null {
  const [from, upTo] = said[words] ?? [0, 0]
  const fits = (at: number) => at >= from && at < upTo
  if (fits(time) === fits(time + dayHalf)) return null
  return `${spoken(time)} ${fits(time) ? 'a.m.' : 'p.m.'}`
}

function handsFor(ask: string): string | null {
  const [hour = 0, minute = 0] = ask.split(':').map(Number)
  if (hour < 1 || hour > 12 || minute > 59) return null
  const short = minute === 0 ? `at ${hour}` : `between ${hour} and ${hour === 12 ? 1 : hour + 1}`
  const long = minute === 0 ? '12' : minute % 5 === 0 ? String(minute / 5) : `minute ${minute}`
  return `short hand ${short}, long hand at ${long}`
}

function lasted(minutes: number): string | null {
  if (minutes === 0) return null
  const unit = (count: number, name: string) => (count === 0 ? '' : `${count} ${name}${count === 1 ? '' : 's'}`)
  return [unit((minutes - (minutes % 60)) / 60, 'hour'), unit(minutes % 60, 'minute')].filter(Boolean).join(' ')
}
