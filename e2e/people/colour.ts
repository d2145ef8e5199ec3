import type { Locator } from '@playwright/test'

/** The place of a colour on the wheel, in degrees: 0 red, 120 green, 240 blue. The first colour where there are several. */
export async function hueOf(element: Locator, property: 'color' | 'background-color' | 'background-image') {
  const value = await element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property)
  const [red = 0, green = 0, blue = 0] = (/rgba?\(([^)]+)\)/.exec(value)?.[1] ?? '').split(',').map(Number)
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  if (span === 0) return Number.NaN
  const turn =
    most === red ? ((green - blue) / span) % 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4
  return (turn * 60 + 360) % 360
}
