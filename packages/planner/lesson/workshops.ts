import { interests } from '@pencil-quest/content/interests/index'
import type { Format } from '@pencil-quest/content/types'
import type { InterestTag } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { Slot } from '../slots.ts'
import { turned } from '../turned.ts'
import { isTag } from './interests.ts'

export interface Workshop {
  interest: InterestTag
  format: Format
}

const daysOfWeek = 5
/** From which days of a week on the first and the second one are held. */
const dueFrom = [2, 4]
/** Of a lesson in which there is time to dig or drum. */
const leastMinutes = 10
/** Of its week, when a workshop takes what lesson there is. */
const lateDays = 3
export function isLate(day: number): boolean {
  return dayOfWeek(day) > daysOfWeek - lateDays
}

/** Twice a week something that the child loves is a whole lesson, each time another interest, as soon as a lesson suits it. */
export class WorkshopTurn {
  private readonly own: readonly Workshop[]
  private held: { interest: InterestTag; week: number }[] = []

  constructor({ interests: chosen }: ComposeRequest) {
    this.own = chosen.filter(isTag).map((interest) => ({ interest, format: interests[interest].workshop }))
  }

  /** The workshop that a lesson of so many minutes without a page may become; those held less often come first. */
  on({ day, minutes }: Slot, suits: (workshop: Workshop) => boolean): Workshop | null {
    const ofWeek = this.held.filter(({ week }) => week === weekOf(day))
    const from = dueFrom[ofWeek.length]
    if (minutes < leastMinutes || from === undefined || dayOfWeek(day) < from) return null
    const times = ({ interest }: Workshop) => this.held.filter((one) => one.interest === interest).length
    return (
      turned(this.own, weekOf(day))
        .filter(({ interest }) => ofWeek.every((one) => one.interest !== interest))
        .toSorted((a, b) => times(a) - times(b))
        // One whose skills have no question about the interest gives way to the next one.
        .find(suits) ?? null
    )
  }

  /** Remembers that it was held on the day. */
  hold({ interest }: Workshop, day: number): void {
    this.held.push({ interest, week: weekOf(day) })
  }
}

function weekOf(day: number): number {
  return Math.floor((day - 1) / daysOfWeek)
}

/** From 1. */
function dayOfWeek(day: number): number {
  return ((day - 1) % daysOfWeek) + 1
}
