import type { Format } from '../../../types.ts'
import { hillInATray } from './hill-in-a-tray.ts'
import { plantTestPlan } from './plant-test-plan.ts'
import { propertyTable } from './property-table.ts'
import { shapeTest } from './shape-test.ts'
import { twoHabitats } from './two-habitats.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const secondOwn: Format[] = [propertyTable, shapeTest, plantTestPlan, twoHabitats, hillInATray]
