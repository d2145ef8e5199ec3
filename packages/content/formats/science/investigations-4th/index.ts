import type { Format } from '../../../types.ts'
import { crashRamp } from './crash-ramp.ts'
import { tumblingChalk } from './tumbling-chalk.ts'
import { waveTray } from './wave-tray.ts'

export const fourthInvestigations: Format[] = [crashRamp, waveTray, tumblingChalk]
