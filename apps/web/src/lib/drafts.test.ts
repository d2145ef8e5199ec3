import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { draftText, forgetDrafts, hasDrafts, keepDraft, keptDraft, openMark } from './drafts.ts'

const schema = z.object({ name: z.string() })

/** As the browser's: its keys are its own properties. */
function storage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods)
}

afterEach(() => vi.unstubAllGlobals())

test('a draft is read as its form knows it, or not at all', () => {
  vi.stubGlobal('sessionStorage', storage())
  expect(keptDraft('child', schema)).toBeNull()
  keepDraft('child', '{"name":"Mia"}')
  expect(keptDraft('child', schema)).toEqual({ name: 'Mia' })
  for (const broken of ['{"name":7}', '{"name"', 'null', '']) {
    keepDraft('child', broken)
    expect(keptDraft('child', schema), broken).toBeNull()
  }
})

test('all drafts are forgotten at once, and nothing else', () => {
  const kept = storage()
  vi.stubGlobal('sessionStorage', kept)
  kept.setItem('signed-out', '1')
  keepDraft(`${openMark}child`, 'new')
  expect(hasDrafts(), 'a note of what was open is no draft').toBe(false)
  keepDraft('child', '{}')
  expect(hasDrafts()).toBe(true)
  forgetDrafts()
  expect([hasDrafts(), draftText('child'), draftText(`${openMark}child`)]).toEqual([false, null, null])
  expect(kept.getItem('signed-out')).toBe('1')
})

test('where storage is blocked nothing is kept and nothing breaks', () => {
  const refuse = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('sessionStorage', new Proxy({}, { get: () => refuse, ownKeys: refuse }))
  keepDraft('child', '{}')
  forgetDrafts()
  expect([hasDrafts(), draftText('child'), keptDraft('child', schema)]).toEqual([false, null, null])
})
