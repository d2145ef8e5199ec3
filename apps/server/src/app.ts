import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { limits } from '@pencil-quest/contract/limits'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountPageRoutes } from './features/account/routes.ts'
import { LoginSlowdown } from './features/accounts/login-slowdown.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { findParentSession } from './features/accounts/session-queries.ts'
import { findAdminSession } from './features/admin-accounts/admin-sessions.ts'
import { adminAccountRoutes } from './features/admin-accounts/routes.ts'
import { adminSessionRoutes } from './features/admin-accounts/session-routes.ts'
import { adminContentRoutes } from './features/admin-content/routes.ts'
import { adminFeedbackRoutes } from './features/admin-feedback/routes.ts'
import { adminGenerationRoutes } from './features/admin-generation/routes.ts'
import { adminOverviewRoutes } from './features/admin-overview/routes.ts'
import { createSampleKeeper } from './features/demo/sample-keeper.ts'
import { walkInDemo } from './features/demo/walk-in-demo.ts'
import { feedbackRoutes } from './features/feedback/routes.ts'
import { generationRoutes } from './features/generation/routes.ts'
import { goalRoutes } from './features/goals/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { answerScreens } from './features/home/answer-screens.ts'
import { homeRoutes } from './features/home/routes.ts'
import { lessonPromptRoutes } from './features/lesson-prompts/routes.ts'
import { pageRoutes } from './features/packages/page-routes.ts'
import { planLifeRoutes } from './features/plan-life/routes.ts'
import { findReadablePlan } from './features/plans/queries.ts'
import { planRoutes } from './features/plans/routes.ts'
import { profileRoutes } from './features/profiles/routes.ts'
import { recoveryRoutes } from './features/recovery/routes.ts'
import { siteTestRoutes } from './features/site-tests/routes.ts'
import { thirdPartyRoutes } from './features/third-party/routes.ts'
import { worksheetSchemaRoutes } from './features/worksheet-schemas/routes.ts'
import type { Guards } from './http/caller.ts'
import { compressAnswers } from './http/compression.ts'
import { answerErrors, asRefusal, sendRefusal } from './http/error-answers.ts'
import { EventStreams } from './http/event-streams.ts'
import { acceptJsonOnly } from './http/json-only.ts'
import { createMounting, refuseUndeclaredRoutes } from './http/mount.ts'
import { answerUnknownPaths } from './http/not-found.ts'
import { docsPath, documentApi } from './http/openapi.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { Refusal } from './http/refusal.ts'
import { logCalls, logOptions } from './http/request-log.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { serveWebApp } from './http/web-app.ts'
import type { Services } from './services.ts'

/** Builds the HTTP application; the order is the architecture. Throws where contract and routes disagree. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, database, queue, packages } = services
  const { db } = database
  const app: FastifyInstance = Fastify({
    logger: logOptions(config.environment),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: limits.body,
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    frameworkErrors: (error, request, reply) => {
      sendRefusal(request, reply, asRefusal(error) ?? new Refusal('malformed'))
    },
  })
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))

  refuseUndeclaredRoutes(app, [docsPath])
  answerErrors(app)
  acceptJsonOnly(app)
  setSecurityHeaders(app, config.publicUrl)
  logCalls(app)
  await app.register(cookie)
  await compressAnswers(app)
  await documentApi(app)
  const webApp = await serveWebApp(app, services.webFolder)
  answerUnknownPaths(app, answerScreens({ db, config, webFolder: services.webFolder, webApp }))

  const streams = new EventStreams()
  app.addHook('preClose', async () => streams.endAll())

  const guards: Guards = {
    parentSession: (token, requestId) => findParentSession(db, token, requestId),
    sampleFamily: createSampleKeeper({ ...services, db }),
    adminSession: (token) => findAdminSession(db, token),
    readablePlan: (planId, userId) => findReadablePlan(db, planId, userId),
  }
  const limiter = createRateLimits(config.rateLimit)
  const { mount, finish } = createMounting(app, { guards, limits: limiter, publicUrl: config.publicUrl })

  healthRoutes(mount, {
    isServing: services.isServing,
    isDatabaseUp: () =>
      database.pool.query('select 1').then(
        () => true,
        () => false,
      ),
    isQueueUp: config.modes.includes('worker') ? queue.isRunning : undefined,
    browserState: () => packages.browserState(),
    dataDir: config.dataDir,
  })
  const slowdown = config.rateLimit ? new LoginSlowdown() : undefined
  accountRoutes(mount, { db, config, slowdown })
  recoveryRoutes(mount, { ...services, db, hasMail: services.mail !== null })
  accountPageRoutes(mount, { ...services, db, slowdown, hasMail: services.mail !== null })
  thirdPartyRoutes(mount, { db, config, packages })
  profileRoutes(mount, { db, dropPackagesOfChild: packages.dropPackagesOfChild })
  goalRoutes(mount, services)
  generationRoutes(walkInDemo(mount, { ...services, db, streams }), {
    ...services,
    db,
    streams,
    hasMail: services.mail !== null,
  })
  planLifeRoutes(mount, { ...services, db, dropFiles: packages.dropFiles })
  planRoutes(mount, { db, hasPackages: () => packages.browserState() !== 'missing' })
  pageRoutes(mount, { db })
  feedbackRoutes(mount, { db })
  homeRoutes(mount, { db })
  adminAccountRoutes(mount, { db, config })
  adminContentRoutes(mount, { db })
  lessonPromptRoutes(mount, { ...services, db })
  adminSessionRoutes(mount, { db })
  adminFeedbackRoutes(mount, { db })
  adminOverviewRoutes(mount, { db })
  siteTestRoutes(mount, { config })
  worksheetSchemaRoutes(mount, { db })
  adminGenerationRoutes(mount, { ...services, db })
  packages.routes(mount)
  finish()
  return app
}
