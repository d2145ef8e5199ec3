import type { PublicPage } from '@pencil-quest/contract/admin/site-tests'

type Page = Omit<PublicPage, 'publicUrl'>

const open = (pageId: string, displayName: string, path: string): Page => ({
  pageId,
  displayName,
  path,
  requiresAuth: false,
})
const signedIn = (pageId: string, displayName: string, path: string): Page => ({
  pageId,
  displayName,
  path,
  requiresAuth: true,
})

/** Pages with an address of their own. What needs a child, a plan or a request of somebody's is none. */
const pages: readonly Page[] = [
  open('landing', 'Landing page', '/'),
  open('auth', 'Sign in and registration', '/auth'),
  open('forgot-password', 'Forgot password', '/forgot-password'),
  open('reset-password', 'Reset password', '/reset-password'),
  open('feedback', 'Feedback', '/feedback'),
  open('privacy', 'Privacy', '/privacy'),
  open('terms', 'Terms', '/terms'),
  open('credits', 'Credits', '/credits'),
  open('design-system', 'Design system', '/design-system'),
  open('admin-login', 'Admin sign-in', '/admin/login'),
  signedIn('dashboard', 'Dashboard', '/dashboard'),
  signedIn('plans', 'Plans', '/plans'),
  signedIn('profile', 'Profile', '/profile'),
  signedIn('settings', 'Settings', '/settings'),
]

/** With their full addresses; what needs a sign-in is shown with the sample family. */
export function publicPages(base: string): PublicPage[] {
  return pages.map((page) => {
    const address = new URL(page.path, base)
    if (page.requiresAuth) address.searchParams.set('demo', 'true')
    return { ...page, publicUrl: address.href }
  })
}
