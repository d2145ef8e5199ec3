import { getDocumentProxy } from 'unpdf'

export interface PdfContents {
  /** Text of each page, its white space folded. */
  pages: string[]
  isTagged: boolean
  hasOutline: boolean
  /** Of the first page, in points. */
  size: { width: number; height: number }
}

export async function readPdf(content: Uint8Array): Promise<PdfContents> {
  // The reader takes its buffer away from the caller.
  const pdf = await getDocumentProxy(new Uint8Array(content))
  try {
    const pages: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      pages.push(folded(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')))
    }
    const marks = await pdf.getMarkInfo()
    const [left = 0, bottom = 0, right = 0, top = 0] = (await pdf.getPage(1)).view
    return {
      pages,
      isTagged: marks !== null && 'Marked' in marks && marks.Marked === true,
      hasOutline: (await pdf.getOutline())?.length > 0,
      size: { width: Math.round(right - left), height: Math.round(top - bottom) },
    }
  } finally {
    await pdf.cleanup()
  }
}

/** As a reader sees it, whatever the line breaks. */
export function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
