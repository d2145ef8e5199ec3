import { drawing } from './drawing.ts'

const ruledLines = [100, 150, 200, 250, 300, 350].map((y) => `M50 ${y}h376`).join('')

/** A sketchbook in which a pencil draws a path from a castle past a moon and paw prints. */
export const heroArt = drawing(
  500,
  420,
  `<g class="bold"><rect x="16" y="44" width="428" height="360" rx="26" class="card"/><path d="${ruledLines}" class="sky-line"/><path d="M86 47v354" class="pink-line"/>
<path d="M150 330c34 22 70 12 92-14 30-36 6-66 40-98 24-22 52-30 78-66" class="path"/>
<g transform="translate(104 258)"><path d="M20 90V44h56v46z" class="card"/><path d="M6 90V34h20v56zM70 90V34h20v56z" class="sky"/><path d="M3 34 16 10l13 24zM67 34l13-24 13 24z" class="purple"/><path d="M20 44v-8h10v8M42 44v-8h12v8M66 44v-8"/><path d="M38 90V74a10 10 0 0 1 20 0v16z" class="orange"/><path d="M48 36V14l14 6-14 6" class="yellow"/></g>
<g transform="translate(128 84) rotate(24 48 48) scale(.94)"><path d="M48 6c15 13 19 29 15 52H33C29 35 33 19 48 6z" class="card"/><circle cx="48" cy="34" r="9" class="blue"/><path d="M33 44 17 61l5 11 14-10M63 44l16 17-5 11-14-10" class="red"/><path d="M40 62c-2 10 2 17 8 26 6-9 10-16 8-26z" class="yellow"/></g>
<circle cx="282" cy="118" r="25" class="sky"/><circle cx="273" cy="110" r="5"/><circle cx="291" cy="126" r="7"/>
<path d="m272 214 8 17 18 3-13 13 3 19-16-9-17 9 3-19-13-13 19-3z" class="yellow"/>
<g transform="translate(338 290) rotate(-12 35 35)"><path d="M35 32c11 0 18 9 18 17 0 6-4 9-10 9-3 0-5-2-8-2s-5 2-8 2c-6 0-10-3-10-9 0-8 7-17 18-17z" class="green"/><ellipse cx="15" cy="30" rx="6" ry="8" class="wood"/><ellipse cx="28" cy="18" rx="6" ry="9" class="wood"/><ellipse cx="43" cy="18" rx="6" ry="9" class="wood"/><ellipse cx="56" cy="30" rx="6" ry="8" class="wood"/></g>
<path d="m398 218 5 10 10 5-10 5-5 10-5-10-10-5 10-5zM222 72l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" class="yellow thin"/>
<g transform="translate(360 152) rotate(-47)"><path d="M36-19h92v38H36z" class="yellow"/><path d="M36-19 0 0l36 19z" class="wood"/><path d="m0 0 13-7v14z" class="graphite"/><path d="M128-19h17v38h-17z" class="metal"/><path d="M145-19h10a11 11 0 0 1 11 11V8a11 11 0 0 1-11 11h-10z" class="pink"/><path d="M44 0h76"/></g></g>`,
)
