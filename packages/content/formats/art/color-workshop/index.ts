import type { Format } from '../../../types.ts'
import { colorWorkshop } from './color-workshop.ts'

/** Wet color, for skills in which color, value or texture is the point. */
export const wetColor: Format[] = [colorWorkshop]
