import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { tickTable } from '../../figures/tick-table.ts'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { type Clue, cluesFor } from './clues.ts'

type Spec = SpecOf<'logic-grid'>

const ptMm = 0.3528
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday']

export function generate({ size, categories }: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const people = random.sample(setting.characters, size)
  const things = random.sample(setting.things, size).map(({ one }) => one)
  if (people.length < size || things.length < size) throw new CannotDraw('There are too few people or things')
  const lists = categories - 1
  for (let attempt = 0; attempt < 60; attempt++) {
    const orders = Array.from({ length: lists }, () => random.shuffle(people.map((_, i) => i)))
    const matching = people.map((_, person) => orders.map((order) => order[person] ?? 0))
    const clues = cluesFor(size, lists, matching, setting.step === 2 ? 0 : 1, random)
    if (clues.length === 0 || clues.length > 9) continue
    const shownDays = days.slice(0, size)
    const groups = [things, shownDays].slice(0, lists)
    return taskSheet(
      {
        title: `Who Has What at ${headline(setting.place)}?`,
        instructions:
          lists > 1
            ? 'Each one found one thing on one day. Cross out what cannot be. Tick what is left.'
            : 'Each one has one thing. Cross out what cannot be. Tick what is left.',
        columns: 1,
        head: tickTable(people, groups, gradeTables[setting.grade].bodyPt * ptMm),
        notes: random.shuffle(clues).map((clue) => sentence(clue, people, groups)),
        hasExample: false,
      },
      people.map((name, person) => ({
        lead: lists > 1 ? `${name} (thing, day):` : `${name} has the`,
        answer: orders.map((order, list) => groups[list]?.[order[person] ?? 0]).join(', '),
        note: person === 0 ? 'When only one box of a row or column is open, it must be a tick.' : '',
      })),
    )
  }
  throw new CannotDraw('No clues lead to one answer')
}

function sentence(clue: Clue, people: readonly string[], groups: readonly (readonly string[])[]): string {
  if (clue.says === 'goes-with')
    return `The one with the ${groups[0]?.[clue.first]} came on ${groups[1]?.[clue.second]}.`
  const [name, choice] = [people[clue.person], groups[clue.list]?.[clue.choice]]
  if (clue.list === 1) return clue.says === 'has' ? `${name} came on ${choice}.` : `${name} did not come on ${choice}.`
  return clue.says === 'has' ? `${name} has the ${choice}.` : `${name} does not have the ${choice}.`
}
