import type { Format } from '../../../types.ts'
import { mysterySock } from './mystery-sock.ts'
import { pushLab } from './push-lab.ts'
import { sunAndShadeIce } from './sun-and-shade-ice.ts'

export const kindergartenInvestigations: Format[] = [pushLab, sunAndShadeIce, mysterySock]
