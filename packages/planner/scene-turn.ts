import type { Scene, Skill, World } from '@pencil-quest/content/types'
import { seeded } from '@pencil-quest/worksheets/random'

/** Scenes in shuffled rounds; a skill that comes back plays in another scene than before. */
export class SceneTurn {
  private readonly world: World
  private readonly seed: string
  private readonly pairs = new Set<string>()
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
    const at = Math.max(0, this.left.findIndex(isNew))
    const [scene] = this.left.splice(at, 1) as [Scene]
    this.pairs.add(`${skill.id}:${scene.id}`)
    return scene
  }
}
