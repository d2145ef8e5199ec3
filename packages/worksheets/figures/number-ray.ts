import { drawing, line, polygon, words } from './svg.ts'

interface Ray {
  /** Marks, evenly spaced; `label` is printed below, `high` marks are longer. */
  marks: { label: string; high: boolean }[]
  /** An arrow with a question mark over this mark. */
  asked?: number
  /** Hops from mark to mark. */
  hops?: readonly (readonly [number, number])[]
}

/** Marks from 0 to `upTo`, so many parts to a whole; only the wholes are labelled. */
export function marksOfParts(upTo: number, parts: number): Ray['marks'] {
  return Array.from({ length: upTo * parts + 1 }, (_, i) => {
    const isWhole = i % parts === 0
    return { label: isWhole ? String(i / parts) : '', high: isWhole }
  })
}

const left = 6
const baseline = 15

/** A number line as wide as asked for. */
export function numberRay({ marks, asked, hops = [] }: Ray, width: number, sizeMm: number): string {
  const pitch = (width - 2 * left) / Math.max(1, marks.length - 1)
  const at = (i: number) => left + i * pitch
  const ticks = marks.map(({ high }, i) => {
    const reach = high ? 2.4 : 1.5
    return line(at(i), baseline - reach, at(i), baseline + reach, ` class="tick" stroke-width="${high ? 0.6 : 0.4}"`)
  })
  const labels = marks.flatMap(({ label }, i) => (label ? [words(at(i), baseline + 3.2 + sizeMm, label, sizeMm)] : []))
  const ends = [
    line(1, baseline, width - 1, baseline, ' stroke-width="0.5"'),
    polygon(
      [
        [width - 1, baseline - 1.1],
        [width, baseline],
        [width - 1, baseline + 1.1],
      ],
      ' fill="#000"',
    ),
  ]
  const pointer =
    asked === undefined
      ? []
      : [
          line(at(asked), baseline - 8.5, at(asked), baseline - 3.4, ' class="asked" stroke-width="0.8"'),
          polygon(
            [
              [at(asked) - 1.2, baseline - 5],
              [at(asked), baseline - 2.8],
              [at(asked) + 1.2, baseline - 5],
            ],
            ' fill="#000"',
          ),
          words(at(asked), baseline - 9.6, '?', sizeMm * 1.1),
        ]
  const arcs = hops.map(([from, upTo]) => {
    const [x1, x2] = [at(from), at(upTo)]
    const rise = Math.min(9, Math.abs(x2 - x1) * 0.55)
    const d = `M${x1.toFixed(2)} ${baseline - 2.6}Q${((x1 + x2) / 2).toFixed(2)} ${(baseline - 2.6 - rise * 1.8).toFixed(2)} ${x2.toFixed(2)} ${baseline - 2.6}`
    const tip = Math.sign(x2 - x1) * 1.1
    const head = polygon(
      [
        [x2 - tip * 1.6, baseline - 4.4],
        [x2, baseline - 2.2],
        [x2 + tip * 0.5, baseline - 4.6],
      ],
      ' fill="#000"',
    )
    return `<path class="hop" d="${d}"/>${head}`
  })
  return drawing(
    width,
    baseline + 5 + sizeMm * 1.2,
    'A number line',
    [...ends, ...ticks, ...labels, ...pointer, ...arcs].join(''),
  )
}
