import type { Format } from '../../../types.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const firstOwn: Format[] = []
