import type { Trait } from '@pencil-quest/contract/sheets'
import { CannotDraw } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { type Test, testFor } from './specimen.ts'
import type { Branch } from './view.ts'

export interface Leaf {
  name: string
  /** Values that the steps on the way leave open. */
  fixed: Partial<Record<Trait, number[]>>
  /** Numbers of the steps on the way. */
  path: number[]
}

export interface GrownKey {
  steps: { number: number; first: Branch; second: Branch }[]
  leaves: Leaf[]
}

/** Splits the names again and again by tests that are new on their way, until each is alone. */
export function growKey(traits: readonly Trait[], names: readonly string[], random: Random): GrownKey {
  const steps: GrownKey['steps'] = []
  const leaves: Leaf[] = []
  const waiting: { names: readonly string[]; fixed: Leaf['fixed']; path: number[]; number: number }[] = []
  waiting.push({ names, fixed: {}, path: [], number: 1 })
  let last = 1

  // Breadth first, so that step numbers rise down the page.
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    const { names: here, fixed, number } = node
    const path = [...node.path, number]
    const test = freshTest(traits, fixed, random)
    const cut = here.length === 2 ? 1 : random.int(Math.ceil(here.length / 3), Math.floor((here.length * 2) / 3))
    const [first, second] = ([here.slice(0, cut), here.slice(cut)] as const).map((side, i) => {
      const clue = test.clues[i as 0 | 1]
      const own = { ...fixed, [test.trait]: test.values[i as 0 | 1] }
      const [name = ''] = side
      if (side.length === 1) {
        leaves.push({ name, fixed: own, path })
        return { clue, leadsTo: `It is the ${name}.` }
      }
      last++
      waiting.push({ names: side, fixed: own, path, number: last })
      return { clue, leadsTo: `Go to step ${last}.` }
    }) as [Branch, Branch]
    steps.push({ number, first, second })
  }
  return { steps, leaves }
}

function freshTest(traits: readonly Trait[], fixed: Leaf['fixed'], random: Random): Test {
  const free = traits.filter((trait) => !(trait in fixed))
  if (free.length === 0) throw new CannotDraw('Too few traits for so many specimens')
  return testFor(random.pick(free), random)
}
