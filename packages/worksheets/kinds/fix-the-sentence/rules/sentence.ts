export interface Token {
  /** Lower case. */
  word: string
  text: string
  from: number
  to: number
}

/** A printed sentence with what the page's word boxes tell. */
export interface Sentence {
  text: string
  tokens: Token[]
  /** Every part of every printed name, lower case. */
  names: ReadonlySet<string>
  /** Lower case. */
  listWords: readonly string[]
}

export interface Edit {
  from: number
  to: number
  put: string
}

/** One mistake put right. */
export type Mend = Edit[]

/** Finds every breach of one rule; null where the rule can be kept in more than one way. */
export type Rule = (sentence: Sentence) => Mend[] | null

export function readSentence(text: string, names: readonly string[], listWords: readonly string[]): Sentence {
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }))
  const nameParts = names.flatMap((name) => name.split(/[\s-]+/)).map((part) => part.toLowerCase())
  return { text, tokens, names: new Set(nameParts), listWords: listWords.map((words) => words.toLowerCase()) }
}

/** Another word in a token's place, with its capital. */
export function replaceToken({ text, from, to }: Token, word: string): Mend {
  const isCapital = text.charAt(0) !== text.charAt(0).toLowerCase()
  return [{ from, to, put: isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word }]
}

/** Whether only a space stands between two neighbours. */
export function isNext(sentence: Sentence, token: Token, next: Token): boolean {
  return sentence.text.slice(token.to, next.from) === ' '
}
