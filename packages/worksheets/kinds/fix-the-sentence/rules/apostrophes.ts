import type { Rule, Token } from './sentence.ts'

/** Only those that are no words without their apostrophe; "well", "were", "its" and "hell" are others' business. */
const contractions = new Map(
  `don't can't won't isn't aren't wasn't weren't doesn't didn't hasn't haven't hadn't couldn't wouldn't shouldn't mustn't
  I'm I've you're you've you'll they're they've they'll they'd we've he's she's it'll that's what's where's there's
  who's here's how's when's let's o'clock`
    .split(/\s+/)
    .map((word) => [word.toLowerCase().replace("'", ''), word.indexOf("'")]),
)

/** Contractions and what belongs to somebody named on the page. */
export const apostrophes: Rule = ({ tokens, names }) =>
  tokens.flatMap((token, i) => {
    const at = contractions.get(token.word)
    if (at !== undefined && !(token.word === 'lets' && i > 0)) return [insertAt(token, at)]
    const owner = token.word.slice(0, -1)
    const isOwner = token.word.endsWith('s') && names.has(owner) && !names.has(token.word) && !owner.endsWith('s')
    return isOwner ? [insertAt(token, owner.length)] : []
  })

function insertAt({ from }: Token, at: number) {
  return [{ from: from + at, to: from + at, put: "'" }]
}
