import type { Format } from '../../../types.ts'
import { changeCourt } from './change-court.ts'
import { hundredSquares } from './hundred-squares.ts'
import { plantBudget } from './plant-budget.ts'
import { tiltedBall } from './tilted-ball.ts'
import { webOfArrows } from './web-of-arrows.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const fifthOwn: Format[] = [changeCourt, tiltedBall, plantBudget, webOfArrows, hundredSquares]
