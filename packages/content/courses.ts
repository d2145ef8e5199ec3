import type { Subject } from '@pencil-quest/contract/choices'
import { artFormats } from './formats/art/index.ts'
import { mathFormats } from './formats/math/index.ts'
import { readingFormats } from './formats/reading/index.ts'
import { scienceFormats } from './formats/science/index.ts'
import { socialStudiesFormats } from './formats/social-studies/index.ts'
import { writingFormats } from './formats/writing/index.ts'
import { artSkills } from './skills/art/index.ts'
import { mathSkills } from './skills/math/index.ts'
import { readingSkills } from './skills/reading/index.ts'
import { scienceSkills } from './skills/science/index.ts'
import { socialStudiesSkills } from './skills/social-studies/index.ts'
import { writingSkills } from './skills/writing/index.ts'
import type { Format, Skill } from './types.ts'

/** What a subject is taught with. */
export interface Course {
  name: string
  skills: Skill[]
  formats: Format[]
}

/** Every subject that is written, kindergarten to 5th. Adding one is its folders and a line here. */
export const courses: Partial<Record<Subject, Course>> = {
  math: { name: 'Math', skills: mathSkills, formats: mathFormats },
  reading: { name: 'Reading', skills: readingSkills, formats: readingFormats },
  science: { name: 'Science', skills: scienceSkills, formats: scienceFormats },
  writing: { name: 'Writing', skills: writingSkills, formats: writingFormats },
  art: { name: 'Art', skills: artSkills, formats: artFormats },
  'social-studies': { name: 'Social Studies', skills: socialStudiesSkills, formats: socialStudiesFormats },
}
