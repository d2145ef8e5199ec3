import { currentUser, login, logout, logoutByLink, register } from '@pencil-quest/contract/accounts'
import { texts } from '@pencil-quest/contract/texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { tokensOf } from '../../http/caller.ts'
import type { Mount } from '../../http/mount.ts'
import { isForeignNavigation } from '../../http/origin.ts'
import { deviceLabel } from './device-label.ts'
import type { LoginSlowdown } from './login-slowdown.ts'
import { logoutPage } from './logout-page.ts'
import { presentUser } from './present-user.ts'
import { registerParent } from './register-parent.ts'
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts'
import { endSessions, startParentSession } from './session-queries.ts'
import { signIn } from './sign-in.ts'

interface Parts {
  db: Database
  config: Pick<Config, 'publicUrl' | 'registration'>
  slowdown: LoginSlowdown | undefined
}

export function accountRoutes(mount: Mount, { db, config, slowdown }: Parts): void {
  const openSession = async (user: UserRow, request: FastifyRequest, reply: FastifyReply, message: string) => {
    const device = deviceLabel(request.headers['user-agent'])
    const sessionToken = await startParentSession(db, user.id, { device, passwordHash: user.password })
    setSessionCookie(reply, sessionToken, config.publicUrl)
    return { success: true as const, message, sessionToken, user: presentUser(user) }
  }

  const closeSession = async (request: FastifyRequest, reply: FastifyReply) => {
    const { bearer, cookie } = tokensOf(request)
    await endSessions(
      db,
      [bearer, cookie].filter((token) => token !== undefined),
    )
    clearSessionCookie(reply, config.publicUrl)
  }

  mount(register, async ({ body, request, reply }) => {
    const user = await registerParent(db, body, config.registration)
    return openSession(user, request, reply, texts.toasts.registered.text)
  })

  mount(login, async ({ body, request, reply }) => {
    const user = await signIn(db, slowdown, body, request.ip)
    return openSession(user, request, reply, texts.toasts.welcomeBack.text)
  })

  mount(currentUser, ({ caller, request, reply }) => {
    // A browser that kept the token and lost its cookie gets it back.
    if (caller.session && tokensOf(request).cookie !== caller.session.token) {
      setSessionCookie(reply, caller.session.token, config.publicUrl)
    }
    return presentUser(caller.parent)
  })

  mount(logout, async ({ request, reply }) => {
    await closeSession(request, reply)
    return { success: true as const, message: texts.toasts.goodbye.text }
  })

  mount(logoutByLink, async ({ request, reply }) => {
    if (isForeignNavigation(request, config.publicUrl)) return reply.type('text/html; charset=utf-8').send(logoutPage)
    await closeSession(request, reply)
    return reply.redirect('/', 302)
  })
}
