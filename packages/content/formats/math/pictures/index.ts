import type { Format } from '../../../types.ts'
import { answerMap } from './answer-map.ts'
import { caseFile } from './case-file.ts'
import { pictureProof } from './picture-proof.ts'

/** Drawings that speak, maps that hide things, and cases to solve. */
export const pictureFormats: Format[] = [pictureProof, answerMap, caseFile]
