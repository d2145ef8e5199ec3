/** Markup that is safe to print: everything put into it has been escaped. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[]

/** Writes markup; strings put in are escaped, markup is not, lists are joined, empty values print nothing. */
export function html(fixed: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(fixed.reduce((all, piece, i) => all + piece + (i < parts.length ? print(parts[i]) : ''), ''))
}

/** Markup of our own from outside a template. */
export function trusted(text: string): Markup {
  return new Markup(text)
}

function print(part: Part): string {
  if (part instanceof Markup) return part.text
  if (Array.isArray(part)) return part.map(print).join('')
  if (part === null || part === undefined || part === false) return ''
  return escapeHtml(withWholeNumbers(withMinus(String(part))))
}

/** "632 - 275" as worksheets print it: with a minus sign. */
function withMinus(text: string): string {
  return text.replace(/(?<=[\d_)°¢] )-(?= [\d_($])/g, '−')
}

/** "2 1/4" is not parted by the end of a line. */
function withWholeNumbers(text: string): string {
  return text.replace(/(\d) (?=\d+\/\d)/g, '$1\u00a0')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] as string)
}
