import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { Artwork } from '@pencil-quest/contract/drawing'
import { placesAfter, type SheetTrail, type TrailFork, waysFrom } from '@pencil-quest/contract/sheet-trail'
import { suspectArt } from '../art/line-art.ts'
import { escapeHtml, html, type Markup, trusted } from '../markup.ts'

/** Of the ways; the suspects stand beside them. Millimeters. */
const [widthMm, endMm, startMm, roundMm] = [128, 11, 10, 3.3]
/** A sign is as wide as what it says. */
const sign = { height: 5, letter: 2.2, padding: 2.2 }

/** The ways from a start to the suspects, with an answer on each. */
export function trailMap(trail: SheetTrail, artwork: Artwork | null): Markup {
  const { asks, ends } = trail
  const heightMm = ends.length * endMm
  return html`<div class="trail"><p class="asks">${asks}</p><p>${secretTexts.trail}</p>
<div class="map"><svg viewBox="0 0 ${widthMm} ${heightMm}" style="width:${widthMm}mm;height:${heightMm}mm" aria-hidden="true">${trusted(waysOf(trail))}</svg>
<ul>${ends.map((name) => html`<li>${suspectArt(artwork, name)}<span>${name}</span></li>`)}</ul></div></div>`
}

interface Point {
  x: number
  y: number
}

function waysOf(trail: SheetTrail): string {
  const { steps, ends } = trail
  const stepMm = (widthMm - startMm) / steps.length
  const at = (step: number, place: number): Point => {
    const places = placesAfter(trail, step - 1)
    return { x: startMm + step * stepMm, y: ((ends.length - places) / 2 + place + 0.5) * endMm }
  }
  const ways: string[] = []
  const signs: string[] = []
  for (const [step, { item, places }] of steps.entries()) {
    for (const [place, fork] of places.entries()) {
      const here = at(step, place)
      const on = waysFrom(place, places.length, placesAfter(trail, step))
      for (const turn of ['up', 'down'] as const) {
        const next = on[turn]
        if (next === null) continue
        const there = at(step + 1, next)
        ways.push(`M${point(here)}L${point(there)}`)
        if (fork) signs.push(signBetween(here, there, fork[turn]))
      }
      if (fork) signs.push(roundWith(here, item))
    }
  }
  const start = at(0, 0)
  const flag = `<path class="flag" d="M${number(start.x - 8)} ${number(start.y + 3)}V${number(start.y - 4)}l4 1.6-4 1.6"/>`
  return `<path class="way" d="M${number(start.x - 8)} ${number(start.y)}L${point(start)}${ways.join('')}"/>${flag}${signs.join('')}`
}

function signBetween(from: Point, to: Point, says: TrailFork['up']): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const width = says.length * sign.letter + sign.padding
  return `<rect x="${number(x - width / 2)}" y="${number(y - sign.height / 2)}" width="${number(width)}" height="${sign.height}" rx="1.6"/><text x="${number(x)}" y="${number(y + 1.4)}">${escapeHtml(says)}</text>`
}

function roundWith(at: Point, item: string): string {
  return `<circle cx="${number(at.x)}" cy="${number(at.y)}" r="${roundMm}"/><text class="item" x="${number(at.x)}" y="${number(at.y + 1.35)}">${escapeHtml(item)}</text>`
}

function point({ x, y }: Point): string {
  return `${number(x)} ${number(y)}`
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100)
}
