import type { LearningStyle, Subject } from '@pencil-quest/contract/choices'
import type { Timetable } from './timetable.ts'

/** One place for an activity. */
export interface Slot {
  /** From 1. */
  day: number
  /** From 0 within the day. */
  place: number
  minutes: number
  subject: Subject
  /** True where the activity has a worksheet, as far as a good one can be drawn. */
  wantsSheet: boolean
}

/**
 * Shares the slots of all days among the subjects: each gets the same number, give or take one; the subject that
 * comes first changes from day to day. With more subjects than slots each comes once, as far as they reach. About half
 * have a page, and a little less where the child learns by doing or listening.
 */
export function shareSlots(
  subjects: readonly Subject[],
  days: number,
  timetable: Timetable,
  style?: LearningStyle,
): Slot[] {
  const perDay = timetable.activities.length
  const cycle = (index: number) => subjects[index % subjects.length] as Subject
  return Array.from({ length: days }, (_, d) => {
    const ofDay = Array.from({ length: perDay }, (_, place) => cycle(d * perDay + place))
    const turn = turnOf(ofDay, subjects, d)
    const turned = apart([...ofDay.slice(turn), ...ofDay.slice(0, turn)])
    const withSheet = sheetPlaces(perDay, d, style !== undefined && isSeldomOnPaper(style))
    return turned.map((subject, place) => ({
      day: d + 1,
      place,
      minutes: timetable.activities[place] as number,
      subject,
      wantsSheet: withSheet.has(place),
    }))
  }).flat()
}

/** Of these a page is a smaller part: doing and listening are done away from it. */
export function isSeldomOnPaper(style: LearningStyle): boolean {
  return style !== 'visual'
}

/** So far that the subjects take turns to come first, as far as the day has the one whose turn it is. */
function turnOf(ofDay: readonly Subject[], subjects: readonly Subject[], day: number): number {
  return Math.max(0, ofDay.indexOf(subjects[day % subjects.length] as Subject))
}

/** Subjects that no slot was left for. */
export function notReached(subjects: readonly Subject[], slots: readonly Slot[]): Subject[] {
  return subjects.filter((subject) => !slots.some((slot) => slot.subject === subject))
}

/** Half of the activities, above half on every other day, on the first unless `few`, and moving through the day. */
function sheetPlaces(perDay: number, day: number, few: boolean): Set<number> {
  const count = (day % 2 === 0) !== few ? Math.ceil(perDay / 2) : Math.max(1, Math.floor(perDay / 2))
  return new Set(Array.from({ length: count }, (_, i) => (day + i * 2 + (i * 2 >= perDay ? 1 : 0)) % perDay))
}

/** Moves equal neighbours apart where the others allow it. */
function apart(list: Subject[]): Subject[] {
  const result = [...list]
  for (let i = 1; i < result.length; i++) {
    if (result[i] !== result[i - 1]) continue
    const other = result.findIndex((subject, j) => j > i && subject !== result[i])
    if (other > 0) [result[i], result[other]] = [result[other] as Subject, result[i] as Subject]
  }
  return result
}
