import { openTasks } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'
import { type Rule, readClue, type World } from './read-clue.ts'
import { readTable } from './read-table.ts'

/**
 * Tries every way to share things and hours among the people: exactly one may agree with all clues. And it must be
 * found without a guess: again and again one clue alone crosses out what no way left in the table has.
 */
export function solve(page: TaskPage): (string | null)[] {
  const tasks = openTasks(page)
  const none = tasks.map(() => null)
  const table = readTable(page.head ?? '')
  if (!table) return none
  const { people, choices, crossed } = table
  const rules = page.notes
    .flatMap(({ text }) => /^\d+\. (.+)$/.exec(text)?.[1] ?? [])
    .map((text) => readClue(text, people))
  const hours = choices.filter((text) => /^\d+:\d\d$/.test(text))
  const things = choices.filter((text) => !hours.includes(text))
  const lists = [things, hours].filter(({ length }) => length > 0)
  if (lists.some(({ length }) => length !== people.length) || rules.length === 0) return none
  const known = rules.filter((rule) => rule !== null)
  if (known.length < rules.length) return none
  const worlds = orders(things).flatMap((own) =>
    orders(hours).map((when) => people.map((name, i) => ({ name, thing: own[i] ?? '', hour: when[i] ?? '' }))),
  )
  const [only, ...others] = worlds.filter((world) => known.every((rule) => rule(world)))
  if (!only || others.length > 0 || !followsStepByStep(worlds, known)) return none
  if (
    crossed.some(({ person, choice }) =>
      only.some(({ name, thing, hour }) => name === person && [thing, hour].includes(choice)),
    )
  )
    return none
  return tasks.map(({ lead }) => {
    const [, name, verb] = /^(.+) (has the|came at)$/.exec(lead) ?? []
    const person = only.find((own) => own.name === name)
    return (verb === 'has the' ? person?.thing : person?.hour) || null
  })
}

function followsStepByStep(worlds: readonly World[], rules: readonly Rule[]): boolean {
  const pairs = (world: World) => world.flatMap(({ name, thing, hour }) => [`${name} ${thing}`, `${name} ${hour}`])
  let open = new Set(worlds.flatMap(pairs))
  const isOpen = (world: World) => pairs(world).every((pair) => open.has(pair))
  for (let before = -1; before !== open.size; ) {
    before = open.size
    for (const rule of rules) open = new Set(worlds.filter((world) => isOpen(world) && rule(world)).flatMap(pairs))
  }
  return worlds.filter(isOpen).length === 1
}

function orders(list: readonly string[]): string[][] {
  if (list.length < 2) return [[...list]]
  return list.flatMap((first, i) => orders(list.filter((_, j) => j !== i)).map((rest) => [first, ...rest]))
}
