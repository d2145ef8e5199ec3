import { z } from 'zod'
import { type ErrorCode, errorCodes } from './errors.ts'

/**
 * Who may call an endpoint.
 * - `public`: anybody
 * - `parent`: a signed-in parent
 * - `plan-reader`: the plan's owner, or anybody while the plan is shared by link
 * - `admin`: a signed-in admin
 */
export const callers = ['public', 'parent', 'plan-reader', 'admin'] as const
export type Caller = (typeof callers)[number]

/** The object that the path names; the server looks it up among the caller's own. */
export const touchedObjects = ['none', 'self', 'profile', 'plan', 'request'] as const
export type TouchedObject = (typeof touchedObjects)[number]

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

export type ReplyKind = 'json' | 'file' | 'events' | 'redirect'

/** One call of the product, declared once: mounted, called, documented and tested from this value. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly name: string
  readonly method: Method
  /** With `{param}` in braces, as the specification writes paths. */
  readonly path: `/${string}`
  readonly summary: string
  readonly caller: Caller
  readonly touches: TouchedObject
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** Status of success. */
  readonly status: 200 | 201 | 202 | 302
  readonly replyKind: ReplyKind
  readonly reply: Reply
  readonly errors: readonly ErrorCode[]
  /** A state-changing call that a plain link may make (only `GET /api/logout`). */
  readonly allowsNavigation: boolean
  /** Whether the demo family may make this call; by default it may read. */
  readonly isOpenInDemo: boolean
}

type Nothing = z.ZodUndefined
const nothing: Nothing = z.undefined()

/** Declares an endpoint. Left out: no params, no query, no body, JSON reply, status 200. */
export function endpoint<
  Reply extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(declared: {
  name: string
  method: Method
  path: `/${string}`
  summary: string
  caller: Caller
  touches?: TouchedObject
  params?: Params
  query?: Query
  body?: Body
  status?: 200 | 201 | 202 | 302
  replyKind?: ReplyKind
  reply: Reply
  errors?: readonly ErrorCode[]
  allowsNavigation?: boolean
  isOpenInDemo?: boolean
}): Endpoint<Params, Query, Body, Reply> {
  return {
    touches: 'none',
    status: 200,
    replyKind: 'json',
    errors: [],
    allowsNavigation: false,
    isOpenInDemo: declared.method === 'GET',
    ...declared,
    params: (declared.params ?? nothing) as Params,
    query: (declared.query ?? nothing) as Query,
    body: (declared.body ?? nothing) as Body,
  }
}

export type ParamsOf<E extends Endpoint> = z.infer<E['params']>
export type QueryOf<E extends Endpoint> = z.input<E['query']>
export type BodyOf<E extends Endpoint> = z.input<E['body']>
export type ReplyOf<E extends Endpoint> = z.infer<E['reply']>

/** `/api/child-profiles/{id}` with `{ id: 7 }` to `/api/child-profiles/7`. */
export function pathWith(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key]
    if (value === undefined) throw new Error(`The path ${path} needs "${key}"`)
    return encodeURIComponent(String(value))
  })
}

export const failureSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string().optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type Failure = z.infer<typeof failureSchema>
