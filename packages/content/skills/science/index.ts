import type { Skill } from '../../types.ts'
import { firstGrade } from './1st/index.ts'
import { secondGrade } from './2nd/index.ts'
import { thirdGrade } from './3rd/index.ts'
import { fourthGrade } from './4th/index.ts'
import { fifthGrade } from './5th/index.ts'
import { kindergarten } from './kindergarten/index.ts'

export const scienceSkills: Skill[] = [
  ...kindergarten,
  ...firstGrade,
  ...secondGrade,
  ...thirdGrade,
  ...fourthGrade,
  ...fifthGrade,
]
