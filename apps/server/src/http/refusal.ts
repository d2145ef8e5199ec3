import { type ErrorCode, errorTable } from '@pencil-quest/contract/errors'
import type { z } from 'zod'

export interface Issue {
  path: string
  message: string
}

/** An expected "no" of a use case: answered by the table of errors. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, options: { message?: string; issues?: Issue[]; retryAfter?: number } = {}) {
    const entry: { message: string; retryAfter?: number } = errorTable[code]
    super(options.message ?? entry.message)
    this.code = code
    this.issues = options.issues
    this.retryAfter = options.retryAfter ?? entry.retryAfter
  }
}

export function refuse(code: ErrorCode, options?: { message?: string; issues?: Issue[]; retryAfter?: number }): never {
  throw new Refusal(code, options)
}

/** The first problem is the message; each one is there with the path of its field. */
export function invalid(error: z.ZodError): Refusal {
  const issues = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  return new Refusal('invalid', { message: issues[0]?.message, issues })
}
