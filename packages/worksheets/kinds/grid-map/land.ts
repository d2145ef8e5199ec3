import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { type Landmark, landmarks, type Scatter, scatter } from '../../figures/map-symbols.ts'
import { CannotDraw, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'

export interface Cell {
  column: number
  row: number
}

/** A place that is on the map once. */
export interface Place extends Cell {
  landmark: Landmark
  /** Without article: "shell tower". */
  name: string
}

export interface Land {
  size: number
  places: Place[]
  /** What stands about many times, to be counted. */
  many: { sort: Scatter; cells: Cell[] }[]
  scale: { perSquare: number; unit: string }
}

/** Share of the squares that may be taken, so that the map stays easy to read. */
const fullest = 0.65
const mostPlaces = 10

const scales: Record<Grade, { perSquare: readonly number[]; unit: string }> = {
  kindergarten: { perSquare: [1], unit: 'steps' },
  '1st': { perSquare: [2, 10], unit: 'steps' },
  '2nd': { perSquare: [2, 5, 10], unit: 'steps' },
  '3rd': { perSquare: [3, 4, 5, 10], unit: 'steps' },
  '4th': { perSquare: [20, 25, 50], unit: 'meters' },
  '5th': { perSquare: [25, 75, 150], unit: 'meters' },
}

export function drawLand(spec: SpecOf<'grid-map'>, setting: SheetSetting, random: Random): Land {
  const { size } = spec
  const count = Math.min(spec.places, mostPlaces)
  const room = Math.floor(size * size * fullest) - count
  const sorts = spec.ask.includes('map-key') && size > 4 ? 2 : 1
  if (room < 2 * sorts) throw new CannotDraw('The map is too small for so many places')
  const cells = random.shuffle(
    Array.from({ length: size * size }, (_, i) => ({ column: i % size, row: Math.floor(i / size) })),
  )
  const take = (many: number) => cells.splice(0, many)
  const chosen = random.sample(Object.keys(landmarks) as Landmark[], count)
  const names = namesFor(chosen, setting, random)
  const places = take(count).map((cell, i) => ({ ...cell, landmark: chosen[i] ?? 'house', name: names[i] ?? '' }))
  const most = Math.min(size, Math.floor(room / sorts))
  const amounts = random.sample(
    Array.from({ length: most - 1 }, (_, i) => i + 2),
    sorts,
  )
  const kinds = random.sample(Object.keys(scatter) as Scatter[], amounts.length)
  const scale = scales[setting.grade]
  return {
    size,
    places,
    many: kinds.map((sort, i) => ({ sort, cells: take(amounts[i] ?? 2) })),
    scale: { perSquare: random.pick(scale.perSquare), unit: scale.unit },
  }
}

/** Landmarks get their names from things of the world, those of the scene first: "shell tower", "boat bridge". */
function namesFor(chosen: readonly Landmark[], { things, grade }: SheetSetting, random: Random): string[] {
  const longest = grade === 'kindergarten' ? 7 : 11
  const taken = new Set<string>([...Object.keys(landmarks), ...Object.keys(scatter)])
  const usable = things
    .map(({ one }) => one)
    .filter((one) => one.length <= longest && /^[a-z]+( [a-z]+)?$/.test(one))
    .filter((one) => !one.split(' ').some((word) => taken.has(word)))
  const words = random.shuffle(usable.slice(0, chosen.length))
  return chosen.map((landmark, i) => (words[i] ? `${words[i]} ${landmark}` : landmark))
}
