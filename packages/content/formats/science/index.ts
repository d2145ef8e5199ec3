import type { Format } from '../../types.ts'
import { pageFormats } from '../pages/index.ts'
import { buildWithBlocks } from './build-with-blocks/index.ts'
import { drawAndBuild } from './draw-and-build/index.ts'
import { firstInvestigations } from './investigations-1st/index.ts'
import { secondInvestigations } from './investigations-2nd/index.ts'
import { thirdInvestigations } from './investigations-3rd/index.ts'
import { fourthInvestigations } from './investigations-4th/index.ts'
import { fifthInvestigations } from './investigations-5th/index.ts'
import { kindergartenInvestigations } from './investigations-kindergarten/index.ts'
import { moveAndPlay } from './move-and-play/index.ts'
import { firstOwn } from './own-1st/index.ts'
import { secondOwn } from './own-2nd/index.ts'
import { thirdOwn } from './own-3rd/index.ts'
import { fourthOwn } from './own-4th/index.ts'
import { fifthOwn } from './own-5th/index.ts'
import { kindergartenOwn } from './own-kindergarten/index.ts'
import { talkAndListen } from './talk-and-listen/index.ts'

/** Those that fit every science skill, then one or more investigations for each skill, then the pages. */
export const scienceFormats: Format[] = [
  ...talkAndListen,
  ...drawAndBuild,
  ...buildWithBlocks,
  ...moveAndPlay,
  ...kindergartenInvestigations,
  ...kindergartenOwn,
  ...firstInvestigations,
  ...firstOwn,
  ...secondInvestigations,
  ...secondOwn,
  ...thirdInvestigations,
  ...thirdOwn,
  ...fourthInvestigations,
  ...fourthOwn,
  ...fifthInvestigations,
  ...fifthOwn,
  ...pageFormats,
]
