import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { quadrant } from '../../figures/quadrant.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { twoPatterns } from './two-patterns.ts'

type Spec = SpecOf<'coordinates'>
interface Spot {
  name: string
  x: number
  y: number
}

const gridMm = 96
/** Three times as many tasks leave less room for the grid. */
const smallGridMm = 80
const letters = 'ABCDEFGHJK'

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const place = headline(setting.place)
  const who = random.pick(setting.characters)
  const { form, size } = spec
  if (form === 'patterns' || form === 'shifted-patterns')
    return twoPatterns({ form, size }, place, who, setting, random)
  const spots = draw(spec, setting, random)
  const isPlotted = spec.form === 'plot' || spec.form === 'plot-and-path'
  const cell = Math.floor((spec.form === 'plot-and-path' ? smallGridMm : gridMm) / spec.size)
  const head = quadrant(spec.size, isPlotted ? spots.slice(0, 1) : spots, cell)
  const pages = {
    read: {
      title: `Map Points of ${place}`,
      task: `${who} marked finds on the map. From the origin, go right along the x-axis first, then up.`,
      items: read(spots, random),
    },
    plot: {
      title: `Put It on the Map of ${place}`,
      task: `Draw a dot at each point for ${who} and write the way there. From the origin, go right along the x-axis first, then up.`,
      items: plot(spots),
    },
    path: {
      title: `Paths through ${place}`,
      task: `${who} walks along the lines. At which point does each path end?`,
      items: path(spec, spots, random),
    },
    'path-back': {
      title: `Back to the Start at ${place}`,
      task: `${who} walked along the lines and stopped at each point. Go back: where did each walk start?`,
      items: pathBack(spec, spots, random),
    },
    'plot-and-path': {
      title: `Points and Paths of ${place}`,
      task: `From the origin, go right along the x-axis, then up. Write the way and draw a dot at each point. Then walk along the lines with ${who}: write which way you go, or the point where you end.`,
      items: plotAndPath(spec, spots, random),
    },
  }
  const { title, task, items } = pages[form]
  return taskSheet({ title, instructions: task, columns: 2, head }, items)
}

/** No two points share a place, few have both numbers alike, and from one to the next it is a good way. */
function draw({ size }: Spec, { step }: SheetSetting, random: Random): Spot[] {
  const least = step === 0 ? 1 : 0
  const place = () => {
    const [x, y] = [random.int(least, size - 1), random.int(least, size - 1)]
    return x === y && random.next() < 0.8 ? null : { x, y }
  }
  const all = distinct(40, place, ({ x, y }) => `${x},${y}`)
  const chosen = all.slice(0, 1)
  while (chosen.length < count) {
    const left = all.filter((spot) => !chosen.includes(spot))
    const apart = left.find((spot) => steps(spot, chosen.at(-1) ?? spot) > size / 2) ?? left[0]
    if (!apart) throw new CannotDraw(`No room for ${count} points`)
    chosen.push(apart)
  }
  return chosen.map((spot, i) => ({ name: letters.charAt(i), ...spot }))
}

const count = 8

/** Along the lines, from one to the other. */
function steps(one: Pick<Spot, 'x' | 'y'>, other: Pick<Spot, 'x' | 'y'>): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y)
}

function written({ x, y }: { x: number; y: number }): string {
  return `(${x}, ${y})`
}

function swapNote({ x, y }: { x: number; y: number }): string {
  return x === y ? 'Both numbers are alike here.' : `(${y}, ${x}) if up was counted first.`
}

function read(spots: readonly Spot[], random: Random): Item[] {
  const order = random.shuffle(spots.slice(1))
  return [spots[0] as Spot, ...order].map((spot, i) =>
    i === 0 || i % 2 === 1
      ? { lead: `${spot.name} is at`, answer: written(spot), note: swapNote(spot) }
      : {
          lead: `At ${written(spot)} is`,
          answer: spot.name,
          note: spot.x === spot.y ? '' : `Go ${spot.x} right, then ${spot.y} up.`,
        },
  )
}

function dotNote({ x, y }: Spot): string {
  const dot = `Its dot is at (${x}, ${y})`
  return x === y ? `${dot}.` : `${dot}; at (${y}, ${x}) up was counted first.`
}

function plot(spots: readonly Spot[]): Item[] {
  return spots.map((spot) => ({
    lead: `${spot.name} ${written(spot)}:`,
    answer: `${spot.x} right, ${spot.y} up`,
    note: dotNote(spot),
  }))
}

/** Ways from the points, no two to the same end, as long as chance finds others. */
function path({ size }: Spec, spots: readonly Spot[], random: Random): Item[] {
  const ends = new Set<string>()
  return spots.map((spot): Item => {
    let way = walkFrom(spot, size, random)
    for (let i = 0; i < 30 && ends.has(written(way.end)); i++) way = walkFrom(spot, size, random)
    ends.add(written(way.end))
    return {
      ask: `From ${spot.name}: ${way.told}. Where are you?`,
      answer: written(way.end),
      note: swapNote(way.end),
    }
  })
}

function walkFrom(spot: Spot, size: number, random: Random): { told: string; end: { x: number; y: number } } {
  const ways = [
    { word: 'right', dx: 1, dy: 0, most: size - spot.x },
    { word: 'left', dx: -1, dy: 0, most: spot.x },
    { word: 'up', dx: 0, dy: 1, most: size - spot.y },
    { word: 'down', dx: 0, dy: -1, most: spot.y },
  ].filter(({ most }) => most > 0)
  const across = random.pick(ways.filter(({ dx }) => dx !== 0))
  const along = random.pick(ways.filter(({ dy }) => dy !== 0))
  const [a, b] = [random.int(1, across.most), random.int(1, along.most)]
  return {
    told: `${a} ${across.word}, ${b} ${along.word}`,
    end: { x: spot.x + across.dx * a, y: spot.y + along.dy * b },
  }
}

/** Where a walk began that ended at a point: the way is gone backward. */
function pathBack(spec: Spec, spots: readonly Spot[], random: Random): Item[] {
  return path(spec, spots, random).map(({ ask = '', answer, note }, i) => {
    const { name, x, y } = spots[i] as Spot
    const way = /: (.*)\. Where/.exec(ask)?.[1] ?? ''
    const there = way.replace(/right|left|up|down/g, (word) => opposite[word as keyof typeof opposite])
    const [first = '', second = ''] = there.split(', ')
    return {
      ask: `${first}, ${second}, and you are at ${name}. Where did you start?`,
      answer,
      ...(note && { note: `Go back from ${written({ x, y })}: ${way}.` }),
    }
  })
}

const opposite = { right: 'left', left: 'right', up: 'down', down: 'up' } as const

/** Four points to mark, ways between them to tell, and ways to follow. */
function plotAndPath(spec: Spec, spots: readonly Spot[], random: Random): Item[] {
  const [a, b, c, d] = spots as [Spot, Spot, Spot, Spot]
  const ways = [way(a, b), way(b, c), way(c, d)]
  const ends = path(spec, [b, d, c], random)
  return [...plot([a, b, c, d]), { ...(ways[0] as Item), isExample: true }, ...ways.slice(1), ...ends.slice(0, 2)]
}

function way(from: Spot, to: Spot): Item {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const told = [
    ...(dx !== 0 ? [`${Math.abs(dx)} ${dx > 0 ? 'right' : 'left'}`] : []),
    ...(dy !== 0 ? [`${Math.abs(dy)} ${dy > 0 ? 'up' : 'down'}`] : []),
  ]
  return {
    lead: `From ${from.name} to ${to.name}:`,
    answer: told.join(', '),
    note: `Count the lines from ${written(from)} to ${written(to)}; up or down first is right too.`,
  }
}
