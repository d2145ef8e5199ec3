/**
 * The one table of errors. Every failed call answers
 * `{ success: false, message, error, code, issues? }`; `error` repeats `message`.
 */
export const errorTable = {
  invalid: { status: 400, message: 'Some of the information needs another look.' },
  malformed: { status: 400, message: 'The request could not be read. Send valid JSON.' },
  not_offered: { status: 400, message: 'This choice is not available yet.' },
  email_taken: { status: 409, message: 'An account with this email already exists. Sign in instead.' },
  wrong_credentials: { status: 401, message: 'Invalid email or password' },
  wrong_admin_credentials: { status: 401, message: 'Invalid username, password or code' },
  second_factor_needed: { status: 401, message: 'Enter the code of your authenticator.' },
  wrong_code: { status: 400, message: 'This code is not right. Look at the newest one and try again.' },
  reset_link_invalid: { status: 400, message: 'This reset link is invalid, used or has expired. Request a new one.' },
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  demo_read_only: {
    status: 403,
    message:
      'This is the demo family: look at everything, change nothing. Create an account to make plans of your own.',
  },
  foreign_origin: { status: 403, message: 'This call must come from the app itself.' },
  registration_closed: { status: 403, message: 'This server does not take new accounts. Ask the person who runs it.' },
  not_found: { status: 404, message: 'Not found' },
  no_browser: { status: 404, message: 'PDF generation is not available yet' },
  method_not_allowed: { status: 405, message: 'This address does not answer that method.' },
  conflict: { status: 409, message: 'This has changed in the meantime. Reload and try again.' },
  key_reused: { status: 409, message: 'This Idempotency-Key was used for a different request. Use a new key.' },
  still_making: { status: 409, message: 'This plan is still being made. Try again in a moment.' },
  plan_failed: { status: 409, message: 'This plan could not be made, so there is nothing to print.' },
  not_failed: { status: 409, message: 'Only a plan that failed can be made again.' },
  not_making: { status: 409, message: 'This plan is not being made any more.' },
  content_full: { status: 409, message: 'A section holds at most 50 items. Delete one to add another.' },
  no_prompt: { status: 409, message: 'There is no prompt of this kind yet. Initialize the prompts first.' },
  no_draft: { status: 409, message: 'There is no draft to apply: it is the same as the live prompt.' },
  never_live: { status: 409, message: 'This prompt was never live, so there is nothing to go back to.' },
  prompt_invalid: { status: 400, message: 'The prompt has issues. Correct them before it is applied.' },
  version_taken: { status: 409, message: 'There is a version of this name already. Choose another name.' },
  no_plan: { status: 409, message: 'The engine could not make this plan.' },
  no_mail: { status: 409, message: 'This server sends no mail.' },
  profiles_full: {
    status: 409,
    message: 'You have reached the limit of 20 child profiles. Delete one to add another.',
  },
  too_large: { status: 413, message: 'The request is too large.' },
  not_json: { status: 415, message: 'Send the request as application/json.' },
  too_many: { status: 429, message: 'Too many tries. Wait a little and try again.', retryAfter: 30 },
  too_many_plans: {
    status: 429,
    message: 'You have reached the limit for new plans. Try again later.',
    retryAfter: 600,
  },
  package_waiting: {
    status: 503,
    message: 'The printable package is still being made. Try again in a moment.',
    retryAfter: 5,
  },
  unavailable: { status: 503, message: 'The server is busy. Try again in a moment.', retryAfter: 5 },
  package_failed: { status: 500, message: 'Failed to generate PDF' },
  internal: { status: 500, message: 'Something went wrong on the server. Please try again.' },
} as const satisfies Record<string, { status: number; message: string; retryAfter?: number }>

export type ErrorCode = keyof typeof errorTable
export const errorCodes = Object.keys(errorTable) as ErrorCode[]
