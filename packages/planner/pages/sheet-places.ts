import type { Sheet } from '@pencil-quest/contract/sheets'
import type { Slot } from '../slots.ts'

/** Of a day's activities; fewer would make a thin packet. */
const leastShare = 0.35

/**
 * Draws the worksheets of a day: first for the skills with the fewest pages so far and the fewest visits to come, then
 * for those with a page that this plan has not had, then where the timetable wants one, then wherever one can be drawn,
 * so that the day keeps its number of pages; last where hands are busy with a test or a
 * workshop, of these the skill's only lesson at the very end. A day that would be left without any
 * may return to a text read before. A skill that would end without a page has one beyond the number, while there are
 * `spare` ones.
 */
export function sheetsOfDay<Place extends { slot: Slot }>(
  today: readonly Place[],
  draw: (place: Place, mayReturn: boolean) => Sheet | null,
  look: (place: Place) => {
    pagesHad: number
    visitsLeft: number
    isOnly: boolean
    hasNewPage: boolean
    isBusy: boolean
  },
  spare: number,
): Map<Slot, Sheet> {
  const sheets = new Map<Slot, Sheet>()
  const wanted = today.filter(({ slot }) => slot.wantsSheet).length
  const rank = (place: Place) => {
    const { pagesHad, visitsLeft, isOnly, hasNewPage, isBusy } = look(place)
    return (
      (isBusy ? (isOnly ? 2000 : 1000) : 0) +
      pagesHad * 100 +
      visitsLeft * 4 +
      (hasNewPage ? 0 : 2) +
      (place.slot.wantsSheet ? 0 : 1)
    )
  }
  const inTurn = [...today].sort((a, b) => rank(a) - rank(b))
  const least = Math.ceil(today.length * leastShare)
  const drawFor = (place: Place, mayReturn: boolean) => {
    const { pagesHad, visitsLeft, isBusy } = look(place)
    const isSpared = sheets.size >= least && isBusy
    const isLastChance = pagesHad === 0 && visitsLeft === 0 && !isBusy
    const hasRoom = sheets.size < wanted + (isLastChance ? spare : 0)
    const sheet = hasRoom && !isSpared ? draw(place, mayReturn) : null
    if (sheet) sheets.set(place.slot, sheet)
  }
  for (const place of inTurn) drawFor(place, false)
  for (const place of inTurn) if (sheets.size === 0) drawFor(place, true)
  return sheets
}
