/** Sizes of a page's letters, largest first, against the usual ones. */
export const letterSizes = { larger: 1.1, roomier: 1.05, usual: 1, smaller: 0.95, smallest: 0.9 } as const
export type Letters = keyof typeof letterSizes
export const allLetters = Object.keys(letterSizes) as Letters[]
