import type { World } from '@pencil-quest/content/types'
import type { Subject } from '@pencil-quest/contract/choices'
import { borrowedWords } from './borrowed-words.ts'
import { breakFaults } from './break-faults.ts'
import { anyNumber, type Fault, Faults, repeated } from './fault.ts'
import { sharedLimits } from './grade-limits.ts'
import { plainWords } from './plain-words.ts'
import { sceneFaults, sceneTexts, strandFaults } from './scene-faults.ts'
import { easyOnAverage } from './sentence-lengths.ts'
import { storyFaults } from './story-faults.ts'
import { has } from './text.ts'

/**
 * The faults of a world: its words, people, scenes, story and breaks.
 * @param subjects those that are taught; each scene has a reason for the work of every one
 */
export function worldFaults(world: World, subjects: readonly Subject[]): Fault[] {
  const faults = new Faults(world.theme)
  amounts(faults, world)
  sameTwice(faults, world)
  ownWords(faults, world)
  for (const scene of world.scenes) sceneFaults(faults, world, scene, subjects)
  strandFaults(faults, world)
  for (const length of [5, 10] as const) storyFaults(faults, `arcs[${length}]`, world.arcs[length], world)
  picturedOnes(faults, world)
  for (const pause of world.breaks) breakFaults(faults, pause)
  easyOnAverage(faults, 'all texts', childTexts(world), sharedLimits.mean)
  const borrowed = borrowedWords[world.theme]
  for (const text of [...childTexts(world), ...world.terms]) {
    const hit = borrowed?.exec(text)
    if (hit) faults.add(`"${text.slice(0, 40)}"`, 'rights', `"${hit[0]}" belongs to somebody else's world`)
  }
  const names = [world.world, world.description, world.longDescription, ...world.specimens]
  const nouns = world.things.flatMap(({ one, many }) => [one, many])
  const people = world.characters.flatMap(({ name, role }) => [name, role])
  for (const text of [...names, ...nouns, ...people]) plainWords(faults, `"${text}"`, text, { slots: [] })
  return faults.found
}

function amounts(faults: Faults, world: World): void {
  const least: [keyof World & string, number, string][] = [
    ['terms', 80, 'words of this world'],
    ['scenes', 12, 'scenes'],
    ['things', 16, 'countable things'],
    ['specimens', 12, 'made-up living things'],
    ['breaks', 12, 'movement breaks'],
  ]
  for (const [part, count, what] of least) {
    const list = world[part]
    faults.within(Array.isArray(list) ? list.length : 0, [count, anyNumber], part, 'amount', what)
  }
  faults.within(world.characters.length, [5, anyNumber], 'characters', 'amount', 'characters')
  for (const length of [5, 10] as const)
    faults.within(world.arcs[length].length, [length, length], `arcs[${length}]`, 'amount', 'days of the story')
}

/** Pictures of suspects are found by their names. */
function picturedOnes(faults: Faults, { artwork: { suspects = {} }, arcs }: World): void {
  const days = [...arcs[5], ...arcs[10]]
  const named = new Set(days.flatMap((day) => [day.solution, ...(day.suspects ?? [])].map((one) => one?.name)))
  for (const name of Object.keys(suspects))
    faults.expect(named.has(name), 'artwork.suspects', 'picture', `no day suspects "${name}"`)
}

function sameTwice(faults: Faults, world: World): void {
  const lists: Record<string, readonly string[]> = {
    terms: world.terms,
    specimens: world.specimens,
    characters: world.characters.map(({ name }) => name),
    things: world.things.map(({ one }) => one),
    'scene ids': world.scenes.map(({ id }) => id),
    places: world.scenes.map(({ place }) => place),
    roles: world.scenes.flatMap(({ childRole, parentRole }) => [childRole, parentRole]),
    'scene texts': world.scenes.flatMap(sceneTexts),
    'day titles': [...world.arcs[5], ...world.arcs[10]].map(({ title }) => title),
    'break titles': world.breaks.map(({ title }) => title),
  }
  for (const [part, values] of Object.entries(lists))
    for (const value of repeated(values)) faults.add(part, 'repeats', `twice: "${value}"`)
}

function ownWords(faults: Faults, world: World): void {
  const texts = [
    world.description,
    world.longDescription,
    ...childTexts(world),
    ...world.scenes.flatMap(({ place, childRole, parentRole }) => [place, childRole, parentRole]),
    ...world.things.flatMap(({ one, many }) => [one, many]),
    ...world.characters.map(({ role }) => role),
    ...[...world.arcs[5], ...world.arcs[10], ...world.breaks].map(({ title }) => title),
    ...world.specimens,
    ...world.passages.flatMap(({ paragraphs }) => paragraphs.flat()),
  ]
  const all = texts.join('\n').toLowerCase()
  for (const term of world.terms) {
    faults.expect(term === term.toLowerCase(), `term "${term}"`, 'terms', 'is written small')
    faults.expect(has(all, term), `term "${term}"`, 'terms', 'stands in none of the texts')
  }
}

/** What a child hears of a world. */
export function childTexts(world: World): string[] {
  return [
    ...world.scenes.flatMap(sceneTexts),
    ...[...world.arcs[5], ...world.arcs[10]].flatMap(({ description, opener, close, older, secret, tasks = {} }) => [
      ...[description, opener, close],
      ...Object.values(tasks).flatMap(({ today, problem, payoff }) => [today, problem, payoff]),
      ...(older ? [older.opener, older.close] : []),
      ...(secret ? [secret.asks, secret.found] : []),
    ]),
    ...world.breaks.map(({ text }) => text),
  ]
}
