import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { crossedInFrame, crossedOut } from '../../../figures/groups.ts'
import { gradeTables } from '../../../grade-tables.ts'
import { borrows, digits, grouped, number } from '../../../numbers/integers.ts'
import { largest, spread } from '../../../numbers/ranges.ts'
import type { Random } from '../../../random.ts'
import { counted } from './counted.ts'
import { backOverTen, downPastTen, partsPastTen } from './cross-ten.ts'
import { estimateHeading, estimateMm, withEstimate } from './estimate.ts'
import { type Draft, type Draw, gap, steps, text } from './family.ts'

const mostDrawn = 20

/** A cell of the frame that the child crosses out in. */
const cellMm = 10

export const subtract: Draw<'subtract'> = (task, setting) => {
  const upTo = task.form === 'pictures' ? Math.min(task.upTo, mostDrawn) : task.upTo
  const box = gradeTables[setting.grade].boxMm
  const zeros = task.overZero === true
  const drawn = (make: (a: number, b: number) => Draft) => (random: Random) => {
    const pair = task.crossesTen
      ? wholeAndPart(random, upTo, setting.step)
      : numbers(random, upTo, setting.step, task.form === 'column', task.regroup, zeros)
    return pair ? make(...pair) : undefined
  }
  const { look, many } = counted(setting)
  if (task.form === 'pictures')
    return {
      heading: `Some ${many} are crossed out. Write how many are left.`,
      layout: 'pictures',
      across: 2,
      want: 6,
      tall: box + 30,
      draw: drawn((a, b) => ({ ...row(a, b), figure: crossedOut(a, b, look) })),
    }
  // Bare differences come later: a child of five counts what is drawn.
  if (task.form === 'row' && setting.grade === 'kindergarten' && upTo <= 10)
    return {
      heading: goneHeading(many),
      layout: 'pictures',
      across: 2,
      want: 6,
      tall: box + 26,
      draw: drawn((a, b) => ({
        ...row(a, b),
        figure: crossedInFrame(a, 0, look, cellMm),
        finished: crossedInFrame(a, b, look, cellMm),
      })),
    }
  if (task.form === 'column')
    return {
      heading: task.estimate ? estimateHeading('Subtract', task.estimate) : 'Subtract. Start with the ones.',
      layout: 'stacks',
      across: task.estimate ? 4 : 3,
      want: task.estimate ? 8 : 9,
      tall: box + 34 + (task.estimate ? estimateMm : 0),
      ...(zeros && { usual: { is: opensOverZero, most: 0.4 } }),
      draw: (random) => {
        const draft = drawn(column)(random)
        if (!draft) return undefined
        const isOver = opensOverZero(draft)
        // In 3rd grade this has pages of its own; among larger numbers it comes as it comes.
        if (upTo === 1000 && !zeros && isOver) return undefined
        return withEstimate(zeros ? { ...draft, isTelling: isOver } : draft, '−', task.estimate)
      },
    }
  if (task.form === 'missing')
    return {
      heading: 'Write the missing number.',
      layout: 'rows',
      tall: box + 6,
      draw: (random) => drawn(random.next() < 0.6 ? missingTaken : missingStart)(random),
    }
  if (task.crossesTen) {
    const way = upTo <= 20 ? 'Go back to ten first: 13 − 5 is 13 − 3 − 2.' : 'Each time, open a ten.'
    const draft = (a: number, b: number) => ({
      ...row(a, b),
      note: backOverTen(a, b),
      way: steps(...downPastTen(a, b)),
    })
    return { heading: `Subtract. ${way}`, layout: 'rows', tall: box + 6, wayTall: box * 1.6, draw: drawn(draft) }
  }
  return { heading: 'Subtract.', layout: 'rows', tall: box + 6, draw: drawn(row) }
}

/** The child crosses out, so that nothing is said of what is crossed out already. */
export function goneHeading(many: string): string {
  return `Cross out the ${many} that go. Write how many are left.`
}

function wholeAndPart(random: Random, upTo: number, step: SheetSetting['step']): [number, number] | undefined {
  const parts = partsPastTen(random, upTo, largest(upTo, step, 11))
  return parts && [parts[0] + parts[1], random.pick(parts)]
}

function numbers(
  random: Random,
  upTo: number,
  step: SheetSetting['step'],
  long: boolean,
  regroup?: boolean,
  zeros = false,
) {
  const drawn = spread(random, ...largest(upTo, step, long ? 12 : 2))
  const from = zeros && random.next() < 0.8 ? withZeros(drawn, random) : drawn
  const least = long && from > 30 ? Math.ceil(from / 10) : 1
  if (from - 1 < least) return undefined
  const taken = random.int(least, from - 1)
  if (regroup !== undefined && borrows(from, taken) !== regroup) return undefined
  return [from, taken] as [number, number]
}

/** 30,472 or 30,072 of 35,472: no first or last digit is changed. */
function withZeros(n: number, random: Random): number {
  const list = digits(n)
  const inner = list.length - 2
  if (inner < 1) return n
  const first = random.int(1, inner)
  const last = random.int(first, Math.min(first + 1, inner))
  return number(list.map((digit, place) => (place >= first && place <= last ? 0 : digit)))
}

/** A place with nothing above has to give to the one beside it: `804 − 267`. */
function opensOverZero({ same }: Draft): boolean {
  const [from = 0, taken = 0] = same.split('-').map(Number)
  return digits(from).some((digit, place) => place > 0 && digit === 0 && from % 10 ** place < taken % 10 ** place)
}

function row(a: number, b: number): Draft {
  return {
    line: [text(`${grouped(a)} − ${grouped(b)} =`), gap(grouped(a - b))],
    answer: grouped(a - b),
    hard: difficulty(a, b),
    same: `${a}-${b}`,
  }
}

function column(a: number, b: number): Draft {
  const slip = smallerFromLarger(a, b)
  return {
    ...row(a, b),
    column: { top: grouped(a), sign: '−', bottom: grouped(b) },
    line: [gap(grouped(a - b))],
    // 603 − 117 and 603 − 194 beside each other look like a misprint.
    ...(a >= 100 && { uses: [a] }),
    isTelling: slip !== a - b,
    note:
      slip === a - b
        ? undefined
        : `If the answer was ${grouped(slip)}, the smaller digit was taken from the larger one in each place.`,
  }
}

function missingTaken(a: number, b: number): Draft {
  return {
    line: [text(`${grouped(a)} −`), gap(grouped(b)), text(`= ${grouped(a - b)}`)],
    answer: grouped(b),
    hard: difficulty(a, b),
    same: `${a}-${b}`,
    note: `If the answer was ${grouped(a + a - b)}, the two printed numbers were added.`,
  }
}

function missingStart(a: number, b: number): Draft {
  const difference = a - b
  const slip = Math.abs(difference - b)
  return {
    line: [gap(grouped(a)), text(`− ${grouped(b)} = ${grouped(difference)}`)],
    answer: grouped(a),
    hard: difficulty(a, b) + a,
    same: `${a}-${b}`,
    note: `If the answer was ${grouped(slip)}, the two printed numbers were subtracted. Add them to find the start.`,
  }
}

function difficulty(a: number, b: number): number {
  return a + (borrows(a, b) ? a : 0)
}

function smallerFromLarger(a: number, b: number): number {
  const other = digits(b)
  return number(digits(a).map((digit, place) => Math.abs(digit - (other[place] ?? 0))))
}
