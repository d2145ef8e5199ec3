import type { Format, FormatTake, Scene, Skill } from '@pencil-quest/content/types'
import type { LearningStyle } from '@pencil-quest/contract/choices'
import type { Random } from '@pencil-quest/worksheets/random'
import { fittingTakes, type LessonFrame } from './fit.ts'
import { modalityOf } from './modality.ts'

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

/** The preferred learning style leads in so many of all activities, and never in all. */
const preferredShare = 0.65

/** Remembers what a plan has used, so that the next activity differs. */
export class FormatChooser {
  private readonly used = new Map<string, number>()
  private readonly pairs: Set<string>
  /** Pairs of format and scene. */
  private readonly stages = new Set<string>()
  private today: { day: number; formats: Format[]; leading: number } = { day: 0, formats: [], leading: 0 }
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
    if (this.today.day !== day) this.today = { day, formats: [], leading: 0 }
    const fitting = formats.filter((format) => fittingTakes(format, skill, frame).length > 0)
    if (fitting.length === 0) throw new Error(`No format fits ${skill.id}`)
    return fitting
      .map((format) => ({
        format,
        cost:
          this.cost(format, skill, scene, isFirst) + this.styleCost(format, skill, frame) + this.random.next() * 0.9,
      }))
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
    return cost
  }

  /** The preferred style leads in a little over half of the activities and takes part in most; never in all. */
  private styleCost(format: Format, skill: Skill, frame: LessonFrame): number {
    const modalities = fittingTakes(format, skill, frame).map((take) => modalityOf(format, take))
    if (modalities.some(({ primary }) => primary === this.style))
      return this.wantsStyle() ? -24 : this.isAlone() ? 3 : 2
    return modalities.some(({ secondary }) => secondary.includes(this.style)) ? -1 : 5
  }

  /** All that the day has so far. */
  private isAlone(): boolean {
    return this.today.leading > 0 && this.today.leading === this.today.formats.length
  }

  private wantsStyle(): boolean {
    const share = this.placed === 0 ? 0 : this.preferredPlaced / this.placed
    return !this.isAlone() && share < preferredShare
  }

  /** The takes in their order; while the preferred style leads in too few activities, those where it does come first. */
  inStyle(format: Format, takes: readonly FormatTake[]): FormatTake[] {
    const leads = (take: FormatTake) => Number(modalityOf(format, take).primary === this.style)
    return this.wantsStyle() ? takes.toSorted((a, b) => leads(b) - leads(a)) : [...takes]
  }

  /** Remembers that the format was chosen. */
  take(format: Format, take: FormatTake, { skill, scene }: Pick<Place, 'skill' | 'scene'>): void {
    const leads = modalityOf(format, take).primary === this.style
    this.stages.add(`${format.id}:${scene.id}`)
    this.used.set(format.id, this.timesUsed(format) + 1)
    this.pairs.add(pairOf(format, skill))
    this.today.formats.push(format)
    this.placed++
    if (leads) this.preferredPlaced++
    if (leads) this.today.leading++
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
