import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAppScreen } from './app-screens.ts'

const folder = join(import.meta.dirname, '../../../../web/src/routes')

/** `_signed-in/plans.$planId.preview.tsx` is the screen `/plans/1/preview`. */
const screens = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.tsx') && !name.includes('$.tsx') && !/(?:^|[\\/])_\w[\w-]*\.tsx$/.test(name))
  .filter((name) => !name.startsWith('__'))
  .map((name) => {
    // `admin_.login.tsx`: the underscore at the end says that the screen is not drawn inside of `admin.tsx`.
    const parts = name
      .replace(/\.tsx$/, '')
      .split(/[\\/.]/)
      .map((part) => part.replace(/(?<=.)_$/, ''))
    const shown = parts.filter((part) => !part.startsWith('_') && part !== 'index')
    return `/${shown.map((part) => (part.startsWith('$') ? '1' : part)).join('/')}`
  })

test('every screen of the app but the start page is known', () => {
  expect(screens.length).toBeGreaterThan(8)
  expect(screens.filter((screen) => screen !== '/' && !isAppScreen(screen))).toEqual([])
})

test.each(['/', '/nothing', '/plans/1', '/plan', '/plan/1/2', '/wizard', '/administration', '/authors', '//auth'])(
  '%s is none',
  (path) => {
    expect(isAppScreen(path)).toBe(false)
  },
)

test.each(['/auth/', '/admin', '/admin/login', '/plan/%31', '/plans/7/preview'])('%s is one', (path) => {
  expect(isAppScreen(path)).toBe(true)
})
