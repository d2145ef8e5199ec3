import { texts } from '@pencil-quest/contract/texts'
import { isolated } from './scripts.ts'

/**
 * Puts the child's name (or the placeholder) into every string of a value, walking it; never on serialised JSON and
 * never by a replacement pattern, since names hold quotes, `$&` and anything else. The placeholder begins small inside a
 * sentence.
 */
export function withChildName<T>(value: T, name: string | null): T {
  return walk(value, name === null || name === texts.placeholderName ? placeholder : () => isolated(name)) as T
}

type Name = (before: string, after: string) => string

function placeholder(before: string, after: string): string {
  // Said to the child: "Welcome aboard, explorer!"
  if (/, $/.test(before) && /^[!?.,]/.test(after)) return 'explorer'
  const beginsSentence = /(?:^|[.!?]["”']?\s+|\n\s*)["“]?$/.test(before)
  const { placeholderName } = texts
  return beginsSentence ? placeholderName : placeholderName.charAt(0).toLowerCase() + placeholderName.slice(1)
}

function walk(value: unknown, name: Name): unknown {
  if (typeof value === 'string') return filled(value, name)
  if (Array.isArray(value)) return value.map((entry) => walk(entry, name))
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry, name)]))
  }
  return value
}

function filled(text: string, name: Name): string {
  const [first = '', ...rest] = text.split('{child}')
  return rest.reduce((before, after) => before + name(before, after) + after, first)
}
