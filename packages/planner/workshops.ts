import { interests } from '@pencil-quest/content/interests/index'
import type { Format } from '@pencil-quest/content/types'
import type { InterestTag } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { isTag } from './interests.ts'

export interface Workshop {
  interest: InterestTag
  format: Format
}

/** The days of the plan on which it may be held. */
interface Due extends Workshop {
  from: number
  until: number
}

const daysOfWeek = 5
/** Of its week, when a workshop takes what lesson there is. */
const lateDays = 3
/** A family has one workshop a day at most, and days without. */
const mostInterests = 3

export function isLate(day: number): boolean {
  return ((day - 1) % daysOfWeek) + 1 > daysOfWeek - lateDays
}

/** Once a week each interest is a whole lesson: spread over the week, as soon as a lesson suits it. */
export class WorkshopTurn {
  private due: Due[]

  constructor({ interests: chosen, length }: ComposeRequest) {
    const own = chosen
      .filter(isTag)
      .slice(0, mostInterests)
      .map((interest) => ({ interest, format: interests[interest].workshop }))
    const weeks = Array.from({ length: length / daysOfWeek }, (_, week) => week * daysOfWeek)
    this.due = weeks.flatMap((before) =>
      own.map((workshop, k) => ({
        ...workshop,
        from: before + 1 + Math.floor(((k + 0.5) * daysOfWeek) / own.length),
        until: before + daysOfWeek,
      })),
    )
  }

  /** The workshop that a lesson of the day may become: one with a page, which is extra time, late in the week alone. */
  on(day: number, withSheet: boolean, suits: (workshop: Workshop) => boolean): Workshop | null {
    const isDue = ({ from, until }: Due) => from <= day && day <= until && (!withSheet || isLate(day))
    return this.due.find((one) => isDue(one) && suits(one)) ?? null
  }

  /** Remembers that it was held on the day; one a day is enough. */
  hold(workshop: Workshop, day: number): void {
    this.due = this.due.filter((one) => one !== workshop).map((one) => ({ ...one, from: Math.max(one.from, day + 1) }))
  }
}
