import { linesIn, textsIn } from '../../reading.ts'

export interface TickTable {
  people: string[]
  /** Columns from the left. */
  choices: string[]
  crossed: { person: string; choice: string }[]
}

/** Names stand left of the boxes, choices over them; a cross is two lines through the middle of a box. */
export function readTable(svg: string): TickTable | null {
  const boxes = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"\/>/g)].map((box) =>
    box.slice(1).map(Number),
  )
  const [, , width, height] = boxes[0] ?? []
  if (!width || !height) return null
  const [left, top] = [Math.min(...boxes.map(([x]) => x ?? 0)), Math.min(...boxes.map(([, y]) => y ?? 0))]
  const people = textsIn(svg)
    .filter(({ x, y }) => x < left && y > top)
    .sort((a, b) => a.y - b.y)
    .map(({ text }) => text)
  const heads = [...svg.matchAll(/<text class="name"[^>]*>(.*?)<\/text>/g)].flatMap(([, inner = '']) => {
    const spans = [...inner.matchAll(/<tspan x="([\d.]+)" y="([\d.]+)">([^<]*)<\/tspan>/g)]
    return spans[0] ? [{ x: Number(spans[0][1]), text: spans.map(([, , , text]) => text).join(' ') }] : []
  })
  const choices = heads.sort((a, b) => a.x - b.x).map(({ text }) => text)
  if (boxes.length !== people.length * choices.length) return null
  const crossed = linesIn(svg, 'cross').map(({ x1, y1, x2, y2 }) => ({
    person: people[Math.floor(((y1 + y2) / 2 - top) / height)] ?? '',
    choice: choices[Math.floor(((x1 + x2) / 2 - left) / width)] ?? '',
  }))
  return { people, choices, crossed }
}
