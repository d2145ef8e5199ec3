import { interestTags } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'

/**
 * What a parent typed may name people, and checks quote it: it is called by its number. A chosen interest is a word of
 * ours and stays.
 */
export function hideTyped<T>(value: T, { goals, interests }: Pick<ComposeRequest, 'goals' | 'interests'>): T {
  const tags: readonly string[] = interestTags
  const typed = [
    ...goals.map((text, index) => ({ text, name: `goal ${index + 1}` })),
    ...interests.map((text, index) => ({ text, name: `interest ${index + 1}` })),
  ]
    .filter(({ text }) => text.trim() !== '' && !tags.includes(text))
    // A longer one may hold a shorter one.
    .sort((a, b) => b.text.length - a.text.length)
    .map(({ text, name }) => ({ name, sought: wholeWords(text) }))
  const hide = (text: string) => typed.reduce((now, { name, sought }) => now.replace(sought, name), text)
  return walked(value, hide) as T
}

function wholeWords(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')
}

function walked(value: unknown, hide: (text: string) => string): unknown {
  if (typeof value === 'string') return hide(value)
  if (Array.isArray(value)) return value.map((inner: unknown) => walked(inner, hide))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walked(inner, hide)]))
}
