import type { Skill } from '../../types.ts'
import { firstLifeEarth } from './1st-life-earth.ts'
import { firstPhysical } from './1st-physical.ts'
import { secondLifeEarth } from './2nd-life-earth.ts'
import { secondMatter } from './2nd-matter.ts'
import { thirdLife } from './3rd-life.ts'
import { thirdPhysical } from './3rd-physical.ts'
import { fourthLifeEarth } from './4th-life-earth.ts'
import { fourthPhysical } from './4th-physical.ts'
import { fifthLifeEarth } from './5th-life-earth.ts'
import { fifthMatter } from './5th-matter.ts'
import { kindergartenLifeEarth } from './kindergarten-life-earth.ts'
import { kindergartenPhysical } from './kindergarten-physical.ts'

/** A grade's skills in the order in which they are taught. */
function inOrder(...parts: Skill[][]): Skill[] {
  return parts.flat().toSorted((one, other) => one.order - other.order)
}

export const scienceSkills: Skill[] = [
  ...inOrder(kindergartenPhysical, kindergartenLifeEarth),
  ...inOrder(firstPhysical, firstLifeEarth),
  ...inOrder(secondMatter, secondLifeEarth),
  ...inOrder(thirdPhysical, thirdLife),
  ...inOrder(fourthPhysical, fourthLifeEarth),
  ...inOrder(fifthMatter, fifthLifeEarth),
]
