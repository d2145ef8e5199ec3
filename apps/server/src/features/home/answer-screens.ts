import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import { tokensOf } from '../../http/caller.ts'
import { sendRefusal } from '../../http/error-answers.ts'
import { Refusal } from '../../http/refusal.ts'
import { contentPolicy } from '../../http/security-headers.ts'
import type { WebApp } from '../../http/web-app.ts'
import { findParentSession } from '../accounts/session-queries.ts'
import { isAppScreen } from './app-screens.ts'
import { chosenEncoding } from './encode-page.ts'
import { createLandingPages, type LandingKind } from './landing-page.ts'

interface Parts {
  db: Database
  config: Pick<Config, 'publicUrl' | 'analyticsSrc'>
  webFolder: string
  webApp: WebApp
}

/** A built file, a screen of the app, or for visitors without a session the landing page. */
export function answerScreens({ db, config, webFolder, webApp }: Parts) {
  const landingPage = createLandingPages({ db, webFolder, ...config })

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = '/'] = request.url.split('?')
    if (await webApp.hasFile(path)) return webApp.sendFile(path, reply)
    if (path.startsWith('/assets/')) return sendRefusal(request, reply, new Refusal('not_found'))
    const { cookie } = tokensOf(request)
    if (isAppScreen(path)) return webApp.sendIndex(path, reply, cookie === undefined)
    if (cookie !== undefined && (await isSession(cookie))) return webApp.sendIndex(path, reply, false)
    return sendLanding(path === '/' ? 'home' : 'missing', request, reply)
  }

  /** Where the database is away, a cookie is taken for a session: the app itself says then what is the matter. */
  function isSession(cookie: string): Promise<boolean> {
    return findParentSession(db, cookie).then(
      (session) => session !== undefined,
      () => true,
    )
  }

  async function sendLanding(kind: LandingKind, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { bodies, tag } = await landingPage(kind)
    const encoding = chosenEncoding(request.headers['accept-encoding'])
    const etag = `"${tag}-${encoding}"`
    reply.headers({ vary: 'Cookie, Accept-Encoding', 'cache-control': 'no-cache', etag })
    if (kind === 'missing') reply.code(404).header('x-robots-tag', 'noindex')
    else if (config.analyticsSrc) reply.header('content-security-policy', contentPolicy(config.analyticsSrc))
    if (kind === 'home' && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(bodies[encoding])
  }
}
