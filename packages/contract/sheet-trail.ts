import { z } from 'zod'

/** Where a trail parts: the answer that a child must have found to go up, and the one to go down. */
const forkSchema = z.object({ up: z.string(), down: z.string() })
export type TrailFork = z.infer<typeof forkSchema>

/**
 * A map whose ways are marked with answers: whoever has the right ones walks to the suspect that is cleared. The first
 * step has one place, the next one more, until as many stand below each other as have room; then it has one less and one
 * more in turn. The last ways lead to the ends, from top to bottom.
 */
export const sheetTrailSchema = z.object({
  /** Who has been there before, for the child. */
  asks: z.string(),
  /** The item whose answer each step needs, with its places from top to bottom; null is a bend without a choice. */
  steps: z.array(z.object({ item: z.string(), places: z.array(forkSchema.nullable()) })),
  /** The day's suspects that stand at its ends, as the day names them. */
  ends: z.array(z.string()),
  /** The suspect at the end of the right way. */
  clears: z.string(),
  /** What rules that one out; read aloud once the child is there. */
  why: z.string(),
})
export type SheetTrail = z.infer<typeof sheetTrailSchema>

/** Places from top to bottom after a step; the last step's are the ends. */
export function placesAfter({ steps, ends }: Pick<SheetTrail, 'steps' | 'ends'>, step: number): number {
  return steps[step + 1]?.places.length ?? ends.length
}

/** Where the way up and the way down from a place lead; null where there is none. */
export function waysFrom(place: number, places: number, after: number): Record<'up' | 'down', number | null> {
  const up = after > places ? place : place - 1
  return { up: up < 0 ? null : up, down: up + 1 < after ? up + 1 : null }
}
