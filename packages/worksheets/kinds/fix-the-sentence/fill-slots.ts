import type { Noun } from '@pencil-quest/contract/sheets'
import type { Random } from '../../random.ts'

/** Who and what a page's sentences are about. */
export interface Cast {
  hero: string
  friend: string
  place: string
  things: readonly Noun[]
}

/**
 * Fills the slots of one sentence. Things are drawn for each sentence; in a list of three or more every one is another,
 * elsewhere all are the same.
 */
export function fillSlots(sentence: string, { hero, friend, place, things }: Cast, random: Random): string {
  const slots = sentence.match(/\{things?\}/g) ?? []
  const drawn = random.sample(things, slots.length >= 3 ? slots.length : 1)
  let used = 0
  const filled = sentence
    .replaceAll('{hero}', () => hero)
    .replaceAll('{friend}', () => friend)
    .replaceAll('{place}', () => place)
    .replace(/\{(things?)\}/g, (_, slot: string) => {
      const noun = drawn[used++ % drawn.length]
      return (slot === 'thing' ? noun?.one : noun?.many) ?? ''
    })
    .replaceAll('’', "'")
    .replace(/[“”]/g, '"')
  return withCapital(withArticles(filled))
}

/** "a umbrella" becomes "an umbrella"; the other way too. */
function withArticles(text: string): string {
  return text.replace(/\b([Aa])n? (?=([\p{L}]+))/gu, (_, a: string, next: string) => {
    const isVowel = /^[aeiou]/i.test(next) && !/^(?:uni|use|usu|eu|one\b|once)/i.test(next)
    return isVowel || /^(?:hour|honest|heir)/i.test(next) ? `${a}n ` : `${a} `
  })
}

function withCapital(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
