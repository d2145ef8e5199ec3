/** The numbers of every mark of one sort in a drawing. */
export function shapeNumbers(svg: string, shape: 'circle' | 'rect' | 'line'): Record<string, number>[] {
  return [...svg.matchAll(new RegExp(`<${shape} ([^>]*?)/?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-z]+\d?)="([-\d.]+)"/g)].map(([, name, value]) => [name, Number(value)]),
    ),
  )
}
