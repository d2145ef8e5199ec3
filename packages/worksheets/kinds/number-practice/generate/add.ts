import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { groupToAdd, twoGroups } from '../../../figures/groups.ts'
import { gradeTables } from '../../../grade-tables.ts'
import { carries, digits, grouped } from '../../../numbers/integers.ts'
import { largest, spread } from '../../../numbers/ranges.ts'
import type { Random } from '../../../random.ts'
import { counted } from './counted.ts'
import { overTen, partsPastTen, upToTen } from './cross-ten.ts'
import { estimateHeading, estimateMm, withEstimate } from './estimate.ts'
import { type Draft, type Draw, type Family, gap, steps, type TaskOf, text } from './family.ts'

/** A picture holds at most this many rings, so that counting stays possible. */
const mostDrawn = 20

export const add: Draw<'add'> = (task, setting) => {
  if ('second' in task) return tensOrOnes(task, setting)
  const upTo = task.form === 'pictures' ? Math.min(task.upTo, mostDrawn) : task.upTo
  const box = gradeTables[setting.grade].boxMm
  const isLong = task.form === 'column'
  // 1st grade begins with tens and a few ones; from there on to 100 the work is with two tens.
  const inTens = upTo > 30 && upTo <= 100 && (setting.step > 0 || setting.grade !== '1st')
  const least = task.crossesTen ? 11 : isLong ? 12 : 2
  const bounds = inTens ? tensBounds(upTo, setting.step) : largest(upTo, setting.step, least)
  const usual = inTens ? { is: hasTwoTens, most: 0.25 } : undefined
  const pair = (random: Random) =>
    task.crossesTen ? pastTen(random, upTo, bounds, isLong) : addends(random, bounds, isLong, task.regroup)
  if (task.form === 'pictures') {
    const { look, many } = counted(setting)
    return {
      heading: `Count both groups of ${many}. Write how many in all.`,
      layout: 'pictures',
      across: 2,
      want: 6,
      tall: box + 30,
      draw: (random) => with2(pair(random), (a, b) => ({ ...row(a, b), figure: twoGroups(a, b, look) }), 1),
    }
  }
  // Bare sums come later: a child of five counts what is drawn.
  if (task.form === 'row' && setting.grade === 'kindergarten')
    return {
      heading: 'Draw the second group. Write how many there are in all.',
      layout: 'pictures',
      across: 2,
      want: 6,
      tall: box + 26,
      draw: (random) =>
        with2(pair(random), (a, b) => ({ ...row(a, b), figure: groupToAdd(a), finished: twoGroups(a, b, 'ring') }), 1),
    }
  if (task.form === 'column')
    return {
      heading: task.estimate ? estimateHeading('Add', task.estimate) : 'Add. Start with the ones.',
      layout: 'stacks',
      usual,
      across: task.estimate ? 4 : 3,
      want: task.estimate ? 8 : 9,
      tall: box + 34 + (task.estimate ? estimateMm : 0),
      draw: (random) => withEstimate(with2(pair(random), column), '+', task.estimate),
    }
  if (task.form === 'missing')
    return {
      heading: 'Write the missing number.',
      usual,
      layout: 'rows',
      tall: box + 6,
      draw: (random) => with2(pair(random), random.next() < 0.5 ? missingSecond : missingFirst, 1),
    }
  if (task.crossesTen) {
    const way = upTo <= 20 ? 'Make a ten first: 8 + 5 is 8 + 2 + 3.' : 'Each sum makes a new ten.'
    const draft = (a: number, b: number) => ({
      ...row(a, b),
      note: overTen(Math.max(a, b), Math.min(a, b)),
      way: steps(...upToTen(a, b)),
    })
    return {
      heading: `Add. ${way}`,
      layout: 'rows',
      usual,
      tall: box + 6,
      wayTall: box,
      draw: (random) => with2(pair(random), draft),
    }
  }
  return { heading: 'Add.', layout: 'rows', usual, tall: box + 6, draw: (random) => with2(pair(random), row) }
}

function tensOrOnes({ upTo, second }: TaskOf<'add'> & { second: 'tens' | 'ones' }, { grade }: SheetSetting): Family {
  return {
    heading: `Add. Count on by ${second}.`,
    layout: 'rows',
    tall: gradeTables[grade].boxMm + 6,
    draw: (random) => {
      const a = random.int(11, upTo - 1)
      const b = second === 'tens' ? random.int(1, Math.floor(upTo / 10) - 2) * 10 : random.int(2, 9)
      return a % 10 === 0 || a + b > upTo ? undefined : row(a, b)
    },
  }
}

type Bounds = readonly [number, number]

/** Sums to 100, so large that both parts can have two digits. */
function tensBounds(upTo: number, step: SheetSetting['step']): Bounds {
  return [Math.round(upTo * ([0.3, 0.35, 0.5][step] ?? 0.35)), step === 0 ? Math.round(upTo * 0.85) : upTo]
}

function hasTwoTens({ same }: Draft): boolean {
  return same.split('+').every((part) => part.length > 1)
}

function pastTen(random: Random, upTo: number, bounds: Bounds, long: boolean) {
  const parts = partsPastTen(random, upTo, bounds)
  return parts && !long && random.next() < 0.4 ? ([parts[1], parts[0]] as [number, number]) : parts
}

function with2(pair: [number, number] | undefined, make: (a: number, b: number) => Draft, least = 0) {
  return pair && Math.min(...pair) >= least ? make(...pair) : undefined
}

function addends(random: Random, bounds: Bounds, long: boolean, regroup?: boolean) {
  const sum = spread(random, ...bounds)
  const least = long && sum > 30 ? Math.ceil(sum / 10) : bounds[1] > 5 || random.next() < 0.7 ? 1 : 0
  if (sum - least < least) return undefined
  const a = random.int(least, sum - least)
  const b = sum - a
  if (regroup !== undefined && carries(a, b) !== regroup) return undefined
  // Set out in columns, a number of one digit goes below.
  return (long && a < b ? [b, a] : [a, b]) as [number, number]
}

function row(a: number, b: number): Draft {
  return {
    line: [text(`${grouped(a)} + ${grouped(b)} =`), gap(grouped(a + b))],
    answer: grouped(a + b),
    hard: difficulty(a, b),
    same: `${Math.min(a, b)}+${Math.max(a, b)}`,
  }
}

function column(a: number, b: number): Draft {
  const slip = withoutCarrying(a, b)
  return {
    ...row(a, b),
    column: { top: grouped(a), sign: '+', bottom: grouped(b) },
    line: [gap(grouped(a + b))],
    isTelling: slip !== a + b,
    note: slip === a + b ? undefined : `If the answer was ${grouped(slip)}, the regrouping was left out.`,
  }
}

function missingSecond(a: number, b: number): Draft {
  return missing(a, b, [text(`${grouped(a)} +`), gap(grouped(b)), text(`= ${grouped(a + b)}`)])
}

function missingFirst(a: number, b: number): Draft {
  return missing(b, a, [gap(grouped(a)), text(`+ ${grouped(b)} = ${grouped(a + b)}`)])
}

function missing(known: number, unknown: number, line: Draft['line']): Draft {
  return {
    line,
    answer: grouped(unknown),
    hard: difficulty(known, unknown) + ('gap' in (line[0] ?? {}) ? 1 : 0),
    same: `${Math.min(known, unknown)}+${Math.max(known, unknown)}`,
    note: `If the answer was ${grouped(2 * known + unknown)}, the two printed numbers were added.`,
  }
}

function difficulty(a: number, b: number): number {
  return a + b + (carries(a, b) ? Math.max(a, b) : 0)
}

/** What a child writes who adds place by place and drops each new ten; the first place is written out whole. */
function withoutCarrying(a: number, b: number): number {
  const [long, short] = [digits(Math.max(a, b)), digits(Math.min(a, b))]
  return long.reduce((total, digit, place) => {
    const inPlace = digit + (short[place] ?? 0)
    return total + (place === long.length - 1 ? inPlace : inPlace % 10) * 10 ** place
  }, 0)
}
