import { actions } from './actions.ts'
import { animals } from './animals.ts'
import { places } from './places.ts'
import { soundsBms } from './sounds-b-m-s.ts'
import { soundsTfd } from './sounds-t-f-d.ts'
import { things } from './things.ts'

/** Pictures of words for those who do not read yet: outlines in a field of 100 by 100, by the word as it is printed. */
const outlines: Record<string, string> = { ...things, ...animals, ...actions, ...places, ...soundsBms, ...soundsTfd }

export function isPictured(word: string): boolean {
  return Object.hasOwn(outlines, word)
}

/** Stands beside its word, so it says nothing to a reader of its own. */
export function wordPicture(word: string, sideMm: number): string {
  const outline = outlines[word]
  if (outline === undefined) throw new RangeError(`There is no picture of "${word}"`)
  return `<svg aria-hidden="true" width="${sideMm}mm" height="${sideMm}mm" viewBox="0 0 100 100" fill="none" stroke="#000" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${outline}</svg>`
}
