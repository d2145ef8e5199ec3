import type { Exact } from '../../../numbers/solving.ts'

/** An amount that the story tells, or one that it keeps back. */
export type Amount = Exact | 'some'

export type Fact =
  /** Somebody or some place has an amount; `noun` is what it counts. */
  | { is: 'pile'; owner: string; amount: Amount; noun: string }
  | { is: 'gain' | 'loss'; amount: Amount }
  /** What is there after the changes, or is wanted. */
  | { is: 'later'; amount: Exact }
  | { is: 'whole'; amount: Exact }
  | { is: 'part'; amount: Exact }
  /** `owner` has `by` more (or fewer) than `other`. */
  | { is: 'more' | 'fewer' | 'times'; owner: string; other: string; by: Exact }
  /** Each box, row or day has this many. */
  | { is: 'each'; per: string; amount: Exact }
  | { is: 'groups'; per: string; count: Exact }
  | { is: 'shared'; among: Exact }
  | { is: 'portion'; of: Exact }

export function amountOf(facts: Fact[], is: 'gain' | 'loss' | 'later' | 'whole' | 'part'): Amount[] {
  return facts.flatMap((fact) => (fact.is === is && 'amount' in fact ? [fact.amount] : []))
}
