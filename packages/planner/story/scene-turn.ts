import type { Beat, Scene, Skill, Strand, Token, World } from '@pencil-quest/content/types'
import { seeded } from '@pencil-quest/worksheets/random'

/** A scene as an activity meets it. */
export interface SceneVisit {
  scene: Scene
  /** Where we are and what is odd there; another moment where the plan comes back. */
  world: string
  problem: string
  payoff: string
  token: Token
}

/**
 * What the day's story needs, where it needs the strand of the skill; else scenes in shuffled rounds. One whose reason
 * fits the strand comes first; a skill that comes back plays in another scene than before, and no reason is read twice
 * as far as there are others.
 */
export class SceneTurn {
  private readonly world: World
  private readonly seed: string
  private readonly pairs = new Set<string>()
  private readonly heard = new Set<string>()
  private readonly visits = new Map<string, number>()
  private round = 0
  private left: Scene[] = []

  constructor(world: World, seed: string) {
    this.world = world
    this.seed = seed
  }

  /** @param beat its tasks come before any scene, once: the one for the skill, else one that fits its strand */
  next(skill: Skill, { tasks, skillTasks }: Pick<Beat, 'tasks' | 'skillTasks'>): SceneVisit {
    const task = [skillTasks?.[skill.id], ...kinOf(skill.strand).map((strand) => tasks?.[strand])]
      .filter((one) => one !== undefined)
      .find(({ problem }) => !this.heard.has(problem))
    const scene = task && this.world.scenes.find(({ id }) => id === task.scene)
    if (!scene) return this.inTurn(skill)
    this.heard.add(task.problem)
    return { ...task, scene, world: task.today }
  }

  private inTurn(skill: Skill): SceneVisit {
    const isNew = (scene: Scene) => !this.pairs.has(`${skill.id}:${scene.id}`)
    const isUnheard = (scene: Scene) => isNew(scene) && !this.heard.has(reasonOf(scene, skill).problem)
    const suits = (scene: Scene) => isUnheard(scene) && strandOf(scene, skill) !== undefined
    // A new round is opened early where the rest of this one has nothing better for the skill.
    const isWanted = this.world.scenes.some(suits) ? suits : isNew
    if (!this.left.some(isWanted))
      this.left.push(...seeded(this.seed, 'scenes', this.round++).shuffle(this.world.scenes))
    const at = [suits, isUnheard, isNew, () => true].map((test) => this.left.findIndex(test)).find((i) => i >= 0) ?? 0
    const [scene] = this.left.splice(at, 1) as [Scene]
    const reason = reasonOf(scene, skill)
    const times = this.visits.get(scene.id) ?? 0
    this.visits.set(scene.id, times + 1)
    this.pairs.add(`${skill.id}:${scene.id}`)
    this.heard.add(reason.problem)
    return { scene, world: times % 2 === 1 ? (scene.worldAgain ?? scene.worldToday) : scene.worldToday, ...reason }
  }
}

/** Strands whose reasons fit a strand's work, too: both want exact numbers. */
const kin: Partial<Record<Strand, Strand>> = { number: 'operations', operations: 'number' }

function kinOf(strand: Strand | undefined): Strand[] {
  return strand ? [strand, kin[strand]].filter((one) => one !== undefined) : []
}

function strandOf({ strands }: Scene, { strand }: Skill) {
  return strand && strands?.[strand]
}

/** Where a scene names nothing of its own. */
const anyToken: Token = { one: 'star', many: 'stars', mark: 'star' }

function reasonOf(scene: Scene, skill: Skill): Pick<SceneVisit, 'problem' | 'payoff' | 'token'> {
  const { problem, payoff, token = anyToken } = scene
  const own = strandOf(scene, skill)
  if (own) return { token, ...own }
  const [anyProblem = ''] = Object.values(problem)
  const [anyPayoff = ''] = Object.values(payoff)
  return { problem: problem[skill.subject] ?? anyProblem, payoff: payoff[skill.subject] ?? anyPayoff, token }
}
