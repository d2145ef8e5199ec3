import type { Format } from '../../../types.ts'
import { coinPups } from './coin-pups.ts'
import { gliderPlan } from './glider-plan.ts'
import { hideAndHunt } from './hide-and-hunt.ts'
import { lifeWheels } from './life-wheels.ts'
import { twoTownWeather } from './two-town-weather.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const thirdOwn: Format[] = [gliderPlan, lifeWheels, coinPups, hideAndHunt, twoTownWeather]
