import { z } from 'zod'
import { emailSchema, newPasswordSchema } from './accounts.ts'
import { endpoint } from './endpoint.ts'

/** The words of a forgotten password: the specification's own, then ours. */
export const recoveryTexts = {
  forgot: {
    title: 'Forgot your password?',
    intro: 'Tell us the email of your account. We send a link to choose a new password.',
    submit: 'Send reset link',
    failed: 'Failed to send reset email',
    sentTitle: 'Check Your Email',
    sent: "If an account with that email exists, we've sent you a password reset link.",
    sentHint: 'The link works once, for one hour. No mail? Look into the spam folder.',
    again: 'Use another email',
    noMail: 'This server sends no mail. Ask the person who runs it: they can make a reset link with one command.',
    development: 'Development Mode',
    developmentHint: 'No mail is set up, so the token is shown here.',
    token: 'Token',
    openLink: 'Reset password',
    backToLogin: 'Back to login',
  },
  reset: {
    title: 'Choose a new password',
    intro: 'Afterwards you sign in again on each of your devices.',
    password: 'New Password',
    confirm: 'Confirm New Password',
    submit: 'Reset password',
    failed: 'Failed to reset password',
    invalidTitle: 'Invalid Reset Link',
    invalid: 'The password reset link is invalid or missing',
    requestNew: 'Request a new link',
    doneTitle: 'Password Reset Successfully',
    done: 'Sign in with your new password. We take you there in a moment.',
    continue: 'Continue to login',
    redirectSeconds: 3,
  },
  validation: {
    token: 'Reset token is required',
    confirm: 'Please confirm your password',
    mismatch: "Passwords don't match",
  },
} as const

const t = recoveryTexts.validation

/** Minutes that a link to choose a new password works. */
export const resetLinkMinutes = 60

export const forgotPasswordSchema = z.object({ email: emailSchema })
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>

export const resetPasswordSchema = z.object({
  token: z.string(t.token).trim().min(1, t.token).max(128),
  password: newPasswordSchema,
})

/** The form's fields; the token comes from the address. */
export const newPasswordFormSchema = z
  .object({ password: newPasswordSchema, confirmPassword: z.string(t.confirm).min(1, t.confirm) })
  // Also beside another mistake, so that both are mended in one go.
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: t.mismatch,
    when: ({ value }) => Boolean(Object(value).confirmPassword),
  })
export type NewPasswordForm = z.infer<typeof newPasswordFormSchema>

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/forgot-password',
  summary: 'Ask for a link to choose a new password; the answer is the same whether or not the e-mail has an account',
  caller: 'public',
  body: forgotPasswordSchema,
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    /** Whether this server sends mail at all. */
    hasMail: z.boolean(),
    /** Only where the server was started in development without mail, for an e-mail that has an account. */
    resetToken: z.string().optional(),
  }),
  errors: ['too_many'],
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/reset-password',
  summary: "Choose a new password by the token of a link; the token works once, and all of the user's sessions end",
  caller: 'public',
  body: resetPasswordSchema,
  reply: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['reset_link_invalid', 'too_many'],
})
