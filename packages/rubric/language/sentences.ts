/** Sentences of a text as a child hears them: numbers of a list left out, lines kept apart. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.replace(/^\s*\d+[.)]\s+/, '').split(/(?<=[.!?]["”')]*)\s+/))
    .filter((sentence) => /\p{L}/u.test(sentence))
}

/** Words with a letter in them; `{child}` is one. */
export function wordsOf(text: string): string[] {
  return text.match(/\{child\}|[\p{L}][\p{L}\p{M}'’-]*/gu) ?? []
}

/** As many words as a voice needs for the text, numbers among them. */
export function spokenWords(text: string): number {
  return text.match(/[\p{L}\p{N}{][\p{L}\p{N}\p{M}'’,.}-]*/gu)?.length ?? 0
}
