import type { Format } from '../../../types.ts'
import { fossilPrints } from './fossil-prints.ts'
import { pendulumLab } from './pendulum-lab.ts'
import { twoWayPull } from './two-way-pull.ts'

export const thirdInvestigations: Format[] = [twoWayPull, pendulumLab, fossilPrints]
