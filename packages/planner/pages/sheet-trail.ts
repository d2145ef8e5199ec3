import type { Suspect } from '@pencil-quest/content/types'
import { type SheetTrail, type TrailFork, waysFrom } from '@pencil-quest/contract/sheet-trail'
import type { Sheet } from '@pencil-quest/contract/sheets'
import type { Random } from '@pencil-quest/worksheets/random'
import { byValue } from '../wording.ts'
import { type Answered, itemsFor } from './answered-items.ts'
import { hasRoomForTrail } from './sheet-room.ts'
import { type Signs, signsOf } from './trail-signs.ts'

/** Places of each step, ends, and how many letters a sign may have, so that it stands on its way. */
const shapes = [
  { places: [1, 2, 3, 2], ends: 3, letters: 5 },
  { places: [1, 2, 3], ends: 4, letters: 9 },
]

/** Choices of items that are drawn, so that not even whoever always takes one sign comes to the right end. */
const choices = 24

/** Layouts of a map that are drawn, of which one is taken. */
const layouts = 16

type Turn = keyof TrailFork
const turns: readonly Turn[] = ['up', 'down']

interface Trailed {
  asks: string
  /** The one at the end of the right way. */
  suspect: Suspect
  /** Others of the day for the other ends: first who is still open, the right one last, as a wrong turn must not clear it. */
  others: readonly string[]
}

/** An item whose answer can be a sign. */
interface Signed extends Answered {
  signs: Signs
}

/** Null where the page has no room, too few single answers, or the day too few suspects for the ends. */
export function trailOf({ asks, suspect, others }: Trailed, sheet: Sheet, random: Random): SheetTrail | null {
  if (!hasRoomForTrail(sheet)) return null
  const usable = sheet.answers.flatMap((one): Signed[] => {
    const signs = signsOf(one, sheet.answers)
    return signs ? [{ label: one.label, answer: signs.right, signs }] : []
  })
  for (const { places, ends, letters } of shapes) {
    const short = usable.filter(({ signs }) => [signs.right, ...signs.wrong].every((sign) => sign.length <= letters))
    if (short.length < places.length || others.length < ends - 1) continue
    const { items, right, end } = drawnFor(
      () => itemsFor(places.length, short, sheet, random),
      [...places, ends],
      random,
    )
    const steps = items.map((item, step) => ({
      item: item.label,
      places: (right[step] ?? []).map((turn) => (turn === null ? null : forkAt(item, turn, random))),
    }))
    const wrong = random.shuffle(others.slice(0, ends - 1))
    return {
      ...{ asks, steps, clears: suspect.name, why: suspect.ruledOut },
      ends: [...wrong.slice(0, end), suspect.name, ...wrong.slice(end)],
    }
  }
  return null
}

/** The first choice of items with a layout that is not walked right by always taking the same sign; else the last one. */
function drawnFor(choose: () => Signed[], sizes: readonly number[], random: Random) {
  for (let left = choices; ; left--) {
    const items = choose().sort((a, b) => byValue.compare(a.label, b.label))
    const guesses = alwaysOne(items)
    const layout = drawn(sizes, guesses, random)
    const isGuessed = guesses.some((slips) => endOf(layout.right, sizes, slips) === layout.end)
    if (!isGuessed || left === 1) return { items, ...layout }
  }
}

/** Of some layouts of right way and others the one where slips end elsewhere most often. */
function drawn(
  sizes: readonly number[],
  guesses: readonly number[],
  random: Random,
): { right: (Turn | null)[][]; end: number } {
  const ways = waysThrough(sizes)
  const [best] = Array.from({ length: layouts }, () => {
    const way = random.pick(ways)
    const right = turnsAt(sizes, way, random)
    return { right, end: way.end, home: slipsHome(right, sizes, way.end, guesses) }
  }).sort((a, b) => a.home - b.home)
  return best ?? { right: [], end: 0 }
}

/** A fork whose answer leads where it should, and where a likely slip leads elsewhere. */
function forkAt({ signs }: Signed, right: Turn, random: Random): TrailFork {
  const wrong = random.pick(signs.wrong)
  return right === 'up' ? { up: signs.right, down: wrong } : { up: wrong, down: signs.right }
}

function isBend(place: number, places: number, after: number): boolean {
  const { up, down } = waysFrom(place, places, after)
  return up === null || down === null
}

/**
 * Where the right answer leads at each place of each step; null at a bend. Beside the right way it leads away from that,
 * where it can, so that a single slip ends at another.
 * @param sizes places of each step, and the ends
 */
function turnsAt(sizes: readonly number[], { way, end }: Way, random: Random): (Turn | null)[][] {
  let isAway = Array.from({ length: sizes.at(-1) ?? 0 }, (_, place) => place !== end)
  const right: (Turn | null)[][] = []
  for (let step = way.length - 1; step >= 0; step--) {
    const [here = 0, after = 0] = [sizes[step], sizes[step + 1]]
    const chosen = Array.from({ length: here }, (_, place) => {
      const next = waysFrom(place, here, after)
      const leadsAway = (turn: Turn) => next[turn] !== null && isAway[next[turn]] === true
      const isOnWay = way[step]?.place === place
      const open = turns.filter((turn) => next[turn] !== null)
      const [away, anyhow] = [open.filter(leadsAway), random.pick(open)]
      const turn = isOnWay ? (way[step]?.turn ?? anyhow) : away.length > 0 ? random.pick(away) : anyhow
      return { turn: open.length < turns.length ? null : turn, isAway: !isOnWay && leadsAway(turn) }
    })
    right.unshift(chosen.map(({ turn }) => turn))
    isAway = chosen.map((one) => one.isAway)
  }
  return right
}

/**
 * How many ways with slips come to the right end all the same; one with the same slip at every item, as a misconception
 * makes it, or with the same sign, as a guess does, weighs as much as all others.
 */
function slipsHome(
  right: readonly (Turn | null)[][],
  sizes: readonly number[],
  end: number,
  guesses: readonly number[],
): number {
  const all = 2 ** right.length - 1
  const slips = Array.from({ length: all }, (_, i) => i + 1).filter((slip) => endOf(right, sizes, slip) === end)
  return slips.length + slips.filter((slip) => slip === all || guesses.includes(slip)).length * all
}

/** For each sign that stands at every item, right or wrong, the slips of whoever always takes that one. */
function alwaysOne(items: readonly Signed[]): number[] {
  const [first] = items
  const both = first ? [first.signs.right, ...first.signs.wrong] : []
  const everywhere = both.filter((sign) => items.every(({ signs }) => [signs.right, ...signs.wrong].includes(sign)))
  return everywhere.map((sign) =>
    items.reduce((slips, { signs }, step) => slips + (signs.right === sign ? 0 : 2 ** step), 0),
  )
}

/** Where the ways lead to. @param slips a bit for each step at which the wrong sign is followed */
function endOf(right: readonly (Turn | null)[][], sizes: readonly number[], slips: number): number {
  return right.reduce((place, ofStep, step) => {
    const next = waysFrom(place, sizes[step] ?? 0, sizes[step + 1] ?? 0)
    const turn = ofStep[place]
    if (!turn) return next.up ?? next.down ?? 0
    const isSlip = (slips >> step) % 2 === 1
    return next[isSlip ? (turn === 'up' ? 'down' : 'up') : turn] ?? 0
  }, 0)
}

interface Way {
  way: { place: number; turn: Turn }[]
  end: number
}

/** Every way from the first place to an end that has a choice at each step. */
function waysThrough([here = 0, after, ...later]: readonly number[], place = 0): Way[] {
  if (after === undefined) return [{ way: [], end: place }]
  if (isBend(place, here, after)) return []
  return turns.flatMap((turn) => {
    const next = waysFrom(place, here, after)[turn]
    if (next === null) return []
    return waysThrough([after, ...later], next).map(({ way, end }) => ({ way: [{ place, turn }, ...way], end }))
  })
}
