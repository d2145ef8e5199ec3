import type { Artwork } from '@pencil-quest/contract/drawing'
import { spots, spotsOfTen } from './spots.ts'
import { suspectsOfFive } from './suspects-of-five.ts'

export const artwork: Artwork = {
  cover: {
    label: 'A fox beside a tree, hills, a bird and paw prints',
    lines: `<path d="M20 232c60-40 120-40 180-6 60-34 120-30 180 6"/><path d="M292 226c4-34 2-60-2-84M322 226c-4-34-2-60 2-84"/><path d="M306 36c-26 0-44 16-46 36-22 4-34 22-28 42 6 18 24 28 44 26 10 12 46 14 58 0 22 4 42-8 46-28 4-18-8-36-28-40-2-20-20-36-46-36z"/><path d="M118 150l-14-34 30 14h28l30-14-14 34c6 26-8 46-30 46s-36-20-30-46z"/><path d="M128 196c-14 12-18 30-16 48h72c2-18-2-36-16-48"/><path d="M184 240c26 6 46-8 44-34-14 2-30 10-40 24"/><circle cx="134" cy="158" r="4" fill="#000"/><circle cx="162" cy="158" r="4" fill="#000"/><path d="M142 178h12l-6 8zM148 186v6"/><path d="M60 70c10-10 20-10 26 0 8-10 18-10 26 0M86 70v6"/><g><ellipse cx="60" cy="268" rx="9" ry="7"/><circle cx="48" cy="256" r="3.5"/><circle cx="56" cy="252" r="3.5"/><circle cx="65" cy="252" r="3.5"/><circle cx="73" cy="256" r="3.5"/></g><g><ellipse cx="250" cy="276" rx="9" ry="7"/><circle cx="238" cy="264" r="3.5"/><circle cx="246" cy="260" r="3.5"/><circle cx="255" cy="260" r="3.5"/><circle cx="263" cy="264" r="3.5"/></g><circle cx="40" cy="40" r="20"/><path d="M40 8v6M40 66v6M8 40h6M66 40h6M18 18l4 4M58 58l4 4M18 62l4-4M58 22l4-4"/>`,
  },
  spots,
  spotsOfTen,
  suspects: suspectsOfFive,
}
