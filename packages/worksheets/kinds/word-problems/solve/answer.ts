import {
  add,
  divide,
  type Exact,
  exact,
  isWhole,
  multiply,
  order,
  subtract,
  writeDecimal,
  writeFraction,
} from '../../../numbers/solving.ts'
import { type Amount, amountOf, type Fact } from './facts.ts'
import { singular } from './sentences.ts'

const zero = exact(0n)

function sum(values: Exact[]): Exact {
  return values.reduce(add, zero)
}

function numbers(values: Amount[]): Exact[] {
  return values.filter((value) => value !== 'some')
}

type Pile = Extract<Fact, { is: 'pile' }>

/** Counted containers become groups, and groups with a known size become an amount. */
function filled(facts: Fact[]): Fact[] {
  const size = facts.find((fact) => fact.is === 'each')
  if (size?.is !== 'each') return facts
  return facts.map((fact): Fact => {
    if (fact.is === 'groups' && fact.per === size.per) return pile('rows', multiply(fact.count, size.amount))
    if (fact.is !== 'pile' || fact.amount === 'some' || singular(fact.noun) !== size.per) return fact
    return pile(fact.owner, multiply(fact.amount, size.amount))
  })
}

function pile(owner: string, amount: Exact): Pile {
  return { is: 'pile', owner, amount, noun: '' }
}

/** Adds a pile for whoever is described only by another's amount. */
function related(facts: Fact[]): Fact[] {
  const piles = facts.filter((fact) => fact.is === 'pile')
  const has = (owner: string) => numbers(piles.filter((one) => one.owner === owner).map(({ amount }) => amount))[0]
  const extra = facts.flatMap((fact): Fact[] => {
    if (fact.is !== 'more' && fact.is !== 'fewer' && fact.is !== 'times') return []
    const [owner, other] = [has(fact.owner), has(fact.other)]
    if (other && !owner) return [pile(fact.owner, ahead(fact.is, other, fact.by))]
    return owner && !other ? [pile(fact.other, behind(fact.is, owner, fact.by))] : []
  })
  return [...facts, ...extra]
}

function ahead(is: 'more' | 'fewer' | 'times', other: Exact, by: Exact): Exact {
  return is === 'times' ? multiply(other, by) : is === 'more' ? add(other, by) : subtract(other, by)
}

function behind(is: 'more' | 'fewer' | 'times', owner: Exact, by: Exact): Exact {
  return is === 'times' ? divide(owner, by) : is === 'more' ? subtract(owner, by) : add(owner, by)
}

/** What the question asks for, from what the sentences said; null where that is not settled. */
export function answerQuestion(question: string, told: Fact[]): string | null {
  const value = asked(question, related(filled(told)))
  if (!value || value.top < 0n) return null
  if (/^How (?:far|much|long)|^What part/.test(question)) return measured(value, told)
  return isWhole(value) ? writeDecimal(value) : null
}

/** Measures told in fractions are answered in fractions. */
function measured(value: Exact, told: Fact[]): string | null {
  const decimal = told.some((fact) => fact.is === 'pile' && /s$/.test(fact.noun))
  return decimal ? writeDecimal(value) : writeFraction(value)
}

function asked(question: string, facts: Fact[]): Exact | null {
  return (
    groupsAsked(question, facts) ??
    shareAsked(question, facts) ??
    differenceAsked(question, facts) ??
    unknownAsked(question, facts) ??
    ownerAsked(question, facts) ??
    totalAsked(question, facts)
  )
}

/** All that is there after what came and went; null while something is kept back. */
function total(facts: Fact[]): Exact | null {
  const piles = facts.flatMap((fact) => (fact.is === 'pile' ? [fact.amount] : []))
  const [gains, losses] = [amountOf(facts, 'gain'), amountOf(facts, 'loss')]
  if (piles.length === 0 || [...piles, ...gains, ...losses].includes('some')) return null
  return subtract(sum(numbers([...piles, ...gains])), sum(numbers(losses)))
}

function groupsAsked(question: string, facts: Fact[]): Exact | null {
  const size = facts.find((fact) => fact.is === 'each')
  const noun = /^How many (\w+)/.exec(question)?.[1] ?? ''
  if (size?.is !== 'each' || size.amount.top === 0n) return null
  const days = /in (\d+) days\?$/.exec(question)?.[1]
  if (size.per === 'day' && days) return multiply(size.amount, exact(BigInt(days)))
  if (singular(noun) !== size.per) return null
  const named = / for (?:all )?([\d,]+) /.exec(question)?.[1]?.replace(/,/g, '')
  const all = named ? exact(BigInt(named)) : total(facts)
  if (!all) return null
  const full = divide(all, size.amount)
  if (/ full\?$/.test(question)) return exact(full.top / full.bottom)
  if (/ need /.test(question)) return exact((full.top + full.bottom - 1n) / full.bottom)
  return full
}

function shareAsked(question: string, facts: Fact[]): Exact | null {
  const share = facts.find((fact) => fact.is === 'shared')
  const all = total(facts)
  if (share?.is !== 'shared' || !all || share.among.top === 0n) return null
  if (/ left over\?$/.test(question)) return exact(all.top % share.among.top)
  return / each (?:\w+)(?: get)?\?$/.test(question) ? divide(all, share.among) : null
}

function differenceAsked(question: string, facts: Fact[]): Exact | null {
  const piles = facts.filter((fact) => fact.is === 'pile')
  const [first, second] = numbers(piles.map(({ amount }) => amount))
  if (!/^How (?:many (?:more|fewer)|much farther) /.test(question) || piles.length !== 2 || !first || !second)
    return null
  return order(first, second) > 0 ? subtract(first, second) : subtract(second, first)
}

/** The change, the start or the other part, once the end is known. */
function unknownAsked(question: string, facts: Fact[]): Exact | null {
  const parts = numbers(amountOf(facts, 'part'))
  const whole = numbers(amountOf(facts, 'whole'))[0] ?? total(facts)
  if (whole && parts.length > 0) return subtract(whole, sum(parts))
  const [later] = numbers(amountOf(facts, 'later'))
  if (!later) return null
  const piles = facts.flatMap((fact) => (fact.is === 'pile' ? [fact.amount] : []))
  const [gains, losses] = [amountOf(facts, 'gain'), amountOf(facts, 'loss')]
  const here = sum(numbers(piles))
  if (/ (?:at the start|before)\?$/.test(question)) {
    if (numbers(piles).length > 0) return null
    return add(subtract(later, sum(numbers(gains))), sum(numbers(losses)))
  }
  if (piles.length !== 1 || piles[0] === 'some' || numbers([...gains, ...losses]).length > 0) return null
  return order(later, here) > 0 ? subtract(later, here) : subtract(here, later)
}

/** "How many does Juno have?", "How many are in the big box?" where one is told by the other. */
function ownerAsked(question: string, facts: Fact[]): Exact | null {
  if (!facts.some(({ is }) => is === 'more' || is === 'fewer' || is === 'times')) return null
  const found = / does (.+) (?:have|find)\?$/.exec(question) ?? / are in (.+)\?$/.exec(question)
  const owner = found?.[1]?.toLowerCase()
  const piles = facts.flatMap((fact) => (fact.is === 'pile' && fact.owner === owner ? [fact.amount] : []))
  return piles.length === 1 ? (numbers(piles)[0] ?? null) : null
}

function totalAsked(question: string, facts: Fact[]): Exact | null {
  const all = total(facts)
  const portion = facts.find((fact) => fact.is === 'portion')
  if (!all) return null
  if (portion?.is === 'portion') return multiply(all, portion.of)
  const whole =
    / (?:now|left|in all|together)\?$|are left in the \w+\?$|are still in |in the array\?$|on the (?:shelf|shelves)\?$|wait there\?$/
  return whole.test(question) ? all : null
}
