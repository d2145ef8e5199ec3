import { gradeTables } from '../../../grade-tables.ts'
import type { Random } from '../../../random.ts'
import { type Draft, type Draw, gap, text } from './family.ts'

/** `34 + 5` beside `34 + 50`, where adding in the wrong place shows. */
export const tensOrOnes: Draw<'tens-or-ones'> = ({ upTo }, setting) => {
  let partner: Draft | undefined
  return {
    heading: 'Add. Look first: are these tens or ones?',
    layout: 'rows',
    across: 2,
    want: 10,
    isPaired: true,
    tall: gradeTables[setting.grade].boxMm + 6,
    draw: (random) => {
      const waiting = partner
      partner = undefined
      if (waiting) return waiting
      const [a, digit] = pair(random, upTo)
      partner = sum(a, digit * 10, digit)
      return sum(a, digit, digit * 10)
    },
  }
}

/** One of two digits and a digit that it takes as ones and as tens. */
function pair(random: Random, upTo: number): [number, number] {
  const digit = random.int(2, 6)
  const tens = random.int(1, Math.floor(upTo / 10) - digit - 1)
  return [tens * 10 + random.int(1, 9), digit]
}

function sum(a: number, b: number, mistaken: number): Draft {
  return {
    line: [text(`${a} + ${b} =`), gap(a + b)],
    answer: String(a + b),
    // The two of one number stay beside each other.
    hard: (a % 10) + Math.min(b, mistaken) > 9 ? 1000 + a + b / 1000 : a + b / 1000,
    same: `${a}+${b}`,
    note:
      b < 10
        ? `${a + mistaken} if the ${b} was added to the tens: it is ${b} ones.`
        : `${a + mistaken} if the ${b} was added to the ones: it is ${mistaken} tens.`,
  }
}
