/** Sentences of a text with slots, as a family hears them: slots stand for words of a usual length. */
export function sentencesOf(text: string): string[] {
  return spoken(text)
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => /\p{L}|\p{N}/u.test(sentence))
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word))
}

export function slotsIn(text: string): string[] {
  return [...text.matchAll(/\{[^}]*\}?/g)].map(([slot]) => slot)
}

function spoken(text: string): string {
  return text
    .replaceAll('{place}', 'the cargo bay')
    .replace(/\{\w+\}/g, 'word')
    .replace(/\s\/\s/g, ' ')
}

/** Whether a text in small letters holds the term as whole words. */
export function has(text: string, term: string): boolean {
  return new RegExp(`(?<![\\w-])${term.toLowerCase()}(?![\\w-])`).test(text)
}
