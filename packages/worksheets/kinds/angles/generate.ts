import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { angle, protractor } from '../../figures/angle.ts'
import type { DrawnSheet, SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { turns } from './full-turns.ts'

export function generate(spec: SpecOf<'angles'>, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const place = headline(setting.place)
  const who = random.pick(setting.characters)
  const pages = {
    classify: {
      title: 'Corners',
      task: `${who} sorts the corners. Is each acute, right or obtuse?`,
      columns: 3,
      items: classify,
    },
    measure: {
      title: 'Angles',
      task: `${who} lays a protractor on each turn. How many degrees is it?`,
      columns: 2,
      items: measure,
    },
    missing: {
      title: 'Split Angles',
      task: 'The two parts make a right angle or a straight line. How large is the part with the question mark?',
      columns: 2,
      items: missing,
    },
    'name-and-split': {
      title: 'All Angles',
      task: 'Name five angles: acute, right or obtuse. Then two parts make a right angle or a straight line: how large is the part marked “?”',
      columns: 3,
      items: nameAndSplit,
    },
    'named-parts': {
      title: 'Parts of Turns',
      task: 'The parts make a right angle, a straight line or a full turn. How large is the part marked “?”, and is it acute, right or obtuse?',
      columns: 3,
      items: namedParts,
    },
  }
  const { title, task, columns, items } = pages[spec.form]
  const notes = spec.form === 'classify' || spec.form === 'name-and-split' ? [cornerTest] : []
  return taskSheet({ title: `${title} of ${place}`, instructions: task, columns, notes }, items(setting, random))
}

const cornerTest =
  'Hold the corner of a sheet to each: a right angle fits, an acute one is narrower and an obtuse one wider.'

const sorts = ['acute', 'right', 'obtuse'] as const

function classify(setting: SheetSetting, random: Random): Item[] {
  return sorted(3, setting, random)
}

function sorted(each: number, { step }: SheetSetting, random: Random, reach?: number): Item[] {
  const away = [25, 15, 8][step] ?? 15
  return random.shuffle(Array.from({ length: each }, () => sorts).flat()).map((sort) => {
    const degrees = sort === 'right' ? 90 : sort === 'acute' ? random.int(15, 90 - away) : random.int(90 + away, 165)
    const note =
      sort === 'right'
        ? 'The corner of a sheet fits in exactly, however it is turned.'
        : `The corner of a sheet is ${sort === 'acute' ? 'too wide' : 'too narrow'} for it.`
    return { figure: angle([0, degrees], random.int(0, 359), '', '', reach), answer: sort, note }
  })
}

function measure({ step }: SheetSetting, random: Random): Item[] {
  const finest = step === 0 ? 20 : step === 1 ? 10 : 5
  const draw = () => {
    const degrees = random.int(1, 180 / finest - 1) * finest
    return degrees === 90 && random.next() < 0.6 ? null : degrees
  }
  return distinct(8, draw, String).map((degrees) => ({
    figure: protractor(degrees, 27),
    answer: `${degrees}°`,
    note: degrees === 90 ? 'A right angle.' : `${180 - degrees}° if counting began on the other side.`,
  }))
}

function missing(setting: SheetSetting, random: Random): Item[] {
  return split(8, setting, random)
}

/** Rays of the small drawings, in millimetres; more stand on a page of both sorts. */
const small = { plain: 15, split: 17.5 }

function nameAndSplit(setting: SheetSetting, random: Random): Item[] {
  const [example, ...others] = split(6, setting, random, small.split)
  return [
    ...sorted(2, setting, random, small.plain),
    ...(example ? [{ ...example, isExample: true as const }] : []),
    ...others,
  ]
}

/** How large, and what it is called: most are parts of a full turn, after one of a right angle and one of a straight line. */
function namedParts(setting: SheetSetting, random: Random): Item[] {
  const [example, ...others] = turns(setting, random)
  const parts = [90, 180].flatMap((whole) => split(1, setting, random, small.split, [whole]))
  return [...(example ? [example] : []), ...parts, ...others].map((item) => {
    const degrees = Number.parseInt(item.answer, 10)
    return { ...item, answer: `${item.answer}, ${degrees === 90 ? 'right' : degrees < 90 ? 'acute' : 'obtuse'}` }
  })
}

/** Narrower parts have no room for their label between the rays: a number, and a lone question mark. */
const narrowest = { known: 40, asked: 30 }

/** Where right angles and straight lines are split, so many right angles, the example among them: few parts fit in one. */
const rightOnes = 3

function split(count: number, { step }: SheetSetting, random: Random, reach?: number, wholes = [90, 180]): Item[] {
  const finest = [10, 5, 1][step] ?? 5
  const partsOf = (whole: number) => () => {
    const known =
      random.int(Math.ceil(narrowest.known / finest), Math.floor((whole - narrowest.asked) / finest)) * finest
    return { whole, known }
  }
  const asked = ({ whole, known }: { whole: number; known: number }) => String(whole - known)
  const [first = 180, second] = wholes
  const some = distinct(second ? rightOnes : count, partsOf(first), asked)
  const taken = new Set(some.map(asked))
  const others = second ? distinct(count, partsOf(second), asked).filter((parts) => !taken.has(asked(parts))) : []
  return [...some, ...others].slice(0, count).map(({ whole, known }) => ({
    figure: angle([0, known, whole], 0, `${known}°`, '?', reach),
    answer: `${whole - known}°`,
    way: [`${whole}° − ${known}° = ${whole - known}°`],
    note: slipOf(whole, known),
  }))
}

/** A part that is as large as a right angle or larger cannot be taken for a part of one. */
function slipOf(whole: number, known: number): string | undefined {
  if (whole === 90) return `${180 - known}° if it was taken for a straight line.`
  return known < 90 ? `${90 - known}° if it was taken for a right angle.` : undefined
}
