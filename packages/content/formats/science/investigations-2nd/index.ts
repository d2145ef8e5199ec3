import type { Format } from '../../../types.ts'
import { flyingFluff } from './flying-fluff.ts'
import { meltRace } from './melt-race.ts'
import { soakTest } from './soak-test.ts'

export const secondInvestigations: Format[] = [soakTest, meltRace, flyingFluff]
