import type { Format } from '../../../types.ts'
import { drawByEar } from './draw-by-ear.ts'
import { galleryTalk } from './gallery-talk.ts'
import { museumGuide } from './museum-guide.ts'
import { rhythmDrawing } from './rhythm-drawing.ts'

/** Formats led by speaking and hearing; all but the last fit every art skill. */
export const voices: Format[] = [galleryTalk, drawByEar, museumGuide, rhythmDrawing]
