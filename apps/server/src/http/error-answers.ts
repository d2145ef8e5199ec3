import type { Failure } from '@pencil-quest/contract/endpoint'
import { type ErrorCode, errorTable } from '@pencil-quest/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOfGoneUser, sqlState } from '../db/client.ts'
import { Refusal } from './refusal.ts'

const codeOfFrameworkError: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'not_found',
}

/** SQLSTATE classes and socket codes of a database that is away, starting, stopping or full. */
const databaseIsAway = /^(?:08|57P0|53|ECONN|EPIPE|ETIMEDOUT|57014)/

/** Every failed call answers by the table of errors; what is not in it is 500 with a request id and nothing else. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = asRefusal(error)
    if (!refusal) request.log.error({ failure: describe(error) }, 'unexpected error')
    return sendRefusal(request, reply, refusal ?? new Refusal('internal'))
  })
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
  const body: Failure = {
    success: false,
    message: refusal.message,
    error: refusal.message,
    code: refusal.code,
    requestId: request.id,
    ...(refusal.issues ? { issues: refusal.issues } : {}),
  }
  return reply
    .code(errorTable[refusal.code].status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body)
}

export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const known = codeOfFrameworkError[(error as FastifyError).code]
  if (known) return new Refusal(known)
  if (databaseIsAway.test(sqlState(error) ?? '') || isBrokenConnection(error)) return new Refusal('unavailable')
  // The account was deleted while this call of its session was under way.
  if (isOfGoneUser(error)) return new Refusal('unauthenticated')
  const status = (error as FastifyError).statusCode
  if (status !== undefined && status >= 400 && status < 500) return new Refusal('malformed')
  return undefined
}

/** The driver says these without a code. */
function isBrokenConnection(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && /timeout|connection terminated|connection error/i.test(cause.message)
}

/** For the log: where it happened, never a message that could carry a value of a query. */
export function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const state = sqlState(error)
  return { name: error.name, code: state, message: state ? undefined : safeMessage(error), frames }
}

function safeMessage(error: Error): string | undefined {
  return error.name === 'ZodError' || error.cause ? undefined : error.message
}
