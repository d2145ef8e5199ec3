import type { Rule } from './sentence.ts'

/** A sentence begins with a capital letter. */
export const capitalAtStart: Rule = ({ tokens: [first] }) => {
  if (!first) return null
  const letter = first.text.charAt(0)
  return letter === letter.toUpperCase() ? [] : [[{ from: first.from, to: first.from + 1, put: letter.toUpperCase() }]]
}

/** The page's names begin with a capital letter, also before 's. */
export const capitalsOfNames: Rule = ({ tokens, names }) =>
  tokens.flatMap(({ text, word, from }) => {
    const letter = text.charAt(0)
    if (!names.has(word.replace(/'s$/, '')) || letter === letter.toUpperCase()) return []
    return [[{ from, to: from + 1, put: letter.toUpperCase() }]]
  })
