import type { Noun } from '@pencil-quest/contract/sheets'

/** What a scene puts into the slots of a text. `{child}` is not among them: it stays until the plan is shown. */
export interface SlotWords {
  thing: Noun
  hero: string
  friend: string
  place: string
  token: Noun
}

/** Fills every slot but `{child}`; a sentence that begins with one is capitalised. */
export function fill(text: string, words: SlotWords): string {
  const values: Record<string, string> = {
    thing: words.thing.one,
    things: words.thing.many,
    hero: words.hero,
    friend: words.friend,
    place: words.place,
    token: words.token.one,
    tokens: words.token.many,
  }
  return text.replace(/\{(thing|things|hero|friend|place|token|tokens)\}/g, (_, slot: string, at: number) => {
    const value = values[slot] as string
    return beginsSentence(text.slice(0, at)) ? value.charAt(0).toUpperCase() + value.slice(1) : value
  })
}

function beginsSentence(before: string): boolean {
  return /(?:^|[.!?]["”']?\s+|\n\s*|^["“'])["“']?$/.test(before)
}
