import { texts } from '@pencil-quest/contract/texts'

/**
 * Puts the child's name (or the placeholder) into every string of a value, walking it; never on serialised JSON and
 * never by a replacement pattern, since names hold quotes, `$&` and anything else.
 */
export function withChildName<T>(value: T, name: string | null): T {
  return walk(value, name ?? texts.placeholderName) as T
}

function walk(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.includes('{child}') ? value.split('{child}').join(name) : value
  if (Array.isArray(value)) return value.map((entry) => walk(entry, name))
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry, name)]))
  }
  return value
}
