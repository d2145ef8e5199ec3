import { texts } from '@pencil-quest/contract/texts'
import { isolated } from './scripts.ts'

/**
 * Puts the child's name (or the placeholder) into every string of a value, walking it; never on serialised JSON and
 * never by a replacement pattern, since names hold quotes, `$&` and anything else. The placeholder begins small inside a
 * sentence. A character of a plan's story who has the child's name is called something else.
 */
export function withChildName<T>(value: T, name: string | null): T {
  if (name === null || name === texts.placeholderName) return walk(value, (text) => filled(text, placeholder)) as T
  const namesake = castOf(value).find((other) => isSame(other, firstOf(name)))
  const rename = namesake === undefined ? (text: string) => text : renaming(namesake, castOf(value))
  return walk(value, (text) => filled(rename(text), () => isolated(name))) as T
}

type Name = (before: string, after: string) => string

/** Who plays a character whose name the child has; names for anybody. */
const standIns = ['Robin', 'Sasha', 'Kim']

function castOf(value: unknown): string[] {
  const { cast } = value && typeof value === 'object' && 'cast' in value ? value : { cast: [] }
  return Array.isArray(cast) ? cast.filter((name) => typeof name === 'string') : []
}

function firstOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

/** `noor` and `Noor` are one name. */
function isSame(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0
}

function renaming(name: string, cast: readonly string[]): (text: string) => string {
  const standIn = standIns.find((other) => !cast.includes(other)) ?? name
  const word = new RegExp(`\\b${name}\\b`, 'g')
  return (text) => text.replaceAll(word, standIn)
}

function placeholder(before: string, after: string): string {
  // Said to the child: "Welcome aboard, explorer!"
  if (/, $/.test(before) && /^[!?.,]/.test(after)) return 'explorer'
  const beginsSentence = /(?:^|[.!?]["”']?\s+|\n\s*)["“]?$/.test(before)
  const { placeholderName } = texts
  return beginsSentence ? placeholderName : placeholderName.charAt(0).toLowerCase() + placeholderName.slice(1)
}

function walk(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((entry) => walk(entry, change))
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry, change)]))
  }
  return value
}

function filled(text: string, name: Name): string {
  const [first = '', ...rest] = text.split('{child}')
  return rest.reduce((before, after) => before + name(before, after) + after, first)
}
