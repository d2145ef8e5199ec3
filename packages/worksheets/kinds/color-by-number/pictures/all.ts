import { boat, smallBoat } from './boat.ts'
import { castle } from './castle.ts'
import { fish, smallFish } from './fish.ts'
import { flower } from './flower.ts'
import { kite, smallKite } from './kite.ts'
import type { Picture } from './picture.ts'
import { smallStar, star } from './star.ts'
import { tower } from './tower.ts'
import { tree } from './tree.ts'

export const pictures: readonly Picture[] = [
  smallBoat,
  smallKite,
  smallStar,
  smallFish,
  kite,
  star,
  fish,
  tree,
  boat,
  flower,
  castle,
  tower,
]
