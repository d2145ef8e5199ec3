import type { Format } from '../../../types.ts'
import { bouncePath } from './bounce-path.ts'
import { energyBank } from './energy-bank.ts'
import { energyTrails } from './energy-trails.ts'
import { puffData } from './puff-data.ts'
import { structureTrial } from './structure-trial.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const fourthOwn: Format[] = [puffData, energyTrails, bouncePath, structureTrial, energyBank]
