import type { Format } from '../../../types.ts'
import { coverAndGoAround } from './cover-and-go-around.ts'
import { framesAndNames } from './frames-and-names.ts'
import { hundredsOnTheFloor } from './hundreds-on-the-floor.ts'
import { minutesOnTheWay } from './minutes-on-the-way.ts'
import { oneStandsForMany } from './one-stands-for-many.ts'
import { partsAndWholes } from './parts-and-wholes.ts'
import { plotItTrue } from './plot-it-true.ts'
import { rulesInHiding } from './rules-in-hiding.ts'
import { shareAndGroup } from './share-and-group.ts'
import { theGreaterPart } from './the-greater-part.ts'
import { timesInSight } from './times-in-sight.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const thirdOwn: Format[] = [
  hundredsOnTheFloor,
  timesInSight,
  shareAndGroup,
  minutesOnTheWay,
  coverAndGoAround,
  oneStandsForMany,
  partsAndWholes,
  theGreaterPart,
  plotItTrue,
  rulesInHiding,
  framesAndNames,
]
