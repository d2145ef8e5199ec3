import type { World } from '@pencil-quest/content/types'
import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting } from '@pencil-quest/contract/sheets'
import type { SceneVisit } from '../story/scene-turn.ts'

/** A scene with so many things of its own needs no others on its worksheets. */
const enough = 5

/**
 * What a world lends a worksheet that goes with a lesson: what the lesson plays for, the things of its scene, and others
 * where those are few.
 */
export function sheetSetting(
  world: World,
  { scene, token, problem }: Pick<SceneVisit, 'scene' | 'token' | 'problem'>,
  grade: Grade,
  step: SheetSetting['step'],
): SheetSetting {
  const own = [token, ...scene.things.filter(({ one }) => one !== token.one)]
  const others = world.things.filter(({ one }) => !own.some((thing) => thing.one === one))
  return {
    grade,
    step,
    things: scene.things.length >= enough ? own : [...own, ...others],
    characters: world.characters.map(({ name }) => name),
    specimens: world.specimens,
    place: scene.place,
    ...troubleIn(problem),
  }
}

/** What the story needs, without what an answer wins; nothing where it names what the page does not know. */
function troubleIn(problem: string): Pick<SheetSetting, 'trouble'> {
  const [trouble = ''] = problem.split(/ (?=Each )/)
  return trouble === problem || trouble.includes('{') ? {} : { trouble }
}
