import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { specLiterals } from './testing/spec-literals.ts'

/** The words of the product live in the contract: every text that one of its modules exports. */
const files = readdirSync(import.meta.dirname).filter((name) => /^[\w-]+\.ts$/.test(name) && !name.includes('.test.'))
const modules = await Promise.all(files.map((name) => import(`./${name}`) as Promise<Record<string, unknown>>))
const spoken = new Set(modules.flatMap((module) => Object.values(module).flatMap(textsIn)))

/** Plain data only: schemas and endpoints carry texts that nobody reads on a screen. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  const isPlain = value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? Object.values(value).flatMap(textsIn) : []
}

describe.each(Object.entries(specLiterals))('%s', (_part, literals) => {
  // Shows: constants.texts
  test.each(literals)('%s', (literal) => {
    expect(spoken.has(literal), `no text of the contract reads "${literal}"`).toBe(true)
  })
})
