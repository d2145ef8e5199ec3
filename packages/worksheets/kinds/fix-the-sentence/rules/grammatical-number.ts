export type Count = 'one' | 'many'

const words = (text: string) => new Set(text.split(/\s+/))

const onePronouns = words('he she it this that everyone everybody someone nobody')
const manyPronouns = words('we you they these those')
const oneLeaders = words('a an this that each every one another')
const manyLeaders = words('these those many few several both all two three four five six seven eight nine ten')
const openLeaders = words('the my your his her its our their some no')
const manyNouns = words('children people men women mice geese feet teeth wolves leaves oxen')
/** One and many at once. */
const unsureNouns = words('sheep deer fish moose glasses pants scissors news species series')

export function pronounCount(word: string): Count | null {
  return onePronouns.has(word) ? 'one' : manyPronouns.has(word) ? 'many' : null
}

/** What a word before a noun tells: "each net" is one, "two nets" are many, "the" may be either. */
export function leaderCount(word: string): Count | null {
  return oneLeaders.has(word) ? 'one' : manyLeaders.has(word) ? 'many' : null
}

export function isLeader(word: string): boolean {
  return openLeaders.has(word) || leaderCount(word) !== null || word.endsWith("'s")
}

export function nounCount(noun: string): Count | null {
  if (unsureNouns.has(noun) || noun.includes("'")) return null
  if (manyNouns.has(noun)) return 'many'
  if (/(?:ss|us|is|as)$/.test(noun)) return null
  return noun.endsWith('s') ? 'many' : 'one'
}
