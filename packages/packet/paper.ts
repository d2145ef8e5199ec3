import type { Paper } from '@pencil-quest/contract/choices'

/** Millimetres. Home printers leave about 6 mm blank at each edge; the footer sits in the lower margin. */
export interface PaperSize {
  css: string
  width: number
  height: number
}

export const margins = { top: 13, side: 14, bottom: 17 } as const

export const paperSizes: Record<Paper, PaperSize> = {
  letter: { css: 'letter', width: 215.9, height: 279.4 },
  a4: { css: 'A4', width: 210, height: 297 },
}

/** What is left between the margins, in millimetres. */
export function printArea(paper: Paper): { width: number; height: number } {
  const { width, height } = paperSizes[paper]
  return { width: width - 2 * margins.side, height: height - margins.top - margins.bottom }
}
