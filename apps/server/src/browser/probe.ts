import { inflateSync } from 'node:zlib'
import type { Printer } from './printer.ts'

const letters = 'Pencil Quest 247'

/**
 * Prints one line and looks for its letters in the PDF: a browser without a usable font prints pages without text and
 * reports no error.
 */
export async function printsText(printer: Printer): Promise<boolean> {
  const pdf = await printer.use(async (page) => {
    await page.load(
      `<!doctype html><link rel="stylesheet" href="/fonts/andika/400.css"><p style="font-family:Andika">${letters}</p>`,
    )
    return page.pdf()
  })
  const mapped = lettersIn(pdf)
  return [...letters.replaceAll(' ', '')].every((letter) => mapped.has(letter))
}

/** Letters that the PDF's fonts map their glyphs to (its ToUnicode tables). */
function lettersIn(pdf: Buffer): Set<string> {
  const found = new Set<string>()
  for (const map of streams(pdf).filter((text) => text.includes('beginbfchar') || text.includes('beginbfrange'))) {
    for (const [, from = '', to, code = ''] of map.matchAll(/^<([0-9A-F]+)> (?:<([0-9A-F]+)> )?<([0-9A-F]{4})>$/gim)) {
      const count = to ? Number.parseInt(to, 16) - Number.parseInt(from, 16) : 0
      for (let i = 0; i <= Math.min(count, 255); i++) found.add(String.fromCharCode(Number.parseInt(code, 16) + i))
    }
  }
  return found
}

function streams(pdf: Buffer): string[] {
  const found: string[] = []
  let at = pdf.indexOf('stream\n')
  while (at >= 0) {
    const start = at + 'stream\n'.length
    const end = pdf.indexOf('endstream', start)
    if (end < 0) break
    try {
      found.push(inflateSync(pdf.subarray(start, end)).toString('latin1'))
    } catch {
      // Not a compressed stream: no table of letters either.
    }
    at = pdf.indexOf('stream\n', end + 'endstream'.length)
  }
  return found
}
