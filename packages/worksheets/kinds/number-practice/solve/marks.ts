/** The field in which an outline of a thing is drawn. */
const field = 100

/** A drawing in which each thing that is counted is one ring, whatever lines it is made of; none of them where they differ. */
function asRings(svg: string): string {
  const things = /<g class="counter" transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)"[^>]*>(.*?)<\/g>/g
  const looks = new Set([...svg.matchAll(things)].map(([, , , , lines]) => lines))
  if (looks.size > 1) return svg.replace(things, '')
  return svg.replace(things, (_, x, y, scale) => {
    const radius = (field * Number(scale)) / 2
    const middle = (from: string) => Math.round((Number(from) + radius) * 100) / 100
    return `<circle cx="${middle(x)}" cy="${middle(y)}" r="${radius}"/>`
  })
}

/** The numbers of every mark of one sort in a drawing. */
export function shapeNumbers(svg: string, shape: 'circle' | 'rect' | 'line'): Record<string, number>[] {
  return [...asRings(svg).matchAll(new RegExp(`<${shape} ([^>]*?)/?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-z]+\d?)="([-\d.]+)"/g)].map(([, name, value]) => [name, Number(value)]),
    ),
  )
}
