import type { Random } from '../../random.ts'
import { deduce } from './deduce.ts'

export type List = 'thing' | 'hour'

/** Which choice of each list every person has. */
export type Truth = Partial<Record<List, readonly number[]>>

/** Someone by name, or as the one who has a thing. */
export type Subject = { person: number } | { thing: number }

export type Clue =
  | { says: 'is' | 'is-not' | 'one-of' | 'none-of'; person: number; list: List; choices: number[] }
  | { says: 'with' | 'apart'; thing: number; hour: number }
  | { says: 'before'; early: Subject; late: Subject }
  /** One hour apart. */
  | { says: 'next'; early: number; late: number }

export interface Taste {
  says: readonly Clue['says'][]
  /** Plain clues, such as "Ada has the boat.", at most. */
  plain: number
  most: number
}

/** What gives most away goes first when clues are taken out. */
const givesAway: Clue['says'][] = ['is', 'is-not', 'none-of', 'one-of', 'with', 'apart', 'next', 'before']

/**
 * Clues that lead to the truth one at a time, none of them needless but the first, which says what somebody does not
 * have. Empty where chance gave no such clues.
 */
export function cluesFor(truth: Truth, people: number, taste: Taste, random: Random): Clue[] {
  const pool = mixed(random.shuffle(trueClues(truth, people).filter(({ says }) => taste.says.includes(says))), people)
  const plain = pool.filter(({ says }) => says === 'is').slice(0, taste.plain)
  const first = pool.find(({ says }) => says === 'is-not')
  const others = pool.filter((clue) => clue.says !== 'is' && clue !== first)
  if (!first) return []
  let chosen = [first, ...plain, ...others]
  if (!deduce(truth, people, chosen)) return []
  const byPlainness = [...chosen.slice(1)].sort((a, b) => givesAway.indexOf(a.says) - givesAway.indexOf(b.says))
  const kept = new Set(taste.plain > 0 ? plain.slice(0, 1) : [])
  for (const clue of byPlainness) {
    if (kept.has(clue)) continue
    const rest = chosen.filter((other) => other !== clue)
    if (deduce(truth, people, rest)) chosen = rest
  }
  return chosen.length <= taste.most ? chosen : []
}

/** Not too many of one sort: the first of each, and of those that name two choices one for a person. */
function mixed(pool: readonly Clue[], people: number): Clue[] {
  const times = new Map<string, number>()
  return pool.filter((clue) => {
    const isPair = clue.says === 'one-of' || clue.says === 'none-of'
    const sort = isPair ? `pair ${clue.person}` : clue.says
    const most = isPair ? 1 : clue.says === 'before' ? people - 1 : clue.says === 'next' ? 1 : 2
    const own = times.get(sort) ?? 0
    times.set(sort, own + 1)
    return clue.says === 'is' || clue.says === 'is-not' || own < most
  })
}

function trueClues(truth: Truth, people: number): Clue[] {
  const persons = Array.from({ length: people }, (_, i) => i)
  const { thing, hour } = truth
  const clues: Clue[] = []
  for (const [list, own] of [
    ['thing', thing],
    ['hour', hour],
  ] as const) {
    if (!own) continue
    for (const person of persons) {
      const right = own[person] ?? 0
      const wrong = persons.filter((choice) => choice !== right)
      clues.push({ says: 'is', person, list, choices: [right] })
      for (const choice of wrong) clues.push({ says: 'is-not', person, list, choices: [choice] })
      if (people > 3)
        for (const choice of wrong) clues.push({ says: 'one-of', person, list, choices: sorted([right, choice]) })
      if (people > 3)
        for (const choice of wrong)
          clues.push({ says: 'none-of', person, list, choices: wrong.filter((other) => other !== choice) })
    }
  }
  if (hour)
    for (const early of persons)
      for (const late of persons) {
        const gap = (hour[late] ?? 0) - (hour[early] ?? 0)
        if (gap === 1) clues.push({ says: 'next', early, late })
        if (gap < 1) continue
        clues.push({ says: 'before', early: { person: early }, late: { person: late } })
        if (!thing) continue
        clues.push({ says: 'before', early: { thing: thing[early] ?? 0 }, late: { person: late } })
        clues.push({ says: 'before', early: { person: early }, late: { thing: thing[late] ?? 0 } })
      }
  if (thing && hour)
    for (const a of persons)
      for (const b of persons)
        clues.push({ says: a === b ? 'with' : 'apart', thing: thing[a] ?? 0, hour: hour[b] ?? 0 })
  return clues
}

function sorted(choices: number[]): number[] {
  return choices.toSorted((a, b) => a - b)
}
