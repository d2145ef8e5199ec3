import type { Beat, Scene, Strand, World } from '@pencil-quest/content/types'
import type { Subject } from '@pencil-quest/contract/choices'
import { borrowedWords } from './borrowed-words.ts'
import { anyNumber, type Fault, Faults, repeated } from './fault.ts'
import { sharedLimits } from './grade-limits.ts'
import { plainWords } from './plain-words.ts'
import { easyOnAverage, shortSentences } from './sentence-lengths.ts'
import { sentencesOf, wordsOf } from './text.ts'

const sceneSlots = ['{hero}', '{friend}', '{things}']

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
  for (const length of [5, 10] as const)
    for (const [i, beat] of world.arcs[length].entries()) {
      const part = `arcs[${length}][${i}]`
      beatFaults(faults, part, beat, i)
      secretFaults(faults, part, world.arcs[length].slice(0, i + 1))
    }
  for (const { title, text } of world.breaks) breakFaults(faults, `break "${title}"`, text)
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

function sceneFaults(faults: Faults, world: World, scene: Scene, subjects: readonly Subject[]): void {
  const { id, place, childRole, parentRole, worldToday, things, problem, payoff } = scene
  const part = `scene "${id}"`
  faults.expect(/^the /.test(place), part, 'place', `"${place}" begins with "the"`)
  faults.expect(!/^(?:an?|the) /i.test(childRole), part, 'roles', `"${childRole}" comes without article`)
  faults.expect(/^Be (?:the|an?) /.test(parentRole), part, 'roles', `"${parentRole}" begins "Be the" or "Be a"`)
  faults.within(things.length, [3, anyNumber], part, 'amount', 'things to count')
  faults.within(sentencesOf(worldToday).length, [2, 4], part, 'worldToday', 'sentences')
  for (const text of [place, childRole, parentRole]) plainWords(faults, part, text, { slots: [] })
  for (const subject of subjects) {
    const told = [problem[subject], payoff[subject]]
    if (told.some((text) => !text)) {
      faults.add(`${part} ${subject}`, 'amount', 'has no problem or no pay-off')
      continue
    }
    const ask = (problem[subject] ?? '').toLowerCase()
    const works = ask.includes('{things}') || world.terms.some((term) => has(ask, term))
    faults.expect(works, `${part} ${subject}`, 'theme', 'the problem would be the same in another world')
  }
  for (const text of sceneTexts(scene)) {
    shortSentences(faults, part, text, sharedLimits.sentence)
    plainWords(faults, part, text, { slots: sceneSlots })
    const named = world.characters.find(({ name }) => new RegExp(`\\b${name}\\b`).test(text))
    if (named && /\{(?:hero|friend)\}/.test(text))
      faults.add(part, 'slots', `"${named.name}" stands beside a slot that may be ${named.name} too`)
  }
}

/** Scenes with a reason of their own for a strand: as many as a plan may need without reading one twice. */
const leastScenes: Partial<Record<Strand, number>> = {
  number: 7,
  operations: 7,
  fractions: 7,
  patterns: 7,
  measurement: 7,
  time: 7,
  data: 7,
  geometry: 7,
  physical: 6,
  life: 6,
  earth: 6,
}

/** A world either speaks to every strand or to none yet. */
function strandFaults(faults: Faults, { scenes }: World): void {
  if (scenes.every(({ strands }) => !strands)) return
  for (const [strand, least] of Object.entries(leastScenes)) {
    const count = scenes.filter(({ strands }) => strands?.[strand as Strand]).length
    faults.within(count, [least, anyNumber], 'scenes', 'strand', `scenes have a reason for ${strand}`)
  }
  for (const { id, worldAgain } of scenes)
    faults.expect(worldAgain !== undefined, `scene "${id}"`, 'worldAgain', 'has nothing for the second visit')
}

/** The word is found by the child's own work alone: nothing before says it, and `found` does. */
function secretFaults(faults: Faults, part: string, story: readonly Beat[]): void {
  const [today, ...before] = [...story].reverse()
  const { secret } = today ?? {}
  if (!today || !secret) return
  const { asks, word, found } = secret
  const told = [today.title, today.description, today.opener, today.older?.opener ?? '', asks]
  const earlier = before.flatMap(({ title, description, opener, close, older, secret: old }) => [
    ...[title, description, opener, close, older?.opener ?? '', older?.close ?? ''],
    ...(old ? [old.asks, old.found] : []),
  ])
  const gaveAway = [...told, ...earlier].find((text) => has(text.toLowerCase(), word))
  faults.expect(gaveAway === undefined, `${part}.secret`, 'secret', `"${word}" is given away: "${gaveAway}"`)
  faults.expect(/\?$/.test(asks), `${part}.secret`, 'secret', `"${asks}" is a question`)
  faults.expect(found.toLowerCase().includes(word), `${part}.secret`, 'secret', `"found" does not say "${word}"`)
  faults.within(sentencesOf(found).length, [1, 3], `${part}.secret.found`, 'secret', 'sentences')
  for (const text of [asks, found]) {
    shortSentences(faults, `${part}.secret`, text, sharedLimits.sentence)
    plainWords(faults, `${part}.secret`, text, { slots: [] })
  }
}

function beatFaults(faults: Faults, part: string, beat: Beat, index: number): void {
  const { title, description, opener, close, older } = beat
  if (older) beatFaults(faults, `${part}.older`, { title, description, ...older }, index)
  faults.within(wordsOf(opener).length, [40, 80], `${part}.opener`, 'story', 'words')
  faults.within(wordsOf(close).length, [25, 60], `${part}.close`, 'story', 'words')
  faults.within(sentencesOf(description).length, [1, 2], `${part}.description`, 'story', 'sentences')
  const takesUp = /\b(?:yesterday|last night)\b/i.test(opener)
  if (index > 0) faults.expect(takesUp, `${part}.opener`, 'story', 'does not take up the day before')
  for (const [name, text] of Object.entries({ title, description, opener, close })) {
    shortSentences(faults, `${part}.${name}`, text, sharedLimits.sentence)
    plainWords(faults, `${part}.${name}`, text, { slots: name === 'opener' ? ['{child}'] : [] })
  }
}

function breakFaults(faults: Faults, part: string, text: string): void {
  faults.within(wordsOf(text).length, [25, 55], part, 'break', 'words')
  shortSentences(faults, part, text, sharedLimits.sentence)
  plainWords(faults, part, text, { slots: [] })
}

function has(text: string, term: string): boolean {
  return new RegExp(`(?<![\\w-])${term.toLowerCase()}(?![\\w-])`).test(text)
}

function sceneTexts({ worldToday, worldAgain, problem, payoff, strands = {} }: Scene): string[] {
  const again = worldAgain ? [worldAgain] : []
  const ofStrands = Object.values(strands).flatMap((reason) => [reason.problem, reason.payoff])
  return [worldToday, ...again, ...Object.values(problem), ...Object.values(payoff), ...ofStrands]
}

/** What a child hears of a world. */
export function childTexts(world: World): string[] {
  return [
    ...world.scenes.flatMap(sceneTexts),
    ...[...world.arcs[5], ...world.arcs[10]].flatMap(({ description, opener, close, older, secret }) => [
      ...[description, opener, close],
      ...(older ? [older.opener, older.close] : []),
      ...(secret ? [secret.asks, secret.found] : []),
    ]),
    ...world.breaks.map(({ text }) => text),
  ]
}
