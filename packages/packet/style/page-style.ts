import type { Paper } from '@pencil-quest/contract/choices'
import { margins, paperSizes, printArea } from '../paper.ts'

/** Size, margins and footer of every page. Margin boxes inherit no font, so each names its own. */
export function pageStyle(paper: Paper, footer: string): string {
  const { width, height } = printArea(paper)
  const font = 'font: 8.5pt Nunito, sans-serif; color: #000;'
  return `
@page {
  size: ${paperSizes[paper].css};
  margin: ${margins.top}mm ${margins.side}mm ${margins.bottom}mm;
  @bottom-left { content: ${cssString(footer)}; ${font} }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); ${font} }
}
:root { --area-width: ${width}mm; --area-height: ${height}mm; }
`
}

/** A CSS string literal: no quote, backslash, line break or tag can leave it. */
export function cssString(text: string): string {
  return `"${text.replace(/[^\p{L}\p{N} .,:·-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`
}
