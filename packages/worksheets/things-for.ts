import type { Noun } from '@pencil-quest/contract/sheets'

/** More than this there is only of small things. */
export const mostOfAny = 100

const bead: Noun = { one: 'bead', many: 'beads', plenty: true }
/** Small things that come in hundreds anywhere, for places that have none of their own. */
const anywhere: readonly Noun[] = [
  bead,
  { one: 'pebble', many: 'pebbles', plenty: true },
  { one: 'seed', many: 'seeds', plenty: true },
]

/** Things of which there may well be so many; never none. */
export function thingsFor(amount: number, things: readonly Noun[]): readonly Noun[] {
  if (amount <= mostOfAny && things.length > 0) return things
  const plenty = things.filter((thing) => thing.plenty)
  return plenty.length > 0 ? plenty : anywhere
}

/** The thing that a lesson plays for, which stands first, else the next of which there may well be so many. */
export function lessonThing(amount: number, things: readonly Noun[]): Noun {
  const [first = bead] = thingsFor(amount, things)
  return first
}

/** The scene's own things stand first; a graph or a chart of other things would play somewhere else. */
export function sceneThings(things: readonly Noun[]): readonly Noun[] {
  return things.slice(0, 5)
}
