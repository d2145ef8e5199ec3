import type { Theme } from '@pencil-quest/contract/choices'
import { type Markup, trusted } from '../markup.ts'

/** Line drawings to colour in, one for each world; lines of 3 units on a field of 400 by 300. */
const drawings: Partial<Record<Theme, { label: string; lines: string }>> = {
  'space-explorers': {
    label: 'A rocket flying past a ringed planet and stars',
    lines: `<path d="M200 40c34 28 50 70 50 112v62h-100v-62c0-42 16-84 50-112z"/><circle cx="200" cy="128" r="22"/><circle cx="200" cy="128" r="13"/><path d="M150 168l-34 40v34l34-20M250 168l34 40v34l-34-20M168 214v16h64v-16"/><path d="M176 232c-4 18 4 28 24 46 20-18 28-28 24-46M190 234c-2 10 2 18 10 26 8-8 12-16 10-26"/><circle cx="336" cy="80" r="30"/><path d="M296 92c-14 10-18 18-12 22 12 8 48-4 76-22s38-34 26-40c-6-4-16-2-26 2"/><path d="M60 70l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1zM90 190l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1zM330 190l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1z"/><circle cx="120" cy="46" r="3"/><circle cx="300" cy="30" r="3"/><circle cx="40" cy="140" r="3"/><circle cx="370" cy="150" r="3"/><circle cx="74" cy="264" r="3"/><circle cx="326" cy="266" r="3"/>`,
  },
  'animal-kingdom': {
    label: 'A fox beside a tree, hills, a bird and paw prints',
    lines: `<path d="M20 232c60-40 120-40 180-6 60-34 120-30 180 6"/><path d="M292 226c4-34 2-60-2-84M322 226c-4-34-2-60 2-84"/><path d="M306 36c-26 0-44 16-46 36-22 4-34 22-28 42 6 18 24 28 44 26 10 12 46 14 58 0 22 4 42-8 46-28 4-18-8-36-28-40-2-20-20-36-46-36z"/><path d="M118 150l-14-34 30 14h28l30-14-14 34c6 26-8 46-30 46s-36-20-30-46z"/><path d="M128 196c-14 12-18 30-16 48h72c2-18-2-36-16-48"/><path d="M184 240c26 6 46-8 44-34-14 2-30 10-40 24"/><circle cx="134" cy="158" r="4" fill="#000"/><circle cx="162" cy="158" r="4" fill="#000"/><path d="M142 178h12l-6 8zM148 186v6"/><path d="M60 70c10-10 20-10 26 0 8-10 18-10 26 0M86 70v6"/><g><ellipse cx="60" cy="268" rx="9" ry="7"/><circle cx="48" cy="256" r="3.5"/><circle cx="56" cy="252" r="3.5"/><circle cx="65" cy="252" r="3.5"/><circle cx="73" cy="256" r="3.5"/></g><g><ellipse cx="250" cy="276" rx="9" ry="7"/><circle cx="238" cy="264" r="3.5"/><circle cx="246" cy="260" r="3.5"/><circle cx="255" cy="260" r="3.5"/><circle cx="263" cy="264" r="3.5"/></g><circle cx="40" cy="40" r="20"/><path d="M40 8v6M40 66v6M8 40h6M66 40h6M18 18l4 4M58 58l4 4M18 62l4-4M58 22l4-4"/>`,
  },
  'harry-potter': {
    label: 'A tower school on a hill under a moon, with a lantern and stars',
    lines: `<path d="M20 262c70-30 110-34 180-34s110 4 180 34"/><path d="M150 230v-96h100v96"/><path d="M140 134v-18h18v10h18v-10h18v10h12v-10h18v10h18v-10h18v18z"/><path d="M186 230v-34c0-18 28-18 28 0v34"/><path d="M96 240v-118h44v112M260 234v-152h44v158"/><path d="M88 122l30-56 30 56zM252 82l30-58 30 58z"/><path d="M118 66v-18l18 6-18 7M282 24V8l18 6-18 6"/><path d="M108 150h20v26h-20zM272 110h20v28h-20zM272 164h20v28h-20zM118 150v26M108 163h20M282 110v28M272 124h20M282 164v28M272 178h20"/><circle cx="200" cy="164" r="13"/><path d="M200 164v-8M200 164l6 4"/><path d="M60 52c-16 4-24 20-18 34 6 16 24 22 38 12-16 0-28-10-28-26 0-8 3-14 8-20z"/><path d="M340 60l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1zM182 40l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1zM50 150l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z"/><path d="M346 200v-12M338 200h16l6 34h-28zM336 240h20M346 210c-6 8-6 14 0 18 6-4 6-10 0-18z"/>`,
  },
}

/** A pencil drawing its path: for a world without a drawing of its own. */
const path = {
  label: 'A pencil drawing a winding path to a star',
  lines: `<path d="M60 240c40-60 90 20 130-40s10-90 90-100"/><path d="M280 100l14-30 60-56 26 28-60 56zM294 70l26 28M340 28l26 28"/><path d="M60 205l9 22 23 2-18 15 6 23-20-13-20 13 6-23-18-15 23-2z"/>`,
}

export function coverArt(theme: Theme): Markup {
  const { label, lines } = drawings[theme] ?? path
  return trusted(
    `<svg viewBox="0 0 400 300" role="img" aria-label="${label}" fill="none" stroke="#000" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${lines}</svg>`,
  )
}
