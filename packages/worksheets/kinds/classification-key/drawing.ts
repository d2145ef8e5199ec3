import type { Specimen } from './specimen.ts'

const ink = 'fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"'

/**
 * A specimen from the side, in a field of 100 by 80. Each leg, wing, spot, eye, tail, antenna and shell is one mark of
 * its own class.
 */
export function specimenDrawing(specimen: Specimen, letter: string): string {
  const marks = [
    ...legs(specimen.legs),
    tail(specimen.tail),
    '<ellipse cx="48" cy="44" rx="27" ry="15"/>',
    ...wings(specimen.wings),
    shell(specimen.shell),
    ...spots(specimen.spots),
    '<circle cx="80" cy="38" r="12.5" fill="#fff"/>',
    ...antennae(specimen.antennae),
    ...eyes(specimen.eyes),
    '<path d="M80 45.5c2.5 2 5.5 2 8 -.5"/>',
  ]
  return `<svg role="img" aria-label="Specimen ${letter}" viewBox="0 0 100 80" ${ink}>${marks.join('')}</svg>`
}

function legs(count: number): string[] {
  return spread(count, 30, 66).map((x) => `<path class="leg" d="M${x} 57v12h4"/>`)
}

function wings(count: number): string[] {
  if (count === 0) return []
  // Both swept back from the shoulder: two upright ones look like ears.
  return [
    '<path class="wing" d="M53 34C43 24 26 20 13 24c2 9 20 14 38 13z" fill="#fff"/>',
    '<path class="wing" d="M60 33C56 17 38 5 18 7c0 11 16 23 38 28z" fill="#fff"/>',
  ]
}

function tail(count: number): string {
  return count > 0 ? '<path class="tail" d="M21 44c-14 2-18-8-12-13 5-4 10 2 6 6"/>' : ''
}

function shell(count: number): string {
  return count > 0 ? '<path class="shell" d="M24 37a24 13 0 0 1 48 0zM40 37v-12M56 37v-12" fill="#fff"/>' : ''
}

function spots(count: number): string[] {
  return spread(count, 29, 61).map((x) => `<circle class="spot" cx="${x}" cy="48" r="2.6" fill="#000"/>`)
}

/** Open, so that nobody counts them as spots. */
function eyes(count: number): string[] {
  return spread(count, 74.5, 86.5).map((x) => `<circle class="eye" cx="${x}" cy="35" r="2" stroke-width="1"/>`)
}

function antennae(count: number): string[] {
  if (count === 0) return []
  return ['<path class="antenna" d="M76 26.5c-1-6-3-9-7-11"/>', '<path class="antenna" d="M84 26.5c1-6 3-9 7-11"/>']
}

/** Places for `count` marks between two ends, evenly. */
function spread(count: number, from: number, upTo: number): number[] {
  if (count === 1) return [(from + upTo) / 2]
  return Array.from({ length: count }, (_, i) => Math.round((from + ((upTo - from) * i) / (count - 1)) * 10) / 10)
}
