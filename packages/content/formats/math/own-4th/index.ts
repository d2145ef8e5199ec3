import type { Format } from '../../../types.ts'
import { backToTenThousand } from './back-to-ten-thousand.ts'
import { cartonCompare } from './carton-compare.ts'
import { cartonOfTwelfths } from './carton-of-twelfths.ts'
import { creaseFields } from './crease-fields.ts'
import { faceDownZeros } from './face-down-zeros.ts'
import { feetThenInches } from './feet-then-inches.ts'
import { foldAndForetell } from './fold-and-foretell.ts'
import { handfulOfVans } from './handful-of-vans.ts'
import { pencilAngles } from './pencil-angles.ts'
import { rowHunters } from './row-hunters.ts'
import { secretTerm } from './secret-term.ts'
import { tenCentimeterWhole } from './ten-centimeter-whole.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const fourthOwn: Format[] = [
  cartonOfTwelfths,
  backToTenThousand,
  pencilAngles,
  faceDownZeros,
  feetThenInches,
  handfulOfVans,
  cartonCompare,
  rowHunters,
  creaseFields,
  secretTerm,
  foldAndForetell,
  tenCentimeterWhole,
]
