import { finishThirdParty, startThirdParty } from '@pencil-quest/contract/third-party'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import type { UserRow } from '../../db/schema/users.ts'
import type { FileStore } from '../../files/file-store.ts'
import { tokensOf } from '../../http/caller.ts'
import { describe } from '../../http/error-answers.ts'
import { deviceLabel } from '../accounts/device-label.ts'
import { setSessionCookie } from '../accounts/session-cookie.ts'
import { endSessions, startParentSession } from '../accounts/session-queries.ts'
import { type Attempt, createAttemptSeal, longestAttempt } from './attempt.ts'
import { attemptCookie, clearAttemptCookie, setAttemptCookie } from './attempt-cookie.ts'
import { refreshAvatar } from './avatar.ts'
import { reasonOf } from './failure.ts'
import { readIdentity } from './identity.ts'
import { landing, ownPath } from './landing.ts'
import { linkAccount } from './link-account.ts'
import { createProvider } from './provider.ts'
import type { ThirdPartySettings } from './settings.ts'

interface Parts {
  db: Database
  config: Pick<Config, 'publicUrl' | 'registration'>
  settings: ThirdPartySettings
  store: FileStore
  dropFiles(hashes: readonly string[]): Promise<void>
}

/** Both halves of the sign-in elsewhere; each answers where the browser goes next and never throws. */
export function createSignIn({ db, config, settings, ...files }: Parts) {
  const { publicUrl } = config
  const provider = createProvider(settings, new URL(finishThirdParty.path, publicUrl).href)
  const seals = createAttemptSeal(settings.clientSecret)
  const avatars = { db, ...files, providerOrigin: new URL(settings.issuer).origin }

  async function start(asked: { next?: string; here?: string }, request: FastifyRequest, reply: FastifyReply) {
    const next = ownPath(asked.next)
    const isElsewhere = request.host !== new URL(publicUrl).host
    if (isElsewhere && !asked.here) return atPublicAddress(publicUrl, next)
    try {
      const { address, checks } = await provider.begin()
      const attempt: Attempt = { ...checks, ...(next ? { next } : {}), until: Date.now() + longestAttempt }
      setAttemptCookie(reply, seals.seal(attempt), publicUrl)
      return address.href
    } catch (error) {
      return failed(error, request, next)
    }
  }

  async function finish(request: FastifyRequest, reply: FastifyReply) {
    const attempt = seals.open(request.cookies[attemptCookie])
    clearAttemptCookie(reply, publicUrl)
    if (!attempt) return landing('failed')
    try {
      const identity = readIdentity(await provider.finish(new URL(request.url, publicUrl), attempt))
      const linked = await linkAccount(db, identity, config.registration)
      if (!('user' in linked)) return landing(linked.outcome, attempt.next)
      await openSession(linked.user, request, reply)
      await refreshAvatar(avatars, linked.user, identity.picture).catch((error: unknown) => {
        request.log.warn({ failure: describe(error) }, 'no avatar')
      })
      return landing(linked.outcome, attempt.next)
    } catch (error) {
      return failed(error, request, attempt.next)
    }
  }

  /** Whoever was signed in with this browser before is not any more: its token may still be kept there. */
  async function openSession(user: UserRow, request: FastifyRequest, reply: FastifyReply) {
    const { cookie } = tokensOf(request)
    if (cookie) await endSessions(db, [cookie])
    const device = deviceLabel(request.headers['user-agent'])
    setSessionCookie(reply, await startParentSession(db, user.id, { device }), publicUrl)
  }

  return { start, finish }
}

/** The provider leads back to the public address, and the cookie must be there by then. */
function atPublicAddress(publicUrl: string, next: string | undefined): string {
  const address = new URL(startThirdParty.path, publicUrl)
  address.search = new URLSearchParams({ here: '1', ...(next ? { next } : {}) }).toString()
  return address.href
}

function failed(error: unknown, request: FastifyRequest, next: string | undefined): string {
  const reason = reasonOf(error)
  if (reason.refusal === 'access_denied') return landing('cancelled', next)
  request.log.warn({ signIn: reason }, 'third-party sign-in failed')
  return landing('failed', next)
}
