import { uuidSchema } from '@pencil-quest/contract/ids'
import type { FastifyRequest } from 'fastify'
import type { GenerationRequestRow } from '../db/schema/generation-requests.ts'
import type { PlanRow } from '../db/schema/learning-plans.ts'
import type { UserRow } from '../db/schema/users.ts'
import { refuse } from './refusal.ts'

export const sessionCookie = 'pencil_quest_session'

export interface ParentSession {
  sid: string
  token: string
  user: UserRow
  /** What the path names by `requestId`, where it is this parent's. */
  request: GenerationRequestRow | null
}

/** Whom a call in a demo mode without a session is made for: a family that can be looked at and not changed. */
export interface DemoFamily {
  user: UserRow
  /** What the path names by `requestId`, where it is stored and the family's. */
  request: GenerationRequestRow | null
}

export interface AdminSession {
  sid: string
  admin: { id: string; username: string; role: string }
}

export interface ReadablePlan {
  plan: PlanRow
  isOwner: boolean
}

/** What the rules of `mount` ask; the features answer. */
export interface Guards {
  parentSession(token: string, requestId?: string): Promise<ParentSession | undefined>
  adminSession(token: string): Promise<AdminSession | undefined>
  sampleFamily(requestId?: string): Promise<DemoFamily | undefined>
  /** The plan if `userId` owns it or if it is shared by link; undefined otherwise. */
  readablePlan(planId: number, userId: string | undefined): Promise<ReadablePlan | undefined>
}

/** Who makes a call. Asking for somebody who is not there refuses the call. */
export class Caller {
  readonly session: ParentSession | undefined
  readonly adminSession: AdminSession | undefined
  readonly usesCookie: boolean
  /** Never beside a session. */
  demo: DemoFamily | undefined
  readable: ReadablePlan | undefined

  constructor(found: { session?: ParentSession; adminSession?: AdminSession; usesCookie: boolean }) {
    this.session = found.session
    this.adminSession = found.adminSession
    this.usesCookie = found.usesCookie
  }

  get parent(): UserRow {
    return this.user ?? refuse('unauthenticated')
  }

  get admin(): AdminSession {
    return this.adminSession ?? refuse('unauthenticated')
  }

  /** Undefined for a visitor. */
  get user(): UserRow | undefined {
    return this.session?.user ?? this.demo?.user
  }

  /** What the path names by `requestId`, where it is the caller's. */
  get request(): GenerationRequestRow | null {
    return this.session?.request ?? this.demo?.request ?? null
  }

  get plan(): PlanRow {
    return this.readable?.plan ?? refuse('not_found')
  }

  get isOwner(): boolean {
    return this.readable?.isOwner ?? false
  }
}

/** The parent of the bearer token or else of the cookie; a bearer may also be an admin's token. */
export async function whoCalls(request: FastifyRequest, guards: Guards): Promise<Caller> {
  const { bearer, cookie } = tokensOf(request)
  const requestId = requestIdOf(request)
  const byBearer = bearer ? await guards.parentSession(bearer, requestId) : undefined
  if (byBearer) return new Caller({ session: byBearer, usesCookie: false })
  const adminSession = bearer ? await guards.adminSession(bearer) : undefined
  const session = cookie ? await guards.parentSession(cookie, requestId) : undefined
  return new Caller({ session, adminSession, usesCookie: session !== undefined })
}

export function requestIdOf(request: FastifyRequest): string | undefined {
  return uuidSchema.safeParse(Object(request.params).requestId).data
}

export function tokensOf(request: FastifyRequest): { bearer?: string; cookie?: string } {
  const [, bearer] = /^Bearer ([\w-]{20,128})$/i.exec(request.headers.authorization ?? '') ?? []
  return { bearer, cookie: request.cookies[sessionCookie] }
}
