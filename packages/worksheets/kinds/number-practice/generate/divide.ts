import { gradeTables } from '../../../grade-tables.ts'
import { grouped } from '../../../numbers/integers.ts'
import { slice } from '../../../numbers/ranges.ts'
import { type Draw, gap, text } from './family.ts'

export const divide: Draw<'divide'> = (task, setting) => {
  const box = gradeTables[setting.grade].boxMm
  const divisors = slice(task.divisor, setting.step)
  const quotients = slice(task.quotient, setting.step)
  // Beyond the times tables a child needs room to work.
  const long = task.quotient[1] > 12 || task.divisor[1] > 12
  const room = { layout: 'rows', across: long ? 2 : undefined, want: long ? 4 : undefined } as const
  const tall = box + (long ? 36 : 6)
  if (task.form === 'row')
    return {
      ...room,
      heading: long ? 'Divide. Work in the room below each.' : 'Divide.',
      tall,
      draw: (random) => {
        const [by, answer] = [random.int(...divisors), random.int(...quotients)]
        const all = by * answer
        return {
          line: [text(`${grouped(all)} ÷ ${by} =`), gap(grouped(answer))],
          answer: grouped(answer),
          hard: all,
          same: `${all}/${by}`,
          note: `To check: ${by} × ${grouped(answer)} = ${grouped(all)}.`,
        }
      },
    }
  return {
    ...room,
    across: 2,
    heading: `Divide. ${long ? 'Work in the room below each. ' : ''}Write the remainder after the R.`,
    tall,
    draw: (random) => {
      const [by, answer] = [random.int(...divisors), random.int(...quotients)]
      if (by < 2) return undefined
      const rest = random.int(1, by - 1)
      const all = by * answer + rest
      return {
        line: [text(`${grouped(all)} ÷ ${by} =`), gap(grouped(answer)), text('R'), gap(rest, 'box')],
        answer: `${grouped(answer)} R ${rest}`,
        hard: all,
        same: `${all}/${by}`,
        note: `To check: ${by} × ${grouped(answer)} + ${rest} = ${grouped(all)}. The remainder is less than ${by}.`,
      }
    },
  }
}
