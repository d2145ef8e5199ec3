/** Margins of the printed page and the gap between two, as the screen shows them; millimetres. */
const margin = 12
const gap = 6

/**
 * The pages come as they are printed: text areas without margins, one after the other. On screen, and only there, each
 * becomes a sheet of paper, all of them as wide as the frame.
 */
export function dressForScreen(page: Document): void {
  const style = page.createElement('style')
  style.media = 'screen'
  style.textContent = `
    :root { background: #e4dfee; zoom: var(--fit-width, 1); }
    body { margin: 0 auto; padding: ${margin + gap}mm 0; background: none; }
    section.page { background: #fff; margin-bottom: ${2 * margin + gap}mm; box-shadow: 0 0 0 ${margin}mm #fff, 0 0 0 calc(${margin}mm + 1px) #b9b0cc; }
    section.page:last-of-type { margin-bottom: 0; }
  `
  page.head.append(style)
  fitWidth(page)
}

/** Draws the pages smaller where the frame is narrower than paper. */
export function fitWidth(page: Document | null): void {
  const view = page?.defaultView
  if (!page || !view) return
  page.documentElement.style.setProperty('--fit-width', '1')
  const perMillimetre = 96 / 25.4
  const paper = page.body.offsetWidth + 2 * (margin + gap / 2) * perMillimetre
  const fit = Math.min(1, page.documentElement.clientWidth / paper)
  page.documentElement.style.setProperty('--fit-width', fit.toFixed(3))
}
