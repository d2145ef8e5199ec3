import { gradeTables } from '../../../grade-tables.ts'
import { type Draw, gap, text } from './family.ts'

/** The shorter way has so many steps at most, the longer one so many more at least. */
const mostSteps = 4
const leastLonger = 4
/** From here on, so that there are enough wholes for each to come once, and many ways lead past ten. */
const leastWhole = 11

/** `19 − 16`, counted up, beside `19 − 2`, counted back. */
export const upOrBack: Draw<'up-or-back'> = ({ upTo }, setting) => ({
  heading:
    'Subtract the shorter way. Count up if the numbers are close. Go back if only a few are taken. Write up or back.',
  layout: 'rows',
  across: 1,
  want: 7,
  tall: gradeTables[setting.grade].boxMm + 3,
  draw: (random) => {
    const whole = random.int(leastWhole, upTo)
    const few = random.int(2, mostSteps)
    if (whole - few < few + leastLonger) return undefined
    const isUp = random.next() < 0.5
    const taken = isUp ? whole - few : few
    const way = isUp ? 'up' : 'back'
    const said = Array.from({ length: few }, (_, i) => (isUp ? taken + 1 + i : whole - 1 - i)).join(', ')
    return {
      line: [text(`${whole} − ${taken} =`), gap(whole - taken, 'box'), text('up or back?'), gap(way, 'wide')],
      answer: `${whole - taken}, ${way}`,
      hard: whole,
      same: `${whole}-${taken}`,
      uses: [whole],
      verdict: isUp ? 'yes' : 'no',
      isTelling: isUp,
      note: isUp ? `Up from ${taken}: ${said}. That is ${few} steps.` : `Back from ${whole}: ${said}.`,
    }
  },
})
