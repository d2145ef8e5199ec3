import { z } from 'zod'
import { newPasswordSchema } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { uuidSchema } from '../ids.ts'

/** Words of the admin's way in and out, as the specification gives them. */
export const adminTexts = {
  missing: { title: 'Missing credentials', text: 'Please enter both username and password.' },
  loggedOut: { title: 'Logged out', text: 'Admin session ended.' },
  backToSite: 'Back to main site',
  logout: 'Logout',
  username: 'Username',
  password: 'Password',
  code: 'Code of your authenticator',
  codeHint: 'Six digits, new every half minute.',
  signIn: 'Sign In',
  title: 'Admin Login',
  intro: 'For the people who run this server.',
  noStorage: 'This browser keeps nothing for this address. Allow storage to sign in as an admin.',
  signedInAs: 'Signed in as',
  sections: {
    dashboard: 'Dashboard',
    content: 'Content',
    prompts: 'Lesson Prompts',
    schemas: 'Worksheet Schemas',
    generation: 'Generation',
    audit: 'Audit',
    security: 'Security',
    designSystem: 'Design System',
  },
} as const

export const adminSchema = z.object({
  id: uuidSchema,
  username: z.string(),
  email: z.string().nullable(),
  role: z.string(),
  hasSecondFactor: z.boolean(),
})
export type Admin = z.infer<typeof adminSchema>

const t = adminTexts.missing.text

export const adminLogin = endpoint({
  name: 'adminLogin',
  method: 'POST',
  path: '/api/admin/login',
  summary: "Sign in as an admin; answers a token that parents' calls do not take. `code` where a second factor is on",
  caller: 'public',
  body: z.object({
    username: z.string(t).trim().min(1, t).max(80),
    password: z.string(t).min(1, t).max(256),
    code: z.string().trim().max(10).optional(),
  }),
  reply: z.object({ success: z.literal(true), token: z.string(), admin: adminSchema }),
  errors: ['wrong_admin_credentials', 'second_factor_needed', 'too_many'],
})

export const currentAdmin = endpoint({
  name: 'currentAdmin',
  method: 'GET',
  path: '/api/admin/me',
  summary: 'The signed-in admin',
  caller: 'admin',
  reply: z.object({ admin: adminSchema }),
})

const done = z.object({ success: z.literal(true), message: z.string() })

export const adminLogout = endpoint({
  name: 'adminLogout',
  method: 'POST',
  path: '/api/admin/logout',
  summary: "End the admin's session, if there is one",
  caller: 'public',
  reply: done,
})

export const beginSecondFactor = endpoint({
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/api/admin/second-factor',
  summary: 'A new secret for an authenticator (TOTP); it counts once a code of it was confirmed',
  caller: 'admin',
  body: z.object({ password: z.string().min(1).max(256) }),
  reply: z.object({ success: z.literal(true), secret: z.string(), uri: z.string() }),
  errors: ['wrong_admin_credentials', 'too_many'],
})

export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/admin/second-factor/confirm',
  summary: 'Switch the second factor on with a first code',
  caller: 'admin',
  body: z.object({ code: z.string().trim().max(10) }),
  reply: done,
  errors: ['wrong_code', 'too_many'],
})

export const endSecondFactor = endpoint({
  name: 'endSecondFactor',
  method: 'DELETE',
  path: '/api/admin/second-factor',
  summary: 'Switch the second factor off',
  caller: 'admin',
  body: z.object({ password: z.string().min(1).max(256) }),
  reply: done,
  errors: ['wrong_admin_credentials', 'too_many'],
})

export const changeAdminPassword = endpoint({
  name: 'changeAdminPassword',
  method: 'POST',
  path: '/api/admin/password',
  summary: "Change the admin's own password; ends the admin's other sessions",
  caller: 'admin',
  body: z.object({ password: z.string().min(1).max(256), newPassword: newPasswordSchema }),
  reply: done,
  errors: ['wrong_admin_credentials', 'too_many'],
})

export const auditEntrySchema = z.object({
  id: z.int(),
  admin: z.string(),
  action: z.string(),
  object: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  createdAt: z.iso.datetime(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const readAudit = endpoint({
  name: 'readAudit',
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Who changed what, newest first; `before` is the id that the last page ended with',
  caller: 'admin',
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  reply: z.object({ entries: z.array(auditEntrySchema), next: z.int().nullable() }),
})
