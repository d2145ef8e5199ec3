import type { Sentence } from './sentence.ts'

const helpers = new Set(
  `is are was were am do does did can could will would shall should may might must has have had isnt arent wasnt werent
  dont doesnt didnt cant couldnt wont wouldnt shouldnt hasnt havent hadnt`.split(/\s+/),
)
/** These also begin commands and wishes: "Do the dishes." "Have a snack." "May the wind be with you." */
const doubtful = new Set(['do', 'have', 'had', 'may', 'might', 'must', 'dont'])
const subjects = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they', 'these', 'those', 'any', 'there'])
const measures = new Set(
  'many much long old far big tall fast high heavy often deep small wide soon hot cold late'.split(' '),
)

/** Whether the sentence asks; null where its words allow both. */
export function isQuestion({ tokens, names }: Sentence): boolean | null {
  const [first = '', second = ''] = tokens.map(({ word }) => word.replaceAll("'", ''))
  if (first === 'dont') return second === 'you' ? null : false
  if (doubtful.has(first)) return subjects.has(second) || names.has(second) ? true : null
  if (helpers.has(first)) return true
  switch (first) {
    case 'who':
    case 'whose':
    case 'which':
      return true
    case 'whos':
    case 'whats':
    case 'wheres':
      return true
    case 'what':
      return second === 'a' || second === 'an' || subjects.has(second) ? null : true
    case 'how':
      return helpers.has(second) || measures.has(second) ? true : null
    case 'why':
      return helpers.has(second) ? true : null
    case 'when':
    case 'where':
      return helpers.has(second)
    default:
      return false
  }
}
