import { gradeTables } from '../../../grade-tables.ts'
import { digits, grouped } from '../../../numbers/integers.ts'
import { largest, spread } from '../../../numbers/ranges.ts'
import { type Draw, gap, type Part, text } from './family.ts'

const places = [
  ['one', 'ones'],
  ['ten', 'tens'],
  ['hundred', 'hundreds'],
  ['thousand', 'thousands'],
  ['ten thousand', 'ten thousands'],
  ['hundred thousand', 'hundred thousands'],
] as const

export const placeValue: Draw<'place-value'> = (task, setting) => {
  const upTo = Math.min(task.upTo, 999_999)
  const length = digits(upTo === 10 ** (digits(upTo).length - 1) ? upTo - 1 : upTo).length
  return {
    heading: 'Write the missing digit.',
    layout: length > 3 ? 'strips' : 'rows',
    across: length > 2 ? 1 : 2,
    want: length > 2 ? 8 : undefined,
    tall: gradeTables[setting.grade].boxMm + (length > 4 ? 10 : 5),
    draw: (random) => {
      const n = spread(random, ...largest(upTo, setting.step, Math.min(11, upTo)))
      const all = digits(n)
      if (all.length < 2 || all.length > places.length) return undefined
      const asked = random.int(0, all.length - 1)
      // The printed noun is plural, which a single ten would not fit.
      if (all[asked] === 1) return undefined
      const line: Part[] = [text(`${grouped(n)} =`)]
      for (let place = all.length - 1; place >= 0; place--) {
        const digit = all[place] ?? 0
        const comma = place > 0 ? ',' : ''
        const [one, many] = places[place] as (typeof places)[number]
        if (place === asked) line.push(gap(digit, 'box'), text(`${many}${comma}`))
        else line.push(text(`${digit} ${digit === 1 ? one : many}${comma}`))
      }
      return {
        line,
        answer: String(all[asked]),
        hard: n,
        same: String(n),
        note:
          all[asked] === 0 ? `The zero keeps the place: there are no ${places[asked]?.[1]} on their own.` : undefined,
      }
    },
  }
}
