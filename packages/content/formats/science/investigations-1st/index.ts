import type { Format } from '../../../types.ts'
import { beakTools } from './beak-tools.ts'
import { dancingSalt } from './dancing-salt.ts'
import { lightGate } from './light-gate.ts'

export const firstInvestigations: Format[] = [dancingSalt, lightGate, beakTools]
