import { grouped } from '../../../numbers/integers.ts'
import type { Cast } from './cast.ts'
import type { Numbers } from './story.ts'

/** Puts numbers and cast into a text's slots; a slot that nothing fills is a mistake of the text. */
export function fill(text: string, numbers: Numbers, cast: Cast): string {
  return text.replace(/\{(\w+)(?: (\w+))?\}/g, (slot, name: string, form?: string) => {
    const value = numbers[name]
    if (value === undefined) {
      const word = cast.words[name]
      if (word === undefined) throw new Error(`Nothing fills ${slot}`)
      return word
    }
    const written = typeof value === 'number' ? grouped(value) : value
    const one = value === 1
    if (form === undefined) return written
    if (form === 'is') return one ? 'is' : 'are'
    const noun = form === 'boxes' ? cast.box : form === 'things' ? cast.thing : undefined
    if (!noun) throw new Error(`Nothing fills ${slot}`)
    return `${written} ${one ? noun.one : noun.many}`
  })
}

/** A capital at the start of every sentence, for characters such as "the cook". */
export function sentences(text: string): string {
  return text.replace(/(^|[.?] )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
}
