import type { Clue } from '../../../../../types.ts'
import { firstClues } from './1st.ts'
import { moreFirstClues } from './1st-more.ts'
import { secondClues } from './2nd.ts'
import { thirdClues } from './3rd.ts'
import { moreThirdClues } from './3rd-more.ts'
import { fourthClues } from './4th.ts'
import { fifthClues } from './5th.ts'
import { kindergartenClues } from './kindergarten.ts'
import { moreKindergartenClues } from './kindergarten-more.ts'

export const clues: Clue[] = [
  ...kindergartenClues,
  ...moreKindergartenClues,
  ...firstClues,
  ...moreFirstClues,
  ...secondClues,
  ...thirdClues,
  ...moreThirdClues,
  ...fourthClues,
  ...fifthClues,
]
