import type { SentenceError } from '@pencil-quest/contract/sheets'
import type { Random } from '../../random.ts'
import { type Mistake, mistakesIn } from './mistakes.ts'
import { repaired } from './solve.ts'
import type { FixTheSentenceView } from './view.ts'

export interface Spoiled {
  wrong: string
  find: string
  right: string
  mistakes: Mistake[]
}

export type Boxes = Pick<FixTheSentenceView, 'lookFor' | 'names' | 'listWords'>

/** Draws of one count of mistakes before a smaller count is tried. */
const draws = 8

/**
 * Makes up to `count` mistakes in a right sentence, the rarest sorts on the page first. Only such mistakes stay as the
 * page's rule checker, which never sees the right sentence, mends back to it; null where there are none.
 */
export function spoil(
  right: string,
  errors: readonly SentenceError[],
  boxes: Boxes,
  count: number,
  timesUsed: ReadonlyMap<SentenceError, number>,
  random: Random,
): Spoiled | null {
  const names = boxes.names.split(/, | /)
  const mendable = errors
    .flatMap((error) => mistakesIn(right, error, names))
    .filter((mistake) => isMended(withMistakes(right, [mistake]), boxes))
  for (let size = count; size > 0; size--) {
    for (let draw = 0; draw < draws; draw++) {
      const chosen = choose(mendable, size, timesUsed, random)
      if (chosen.length < size) break
      const spoiled = withMistakes(right, chosen)
      if (isMended(spoiled, boxes)) return spoiled
    }
  }
  return null
}

function isMended({ wrong, find, right }: Spoiled, boxes: Boxes): boolean {
  return wrong !== right && repaired(boxes, wrong, find) === right
}

/** Mistakes apart from each other, of different sorts where there are enough. */
function choose(
  mendable: readonly Mistake[],
  size: number,
  timesUsed: ReadonlyMap<SentenceError, number>,
  random: Random,
): Mistake[] {
  const chosen: Mistake[] = []
  const uses = ({ error }: Mistake) =>
    (timesUsed.get(error) ?? 0) + 10 * chosen.filter((mistake) => mistake.error === error).length
  let left = random.shuffle(mendable)
  while (chosen.length < size && left.length > 0) {
    const [next] = left.sort((a, b) => uses(a) - uses(b))
    if (!next) break
    chosen.push(next)
    left = left.filter((other) => !touches(other, next))
  }
  return chosen
}

function touches(one: Mistake, other: Mistake): boolean {
  return spans(one).some((a) => spans(other).some((b) => a.from <= b.to && b.from <= a.to))
}

function spans({ from, to, also }: Mistake): { from: number; to: number }[] {
  return also ? [{ from, to }, also] : [{ from, to }]
}

function withMistakes(right: string, mistakes: Mistake[]): Spoiled {
  const inOrder = [...mistakes].sort((a, b) => a.from - b.from)
  const edits = inOrder
    .flatMap(({ from, to, put, also }) => [{ from, to, put }, ...(also ? [{ ...also, put: '' }] : [])])
    .sort((a, b) => b.from - a.from)
  const wrong = edits.reduce((text, { from, to, put }) => text.slice(0, from) + put + text.slice(to), right)
  const find = mistakes.length === 1 ? 'Find 1 mistake.' : `Find ${mistakes.length} mistakes.`
  return { wrong, find, right, mistakes: inOrder }
}
