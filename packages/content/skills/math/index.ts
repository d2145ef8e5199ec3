import type { Skill } from '../../types.ts'
import { firstA } from './1st-a.ts'
import { firstB } from './1st-b.ts'
import { secondA } from './2nd-a.ts'
import { secondB } from './2nd-b.ts'
import { thirdA } from './3rd-a.ts'
import { thirdB } from './3rd-b.ts'
import { fourthA } from './4th-a.ts'
import { fourthB } from './4th-b.ts'
import { fifthA } from './5th-a.ts'
import { fifthB } from './5th-b.ts'
import { kindergartenA } from './kindergarten-a.ts'
import { kindergartenB } from './kindergarten-b.ts'

export const mathSkills: Skill[] = [
  ...kindergartenA,
  ...kindergartenB,
  ...firstA,
  ...firstB,
  ...secondA,
  ...secondB,
  ...thirdA,
  ...thirdB,
  ...fourthA,
  ...fourthB,
  ...fifthA,
  ...fifthB,
]
