/** What a drawn graph shows; null for a name without bar or pictures. */
export type Shown = Map<string, number | null>

interface Name {
  name: string
  x: number
  y: number
}

function numberOf(attributes: string, name: string): number {
  return Number(new RegExp(`\\b${name}="([-\\d.]+)"`).exec(attributes)?.[1] ?? Number.NaN)
}

/** The names beside rows or under bars, each with the middle of its lines. */
function namesIn(svg: string): Name[] {
  return [...svg.matchAll(/<text class="name"[^>]*>(.*?)<\/text>/g)].map(([, inside = '']) => {
    const lines = [...inside.matchAll(/<tspan ([^>]*)>([^<]*)<\/tspan>/g)]
    const heights = lines.map(([, attributes = '']) => numberOf(attributes, 'y'))
    return {
      name: plain(lines.map(([, , words]) => words).join(' ')),
      x: numberOf(lines[0]?.[1] ?? '', 'x'),
      y: heights.reduce((sum, y) => sum + y, 0) / heights.length,
    }
  })
}

function plain(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}

/** Middles of the drawn half circles: from top to bottom around the middle and straight back. */
function halfRings(svg: string): number[] {
  const arc = /<path d="M ([\d.]+) ([\d.]+) A ([\d.]+) \3 0 0 0 \1 ([\d.]+) Z"\/>/g
  return [...svg.matchAll(arc)].flatMap(([, , top, radius, bottom]) =>
    Math.abs(Number(bottom) - Number(top) - 2 * Number(radius)) < 0.05 ? [(Number(top) + Number(bottom)) / 2] : [],
  )
}

/** Counts the rings of each row, and half rings as halves; the key says what one stands for. */
export function readPictures(svg: string, key: string): Shown | null {
  const each = Number(/stands for (\d+)\./.exec(key)?.[1])
  const names = namesIn(svg)
  const counts = new Map<string, number>(names.map(({ name }) => [name, 0]))
  const rings = [...svg.matchAll(/<circle ([^>]*)\/>/g)].map(([, attributes = '']) => ({
    y: numberOf(attributes, 'cy'),
    part: 1,
  }))
  for (const { y, part } of [...rings, ...halfRings(svg).map((y) => ({ y, part: 0.5 }))]) {
    const nearest = [...names].sort((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))[0]
    if (!nearest) return null
    counts.set(nearest.name, (counts.get(nearest.name) ?? 0) + part)
  }
  if (!each || counts.size !== names.length) return null
  return new Map([...counts].map(([name, count]) => [name, count === 0 ? null : count * each]))
}

/** Measures each bar against the numbers of the axis, which must begin at 0 and be evenly spaced. */
export function readBars(svg: string): Shown | null {
  const ticks = [...svg.matchAll(/<text (x=[^>]*)>(\d+)<\/text>/g)].map(([, attributes = '', value]) => ({
    value: Number(value),
    y: numberOf(attributes, 'y'),
  }))
  const [zero, last] = [ticks[0], ticks.at(-1)]
  if (!zero || !last || zero.value !== 0 || last.value === 0) return null
  const perUnit = (zero.y - last.y) / last.value
  if (ticks.some(({ value, y }) => Math.abs(zero.y - y - value * perUnit) > 0.05)) return null
  const bars = [...svg.matchAll(/<rect ([^>]*)\/>/g)].map(([, attributes = '']) => ({
    middle: numberOf(attributes, 'x') + numberOf(attributes, 'width') / 2,
    value: numberOf(attributes, 'height') / perUnit,
  }))
  const names = namesIn(svg)
  const shown: Shown = new Map()
  for (const { name, x } of names) {
    const found = bars.filter(({ middle }) => Math.abs(middle - x) < 1)
    const value = found[0] ? Math.round(found[0].value) : null
    if (found.length > 1 || (value !== null && Math.abs((found[0]?.value ?? 0) - value) > 0.1)) return null
    shown.set(name, value)
  }
  return shown.size === names.length ? shown : null
}
