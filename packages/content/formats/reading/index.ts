import type { Format } from '../../types.ts'
import { answerCups } from './answer-cups.ts'
import { beatAndTell } from './beat-and-tell.ts'
import { clueTrail } from './clue-trail.ts'
import { flapBook } from './flap-book.ts'
import { freezeAndShow } from './freeze-and-show.ts'
import { picturePanels } from './picture-panels.ts'
import { puppetInterview } from './puppet-interview.ts'
import { secretMessage } from './secret-message.ts'
import { steppingStones } from './stepping-stones.ts'
import { twoWayRadio } from './two-way-radio.ts'
import { voiceDice } from './voice-dice.ts'
import { wordWorkshop } from './word-workshop.ts'

export const readingFormats: Format[] = [
  secretMessage,
  clueTrail,
  twoWayRadio,
  freezeAndShow,
  picturePanels,
  flapBook,
  steppingStones,
  voiceDice,
  answerCups,
  beatAndTell,
  wordWorkshop,
  puppetInterview,
]
