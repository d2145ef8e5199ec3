import type { Scene, Skill, World } from '@pencil-quest/content/types'
import { seeded } from '@pencil-quest/worksheets/random'

/** Scenes in shuffled rounds; a skill that comes back plays in another scene than before, a subject as far as there are any. */
export class SceneTurn {
  private readonly world: World
  private readonly seed: string
  private readonly pairs = new Set<string>()
  private readonly heard = new Set<string>()
  private round = 0
  private left: Scene[] = []

  constructor(world: World, seed: string) {
    this.world = world
    this.seed = seed
  }

  next(skill: Skill): Scene {
    const isNew = (scene: Scene) => !this.pairs.has(`${skill.id}:${scene.id}`)
    // A new round is opened early where the rest of this one has nothing new for the skill.
    if (!this.left.some(isNew)) this.left.push(...seeded(this.seed, 'scenes', this.round++).shuffle(this.world.scenes))
    // Where it can be, one that no skill of the subject has played in: its problem and pay-off were read already.
    const isUnheard = (scene: Scene) => isNew(scene) && !this.heard.has(`${skill.subject}:${scene.id}`)
    const unheard = this.left.findIndex(isUnheard)
    const at = unheard >= 0 ? unheard : Math.max(0, this.left.findIndex(isNew))
    const [scene] = this.left.splice(at, 1) as [Scene]
    this.pairs.add(`${skill.id}:${scene.id}`)
    this.heard.add(`${skill.subject}:${scene.id}`)
    return scene
  }
}
