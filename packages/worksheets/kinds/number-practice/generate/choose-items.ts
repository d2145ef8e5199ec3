import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { CannotDraw } from '../../../kind.ts'
import type { Random } from '../../../random.ts'
import type { Draft, Family } from './family.ts'

/** Largest share of a key that one answer may have; the next one where the task has too few answers. */
const shares = [0.3, 0.4, 0.5, 1]

/** So many draws in a row without a new item tell that a task has no more. */
const drawsForNothing = 150

/** At each step so many of the easiest are left out, as a share of what is wanted. */
const leftOut = 0.25

/**
 * Different items, easiest first; fewer than wanted where the task has no more, but never fewer than two. Of a harder step
 * the easiest of more are left out, where items are not balanced by sorts or pairs.
 */
export function chooseItems(family: Family, wanted: number, random: Random, step: SheetSetting['step']): Draft[] {
  const more = family.usual || family.isPaired ? 0 : Math.round(wanted * step * leftOut)
  const drafts = drawn(family, wanted + more, random)
  if (more > 0 && drafts.some(({ verdict }) => verdict)) return drawn(family, wanted, random)
  return drafts.slice(Math.max(0, drafts.length - wanted))
}

/** "51" of "51, new ten: yes"; other answers as they are. */
function numberOf(answer: string): string {
  return /^[\d,]*\d(?=, [a-z])/.exec(answer)?.[0] ?? answer
}

function drawn(family: Family, wanted: number, random: Random): Draft[] {
  const chosen = new Map<string, Draft>()
  const { usual } = family
  const others = usual ? Math.floor(wanted * usual.most) : wanted
  const fits = (draft: Draft) => {
    const own = [...chosen.values()]
    if (draft.uses?.some((number) => own.some(({ uses }) => uses?.includes(number)))) return false
    if (draft.verdict) {
      // The example tells, so that one more of its sort leaves the rest half each.
      const most = draft.isTelling ? Math.ceil(wanted / 2) : Math.floor(wanted / 2)
      if (own.filter(({ verdict }) => verdict === draft.verdict).length >= most) return false
    }
    if (!usual) return true
    const alike = own.filter((one) => usual.is(one) === usual.is(draft)).length
    return usual.is(draft) ? !usual.isFull || alike < wanted - others : alike < others
  }
  for (const share of shares) {
    const often = Math.max(1, Math.floor(share * (wanted - 1)))
    let [inVain, tooOften] = [0, false]
    while (chosen.size < wanted && inVain++ < drawsForNothing) {
      const draft = family.draw(random)
      if (!draft || chosen.has(draft.same) || !fits(draft)) continue
      const alike = [...chosen.values()].filter(({ answer }) => numberOf(answer) === numberOf(draft.answer))
      if (alike.length < often) {
        chosen.set(draft.same, draft)
        inVain = 0
      } else tooOften = true
    }
    if (!tooOften) break
  }
  if (chosen.size < 2) throw new CannotDraw(`Too few different items: ${family.heading}`)
  return [...chosen.values()].sort((a, b) => a.hard - b.hard)
}
