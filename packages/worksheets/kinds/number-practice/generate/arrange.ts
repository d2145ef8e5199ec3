import type { Random } from '../../../random.ts'
import type { Draft, Family } from './family.ts'

const tries = 200

/** The example, then the others: easiest first, or in an order that gives no answer away. */
export function arranged(family: Family, drafts: Draft[], count: number, random: Random): Draft[] {
  const isYesOrNo = drafts.some(({ verdict }) => verdict)
  const [example, ...others] = exampleFirst(isYesOrNo ? halfEach(drafts, count) : evenly(drafts, count))
  if (!example) return []
  if (isYesOrNo) return [example, ...yesAndNo(others, random)]
  return [example, ...(family.isMixed ? mixedUp(others, random) : outOfStep(others))]
}

/**
 * The easiest is the example; where more than one has what is hard, the easiest of those. It takes no sign away from
 * the others.
 */
function exampleFirst(drafts: Draft[]): Draft[] {
  const telling = drafts.filter(({ isTelling }) => isTelling)
  const among = telling.length > 1 ? telling : drafts
  const example = among.find((draft) => !isLoneSign(draft, drafts)) ?? among[0]
  return example ? [example, ...drafts.filter((draft) => draft !== example)] : drafts
}

function isLoneSign({ answer }: Draft, drafts: Draft[]): boolean {
  return /^[<>=]$/.test(answer) && drafts.filter((other) => other.answer === answer).length === 1
}

function halfEach(drafts: Draft[], count: number): Draft[] {
  if (drafts.length <= count) return drafts
  const [yes, no] = [
    drafts.filter(({ verdict }) => verdict === 'yes'),
    drafts.filter(({ verdict }) => verdict === 'no'),
  ]
  const kept = new Set([...evenly(yes, Math.ceil(count / 2)), ...evenly(no, Math.floor(count / 2))])
  return drafts.filter((draft) => kept.has(draft))
}

/** What tells comes first; never three alike in a row, and both answers also among every other item; each answer easiest first. */
function yesAndNo(drafts: Draft[], random: Random): Draft[] {
  const verdicts = drafts.map(({ verdict }) => verdict)
  const telling = drafts.find(({ isTelling }) => isTelling)?.verdict
  const fits = (order: typeof verdicts) =>
    (telling === undefined || order[0] === telling) &&
    order.every((one, i) => i < 2 || one !== order[i - 1] || one !== order[i - 2]) &&
    (order.length < 4 || [0, 1].every((odd) => new Set(order.filter((_, i) => i % 2 === odd)).size === 2))
  const order = shuffledTo(verdicts, fits, random)
  const left = {
    yes: drafts.filter(({ verdict }) => verdict === 'yes'),
    no: drafts.filter(({ verdict }) => verdict === 'no'),
  }
  return order.flatMap((verdict) => left[verdict ?? 'no'].shift() ?? [])
}

/** Where each answer is one or two more than the last, or less, a child could go on counting: neighbors change places. */
function outOfStep(drafts: Draft[]): Draft[] {
  const steps = drafts.slice(1).map(({ answer }, i) => Number(answer) - Number(drafts[i]?.answer))
  const isRun = [1, -1].some((way) => steps.every((step) => step * way === 1 || step * way === 2))
  if (!isRun || drafts.length < 3) return drafts
  return drafts.map((draft, i) => drafts[i % 2 === 0 ? i + 1 : i - 1] ?? draft)
}

function mixedUp(drafts: Draft[], random: Random): Draft[] {
  const grows = (order: Draft[]) => order.filter(({ hard }, i) => hard > (order[i - 1]?.hard ?? hard)).length
  return shuffledTo(drafts, (order) => grows(order) * 2 <= order.length && grows(order) > 0, random)
}

function shuffledTo<Entry>(list: Entry[], fits: (order: Entry[]) => boolean, random: Random): Entry[] {
  let order = random.shuffle(list)
  for (let i = 0; i < tries && !fits(order); i++) order = random.shuffle(list)
  return order
}

/** Easy, middle and hard stay where there is room for only some. */
function evenly(drafts: Draft[], count: number): Draft[] {
  if (drafts.length <= count) return drafts
  if (count < 2) return drafts.slice(0, count)
  const last = drafts.length - 1
  return Array.from({ length: count }, (_, index) => drafts[Math.round((index * last) / (count - 1))] as Draft)
}
