import type { Format, Scene, Skill } from '@pencil-quest/content/types'
import type { LearningStyle } from '@pencil-quest/contract/choices'
import type { Random } from '@pencil-quest/worksheets/random'
import { fittingTakes, type LessonFrame } from './fit.ts'

/** What a format is chosen for. */
interface Place {
  skill: Skill
  scene: Scene
  day: number
  frame: LessonFrame
  /** The plan's first lesson on the skill, where the child does what the goal says. */
  isFirst: boolean
}

/** Minutes of preparation that a parent has on a day, and kinds of things to look for. */
const mostPrep = 7
const mostThings = 7

/** Remembers what a plan has used, so that the next activity differs. */
export class FormatChooser {
  private readonly used = new Map<string, number>()
  private readonly pairs: Set<string>
  /** Pairs of format and scene. */
  private readonly stages = new Set<string>()
  private today: { day: number; formats: Format[] } = { day: 0, formats: [] }
  private placed = 0
  private preferredPlaced = 0

  private readonly style: LearningStyle
  private readonly random: Random
  /** Most times one format may come in a plan. */
  private readonly cap: number

  constructor(style: LearningStyle, slotCount: number, pairsBefore: Iterable<string>, random: Random) {
    this.style = style
    this.random = random
    this.cap = Math.max(2, Math.ceil(slotCount / 8))
    this.pairs = new Set(pairsBefore)
  }

  /**
   * Formats for a skill on a day, best first. The same pair of format and skill does not come twice in a plan or in
   * the child's plans before, unless everything that fits has been used, or the format is made for the skill and has
   * another take.
   */
  ranked(formats: readonly Format[], { skill, scene, day, frame, isFirst }: Place): Format[] {
    if (this.today.day !== day) this.today = { day, formats: [] }
    const fitting = formats.filter((format) => fittingTakes(format, skill, frame).length > 0)
    if (fitting.length === 0) throw new Error(`No format fits ${skill.id}`)
    return fitting
      .map((format) => ({ format, cost: this.cost(format, skill, scene, isFirst) + this.random.next() * 0.9 }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ format }) => format)
  }

  /** Whether some format would make this skill new again. */
  hasFresh(formats: readonly Format[], skill: Skill, frame: LessonFrame): boolean {
    return formats.some(
      (format) => fittingTakes(format, skill, frame).length > 0 && !this.pairs.has(pairOf(format, skill)),
    )
  }

  /** How often the format came before in this plan. */
  timesUsed(format: Format): number {
    return this.used.get(format.id) ?? 0
  }

  private cost(format: Format, skill: Skill, scene: Scene, isFirst: boolean): number {
    const times = this.timesUsed(format)
    let cost = times * 2
    const again = madeFor(format, skill) && times > 0 && times < format.takes.length
    if (this.pairs.has(pairOf(format, skill)) && !again) cost += 1000
    if (times >= this.cap) cost += 40
    if (this.stages.has(`${format.id}:${scene.id}`)) cost += 30
    if (this.today.formats.includes(format)) cost += 60
    if (this.today.formats.some(({ kind }) => kind === format.kind)) cost += 2
    if (this.today.formats.some(({ layout }) => layout === format.layout)) cost += 1
    // In math the first lesson has had the page.
    if (madeFor(format, skill) && times === 0) cost -= isFirst || skill.subject === 'math' ? 25 : 4
    // The second visit tests or makes something else.
    if (again) cost -= 16
    // The page is within the lesson's minutes, as far as there are ways to play it.
    if (format.playsSheet) cost -= 32
    const prep = this.today.formats.reduce((sum, { prepMinutes }) => sum + prepMinutes, format.prepMinutes)
    if (prep > mostPrep) cost += 6
    const things = new Set(
      [...this.today.formats, format].flatMap(({ materials }) => materials.map(({ name }) => name)),
    )
    cost += Math.max(0, things.size - mostThings) * 2
    return cost + this.styleCost(format)
  }

  /** The preferred style leads in a little over half of the activities and takes part in most; never in all. */
  private styleCost({ modality }: Format): number {
    const share = this.placed === 0 ? 0 : this.preferredPlaced / this.placed
    const leads = modality.primary === this.style
    const alone = this.today.formats.length > 0 && this.today.formats.every((f) => f.modality.primary === this.style)
    if (leads) return alone ? 3 : share < 0.65 ? -7 : 2
    return modality.secondary.includes(this.style) ? -1 : 4
  }

  /** Remembers that the format was chosen. */
  take(format: Format, { skill, scene }: Pick<Place, 'skill' | 'scene'>): void {
    this.stages.add(`${format.id}:${scene.id}`)
    this.used.set(format.id, this.timesUsed(format) + 1)
    this.pairs.add(pairOf(format, skill))
    this.today.formats.push(format)
    this.placed++
    if (format.modality.primary === this.style) this.preferredPlaced++
  }
}

/** `format:skill`, the part of a template that must not come back with only another scene. */
export function pairOf(format: Pick<Format, 'id'>, skill: Pick<Skill, 'id'>): string {
  return `${format.id}:${skill.id}`
}

/** A format of this one skill, where the child tests or makes what the goal is about. */
export function madeFor(format: Format, skill: Skill): boolean {
  return format.skills?.includes(skill.id) === true
}
