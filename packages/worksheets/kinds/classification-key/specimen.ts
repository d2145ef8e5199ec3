import { type Trait, traits } from '@pencil-quest/contract/sheets'
import type { Random } from '../../random.ts'

/** How many of each trait a specimen has; wings, tail, antennae and shell are 0 or 1. */
export type Specimen = Record<Trait, number>

export const countedTraits = ['legs', 'spots', 'eyes'] as const
export type CountedTrait = (typeof countedTraits)[number]

const counts: Record<CountedTrait, readonly number[]> = {
  legs: [0, 2, 4, 6, 8],
  spots: [0, 1, 2, 3, 4, 5],
  eyes: [1, 2, 3],
}

export function isCounted(trait: Trait): trait is CountedTrait {
  return (countedTraits as readonly string[]).includes(trait)
}

/** One way to tell specimens apart: a sentence for each side, and what each side can be. */
export interface Test {
  trait: Trait
  clues: [string, string]
  values: [number[], number[]]
}

/** A test on a trait; for counted ones the border between few and many is drawn. */
export function testFor(trait: Trait, random: Random): Test {
  if (!isCounted(trait)) {
    const article = trait === 'tail' || trait === 'shell' ? 'a ' : ''
    return { trait, clues: [`It has ${article}${trait}.`, `It has no ${trait}.`], values: [[1], [0]] }
  }
  const all = counts[trait]
  const border = random.pick(all.filter((count) => count >= 2))
  return {
    trait,
    clues: [`It has ${border} ${trait} or more.`, `It has fewer than ${border} ${trait}.`],
    values: [all.filter((count) => count >= border), all.filter((count) => count < border)],
  }
}

/** A specimen that keeps to the given values and is drawn freely in everything else. */
export function drawSpecimen(fixed: Partial<Record<Trait, number[]>>, random: Random): Specimen {
  const entries = traits.map((trait) => {
    const free = isCounted(trait) ? counts[trait] : [0, 1]
    return [trait, random.pick(fixed[trait] ?? free)]
  })
  return Object.fromEntries(entries) as Specimen
}
