import type { Format } from '../../types.ts'
import { comicBoxes } from './comic-boxes.ts'
import { livingPicture } from './living-picture.ts'
import { logBook } from './log-book.ts'
import { messageRelay } from './message-relay.ts'
import { newsDesk } from './news-desk.ts'
import { pencilBeat } from './pencil-beat.ts'
import { rollALine } from './roll-a-line.ts'
import { sayItFirst } from './say-it-first.ts'
import { secretPost } from './secret-post.ts'
import { tinyBook } from './tiny-book.ts'
import { wordWall } from './word-wall.ts'

/** Each can carry every skill: a task is said or acted, written, and put to use in the scene. */
export const writingFormats: Format[] = [
  logBook,
  messageRelay,
  sayItFirst,
  comicBoxes,
  secretPost,
  newsDesk,
  livingPicture,
  tinyBook,
  rollALine,
  wordWall,
  pencilBeat,
]
