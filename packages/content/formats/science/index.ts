import type { Format } from '../../types.ts'
import { buildWithBlocks } from './build-with-blocks.ts'
import { drawAndBuild } from './draw-and-build.ts'
import { firstInvestigations } from './investigations-1st.ts'
import { secondInvestigations } from './investigations-2nd.ts'
import { thirdInvestigations } from './investigations-3rd.ts'
import { fourthInvestigations } from './investigations-4th.ts'
import { fifthInvestigations } from './investigations-5th.ts'
import { kindergartenInvestigations } from './investigations-kindergarten.ts'
import { moveAndPlay } from './move-and-play.ts'
import { firstOwn } from './own-1st.ts'
import { secondOwn } from './own-2nd.ts'
import { thirdOwn } from './own-3rd.ts'
import { fourthOwn } from './own-4th.ts'
import { fifthOwn } from './own-5th.ts'
import { kindergartenOwn } from './own-kindergarten.ts'
import { talkAndListen } from './talk-and-listen.ts'

/** Those that fit every science skill, then one or more investigations for each skill. */
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
]
