import type { Clue } from '../../../../../types.ts'
import { firstClues } from './1st.ts'
import { secondClues } from './2nd.ts'
import { thirdClues } from './3rd.ts'
import { fourthClues } from './4th.ts'
import { moreFourthClues } from './4th-more.ts'
import { fifthClues } from './5th.ts'
import { moreFifthClues } from './5th-more.ts'
import { kindergartenClues } from './kindergarten.ts'
import { moreKindergartenClues } from './kindergarten-more.ts'

export const clues: Clue[] = [
  ...kindergartenClues,
  ...moreKindergartenClues,
  ...firstClues,
  ...secondClues,
  ...thirdClues,
  ...fourthClues,
  ...moreFourthClues,
  ...fifthClues,
  ...moreFifthClues,
]
