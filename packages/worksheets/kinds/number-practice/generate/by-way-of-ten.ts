import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { gradeTables } from '../../../grade-tables.ts'
import type { Random } from '../../../random.ts'
import { type Draw, type Family, gap, text } from './family.ts'

const ten = 10

/** `8 + 5 = 8 + 2 + 3 = 13`, the way written out. */
export const makeTen: Draw<'make-ten'> = (_task, setting) => ({
  heading: 'Add. Make a ten first, then add the rest.',
  ...rows(setting),
  draw: (random) => {
    const [a, b] = parts(random)
    const toTen = ten - a
    return {
      hard: a + b,
      line: [text(`${a} + ${b} = ${a} +`), gap(toTen), text('+'), gap(b - toTen), text('='), gap(a + b)],
      answer: `${toTen}, ${b - toTen}, ${a + b}`,
      same: `${a}+${b}`,
      note: `${a} needs ${toTen} to make ten, so ${b} is taken apart into ${toTen} and ${b - toTen}.`,
    }
  },
})

/** `5 + 8 = 8 + 2 + 3 = 13`: the number nearer to ten may come second. */
export const startNearTen: Draw<'start-near-ten'> = (_task, setting) => ({
  heading: 'Add. Start with the number nearer to ten and make the ten, then add the rest.',
  ...rows(setting),
  usual: { is: ({ isTelling }) => isTelling === true, most: 0.3, isFull: true },
  isMixed: true,
  draw: (random) => {
    const [near, other] = parts(random)
    if (near === other) return undefined
    const toTen = ten - near
    const isTurned = random.next() < 0.5
    return {
      hard: near + other,
      isTelling: isTurned,
      line: [
        text(isTurned ? `${other} + ${near} =` : `${near} + ${other} =`),
        gap(near),
        text('+'),
        gap(toTen),
        text('+'),
        gap(other - toTen),
        text('='),
        gap(near + other),
      ],
      answer: `${near}, ${toTen}, ${other - toTen}, ${near + other}`,
      same: `${other}+${near}`,
      note: `${near} is nearer to ten: it needs ${toTen}, so ${other} is taken apart into ${toTen} and ${other - toTen}.`,
    }
  },
})

/** `13 − 5 = 13 − 3 − 2 = 8`. */
export const backToTen: Draw<'back-to-ten'> = (_task, setting) => ({
  heading: 'Subtract. Go back to ten first, then take away the rest.',
  ...rows(setting),
  draw: (random) => {
    const [left, taken] = random.shuffle(parts(random)) as [number, number]
    const whole = left + taken
    const toTen = whole - ten
    return {
      hard: whole,
      line: [
        text(`${whole} − ${taken} = ${whole} −`),
        gap(toTen),
        text('−'),
        gap(taken - toTen),
        text('='),
        gap(whole - taken),
      ],
      answer: `${toTen}, ${taken - toTen}, ${whole - taken}`,
      same: `${whole}-${taken}`,
      note: `${whole} goes back to ten by ${toTen}, so ${taken} is taken apart into ${toTen} and ${taken - toTen}.`,
    }
  },
})

/** Two numbers under ten that pass it together, the larger one first. */
function parts(random: Random): [number, number] {
  const a = random.int(6, 9)
  return [a, random.int(ten - a + 1, a)]
}

function rows({ grade }: SheetSetting): Pick<Family, 'layout' | 'across' | 'want' | 'tall'> {
  return { layout: 'rows', across: 1, want: 7, tall: gradeTables[grade].boxMm + 6 }
}
