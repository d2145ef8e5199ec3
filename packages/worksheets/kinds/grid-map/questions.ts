import type { Grade } from '@pencil-quest/contract/choices'
import type { MapQuestion } from '@pencil-quest/contract/sheets'
import { cellName } from '../../figures/lettered-grid.ts'
import { scatter } from '../../figures/map-symbols.ts'
import type { Random } from '../../random.ts'
import type { Cell, Land, Place } from './land.ts'

export interface Question {
  sort: MapQuestion
  ask: string
  answer: string
  note?: string
  /** Behind the answer line; null where one of four words is circled. */
  unit: string | null
  /** Places whose square this question gives away. */
  reveals: string[]
  /** What it asks about; no two questions of a sort are about the same. */
  about: string
}

export const ways = ['north', 'east', 'south', 'west'] as const
const steps: Record<(typeof ways)[number], Cell> = {
  north: { column: 0, row: -1 },
  east: { column: 1, row: 0 },
  south: { column: 0, row: 1 },
  west: { column: -1, row: 0 },
}

const legs: Record<Grade, number> = { kindergarten: 1, '1st': 2, '2nd': 2, '3rd': 2, '4th': 3, '5th': 3 }

/** One question of the sort, or null where this draw gives none. */
export function drawQuestion(sort: MapQuestion, land: Land, grade: Grade, random: Random): Question | null {
  const [from, to] = random.sample(land.places, 2)
  if (!from || !to) return null
  const pair = [from.name, to.name].sort().join(' and ')
  const plain = { sort, unit: '', reveals: [], about: from.name }
  switch (sort) {
    case 'what-is-at':
      return { ...plain, ask: `What is at ${nameOf(from)}?`, answer: from.name, reveals: [from.name] }
    case 'where-is':
      return { ...plain, ask: `Where is the ${from.name}?`, answer: nameOf(from), reveals: [from.name] }
    case 'direction': {
      const way = straightWay(from, to)
      return (
        way && {
          ...plain,
          ask: `Which way is it from the ${from.name} to the ${to.name}?`,
          answer: way,
          unit: null,
          about: pair,
        }
      )
    }
    case 'route':
      return route(from, land, legs[grade], random)
    case 'map-key': {
      const { sort: kind, cells } = random.pick(land.many)
      return {
        ...plain,
        ask: `How many ${scatter[kind].many} are on the map?`,
        answer: String(cells.length),
        about: kind,
      }
    }
    case 'distance':
      return distance(from, to, land, grade, pair)
  }
}

function nameOf({ column, row }: Cell): string {
  return cellName(column, row)
}

function straightWay(from: Cell, to: Cell): (typeof ways)[number] | null {
  if ((from.column === to.column) === (from.row === to.row)) return null
  const aim = { column: Math.sign(to.column - from.column), row: Math.sign(to.row - from.row) }
  return ways.find((way) => steps[way].column === aim.column && steps[way].row === aim.row) ?? null
}

/** Turns at every leg; ends in another square than it began. */
function route(start: Place, { size, places }: Land, count: number, random: Random): Question | null {
  let here: Cell = start
  let wasUpright = random.next() < 0.5
  const told: string[] = []
  for (let leg = 0; leg < count; leg++) {
    const way = random.pick(wasUpright ? (['east', 'west'] as const) : (['north', 'south'] as const))
    const many = random.int(1, 3)
    here = { column: here.column + steps[way].column * many, row: here.row + steps[way].row * many }
    if (Math.min(here.column, here.row) < 0 || Math.max(here.column, here.row) >= size) return null
    told.push(`${many} ${many === 1 ? 'square' : 'squares'} ${way}`)
    wasUpright = !wasUpright
  }
  if (nameOf(here) === nameOf(start)) return null
  const reached = places.find((place) => nameOf(place) === nameOf(here))
  const last = told.pop()
  const way = told.length > 0 ? `${told.join(', ')} and ${last}` : last
  return {
    sort: 'route',
    ask: `Start at the ${start.name}. Go ${way}. Which square are you in?`,
    answer: nameOf(here),
    ...(reached && { note: `The ${reached.name} is there.` }),
    unit: '',
    reveals: [],
    about: nameOf(here),
  }
}

function distance(from: Place, to: Place, { scale }: Land, grade: Grade, about: string): Question | null {
  const [across, down] = [Math.abs(from.column - to.column), Math.abs(from.row - to.row)]
  const mayTurn = grade === '4th' || grade === '5th'
  if (across + down < 2 || (!mayTurn && across > 0 && down > 0)) return null
  const { perSquare, unit } = scale
  const walk = `from the ${from.name} to the ${to.name}`
  return {
    sort: 'distance',
    ask: mayTurn
      ? `You may go north, east, south or west. How many ${unit} long is the shortest way ${walk}?`
      : `How many ${unit} is it ${walk}?`,
    answer: String((across + down) * perSquare),
    ...(perSquare > 1 && { note: `${across + down} squares, ${perSquare} ${unit} each` }),
    unit,
    reveals: [],
    about,
  }
}
