import { placesAfter, type SheetTrail, type TrailFork, waysFrom } from '@pencil-quest/contract/sheet-trail'
import type { Sheet } from '@pencil-quest/contract/sheets'
import type { Finding } from '../../finding.ts'
import type { LooseDay, LoosePlan } from '../../loose-plan.ts'
import { tells } from './says.ts'

type Turn = keyof TrailFork
const turns: readonly Turn[] = ['up', 'down']

/**
 * A1: whoever takes at each step of a page's trail the way with the right answer is asked every item of it, and ends where
 * the one stands that it rules out; its ends are different suspects of the day.
 */
export function trailsComeOut({ sheets, days }: LoosePlan): Finding[] {
  return sheets.flatMap((sheet, s) =>
    (sheet.trail ? faultsOf(sheet.trail, sheet, suspectsOn(sheet, days)) : []).map((message) => ({
      check: 'A1',
      path: `sheets[${s}].trail`,
      message,
    })),
  )
}

function suspectsOn({ day }: Sheet, days: readonly LooseDay[]): readonly string[] {
  return days.find((other) => other.day === day)?.suspects?.names ?? []
}

function faultsOf(trail: SheetTrail, { answers }: Pick<Sheet, 'answers'>, suspects: readonly string[]): string[] {
  const { steps, ends, clears } = trail
  const faults: string[] = []
  if (new Set(ends).size < ends.length) faults.push('a suspect stands at two ends')
  for (const end of ends) if (!suspects.includes(end)) faults.push(`"${end}" is no suspect of its day`)
  let place: number | null = 0
  for (const [step, { item, places }] of steps.entries()) {
    const fork: TrailFork | null | undefined = places[place]
    const printed = answers.find(({ label }) => label === item)?.answer ?? ''
    if (!fork) return [...faults, `number ${item} is not asked on the right way`]
    const [right, other]: Turn[] = turns.filter((turn) => tells(printed, fork[turn]))
    if (!right || other) return [...faults, `number ${item}, "${printed}", leads ${right ? 'both ways' : 'nowhere'}`]
    place = waysFrom(place, places.length, placesAfter(trail, step))[right]
    if (place === null) return [...faults, `number ${item} leads nowhere`]
  }
  if (ends[place] !== clears) faults.push(`the right way ends at "${ends[place]}", not at "${clears}"`)
  return faults
}
