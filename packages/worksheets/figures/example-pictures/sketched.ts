import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import { drawBead } from '../bead-row.ts'
import { circle, drawing, line, rect, words } from '../svg.ts'
import { beside, caption, sizeOf, stacked } from './placed.ts'

type Of<Kind extends ExamplePicture['kind']> = Extract<ExamplePicture, { kind: Kind }>

/** Side of a hundred and length of a ten; from line to line, from dot to dot, and what sets five of them apart. */
const blockMm = { long: 10, line: 2, dot: 2.2, five: 1 }

/** Squares, lines and dots, as the hand draws hundreds, tens and ones. */
export function blocks({ sets }: Of<'blocks'>): string {
  const drawn = sets.map(({ hundreds, tens, ones, label }) =>
    stacked([sketch(hundreds, tens, ones), caption(label)], 0.4, 'Hundreds, tens and ones'),
  )
  const isWide = sets.some(({ hundreds }) => hundreds > 0)
  return isWide ? stacked(drawn, 0.8, 'Hundreds, tens and ones', 'left') : beside(drawn, 10, 'Tens and ones')
}

function sketch(hundreds: number, tens: number, ones: number): string {
  const { long, line: lineMm, dot, five } = blockMm
  const squares = Array.from({ length: hundreds }, (_, i) => rect(0.5 + i * (long + 1), 0.5, long, long))
  const from = hundreds * (long + 1) + (hundreds > 0 ? 2 : 1)
  const lineAt = (i: number) => from + i * lineMm + Math.floor(i / 5) * five
  const lines = Array.from({ length: tens }, (_, i) =>
    line(lineAt(i), 0.5, lineAt(i), long + 0.5, ' stroke-width="0.7"'),
  )
  const first = tens > 0 ? lineAt(tens - 1) + 3 : from
  const columns = Math.ceil(ones / 5)
  const dots = Array.from({ length: ones }, (_, i) =>
    circle(first + Math.floor(i / 5) * dot * 1.2, 1.2 + (i % 5) * dot, 0.55, true),
  )
  const width = ones > 0 ? first + (columns - 1) * dot * 1.2 + 1.5 : first - 1.5
  return drawing(width, long + 1, 'Hundreds, tens and ones', [...squares, ...lines, ...dots].join(''))
}

/** Diameters in millimetres; a dime is smaller than a nickel, as in the hand. */
const coinMm: Record<number, number> = { 1: 8.4, 5: 9.8, 10: 8, 25: 11 }

/** What a row of coins may take, and what lies between two of a kind and between kinds. */
const coinsMm = { row: 62, gap: 2, kinds: 4 }

/** In rows that part no kind of coin, with what is said at each below it. */
export function coins({ values, counts = [] }: Of<'coins'>): string {
  const kinds: string[][] = []
  for (const [i, value] of values.entries()) {
    const own = coin(value, counts[i])
    const kind = kinds.at(-1)
    if (kind && values[i - 1] === value) kind.push(own)
    else kinds.push([own])
  }
  const rows: string[] = []
  for (const kind of kinds.map((all) => beside(all, coinsMm.gap, 'Coins of one kind', 'foot'))) {
    const longer = beside([...rows.slice(-1), kind], coinsMm.kinds, 'Coins', 'foot')
    if (sizeOf(longer).width > coinsMm.row) rows.push(kind)
    else rows.splice(-1, 1, longer)
  }
  return stacked(rows, 1, 'Coins', 'left')
}

function coin(value: number, count?: string): string {
  const size = coinMm[value] ?? 0
  const middle = size / 2 + 0.3
  const own = drawing(
    size + 0.6,
    size + 0.6,
    'A coin',
    circle(middle, middle, size / 2) + words(middle, middle + 1.2, `${value}¢`, 3.3),
  )
  return count ? stacked([own, caption(count)], 0, 'A coin') : own
}

export function row({ row: all, every }: Of<'row'>): string {
  const pitch = 8
  const marks = all.map((bead, i) => {
    const [x, y, r] = [0.8 + (i + 0.5) * pitch, 0.8 + pitch / 2, pitch * 0.34]
    if (bead === 'next') return line(x - r, y + r, x + r, y + r, ' stroke-width="0.7"')
    return bead === 'sun' ? sun(x, y, r) : drawBead(bead, x, y, r)
  })
  const shown = all.filter((bead) => bead !== 'next').length
  const frames = every
    ? Array.from({ length: Math.floor(shown / every) }, (_, i) =>
        rect(1.2 + i * every * pitch, 0.4, every * pitch - 0.8, pitch + 0.8).replace('<rect', '<rect rx="2"'),
      )
    : []
  return drawing(all.length * pitch + 1.6, pitch + 1.6, 'A row of shapes', [...marks, ...frames].join(''))
}

/** A circle with rays, that nobody takes it for a ball. */
function sun(x: number, y: number, r: number): string {
  const rays = Array.from({ length: 8 }, (_, i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)]
    return line(x + dx * r * 0.8, y + dy * r * 0.8, x + dx * r * 1.25, y + dy * r * 1.25)
  })
  return [circle(x, y, r * 0.58), ...rays].join('')
}
