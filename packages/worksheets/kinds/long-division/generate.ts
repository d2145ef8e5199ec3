import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { divisionSteps } from '../../figures/division-steps.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import { grouped } from '../../numbers/integers.ts'
import { slice } from '../../numbers/ranges.ts'
import type { Random } from '../../random.ts'
import { thingsFor } from '../../things-for.ts'
import { headline } from '../headline.ts'
import type { Division, LongDivisionView } from './view.ts'

type Spec = SpecOf<'long-division'>

/** Largest numbers of a grade. Source: Common Core State Standards for Mathematics, 4.NBT.6 and 5.NBT.6. */
const limits = { '4th': { divisor: 9, dividend: 9999 }, '5th': { divisor: 99, dividend: 9999 } } as const
const count = 6
/** Each by two digits takes minutes. */
const longCount = 4
/** So many of the last ones ask what the remainder means. */
const asksPerPage = 2
const tries = 600
/** Items with boxes, by step; then they fade out. */
const boxed = { 0: count, 1: 3, 2: 1 } as const

interface Numbers {
  dividend: number
  divisor: number
  quotient: number
  rest: number
}

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<LongDivisionView> {
  const { grade, characters, place, step } = setting
  if (grade !== '4th' && grade !== '5th') throw new CannotDraw('Long division begins in 4th grade')
  const { divisor, dividend } = limits[grade]
  if (spec.divisor[0] > divisor || spec.dividend[0] > dividend) throw new CannotDraw('The numbers are too large')
  const known: Spec = {
    ...spec,
    divisor: [spec.divisor[0], Math.min(spec.divisor[1], divisor)],
    dividend: [spec.dividend[0], Math.min(spec.dividend[1], dividend)],
  }
  const chosen = choose(known, step, random)
  const pitch = Math.min(...chosen.map(pitchFor))
  const who = random.pick(characters)
  const left = spec.remainder ? ' R is what is left over.' : ''
  const cargo = random.shuffle(thingsFor(Math.max(...chosen.map(({ dividend }) => dividend)), setting.things))
  // Lessons on two-digit divisors show what is missing until each has one more.
  const asking =
    spec.remainder && spec.divisor[1] > 9
      ? chosen
          .slice(1)
          .filter(({ rest }) => rest > 0)
          .slice(-asksPerPage)
      : []
  const items = chosen.map((numbers, i) =>
    print(numbers, i, {
      spec,
      pitch,
      step,
      asks: asking.includes(numbers),
      thing: cargo[i % cargo.length]?.many ?? '',
    }),
  )
  return {
    title: `Fair Loads at ${headline(place)}`,
    instructions: `${who} splits every cargo into equal loads.${left} Check by multiplying where there is a line for it.`,
    view: { items },
    answers: chosen.slice(1).map((numbers, i) => ({
      label: String(i + 1),
      answer: answerOf(numbers, spec, asking.includes(numbers)),
      note: noteOf(numbers, asking.includes(numbers)),
    })),
  }
}

/** Side of a digit's square in millimetres, so that the steps fill their third of the page's width. */
function pitchFor({ dividend, quotient }: Numbers): number {
  const [columns, rows] = [String(dividend).length, 2 + 2 * String(quotient).length]
  return Math.min(9, 50 / (columns + 1.3), 50 / rows)
}

/** Different quotients, no divisor or remainder more than twice; from the second step on one may have a zero inside. */
function choose(spec: Spec, step: SheetSetting['step'], random: Random): Numbers[] {
  const wanted = spec.divisor[1] > 9 ? longCount : count
  const [dividends, divisors] = [slice(spec.dividend, step), slice(spec.divisor, step)]
  const chosen: Numbers[] = []
  const hasZero = ({ quotient }: Numbers) => String(quotient).slice(1).includes('0')
  // A zero in the quotient is shown with hundreds, by one digit, and with thousands.
  const mayHaveZero = step > 0 && spec.dividend[1] > (spec.divisor[1] > 9 ? 999 : 199)
  for (let i = 0; i < tries && chosen.length < wanted; i++) {
    const numbers = draw(spec, dividends, divisors, random)
    const isPatient = i < tries / 2
    const isNew = chosen.every(({ quotient }) => quotient !== numbers.quotient)
    const same = chosen.filter(({ divisor }) => divisor === numbers.divisor).length
    const takesZero = mayHaveZero && !chosen.some(hasZero) && chosen.length === wanted - 1
    const fits = !isPatient || (takesZero ? hasZero(numbers) : !hasZero(numbers))
    const isEven = numbers.rest === 0
    // One that comes out even keeps the others from being taken for granted.
    const restFits = spec.remainder ? !isEven || !chosen.some(({ rest }) => rest === 0) : isEven
    const alike = spec.remainder ? chosen.filter(({ rest }) => rest === numbers.rest).length : 0
    if (numbers.quotient >= 10 && isNew && fits && same < 2 && alike < (isPatient ? 1 : 2) && restFits)
      chosen.push(numbers)
  }
  if (chosen.length < Math.min(wanted, 5)) throw new CannotDraw('There are too few divisions')
  const steps = ({ quotient }: Numbers) => String(quotient).length
  return chosen.sort((a, b) => steps(a) - steps(b) || Number(hasZero(a)) - Number(hasZero(b)) || a.divisor - b.divisor)
}

function draw(
  spec: Spec,
  dividends: readonly [number, number],
  divisors: readonly [number, number],
  random: Random,
): Numbers {
  const divisor = random.int(...divisors)
  const rough = random.int(...dividends)
  const even = rough - (rough % divisor)
  const dividend = !spec.remainder || random.next() < 0.15 ? even : rough
  const inside = dividend < spec.dividend[0] ? dividend + divisor : dividend
  return { dividend: inside, divisor, quotient: Math.floor(inside / divisor), rest: inside % divisor }
}

interface Look {
  spec: Spec
  pitch: number
  step: SheetSetting['step']
  /** Asks what is missing until every load has one more. */
  asks: boolean
  thing: string
}

function print(
  { dividend, divisor, quotient, rest }: Numbers,
  index: number,
  { spec, pitch, step, asks, thing }: Look,
): Division {
  const isExample = index === 0
  const inBoxes = index <= boxed[step]
  const room = isExample ? 'done' : inBoxes ? 'boxes' : 'paper'
  return {
    label: isExample ? 'Example' : String(index),
    story: `${grouped(dividend)} ${thing}, ${divisor} loads`,
    figure: divisionSteps(dividend, divisor, room, pitch),
    lead: `${grouped(dividend)} ÷ ${divisor} =`,
    quotient: isExample ? grouped(quotient) : '',
    remainder: spec.remainder ? { sign: 'R', value: isExample ? String(rest) : '' } : null,
    check: asks ? null : { times: `× ${divisor}`, result: isExample ? grouped(dividend) : '' },
    means: asks ? { before: 'How many more to give each one more?', after: '' } : null,
  }
}

function answerOf({ quotient, rest, divisor }: Numbers, { remainder }: Spec, asks: boolean): string {
  if (!remainder) return grouped(quotient)
  return `${grouped(quotient)} R ${rest}${asks ? `; ${divisor - rest} more` : ''}`
}

function noteOf({ dividend, divisor, quotient, rest }: Numbers, asks: boolean): string {
  if (asks)
    return `One more for each load takes ${divisor}; ${rest} ${rest === 1 ? 'is' : 'are'} left over, so ${divisor - rest} more.`
  const check = `Check: ${grouped(quotient)} × ${divisor}${rest > 0 ? ` + ${rest}` : ''} = ${grouped(dividend)}.`
  const zero = String(quotient).slice(1).includes('0')
  if (zero) return `${String(quotient).replace(/(?<=.)0/, '')} if the zero was left out of the answer. ${check}`
  return `${grouped(quotient - 1)} R ${rest + divisor} if the last step took one too few: ${rest + divisor} is not less than ${divisor}. ${check}`
}
