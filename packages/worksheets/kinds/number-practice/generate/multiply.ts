import { array } from '../../../figures/array.ts'
import { gradeTables } from '../../../grade-tables.ts'
import { digits, grouped } from '../../../numbers/integers.ts'
import { slice } from '../../../numbers/ranges.ts'
import { counted } from './counted.ts'
import { estimateMm, productHeading, withEstimate } from './estimate.ts'
import { type Draft, type Draw, type Family, gap, type Part, steps, text } from './family.ts'

export const multiply: Draw<'multiply'> = (task, setting) => {
  const box = gradeTables[setting.grade].boxMm
  const left = slice(task.left, setting.step)
  const right = slice(task.right, setting.step)
  if (task.form === 'array') {
    if (setting.grade === '2nd' && setting.step === 2) return addedRows(left, right, box)
    const named = setting.grade === 'kindergarten' || setting.grade === '1st' || setting.grade === '2nd'
    const { look, many } = counted(setting)
    return {
      heading: `Use the rows to find how many ${many} in all.`,
      layout: 'pictures',
      across: 2,
      want: 6,
      tall: box + 38,
      draw: (random) => {
        const [rows, each] = [random.int(...left), random.int(...right)]
        return {
          ...row(rows, each),
          figure: array(rows, each, look, Math.max(rows, each) > 6 ? 4 : 6.5),
          line: [text(named ? `${rows} rows of ${each} =` : `${rows} × ${each} =`), gap(rows * each)],
        }
      },
    }
  }
  if (task.form === 'column') {
    const partial = digits(task.right[1]).length
    const isLong = partial > 1 && digits(task.left[1]).length > 2
    return {
      heading: task.estimate
        ? productHeading(digits(task.left[1]).length)
        : partial > 1
          ? 'Multiply. First row: times the ones. Second row: times the tens. Then add the rows.'
          : 'Multiply. Start with the ones.',
      layout: 'stacks',
      across: isLong ? 2 : 3,
      want: isLong ? longProducts : partial > 1 ? 6 : 9,
      tall: box + 26 + (partial > 1 ? 14 * partial : 8) + (task.estimate ? estimateMm : 0),
      draw: (random) => {
        const [a, b] = [random.int(...left), random.int(...right)]
        // A row of zeros shows nothing of how the rows come about.
        const lesser = Math.min(a, b)
        const by = partial > 1 && lesser % 10 === 0 ? lesser + 1 : lesser
        const large = Math.max(a, b, by)
        const draft = { ...column(large, by), ...(partial > 1 && { uses: [Math.round(large / 10), -by] }) }
        return task.estimate ? withEstimate(draft, '×') : draft
      },
    }
  }
  return {
    // The fours and the eights are learned by doubling.
    heading: isDoubled(left)
      ? `Multiply. ${left[0]} times a number is double ${left[0] / 2} times the number.`
      : 'Multiply.',
    layout: 'rows',
    tall: box + 6,
    ...(isDoubled(left) && { wayTall: box }),
    draw: (random) => {
      const [a, b] = [random.int(...left), random.int(...right)]
      return isDoubled(left) ? { ...row(a, b), way: doubled(a, b) } : row(a, b)
    },
  }
}

/** Large arrays, added row by row, and whether their number is even. */
function addedRows(left: readonly [number, number], right: readonly [number, number], box: number): Family {
  return {
    heading: 'Add the rows: write 4 + 4 + 4 for three rows of 4. Is the number of rings even? Write yes or no.',
    layout: 'pictures',
    across: 2,
    isMeasured: true,
    want: 6,
    tall: box * 2 + 30,
    draw: (random) => {
      const [rows, each] = [random.int(...left), random.int(...right)]
      const all = rows * each
      if (all < leastRings || rows < 3) return undefined
      const added = Array.from({ length: rows }, () => each).join(' + ')
      const isEven = all % 2 === 0
      return {
        figure: array(rows, each, 'ring', 5.4),
        line: [gap(added, 'line'), text('='), gap(all, 'box')],
        below: [text('even?'), gap(isEven ? 'yes' : 'no', 'wide')],
        answer: `${added} = ${all}, even: ${isEven ? 'yes' : 'no'}`,
        hard: all,
        same: `${Math.min(rows, each)}x${Math.max(rows, each)}`,
        also: 'Or the columns are added.',
      }
    },
  }
}

/** Each takes minutes; the example is one of them. */
const longProducts = 4

/** Fewer are counted at a glance. */
const leastRings = 9

function isDoubled([least, most]: readonly [number, number]): boolean {
  return least === most && (least === 4 || least === 8)
}

/** `2 × 9 = 18`, `18 + 18 = 36`. */
function doubled(a: number, b: number): Part[][] {
  const half = (a / 2) * b
  return steps(`${a / 2} × ${b} = ${half}`, `${half} + ${half} = ${a * b}`)
}

function row(a: number, b: number): Draft {
  return {
    line: [text(`${grouped(a)} × ${grouped(b)} =`), gap(grouped(a * b))],
    answer: grouped(a * b),
    hard: a * b,
    same: `${Math.min(a, b)}x${Math.max(a, b)}`,
    note: a * b === a + b ? undefined : `If the answer was ${grouped(a + b)}, the numbers were added.`,
  }
}

function column(a: number, b: number): Draft {
  const slip = b > 9 ? withoutPlaceValue(a, b) : withoutCarrying(a, b)
  const said = b > 9 ? 'the tens were multiplied as if they were ones' : 'the regrouped tens were left out'
  return {
    ...row(a, b),
    column: {
      top: grouped(a),
      sign: '×',
      bottom: grouped(b),
      ...(b > 9 && { rows: digits(b).map((digit, place) => ({ text: grouped(a * digit * 10 ** place) })) }),
    },
    line: [gap(grouped(a * b))],
    note: slip === a * b ? undefined : `If the answer was ${grouped(slip)}, ${said}.`,
  }
}

function withoutCarrying(a: number, b: number): number {
  return digits(a).reduce((sum, digit, place) => sum + ((digit * b) % 10) * 10 ** place, 0)
}

function withoutPlaceValue(a: number, b: number): number {
  return digits(b).reduce((sum, digit) => sum + a * digit, 0)
}
