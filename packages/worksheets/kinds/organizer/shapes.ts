/** From one step of a path down to the next. */
export const downArrow =
  '<svg aria-hidden="true" width="10mm" height="5mm" viewBox="0 0 10 6" fill="none" stroke="#000" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"><path d="M5 .6v4.6M2.4 2.9 5 5.2l2.6-2.3"/></svg>'

/** Lines from the middle of the web to the middle of each box above and below; the boxes cover their ends. */
export function spokes(above: number, below: number): string {
  const line = (count: number, y: string) =>
    Array.from(
      { length: count },
      (_, i) => `<line x1="50%" y1="50%" x2="${Math.round(((i + 0.5) / count) * 100)}%" y2="${y}"/>`,
    ).join('')
  return `<svg aria-hidden="true" width="100%" height="100%" stroke="#000" stroke-width="2">${line(above, '30%')}${line(below, '70%')}</svg>`
}
