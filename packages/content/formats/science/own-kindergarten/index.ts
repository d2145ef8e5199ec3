import type { Format } from '../../../types.ts'
import { homeWithNeeds } from './home-with-needs.ts'
import { livingCards } from './living-cards.ts'
import { pushOrPullLoad } from './push-or-pull-load.ts'
import { threeHomes } from './three-homes.ts'
import { weatherLog } from './weather-log.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const kindergartenOwn: Format[] = [pushOrPullLoad, livingCards, homeWithNeeds, weatherLog, threeHomes]
