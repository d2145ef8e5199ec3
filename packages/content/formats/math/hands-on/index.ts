import type { Format } from '../../../types.ts'
import { beanWorkshop } from './bean-workshop.ts'
import { steppingPath } from './stepping-path.ts'

/** What hands lay out and feet walk; kindergarten to 3rd grade. */
export const handsOnFormats: Format[] = [beanWorkshop, steppingPath]
