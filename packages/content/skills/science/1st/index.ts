import type { Skill } from '../../../types.ts'
import { lightAndShadow } from './light-and-shadow.ts'
import { lightToSee } from './light-to-see.ts'
import { partsAndJobs } from './parts-and-jobs.ts'
import { seasons } from './seasons.ts'
import { sortByBody } from './sort-by-body.ts'
import { sound } from './sound.ts'
import { sunMoonStars } from './sun-moon-stars.ts'
import { youngAndParents } from './young-and-parents.ts'

/** In the order in which they are taught. */
export const firstGrade: Skill[] = [
  sortByBody,
  sound,
  lightToSee,
  lightAndShadow,
  partsAndJobs,
  youngAndParents,
  sunMoonStars,
  seasons,
]
