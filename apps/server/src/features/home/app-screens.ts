/** Screens of the web app; `*` stands for one part of a path. A test compares them with the app's own routes. */
const screens = [
  '/auth',
  '/forgot-password',
  '/reset-password',
  '/test',
  '/design-system',
  '/privacy',
  '/terms',
  '/credits',
  '/feedback',
  '/dashboard',
  '/profile',
  '/settings',
  '/plans',
  '/plans/preview',
  '/plans/*/preview',
  '/plan/*',
  '/learning-plan/*',
  '/wizard/*',
  '/processing',
  '/processing/*',
]

const patterns = screens.map((screen) => new RegExp(`^${screen.replaceAll('*', '[^/]+')}/?$`))

/** Whether the path names a screen that the app shows, or leads to the sign-in, by itself. */
export function isAppScreen(path: string): boolean {
  return /^\/admin(?:\/|$)/.test(path) || patterns.some((pattern) => pattern.test(path))
}
