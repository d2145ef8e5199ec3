import type { Skill } from '../../types.ts'
import { firstCommunity } from './1st-community.ts'
import { firstWorld } from './1st-world.ts'
import { secondCommunity } from './2nd-community.ts'
import { secondWorld } from './2nd-world.ts'
import { thirdCommunity } from './3rd-community.ts'
import { thirdWorld } from './3rd-world.ts'
import { fourthCommunity } from './4th-community.ts'
import { fourthWorld } from './4th-world.ts'
import { fifthCommunity } from './5th-community.ts'
import { fifthWorld } from './5th-world.ts'
import { kindergartenCommunity } from './kindergarten-community.ts'
import { kindergartenWorld } from './kindergarten-world.ts'

/** A grade's skills in the order in which they are taught. */
function inOrder(community: Skill[], world: Skill[]): Skill[] {
  return [...community, ...world].toSorted((one, other) => one.order - other.order)
}

/** Community holds civics and economics; world holds geography, history and culture. */
export const socialStudiesSkills: Skill[] = [
  ...inOrder(kindergartenCommunity, kindergartenWorld),
  ...inOrder(firstCommunity, firstWorld),
  ...inOrder(secondCommunity, secondWorld),
  ...inOrder(thirdCommunity, thirdWorld),
  ...inOrder(fourthCommunity, fourthWorld),
  ...inOrder(fifthCommunity, fifthWorld),
]
