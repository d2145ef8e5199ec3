import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { errorTable } from './errors.ts'
import { texts } from './texts.ts'

/** How a sign-in elsewhere ended; `/auth` reads it from its query and says it once. */
export const signInOutcomes = ['back', 'new', 'cancelled', 'failed', 'unverified', 'closed', 'off'] as const
export type SignInOutcome = (typeof signInOutcomes)[number]

/** What went wrong, in words for the parent. `back` and `new` are welcomed by the texts of the other sign-ins. */
export const thirdPartyTexts = {
  continueWith: (name: string) => texts.auth.google.replace('Google', () => name),
  cancelled: (name: string) => ({
    title: 'Sign-in cancelled',
    text: `You left ${name} before the end. Try again, or use your email and password.`,
  }),
  failed: (name: string) => ({
    title: `${name} sign-in did not work`,
    text: 'Please try again, or use your email and password.',
  }),
  unverified: (name: string) => ({
    title: 'Your email is not confirmed yet',
    text: `Confirm your email address with ${name} first, then try again.`,
  }),
  closed: (_name: string) => ({ title: 'Registration failed', text: errorTable.registration_closed.message }),
  off: (name: string) => ({
    title: `${name} sign-in is not set up`,
    text: `This server has no ${name} sign-in yet. Please use your email and password.`,
  }),
} as const satisfies Record<'continueWith', (name: string) => string> &
  Record<Exclude<SignInOutcome, 'back' | 'new'>, (name: string) => { title: string; text: string }>

export const signInOptionsSchema = z.object({
  /** Who else signs people in; null where the operator has not set it up. */
  thirdParty: z.object({ name: z.string() }).nullable(),
  registration: z.enum(['open', 'closed']),
})
export type SignInOptions = z.infer<typeof signInOptionsSchema>

export const signInOptions = endpoint({
  name: 'signInOptions',
  method: 'GET',
  path: '/api/auth/options',
  summary: 'Which ways to sign in this server offers',
  caller: 'public',
  reply: signInOptionsSchema,
})

// A strange value is as good as none: these addresses answer browsers, and always by leading on.
const lenient = z.string().max(500).optional().catch(undefined)

export const startThirdParty = endpoint({
  name: 'startThirdParty',
  method: 'GET',
  path: '/api/auth/google',
  summary: 'A browser goes here to sign in at the provider; `next` is the screen to come back to',
  caller: 'public',
  query: z.object({
    next: lenient,
    /** Set where the browser has been led to the public address, so that it is led there once. */
    here: lenient,
  }),
  status: 302,
  replyKind: 'redirect',
  reply: z.undefined(),
})

export const finishThirdParty = endpoint({
  name: 'finishThirdParty',
  method: 'GET',
  path: '/api/auth/google/callback',
  summary: 'The provider leads the browser back here; sets the session cookie and leads to `/auth?signin=...`',
  caller: 'public',
  status: 302,
  replyKind: 'redirect',
  reply: z.undefined(),
})

export const readAvatar = endpoint({
  name: 'readAvatar',
  method: 'GET',
  path: '/api/avatars/{file}',
  summary: "The signed-in parent's own picture, copied from the provider",
  caller: 'parent',
  params: z.object({ file: z.string().regex(/^[0-9a-f]{64}$/) }),
  replyKind: 'file',
  reply: z.undefined(),
  errors: ['not_found'],
})
