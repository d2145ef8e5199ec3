import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { tickTable } from '../../figures/tick-table.ts'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { type Clue, cluesFor, type List, type Taste, type Truth } from './clues.ts'
import { deduce } from './deduce.ts'
import { type Names, sentence } from './sentence.ts'

type Spec = SpecOf<'logic-grid'>

const ptMm = 0.3528
const hours = ['1:00', '2:00', '3:00', '4:00']
const attempts = 80
const youngest: Record<3 | 4, readonly Grade[]> = { 3: ['2nd', '3rd', '4th', '5th'], 4: ['4th', '5th'] }

const openings: Record<'thing' | 'hour' | 'both', { title: string; told: string }> = {
  thing: { title: 'Who Has What at', told: 'Each one has a different thing. Who has what?' },
  hour: { title: 'Who Came When at', told: 'Each one came at a different hour. Who came when?' },
  both: {
    title: 'The Mystery at',
    told: 'Each one came at a different hour with a different thing. Who, what, when?',
  },
}

export function generate({ size, categories }: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  if (!youngest[size].includes(setting.grade)) throw new CannotDraw('The puzzle is too large for the grade')
  const names: Names = {
    people: random.sample(setting.characters, size),
    things: random.sample(setting.things, size).map(({ one }) => one),
    hours: hours.slice(0, size),
  }
  if (names.people.length < size || names.things.length < size)
    throw new CannotDraw('There are too few people or things')
  const topic = categories === 3 ? 'both' : random.pick(['thing', 'thing', 'hour'] as const)
  const lists: List[] = topic === 'both' ? ['thing', 'hour'] : [topic]
  const { truth, clues } = puzzle(size, lists, setting, random)
  const { title, told } = openings[topic]
  const found = deduce(truth, size, clues) ?? []
  const groups = lists.map((list) => choicesOf(list, names))
  return taskSheet(
    {
      title: `${title} ${headline(setting.place)}${topic === 'both' ? '' : '?'}`,
      instructions: `${told} Cross out what cannot be and check what is left.`,
      columns: lists.length,
      head: tickTable(names.people, groups, gradeTables[setting.grade].bodyPt * ptMm, exampleOf(clues[0], lists, size)),
      notes: [
        'Example: clue 1 is crossed out in the table for you.',
        ...clues.map((clue, i) => `${i + 1}. ${sentence(clue, names)}`),
      ],
      hasExample: false,
    },
    itemsOf(truth, lists, names, found),
  )
}

function puzzle(size: number, lists: readonly List[], setting: SheetSetting, random: Random) {
  const taste = tasteOf(lists.length, size, setting)
  const persons = Array.from({ length: size }, (_, i) => i)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const truth: Truth = Object.fromEntries(lists.map((list) => [list, random.shuffle(persons)]))
    const [first, ...clues] = cluesFor(truth, size, taste, random)
    if (first) return { truth, clues: [first, ...random.shuffle(clues)] }
  }
  throw new CannotDraw('No clues lead to one answer')
}

function tasteOf(lists: number, size: number, { grade, step }: SheetSetting): Taste {
  const isOlder = grade === '4th' || grade === '5th'
  const says: Clue['says'][] = ['is', 'is-not', 'one-of', 'with', 'before']
  if (isOlder && step > 0) says.push('none-of', 'next')
  if (step > 0) says.push('apart')
  return { says, plain: step === 0 && lists > 1 ? 1 : 0, most: lists === 1 ? size + 1 : size + 3 }
}

function choicesOf(list: List, { things, hours: times }: Names): readonly string[] {
  return list === 'thing' ? things : times
}

function exampleOf(clue: Clue | undefined, lists: readonly List[], size: number) {
  if (clue?.says !== 'is-not') return []
  return clue.choices.map((choice) => ({ row: clue.person, column: lists.indexOf(clue.list) * size + choice }))
}

function itemsOf(truth: Truth, lists: readonly List[], names: Names, found: ReturnType<typeof deduce>): Item[] {
  const told = ({ list, person }: { list: List; person: number }) =>
    choicesOf(list, names)[truth[list]?.[person] ?? 0] ?? ''
  return names.people.flatMap((name, person) =>
    lists.map((list) => {
      const place = (found ?? []).findIndex((own) => own.list === list && own.person === person)
      const before = (found ?? [])[place - 1]
      return {
        lead: list === 'thing' ? `${name} has the` : `${name} came at`,
        answer: told({ list, person }),
        note: before
          ? `Comes out after this: ${names.people[before.person]} ${before.list === 'thing' ? 'has the' : 'came at'} ${told(before)}.`
          : 'The clues settle this one first.',
      }
    }),
  )
}
