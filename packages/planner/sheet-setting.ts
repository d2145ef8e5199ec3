import type { Scene, World } from '@pencil-quest/content/types'
import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting } from '@pencil-quest/contract/sheets'

/** What a world lends a worksheet that plays in one of its scenes: the scene's own things come first. */
export function sheetSetting(world: World, scene: Scene, grade: Grade, step: SheetSetting['step']): SheetSetting {
  return {
    grade,
    step,
    things: [...scene.things, ...world.things.filter(({ one }) => !scene.things.some((thing) => thing.one === one))],
    characters: world.characters.map(({ name }) => name),
    specimens: world.specimens,
    place: scene.place,
  }
}
