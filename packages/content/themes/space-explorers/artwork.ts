import type { Artwork } from '@pencil-quest/contract/drawing'
import { spots, spotsOfTen } from './spots.ts'
import { suspectsOfFive } from './suspects-of-five.ts'
import { suspectsOfTen } from './suspects-of-ten.ts'

export const artwork: Artwork = {
  cover: {
    label: 'Marigold Station above the Earth, a robot at its window and a plant in its garden dome',
    lines: `<circle cx="58" cy="58" r="30"/><circle cx="48" cy="48" r="6"/><circle cx="68" cy="66" r="8"/><circle cx="70" cy="42" r="3.500"/><circle cx="46" cy="72" r="3"/><path d="M132 30l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1zM262 36l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1zM378 90l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z"/><circle cx="196" cy="24" r="2" fill="#000"/><circle cx="104" cy="96" r="2" fill="#000"/><circle cx="24" cy="118" r="2" fill="#000"/><circle cx="336" cy="54" r="20"/><path d="M309 63c-12 8-14 14-10 17 9 6 38-4 60-18s28-28 20-33c-4-3-12-1-20 2"/><path d="M8 292Q200 196 392 292"/><path d="M96 266q20-12 38-4 6 10-8 12 12 8 0 16M212 246q22-6 40 4-4 12-20 8-10 8-20 2 4-8 0-14zM296 268q16-8 30 0-2 10-16 8M150 286q16-8 34-2"/><path fill="#fff" d="M18 128h78v46H18zM304 128h78v46h-78z"/><path d="M37.500 128v46M57 128v46M76.500 128v46M323.500 128v46M343 128v46M362.500 128v46M18 151h78M304 151h78M96 151h16M288 151h16"/><path fill="#fff" d="M112 132h30v40h-30zM258 132h30v40h-30z"/><path d="M127 142v20M117 152h20M120 145l14 14M134 145l-14 14"/><circle cx="127" cy="152" r="4" fill="#fff"/><path d="M268 142h10v20h-10z"/><path fill="#fff" d="M160 116q0-38 40-38t40 38z"/><path d="M200 116V94M200 108q-14-2-14-15 14 0 14 15M200 102q14-2 14-15-14 0-14 15"/><path fill="#fff" d="M158 116h84q16 0 16 16v40q0 16-16 16h-84q-16 0-16-16v-40q0-16 16-16z"/><circle cx="200" cy="152" r="29"/><circle cx="200" cy="152" r="24"/><path fill="#fff" d="M188 144h24q4 0 4 4v14q0 4-4 4h-24q-4 0-4-4v-14q0-4 4-4zM200 144v-6"/><circle cx="200" cy="136" r="2" fill="#000"/><circle cx="193" cy="152" r="2.200" fill="#000"/><circle cx="207" cy="152" r="2.200" fill="#000"/><path d="M193 159q7 5 14 0M216 156l5-6"/><circle cx="156" cy="152" r="5"/><circle cx="244" cy="152" r="5"/><path d="M176 188l-8 16h22l-6-16M216 188v14M208 202h16"/>`,
  },
  spots,
  spotsOfTen,
  suspects: { ...suspectsOfFive, ...suspectsOfTen },
}
