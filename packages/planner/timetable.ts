import { type Duration, type Grade, grades } from '@pencil-quest/contract/choices'

/** Grades whose lessons are of one length. */
type Band = 'K-1' | '2' | '3' | '4-5'

/** How one day's minutes are spent. Everything adds up to the duration exactly. */
export interface Timetable {
  opener: number
  /** Minutes of each activity, in order. */
  activities: number[]
  breaks: { after: number; minutes: number }[]
  close: number
}

/** Of 2nd and 3rd grade. */
const longerDays: Record<60 | 90, Timetable> = {
  60: { opener: 4, activities: [15, 15, 15], breaks: breaksAfter(3, 1, 2), close: 5 },
  90: { opener: 4, activities: [14, 14, 14, 14, 14], breaks: breaksAfter(3, 1, 2, 3, 4), close: 4 },
}

/**
 * Opener and close 2 to 5 minutes, activities inside the band's length (8-14, 12-18, 12-22 minutes), and a change of
 * posture at least every 20 to 30 minutes. Source: practice of published programmes.
 */
const timetables: Record<Band, Record<Duration, Timetable>> = {
  'K-1': {
    30: { opener: 3, activities: [10, 10], breaks: breaksAfter(3, 1), close: 4 },
    60: { opener: 5, activities: [14, 14, 14], breaks: breaksAfter(4, 1, 2), close: 5 },
    90: { opener: 4, activities: [14, 14, 14, 14, 14], breaks: breaksAfter(3, 1, 2, 3, 4), close: 4 },
  },
  '2': {
    30: { opener: 2, activities: [12, 12], breaks: breaksAfter(2, 1), close: 2 },
    ...longerDays,
  },
  '3': {
    30: { opener: 2, activities: [12, 12], breaks: [], close: 4 },
    ...longerDays,
  },
  '4-5': {
    30: { opener: 2, activities: [12, 12], breaks: [], close: 4 },
    60: { opener: 4, activities: [15, 15, 15], breaks: breaksAfter(3, 1, 2), close: 5 },
    90: { opener: 4, activities: [18, 18, 18, 18], breaks: breaksAfter(3, 1, 2, 3), close: 5 },
  },
}

function breaksAfter(minutes: number, ...places: number[]) {
  return places.map((after) => ({ after, minutes }))
}

/** Age sets the pace where a child is more than a year younger than the grade's usual age. */
export function timetableFor(grade: Grade, age: number, duration: Duration): Timetable {
  const usualAge = grades.indexOf(grade) + 5
  const pace = Math.max(0, age < usualAge - 1 ? age - 5 : grades.indexOf(grade))
  return timetables[bandOf(pace)][duration]
}

function bandOf(pace: number): Band {
  if (pace <= 1) return 'K-1'
  if (pace === 2) return '2'
  return pace === 3 ? '3' : '4-5'
}

export const segmentCap: Record<Grade, number> = {
  kindergarten: 8,
  '1st': 8,
  '2nd': 10,
  '3rd': 12,
  '4th': 15,
  '5th': 15,
}
