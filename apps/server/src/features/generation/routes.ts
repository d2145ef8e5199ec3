import { wizardThemes } from '@pencil-quest/contract/choices'
import * as contract from '@pencil-quest/contract/generation'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import type { Caller } from '../../http/caller.ts'
import type { EventStreams } from '../../http/event-streams.ts'
import type { Mount } from '../../http/mount.ts'
import { refuse } from '../../http/refusal.ts'
import type { ProgressBus } from '../../jobs/progress-bus.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import { findPlanFacts } from '../plans/queries.ts'
import { acceptRequest } from './accept-request.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import type { Engine } from './ports.ts'
import * as present from './present-status.ts'
import { findRequest, listLogs, listPending, listRecentLogs } from './status-queries.ts'
import { streamProgress } from './stream-progress.ts'
import { wishForMail } from './wish-for-mail.ts'

interface Parts {
  db: Database
  queue: Pick<JobQueue, 'send'>
  bus: ProgressBus
  streams: EventStreams
  engine: Engine
  hasMail: boolean
  config: Pick<Config, 'rateLimit' | 'environment'>
}

export function generationRoutes(mount: Mount, parts: Parts): void {
  const { db, engine, hasMail, config } = parts

  /** Found together with the session; one whose plan was made again answers with the newest one's state. */
  const ownRequest = async ({ parent, request }: Caller) => {
    const found = request ?? refuse('not_found')
    return found.retriedBy ? ((await findRequest(db, parent.id, found.retriedBy)) ?? refuse('not_found')) : found
  }

  mount(contract.generatePlan, async ({ body, caller, request }) => {
    const { mailWhenReady = false, ...asked } = body
    const sent = { idempotencyKey: idempotencyKeyOf(request), mailWhenReady: mailWhenReady && hasMail }
    const accepted = await acceptRequest({ ...parts, hasQuotas: config.rateLimit }, caller.parent.id, asked, sent)
    const { requestId, planId: id, status } = accepted
    return { status, requestId, id, processingTime: engine.processingTime }
  })

  mount(contract.requestStatus, async ({ caller }) => present.presentStatus(await ownRequest(caller)))

  mount(contract.requestStatusDetailed, async ({ caller }) => {
    const row = await ownRequest(caller)
    return present.presentDetailed(row, await findPlanFacts(db, row.planId))
  })

  mount(contract.requestLogs, async ({ caller }) => {
    const { id } = await ownRequest(caller)
    const logs = (await listLogs(db, id)).map(({ createdAt, type, message, details }) => ({
      timestamp: createdAt.toISOString(),
      type,
      message,
      details: details ?? undefined,
    }))
    return { logs }
  })

  mount(contract.changeRequest, async ({ caller, body: { mailWhenReady } }) => {
    const { id } = await ownRequest(caller)
    if (!hasMail) refuse('no_mail')
    if (!(await wishForMail(db, id, mailWhenReady))) refuse('not_making')
    return { success: true as const, mailWhenReady }
  })

  mount(contract.requestEvents, async ({ caller, reply }) => {
    const userId = caller.parent.id
    const { id } = await ownRequest(caller)
    streamProgress(parts.streams.open(reply), parts.bus, id, () => findRequest(db, userId, id))
    return reply
  })

  mount(contract.generationActivity, async ({ caller }) => {
    const [pending, logs] = await Promise.all([listPending(db, caller.parent.id), listRecentLogs(db, caller.parent.id)])
    return {
      data: {
        environment: config.environment,
        totalPending: pending.length,
        pendingRequests: pending.map(present.presentPending),
        recentLogs: logs.map(({ createdAt, ...log }) => ({ ...log, timestamp: createdAt.toISOString() })),
      },
      timestamp: new Date().toISOString(),
    }
  })

  mount(contract.planOptions, () => {
    const { themes, ...rest } = engine.catalog()
    return { ...rest, hasMail, themes: themes.filter(({ slug }) => (wizardThemes as readonly string[]).includes(slug)) }
  })
}
