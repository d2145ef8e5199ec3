import { html, type Markup, trusted } from '@pencil-quest/packet/markup'

/** A drawing in the product's look: graphite outlines with round joins on flat crayon fills. Decoration only. */
export function drawing(width: number, height: number, shapes: string): Markup {
  return html`<svg class="art" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true" focusable="false">${trusted(shapes)}</svg>`
}
