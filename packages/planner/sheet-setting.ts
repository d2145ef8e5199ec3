import type { Scene, World } from '@pencil-quest/content/types'
import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting } from '@pencil-quest/contract/sheets'

/** A scene with so many things of its own needs no others on its worksheets. */
const enough = 5

/** What a world lends a worksheet that plays in one of its scenes: the scene's own things, others where it has few. */
export function sheetSetting(world: World, scene: Scene, grade: Grade, step: SheetSetting['step']): SheetSetting {
  const others = world.things.filter(({ one }) => !scene.things.some((thing) => thing.one === one))
  return {
    grade,
    step,
    things: scene.things.length >= enough ? scene.things : [...scene.things, ...others],
    characters: world.characters.map(({ name }) => name),
    specimens: world.specimens,
    place: scene.place,
  }
}
