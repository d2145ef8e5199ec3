import type { Paper } from '@pencil-quest/contract/choices'
import { printArea } from '../paper.ts'

/** Margins of the page and the gap between two, as the screen shows them; millimetres. */
const margin = 12
const gap = 6

/**
 * The pages come as they are printed: text areas without margins, one after the other. On screen, and only there, each
 * becomes a sheet of paper, smaller where the window is narrower, and those out of sight are not laid out.
 */
export function screenStyle(paper: Paper): string {
  const { width } = printArea(paper)
  const wide = width + 2 * margin + gap
  // The tangent of the angle between two lengths is how many times one holds the other, as a plain number.
  return `@media screen {
  :root { background: #e4dfee; zoom: min(1, tan(atan2(100vw, ${wide}mm))); }
  body { margin: 0 auto; padding: ${margin + gap}mm 0; background: none; }
  section.page { content-visibility: auto; contain-intrinsic-size: auto var(--area-width) auto var(--area-height);
    background: #fff; margin-bottom: ${2 * margin + gap}mm; box-shadow: 0 0 0 ${margin}mm #fff, 0 0 0 calc(${margin}mm + 1px) #b9b0cc; }
  section.page:last-of-type { margin-bottom: 0; }
}`
}
