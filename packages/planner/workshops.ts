import { interests } from '@pencil-quest/content/interests/index'
import type { Format } from '@pencil-quest/content/types'
import type { InterestTag } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { isTag } from './interests.ts'
import type { Slot } from './slots.ts'
import { turned } from './turned.ts'

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
/** Of a lesson in which there is time to knead, dig or drum. */
const leastMinutes = 14
/** Of its week, when a workshop takes what lesson there is. */
const lateDays = 3
export function isLate(day: number): boolean {
  return ((day - 1) % daysOfWeek) + 1 > daysOfWeek - lateDays
}

/** Once a week an interest is a whole lesson, another one each week: from the middle of it on, as soon as a lesson suits it. */
export class WorkshopTurn {
  private due: Due[]

  constructor({ interests: chosen, length }: ComposeRequest) {
    const own = chosen.filter(isTag).map((interest) => ({ interest, format: interests[interest].workshop }))
    const weeks = Array.from({ length: length / daysOfWeek }, (_, week) => week)
    this.due = weeks.flatMap((week) => {
      const before = week * daysOfWeek
      // One whose skills have no question about the interest gives way to the next one.
      return turned(own, week).map((workshop) => ({
        ...workshop,
        from: before + 1 + Math.floor(daysOfWeek / 2),
        until: before + daysOfWeek,
      }))
    })
  }

  /** The workshop that a lesson of so many minutes without a page may become. */
  on({ day, minutes }: Slot, suits: (workshop: Workshop) => boolean): Workshop | null {
    if (minutes < leastMinutes) return null
    return this.due.find((one) => one.from <= day && day <= one.until && suits(one)) ?? null
  }

  /** Remembers that it was held on the day; one a week is enough, and the next week has another. */
  hold(workshop: Workshop, day: number): void {
    this.due = this.due.filter(({ interest, until }) => interest !== workshop.interest && until - day >= daysOfWeek)
  }
}
