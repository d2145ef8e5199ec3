import type { InterestTag } from '@pencil-quest/contract/choices'
import type { Interest } from '../types.ts'
import { heroesAndHearts } from './heroes-and-hearts.ts'
import { livingWorlds } from './living-worlds.ts'
import { makers } from './makers.ts'
import { movers } from './movers.ts'

export const interests: Record<InterestTag, Interest> = {
  ...livingWorlds,
  ...makers,
  ...movers,
  ...heroesAndHearts,
}
