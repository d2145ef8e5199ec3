import type { Format } from '../../types.ts'
import { drawAndBuild } from './draw-and-build.ts'
import { firstInvestigations } from './investigations-1st.ts'
import { secondInvestigations } from './investigations-2nd.ts'
import { thirdInvestigations } from './investigations-3rd.ts'
import { fourthInvestigations } from './investigations-4th.ts'
import { fifthInvestigations } from './investigations-5th.ts'
import { kindergartenInvestigations } from './investigations-kindergarten.ts'
import { moveAndPlay } from './move-and-play.ts'
import { talkAndListen } from './talk-and-listen.ts'

/** Nine that fit every science skill, then three investigations a grade, each made for one or two skills. */
export const scienceFormats: Format[] = [
  ...talkAndListen,
  ...drawAndBuild,
  ...moveAndPlay,
  ...kindergartenInvestigations,
  ...firstInvestigations,
  ...secondInvestigations,
  ...thirdInvestigations,
  ...fourthInvestigations,
  ...fifthInvestigations,
]
