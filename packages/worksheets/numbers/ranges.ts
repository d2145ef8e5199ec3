import type { SheetSetting } from '@pencil-quest/contract/sheets'
import type { Random } from '../random.ts'

type Step = SheetSetting['step']

/**
 * Bounds of an item's largest number. Small ranges are used whole, as there is too little in them to grade; larger
 * ones by step: the middle, the middle and up, the upper half. The lowest part is for the grade below.
 */
export function largest(upTo: number, step: Step, least: number): [number, number] {
  if (upTo < 8) return [Math.min(least, upTo), upTo]
  if (upTo <= 12) return [Math.min(least + step, upTo), upTo]
  const [from, to] = shares[step]
  return [Math.max(least, Math.ceil(upTo * from)), Math.min(upTo, Math.max(least + narrowest, Math.floor(upTo * to)))]
}

const shares = [
  [0.25, 0.75],
  [0.35, 1],
  [0.5, 1],
] as const

/** A range has at least so many numbers above its least one. */
const narrowest = 8

/** A number whose length varies too: among 1 to 1000 a plain draw would hardly ever give two digits. */
export function spread(random: Random, from: number, upTo: number): number {
  const shorter = Math.floor(upTo / 10)
  if (upTo < 1000 || shorter <= from || random.next() < 0.6) return random.int(from, upTo)
  return random.int(from, shorter)
}

/** The part of a range that a step uses, at least four numbers where the range has them. */
export function slice([from, upTo]: readonly [number, number], step: Step): [number, number] {
  const third = Math.floor((upTo - from + 1) / 3)
  if (upTo - from < 6) return [from, upTo]
  if (step === 0) return [from, upTo - third]
  if (step === 1) return [from, upTo]
  return [from + third, upTo]
}
