import { type ReadMap, readMap, type Spot } from './read-map.ts'
import type { GridMapView } from './view.ts'

/** Reads map, key and compass from their drawings and answers the questions; the example has to be right as well. */
export function solve(view: GridMapView): (string | null)[] {
  const map = readMap(view)
  const scale = /^1 square = (\d+) ([a-z]+)$/.exec(view.scale ?? '')
  const perSquare = scale ? { many: Number(scale[1]), unit: (scale[2] ?? '').replace(/s$/, '') } : null
  const answered = (ask: string) => map && answer(ask, map, perSquare)
  const example = answered(view.example.ask)
  const isRight = example !== null && view.example.answer.replace(/^(\d+) [a-z]+$/, '$1') === example
  return view.questions.map(({ ask, circle }) => {
    const found = isRight ? answered(ask) : null
    return found !== null && (!circle || circle.includes(found)) ? found : null
  })
}

type PerSquare = { many: number; unit: string } | null

function answer(ask: string, map: ReadMap, perSquare: PerSquare): string | null {
  const cell = /^What is at ([A-Z]\d)\?$/.exec(ask)?.[1]
  if (cell) return only(map.spots.filter((spot) => cellOf(spot, map) === cell))?.name ?? null
  const wanted = /^Where is the (.+)\?$/.exec(ask)?.[1]
  if (wanted) return cellOf(spotNamed(wanted, map), map)
  const counted = /^How many ([a-z]+) are on the map\?$/.exec(ask)?.[1]
  if (counted) {
    const seen = map.spots.filter(({ name }) => `${name}s` === counted).length
    return seen > 0 ? String(seen) : null
  }
  const [, start, told] = /^Start at the (.+?)\. Go (.+)\. Which square are you in\?$/.exec(ask) ?? []
  if (start && told) return cellOf(walk(spotNamed(start, map), told, map), map)
  const [, from = '', to = ''] = /from the (.+) to the (.+)\?$/.exec(ask) ?? []
  const [here, there] = [spotNamed(from, map), spotNamed(to, map)]
  if (!here || !there) return null
  const [across, down] = [there.column - here.column, there.row - here.row]
  const isStraight = (across === 0) !== (down === 0)
  if (ask.startsWith('Which way is it ')) {
    const way = Object.entries(map.ways).filter(
      ([, step]) => step.across === Math.sign(across) && step.down === Math.sign(down),
    )
    return isStraight ? (only(way)?.[0] ?? null) : null
  }
  const unit = /How many ([a-z]+?)s? (?:is it|long)/.exec(ask)?.[1]
  const mayTurn = ask.startsWith('You may go north, east, south or west.')
  if (!unit || unit !== perSquare?.unit || !(isStraight || mayTurn)) return null
  return String((Math.abs(across) + Math.abs(down)) * perSquare.many)
}

/** Square by square, so that no leg leaves the map on its way. */
function walk(start: Spot | null, told: string, map: ReadMap): Spot | null {
  let here = start
  for (const leg of told.split(/, | and /)) {
    const [, many, word = ''] = /^(\d+) squares? ([a-z]+)$/.exec(leg) ?? []
    const way = map.ways[word]
    if (!here || !way || !many) return null
    here = { ...here, column: here.column + way.across * Number(many), row: here.row + way.down * Number(many) }
    if (cellOf(here, map) === null) return null
  }
  return here
}

function spotNamed(name: string, map: ReadMap): Spot | null {
  return only(map.spots.filter((spot) => spot.name === name))
}

function cellOf(spot: Spot | null, { columns, rows }: ReadMap): string | null {
  const [column, row] = [columns[spot?.column ?? -1], rows[spot?.row ?? -1]]
  return column && row ? column + row : null
}

function only<T>(list: readonly T[]): T | null {
  return list.length === 1 ? (list[0] as T) : null
}
