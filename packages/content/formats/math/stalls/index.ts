import type { Format } from '../../../types.ts'
import { secretWall } from './secret-wall.ts'
import { tradingPost } from './trading-post.ts'

/** Two people with something between them: a counter, or a wall of books. */
export const stallFormats: Format[] = [tradingPost, secretWall]
