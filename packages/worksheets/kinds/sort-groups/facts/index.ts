import { animalGroups } from './animal-groups.ts'
import { earthAndSky } from './earth-and-sky.ts'
import { energyAndMotion } from './energy-and-motion.ts'
import { inquiry } from './inquiry.ts'
import { life } from './life.ts'
import { matter } from './matter.ts'
import { society } from './society.ts'

const topics: Record<string, string>[] = [life, animalGroups, matter, energyAndMotion, earthAndSky, inquiry, society]

const facts = new Map<string, Set<string>>()
for (const [heading, words] of topics.flatMap((topic) => Object.entries(topic))) {
  facts.set(heading, new Set([...(facts.get(heading) ?? []), ...words.split(', ')]))
}

const nothing: ReadonlySet<string> = new Set()

/**
 * The solver's own table of facts, written apart from the skills that it proves: all words that belong under a
 * heading, in the case that they are printed in. Empty for a heading that it does not know.
 */
export function factsOf(heading: string): ReadonlySet<string> {
  return facts.get(heading) ?? nothing
}
