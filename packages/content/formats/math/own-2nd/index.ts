import type { Format } from '../../../types.ts'
import { beanBus } from './bean-bus.ts'
import { cardBarGraph } from './card-bar-graph.ts'
import { coinHop } from './coin-hop.ts'
import { diceRows } from './dice-rows.ts'
import { fillTenCircles } from './fill-ten-circles.ts'
import { findThatLength } from './find-that-length.ts'
import { foldFairFlags } from './fold-fair-flags.ts'
import { openATen } from './open-a-ten.ts'
import { pencilClock } from './pencil-clock.ts'
import { secretRuleCard } from './secret-rule-card.ts'
import { threeCardNumbers } from './three-card-numbers.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const secondOwn: Format[] = [
  fillTenCircles,
  openATen,
  threeCardNumbers,
  coinHop,
  beanBus,
  diceRows,
  cardBarGraph,
  foldFairFlags,
  pencilClock,
  findThatLength,
  secretRuleCard,
]
