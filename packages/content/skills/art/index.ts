import type { Skill } from '../../types.ts'
import { firstLinesColor } from './1st-lines-color.ts'
import { firstLooking } from './1st-looking.ts'
import { secondColorShape } from './2nd-color-shape.ts'
import { secondPeoplePlaces } from './2nd-people-places.ts'
import { thirdDesignStory } from './3rd-design-story.ts'
import { thirdLineColor } from './3rd-line-color.ts'
import { fourthDesignPlaces } from './4th-design-places.ts'
import { fourthLightSpace } from './4th-light-space.ts'
import { fifthDesignVoices } from './5th-design-voices.ts'
import { fifthLightFigure } from './5th-light-figure.ts'
import { kindergartenColor } from './kindergarten-color.ts'
import { kindergartenPictures } from './kindergarten-pictures.ts'

/** Eight skills a grade, in the order in which they are taught. */
export const artSkills: Skill[] = [
  ...kindergartenColor,
  ...kindergartenPictures,
  ...firstLinesColor,
  ...firstLooking,
  ...secondColorShape,
  ...secondPeoplePlaces,
  ...thirdLineColor,
  ...thirdDesignStory,
  ...fourthLightSpace,
  ...fourthDesignPlaces,
  ...fifthLightFigure,
  ...fifthDesignVoices,
]
