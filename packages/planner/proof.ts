import { courses } from '@pencil-quest/content/courses'
import { worlds } from '@pencil-quest/content/worlds'
import type { Passage, SheetKind, SheetSetting, SheetSpec } from '@pencil-quest/contract/sheets'
import { disproved, drawSheet, kindNamed } from '@pencil-quest/worksheets/draw'
import { type Random, seeded } from '@pencil-quest/worksheets/random'
import { sheetSetting } from './pages/sheet-setting.ts'
import { SceneTurn } from './story/scene-turn.ts'

export interface Proof {
  kind: SheetKind
  pages: number
  /** Answers in keys; 0 for a kind of open pages. */
  items: number
  /** Pages that a spec of a skill or a sample refused to draw. */
  undrawn: string[]
  /** Items whose printed answer the solver does not confirm. */
  disproved: string[]
}

interface Order {
  name: string
  spec: SheetSpec
  setting(random: Random): SheetSetting | null
}

const openPages = 40

/**
 * Draws pages of a kind, in every way that a skill asks for it and in all its samples, and works every key out again
 * until `items` answers have been tried. Deterministic in the seed.
 */
export function proveKind(kind: SheetKind, items: number, seed: number): Proof {
  const orders = [...ordersOfSkills(kind), ...ordersOfSamples(kind)]
  const proof: Proof = { kind, pages: 0, items: 0, undrawn: [], disproved: [] }
  for (let round = 0; proof.items < items && (proof.items > 0 || round < openPages); round++) {
    for (const { name, spec, setting } of orders) {
      const random = seeded(seed, kind, name, round)
      const place = setting(random)
      const page = place && drawSheet(spec, place, random)
      if (!page) {
        if (place) proof.undrawn.push(`${name}, round ${round}`)
        continue
      }
      proof.pages++
      proof.items += page.answers.length
      for (const label of disproved(kind, page.view, page.answers)) {
        proof.disproved.push(`${name}, round ${round}: ${label}`)
      }
    }
    if (proof.pages === 0) break
  }
  return proof
}

function ordersOfSkills(kind: SheetKind): Order[] {
  const skills = Object.values(courses).flatMap((course) => course?.skills ?? [])
  return skills.flatMap((skill) =>
    skill.sheets.flatMap((spec, i) => {
      if (spec.kind !== kind) return []
      const setting = (random: Random) => {
        const world = random.pick(Object.values(worlds))
        const step = random.int(0, 2) as SheetSetting['step']
        const day = random.pick([...world.arcs[5], ...world.arcs[10]])
        const stage = new SceneTurn(world, String(random.int(0, 1e9))).next(skill, day)
        const place = sheetSetting(world, stage, skill.grade, step)
        if (kind !== 'passage-questions') return place
        const texts = world.passages.filter(({ grade }: Passage) => grade === skill.grade)
        return texts.length > 0 ? { ...place, passage: random.pick(texts) } : null
      }
      return [{ name: `${skill.id}#${i}`, spec, setting }]
    }),
  )
}

function ordersOfSamples(kind: SheetKind): Order[] {
  return kindNamed(kind).samples.map(({ name, spec, setting }) => ({
    name: `sample "${name}"`,
    spec,
    setting: (random) => ({ ...setting, step: random.int(0, 2) as SheetSetting['step'] }),
  }))
}
