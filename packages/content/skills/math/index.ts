import type { Skill } from '../../types.ts'
import { firstA } from './1st-a.ts'
import { firstB } from './1st-b.ts'
import { firstC } from './1st-c.ts'
import { secondA } from './2nd-a.ts'
import { secondB } from './2nd-b.ts'
import { secondC } from './2nd-c.ts'
import { thirdA } from './3rd-a.ts'
import { thirdB } from './3rd-b.ts'
import { thirdC } from './3rd-c.ts'
import { thirdD } from './3rd-d.ts'
import { fourthA } from './4th-a.ts'
import { fourthB } from './4th-b.ts'
import { fourthC } from './4th-c.ts'
import { fourthD } from './4th-d.ts'
import { fifthA } from './5th-a.ts'
import { fifthB } from './5th-b.ts'
import { fifthC } from './5th-c.ts'
import { fifthD } from './5th-d.ts'
import { kindergartenA } from './kindergarten-a.ts'
import { kindergartenB } from './kindergarten-b.ts'
import { kindergartenC } from './kindergarten-c.ts'

export const mathSkills: Skill[] = [
  ...kindergartenA,
  ...kindergartenB,
  ...kindergartenC,
  ...firstA,
  ...firstB,
  ...firstC,
  ...secondA,
  ...secondB,
  ...secondC,
  ...thirdA,
  ...thirdB,
  ...thirdC,
  ...thirdD,
  ...fourthA,
  ...fourthB,
  ...fourthC,
  ...fourthD,
  ...fifthA,
  ...fifthB,
  ...fifthC,
  ...fifthD,
]
