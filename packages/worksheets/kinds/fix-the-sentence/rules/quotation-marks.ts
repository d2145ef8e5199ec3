import type { Rule } from './sentence.ts'

const saying = '(?:said|says|asked|asks|called|calls|shouted|shouts|whispered|yelled|cried|answered|replied|added)'
/** Speaker first: Ada said, Look at the nets. */
const after = new RegExp(`^[^,.!?"]{1,40} ${saying}, (\\p{Lu}[^.!?"]*[.!?])$`, 'u')
/** Speech first: Look at the nets, said Ada. */
const before = new RegExp(`^([^.!?"]+[,!?]) (?:${saying} [^,.!?"]{1,40}|[^,.!?"]{1,30} ${saying})\\.$`, 'u')

/** Words that somebody says stand in quotation marks, their own mark inside. */
export const quotationMarks: Rule = ({ text }) => {
  const said = after.exec(text)?.[1]
  if (said) return [marks(text.length - said.length, text.length)]
  const begun = before.exec(text)?.[1]
  return begun ? [marks(0, begun.length)] : []
}

function marks(from: number, to: number) {
  return [
    { from, to: from, put: '"' },
    { from: to, to, put: '"' },
  ]
}
