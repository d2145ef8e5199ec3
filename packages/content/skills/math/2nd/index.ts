import type { Skill } from '../../../types.ts'
import { addWithin100 } from './add-within-100.ts'
import { arrays } from './arrays.ts'
import { clockFiveMinutes } from './clock-five-minutes.ts'
import { equalShares } from './equal-shares.ts'
import { fourBarGraph } from './four-bar-graph.ts'
import { hundreds } from './hundreds.ts'
import { measureLength } from './measure-length.ts'
import { rulesAndClues } from './rules-and-clues.ts'
import { skipCountCoins } from './skip-count-coins.ts'
import { subtractWithin100 } from './subtract-within-100.ts'
import { twoStepStories } from './two-step-stories.ts'

/** In the order in which they are taught. */
export const secondGrade: Skill[] = [
  addWithin100,
  subtractWithin100,
  hundreds,
  skipCountCoins,
  twoStepStories,
  arrays,
  fourBarGraph,
  equalShares,
  clockFiveMinutes,
  measureLength,
  rulesAndClues,
]
