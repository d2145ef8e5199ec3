import type { Artwork } from '@pencil-quest/contract/drawing'
import { spots, spotsOfTen } from './spots.ts'
import { suspectsOfFive } from './suspects-of-five.ts'

export const artwork: Artwork = {
  cover: {
    label: 'A rocket flying past a ringed planet and stars',
    lines: `<path d="M200 40c34 28 50 70 50 112v62h-100v-62c0-42 16-84 50-112z"/><circle cx="200" cy="128" r="22"/><circle cx="200" cy="128" r="13"/><path d="M150 168l-34 40v34l34-20M250 168l34 40v34l-34-20M168 214v16h64v-16"/><path d="M176 232c-4 18 4 28 24 46 20-18 28-28 24-46M190 234c-2 10 2 18 10 26 8-8 12-16 10-26"/><circle cx="336" cy="80" r="30"/><path d="M296 92c-14 10-18 18-12 22 12 8 48-4 76-22s38-34 26-40c-6-4-16-2-26 2"/><path d="M60 70l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1zM90 190l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1zM330 190l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1z"/><circle cx="120" cy="46" r="3"/><circle cx="300" cy="30" r="3"/><circle cx="40" cy="140" r="3"/><circle cx="370" cy="150" r="3"/><circle cx="74" cy="264" r="3"/><circle cx="326" cy="266" r="3"/>`,
  },
  spots,
  spotsOfTen,
  suspects: suspectsOfFive,
}
