import type { Format } from '../../../types.ts'
import { dropTest } from './drop-test.ts'
import { dryUnderWater } from './dry-under-water.ts'
import { hiddenSalt } from './hidden-salt.ts'

export const fifthInvestigations: Format[] = [dryUnderWater, hiddenSalt, dropTest]
