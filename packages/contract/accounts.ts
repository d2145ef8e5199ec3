import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { uuidSchema } from './ids.ts'
import { limits } from './limits.ts'
import { texts } from './texts.ts'

const t = texts.validation

export const emailSchema = z.string(t.email).trim().max(limits.email, t.email).pipe(z.email(t.email))

export const newPasswordSchema = z
  .string(t.passwordLength)
  .min(limits.password.min, t.passwordLength)
  .max(limits.password.max, t.passwordTooLong)

export const registrationSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  firstName: z.string(t.firstName).trim().min(1, t.firstName).max(limits.personName),
  lastName: z.string(t.lastName).trim().min(1, t.lastName).max(limits.personName),
})
export type Registration = z.infer<typeof registrationSchema>

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string(t.password).min(1, t.password).max(limits.password.max),
})
export type Login = z.infer<typeof loginSchema>

export const userSchema = z.object({
  id: uuidSchema,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>

const signedInSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  sessionToken: z.string(),
  user: userSchema,
})

export const currentUser = endpoint({
  name: 'currentUser',
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in parent',
  caller: 'parent',
  touches: 'self',
  reply: userSchema,
})

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with e-mail and password; sets the session cookie and answers the session token',
  caller: 'public',
  body: loginSchema,
  reply: signedInSchema,
  errors: ['wrong_credentials', 'too_many'],
})

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in',
  caller: 'public',
  body: registrationSchema,
  status: 201,
  reply: signedInSchema,
  errors: ['email_taken', 'registration_closed', 'too_many'],
})

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/logout',
  summary: 'End the session, if there is one',
  caller: 'public',
  reply: z.object({ success: z.literal(true), message: z.string() }),
})

export const logoutByLink = endpoint({
  name: 'logoutByLink',
  method: 'GET',
  path: '/api/logout',
  summary: 'End the session and go to the start page; a navigation from another site gets a page that asks first',
  caller: 'public',
  status: 302,
  replyKind: 'redirect',
  reply: z.undefined(),
  allowsNavigation: true,
})
