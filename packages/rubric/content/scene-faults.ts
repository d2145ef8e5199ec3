import type { Scene, Strand, World } from '@pencil-quest/content/types'
import type { Subject } from '@pencil-quest/contract/choices'
import { anyNumber, type Faults } from './fault.ts'
import { sharedLimits } from './grade-limits.ts'
import { plainWords } from './plain-words.ts'
import { shortSentences } from './sentence-lengths.ts'
import { has, sentencesOf } from './text.ts'

const sceneSlots = ['{hero}', '{friend}', '{things}']

/** @param subjects those that are taught; the scene has a reason for the work of every one */
export function sceneFaults(faults: Faults, world: World, scene: Scene, subjects: readonly Subject[]): void {
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
export function strandFaults(faults: Faults, { scenes }: World): void {
  if (scenes.every(({ strands }) => !strands)) return
  for (const [strand, least] of Object.entries(leastScenes)) {
    const count = scenes.filter(({ strands }) => strands?.[strand as Strand]).length
    faults.within(count, [least, anyNumber], 'scenes', 'strand', `scenes have a reason for ${strand}`)
  }
  for (const scene of scenes) tokenFaults(faults, scene)
  for (const { id, worldAgain } of scenes)
    faults.expect(worldAgain !== undefined, `scene "${id}"`, 'worldAgain', 'has nothing for the second visit')
}

/** What a right answer wins is named where the work is asked for, and no chip of the plan view comes of it. */
function tokenFaults(faults: Faults, { id, token: shared, strands = {} }: Scene): void {
  const part = `scene "${id}"`
  faults.expect(shared !== undefined, part, 'token', 'names nothing that a right answer wins')
  if (shared) plainWords(faults, part, `${shared.one}, ${shared.many}`, { slots: [] })
  for (const [strand, { problem, token }] of Object.entries(strands)) {
    const { one, many } = token ?? shared ?? { one: '', many: '' }
    const isNamed = has(problem.toLowerCase(), one) || has(problem.toLowerCase(), many)
    faults.expect(isNamed, `${part}.${strand}`, 'token', `the problem does not say "${one}"`)
    if (token) plainWords(faults, `${part}.${strand}`, `${one}, ${many}`, { slots: [] })
  }
}

/** What a child hears of a scene. */
export function sceneTexts({ worldToday, worldAgain, problem, payoff, strands = {} }: Scene): string[] {
  const again = worldAgain ? [worldAgain] : []
  const ofStrands = Object.values(strands).flatMap((reason) => [reason.problem, reason.payoff])
  return [worldToday, ...again, ...Object.values(problem), ...Object.values(payoff), ...ofStrands]
}
