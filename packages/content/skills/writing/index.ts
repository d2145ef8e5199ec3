import type { Skill } from '../../types.ts'
import { firstSkills } from './1st.ts'
import { secondSkills } from './2nd.ts'
import { thirdSkills } from './3rd.ts'
import { fourthSkills } from './4th.ts'
import { fifthSkills } from './5th.ts'
import { kindergartenSkills } from './kindergarten.ts'

/** Eight skills a grade, kindergarten to 5th, in the order they are taught. */
export const writingSkills: Skill[] = [
  ...kindergartenSkills,
  ...firstSkills,
  ...secondSkills,
  ...thirdSkills,
  ...fourthSkills,
  ...fifthSkills,
]
