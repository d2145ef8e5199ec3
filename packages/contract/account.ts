import { z } from 'zod'
import { emailSchema, newPasswordSchema, registrationSchema, userSchema } from './accounts.ts'
import { papers } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { texts } from './texts.ts'

/** What the server says about the account; the words of its screens are in `account-texts.ts`. */
export const accountMessages = {
  currentPassword: 'Type your current password',
  wrongPassword: 'This is not your current password',
  wrongEmail: 'This is not the email of this account',
  noPassword: 'This account has no password here. You sign in another way.',
  emailElsewhere: 'You sign in with another service, so this account keeps the email of that service.',
  nothing: 'Nothing to change',
  signedOut: 'This device is signed out.',
  othersSignedOut: 'All other devices are signed out.',
  deleted: 'Your account and everything in it has been deleted.',
} as const

const currentPassword = z
  .string(accountMessages.currentPassword)
  .min(1, accountMessages.currentPassword)
  .max(limits.password.max)

export const printPreferencesSchema = z.object({
  /** Of PDFs, packages and previews that name none. */
  paper: z.enum(papers, 'Choose letter or a4'),
  /** Packet and worksheets without decorative art. */
  inkSaver: z.boolean(),
})
export type PrintPreferences = z.infer<typeof printPreferencesSchema>

export const accountSchema = z.object({
  ...userSchema.shape,
  /** False where the parent signs in by another service only. */
  hasPassword: z.boolean(),
  /** `local`, or the name of the service. */
  authProvider: z.string(),
  ...printPreferencesSchema.shape,
})
export type Account = z.infer<typeof accountSchema>

/** What is left out stays as it is. A new e-mail and a new password need the current password. */
export const accountChangeSchema = z
  .object({
    firstName: registrationSchema.shape.firstName.optional(),
    lastName: registrationSchema.shape.lastName.optional(),
    email: emailSchema.optional(),
    newPassword: newPasswordSchema.optional(),
    currentPassword: currentPassword.optional(),
    paper: printPreferencesSchema.shape.paper.optional(),
    inkSaver: printPreferencesSchema.shape.inkSaver.optional(),
  })
  .superRefine(({ currentPassword: given, email, newPassword, ...plain }, context) => {
    const isSecured = email !== undefined || newPassword !== undefined
    if (isSecured && given === undefined) {
      context.addIssue({ code: 'custom', path: ['currentPassword'], message: accountMessages.currentPassword })
    }
    if (!isSecured && Object.values(plain).every((value) => value === undefined)) {
      context.addIssue({ code: 'custom', message: accountMessages.nothing })
    }
  })
export type AccountChange = z.infer<typeof accountChangeSchema>

export const readAccount = endpoint({
  name: 'readAccount',
  method: 'GET',
  path: '/api/account',
  summary: 'The account of the signed-in parent, with the print preferences',
  caller: 'parent',
  reply: accountSchema,
})

export const changeAccount = endpoint({
  name: 'changeAccount',
  method: 'PATCH',
  path: '/api/account',
  summary: 'Change name, e-mail, password or print preferences; a new password ends all sessions and opens a new one',
  caller: 'parent',
  body: accountChangeSchema,
  reply: z.object({
    ...accountSchema.shape,
    /** After a new password: the token of the session that goes on here. */
    sessionToken: z.string().optional(),
  }),
  errors: ['email_taken', 'conflict', 'too_many'],
})

export const deviceSchema = z.object({
  /** Names the session in `DELETE /api/account/sessions/{id}`; it opens nothing. */
  id: z.string(),
  /** Such as `Firefox on Windows`; null where it was not said. */
  device: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  /** The device that asks. */
  isThis: z.boolean(),
})
export type Device = z.infer<typeof deviceSchema>

const done = z.object({ success: z.literal(true), message: z.string() })

export const listDevices = endpoint({
  name: 'listDevices',
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the parent is signed in: this device first, then the newest',
  caller: 'parent',
  reply: z.array(deviceSchema),
})

export const endDevice = endpoint({
  name: 'endDevice',
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  summary: 'Sign one device out',
  caller: 'parent',
  touches: 'self',
  params: z.object({ id: z.string().regex(/^[0-9a-f]{20}$/) }),
  reply: done,
  errors: ['not_found'],
})

export const endOtherDevices = endpoint({
  name: 'endOtherDevices',
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Sign all other devices out',
  caller: 'parent',
  reply: done,
})

export const exportAccount = endpoint({
  name: 'exportAccount',
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything that is kept of the family as a ZIP: JSON files and the printed packages',
  caller: 'parent',
  replyKind: 'file',
  reply: z.unknown(),
  errors: ['too_many'],
})

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/api/account',
  summary: 'Delete the account and everything in it at once; an account without a password names its e-mail instead',
  caller: 'parent',
  body: z.object({
    currentPassword: z.string().max(limits.password.max).optional(),
    email: z.string().trim().max(limits.email, texts.validation.email).optional(),
  }),
  reply: done,
  errors: ['too_many'],
})
