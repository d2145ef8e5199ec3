import { afterEach, expect, test, vi } from 'vitest'
import { isDemoMode, withDemo } from './demo-mode.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

// Shows: demo.spellings
test.each(['?demo=true', '?ai_mode=true', '?ai-mode=true', '?x=1&ai_mode=true'])('%s is a demo mode', (search) => {
  vi.stubGlobal('location', { search })
  expect(isDemoMode()).toBe(true)
  expect(withDemo('/page')).toBe('/page?demo=true')
  expect(withDemo('/page?paper=a4')).toBe('/page?paper=a4&demo=true')
})

test.each(['', '?demo=false', '?demo', '?aimode=true', '?demo=1'])('%s is none', (search) => {
  vi.stubGlobal('location', { search })
  expect(isDemoMode()).toBe(false)
  expect(withDemo('/page')).toBe('/page')
})
