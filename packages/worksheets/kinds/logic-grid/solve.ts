import { openTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

/** Tries every way to share things and days among the people and keeps those that all sentences allow. */
export function solve(page: TaskPage): (string | null)[] {
  const tasks = openTasks(page)
  const people = tasks.map(({ lead }) => /^(.+?)(?: has the| \(thing, day\):)$/.exec(lead)?.[1] ?? '')
  const choices = textsIn(page.head ?? '')
    .map(({ text }) => text)
    .filter((text) => !people.includes(text))
  const days = choices.filter((text) => text.endsWith('day'))
  const things = choices.filter((text) => !days.includes(text))
  if (people.includes('') || things.length !== people.length) return tasks.map(() => null)
  const rules = page.notes.map(({ text }) => readClue(text))
  if (rules.some((rule) => rule === null)) return tasks.map(() => null)
  const worlds = orders(things).flatMap((own) =>
    (days.length > 0 ? orders(days) : [[]]).map((when) =>
      people.map((name, i) => ({ name, thing: own[i] ?? '', day: when[i] ?? '' })),
    ),
  )
  const possible = worlds.filter((world) => rules.every((rule) => rule?.(world)))
  const [only, ...others] = possible
  if (!only || others.length > 0) return tasks.map(() => null)
  return only.map(({ thing, day }) => (day ? `${thing}, ${day}` : thing))
}

interface Find {
  name: string
  thing: string
  day: string
}
type Rule = (world: Find[]) => boolean

function readClue(text: string): Rule | null {
  const together = /^The one with the (.+) came on (\w+)\.$/.exec(text)
  if (together) return (world) => world.some(({ thing, day }) => thing === together[1] && day === together[2])
  const has = /^(.+?) (has|does not have) the (.+)\.$/.exec(text)
  if (has)
    return (world) => world.some(({ name, thing }) => name === has[1] && (thing === has[3]) === (has[2] === 'has'))
  const came = /^(.+?) (came|did not come) on (\w+)\.$/.exec(text)
  if (came)
    return (world) => world.some(({ name, day }) => name === came[1] && (day === came[3]) === (came[2] === 'came'))
  return null
}

function orders(list: string[]): string[][] {
  if (list.length < 2) return [list]
  return list.flatMap((first, i) => orders(list.filter((_, j) => j !== i)).map((rest) => [first, ...rest]))
}
