import type { Passage } from '@pencil-quest/contract/sheets'
import { elevenBricksAndAnEgg } from './eleven-bricks-and-an-egg.ts'
import { fortyOneSitters } from './forty-one-sitters.ts'
import { pawPrintsInTheBricks } from './paw-prints-in-the-bricks.ts'
import { sixHandsHigh } from './six-hands-high.ts'
import { teethThatPush } from './teeth-that-push.ts'
import { theBendUnderTheSink } from './the-bend-under-the-sink.ts'
import { theBridgeThatGrows } from './the-bridge-that-grows.ts'
import { theBumpyCart } from './the-bumpy-cart.ts'
import { theDuckBench } from './the-duck-bench.ts'
import { theShadeAtTwo } from './the-shade-at-two.ts'
import { theTinyDoor } from './the-tiny-door.ts'
import { theUpsideDownPlan } from './the-upside-down-plan.ts'

export const legoPassages: Passage[] = [
  theTinyDoor,
  teethThatPush,
  theDuckBench,
  theBumpyCart,
  theUpsideDownPlan,
  pawPrintsInTheBricks,
  elevenBricksAndAnEgg,
  sixHandsHigh,
  fortyOneSitters,
  theBendUnderTheSink,
  theShadeAtTwo,
  theBridgeThatGrows,
]
