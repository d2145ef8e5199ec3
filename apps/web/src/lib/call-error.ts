import type { Failure } from '@pencil-quest/contract/endpoint'
import type { ErrorCode } from '@pencil-quest/contract/errors'

export type Issue = NonNullable<Failure['issues']>[number]

/** A call that the server refused. `message` is `status: body`, as the specification says; the rest is read from the body. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly statusText: string
  readonly serverMessage: string | undefined
  readonly code: ErrorCode | undefined
  readonly issues: readonly Issue[]

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    const failure = parseFailure(body)
    this.status = status
    this.statusText = statusText
    this.serverMessage = text(failure.message) ?? text(failure.error)
    this.code = text(failure.code) as ErrorCode | undefined
    this.issues = Array.isArray(failure.issues) ? failure.issues.filter(isIssue) : []
  }
}

/** What the server says about a failure, or the given text where it said nothing (or was not reached). */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof CallError ? (error.serverMessage ?? fallback) : fallback
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof CallError && error.code === code
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof CallError && error.status === status
}

function parseFailure(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function isIssue(value: unknown): value is Issue {
  return typeof value === 'object' && value !== null && 'path' in value && 'message' in value
}
