import { type Count, isLeader, leaderCount, nounCount, pronounCount } from './grammatical-number.ts'
import { type Rule, replaceToken, type Sentence, type Token } from './sentence.ts'
import { manyByOne, oneByMany } from './verbs.ts'

const words = (text: string) => new Set(text.split(/\s+/))

const be = words("is are was were isn't aren't wasn't weren't")
/** Verbs that may stand before their subject. */
const turning = words("is are was were isn't aren't wasn't weren't do does don't doesn't has have")
const openers = words('where what when why how who there here')
const leadIns = words('today now then soon sometimes yesterday tonight')
const prepositions = words('of in on with near by at under from behind beside inside over for around without to')
/** After these no verb changes with its subject. */
const modals = words(
  "can could will would should must may might shall did can't couldn't won't wouldn't shouldn't didn't",
)

/** The verb fits its subject, which stands before it or, in questions and after "there", behind it. */
export const verbAgreement: Rule = (sentence) => {
  const found = verbBeforeSubject(sentence) ?? verbAfterSubject(sentence)
  if (!found?.count) return []
  const { verb, count } = found
  const wanted = (count === 'one' ? oneByMany : manyByOne).get(verb.word)
  return wanted ? [replaceToken(verb, wanted)] : []
}

interface Found {
  verb: Token
  count: Count | null
}

/** "Are the nets wet?" "Where is Ada?" "There are two nets." */
function verbBeforeSubject({ tokens, names }: Sentence): Found | null {
  const at = openers.has(tokens[0]?.word ?? '') ? 1 : 0
  const verb = tokens[at]
  if (!verb || !turning.has(verb.word)) return null
  const [next = '', noun = '', third] = tokens.slice(at + 1).map(({ word }) => word)
  if (noun === 'and' || third === 'and') return { verb, count: noun === 'and' && names.has(next) ? 'many' : null }
  if (next === 'i') return { verb, count: be.has(verb.word) ? null : 'many' }
  if (names.has(next)) return { verb, count: 'one' }
  if (next === 'a' && (noun === 'lot' || noun === 'few')) return { verb, count: null }
  const count = pronounCount(next) ?? leaderCount(next)
  if (count || !isLeader(next)) return { verb, count }
  // "the old nets": a word that is not plural may be an adjective.
  return { verb, count: nounCount(noun) === 'many' || third === undefined ? nounCount(noun) : null }
}

/** "The nets in the boat are wet." "Ada and Tomo wave." "She hops." */
function verbAfterSubject({ text, tokens, names }: Sentence): Found | null {
  const from = leadIns.has(tokens[0]?.word ?? '') ? 1 : 0
  for (let at = from + 1; at < tokens.length; at++) {
    const verb = tokens[at] as Token
    const isInfinitive = verb.word === 'to' && !isLeader(tokens[at + 1]?.word ?? '')
    if (isInfinitive || modals.has(verb.word) || /[,;:"!?]/.test(text.slice(tokens[from]?.from, verb.from))) return null
    if (!oneByMany.has(verb.word) && !manyByOne.has(verb.word)) continue
    const subject = tokens.slice(from, at).map(({ word }) => word)
    if (isWholeSubject(subject, names)) return { verb, count: subjectCount(subject, be.has(verb.word), names) }
  }
  return null
}

/** Tells "the net | marks" from "the | marks": many verbs are nouns too. */
function isWholeSubject(subject: string[], names: ReadonlySet<string>): boolean {
  const last = subject.at(-1) ?? ''
  if (isLeader(last) && pronounCount(last) === null) return false
  if (prepositions.has(last) || last === 'and' || last === 'or') return false
  if (subject.length > 1) return true
  return last === 'i' || pronounCount(last) !== null || names.has(last) || nounCount(last) === 'many'
}

function subjectCount(subject: string[], isBe: boolean, names: ReadonlySet<string>): Count | null {
  const [first = ''] = subject
  if (subject.includes('or')) return null
  if (first === 'one' || first === 'each' || first === 'every') return 'one'
  if (subject.includes('and')) return 'many'
  if (subject.length === 1) return soleCount(first, isBe, names)
  const preposition = subject.findIndex((word) => prepositions.has(word))
  const noun = subject.slice(0, preposition < 0 ? undefined : preposition)
  const head = noun.at(-1) ?? ''
  if (noun.length === 1 && !isLeader(first)) return soleCount(first, isBe, names)
  if (names.has(head)) return isLeader(first) ? 'one' : null
  if (!isLeader(first) || noun.slice(1).some((word) => pronounCount(word))) return null
  const byLeader = leaderCount(first)
  const byNoun = noun.length > 1 ? nounCount(head) : byLeader
  return byLeader && byNoun && byLeader !== byNoun ? null : (byLeader ?? byNoun)
}

function soleCount(word: string, isBe: boolean, names: ReadonlySet<string>): Count | null {
  if (word === 'i') return isBe ? null : 'many'
  if (names.has(word)) return 'one'
  return pronounCount(word) ?? (nounCount(word) === 'many' ? 'many' : null)
}
