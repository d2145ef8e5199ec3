import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { type OpenDatabase, openDatabase } from './db/open-database.ts'
import { ensureFirstAdmin, type FirstAdmin } from './features/admin-accounts/ensure-first-admin.ts'
import type { Engine, PlanChecker } from './features/generation/ports.ts'
import { resumeOpen } from './features/generation/resume-open.ts'
import { workOnGeneration } from './features/generation/work.ts'
import { connectMail } from './features/mail/transport.ts'
import { workOnMail } from './features/mail/work.ts'
import { keepRetention } from './features/retention/nightly.ts'
import { describe } from './http/error-answers.ts'
import { startProgressBus } from './jobs/progress-bus.ts'
import { startQueue } from './jobs/queue.ts'
import type { PackageService, Services } from './services.ts'

const webFolder = join(import.meta.dirname, '../../web/dist')

export interface RunningServer {
  /** Not listening yet. */
  app: FastifyInstance
  services: Services
  /** Only where this start made the first admin. */
  firstAdmin: FirstAdmin | undefined
  /** Readiness turns 503 at once; what is in flight is finished. */
  stop(): Promise<void>
}

/** What tests put in place of the real parts. */
export type Replaced = Partial<Pick<Services, 'engine' | 'checkPlan' | 'packages' | 'mail' | 'webFolder'>> & {
  database?: OpenDatabase
  onError?(error: unknown): void
}

/** Database, first admin, jobs, then the application; what fails on the way is closed again. */
export async function startServer(config: Config, replaced: Replaced = {}): Promise<RunningServer> {
  const isWorker = config.modes.includes('worker')
  const closers: (() => void | Promise<void>)[] = []
  const onError = replaced.onError ?? reportJobs
  let isServing = true
  const stop = async () => {
    isServing = false
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const database = replaced.database ?? (await openDatabase(config))
    closers.push(database.close)
    const firstAdmin = await ensureFirstAdmin(database.db, config.admin)
    if (isWorker) closers.push(await keepRetention(database.db, onError))
    const bus = await startProgressBus(database.url)
    closers.push(bus.stop)
    const mail = replaced.mail ?? (config.mail ? connectMail(config.mail) : null)
    // After the queue has stopped: what it sends goes out first.
    closers.push(() => mail?.close())
    const queue = await startQueue(database, { isWorker, onError })
    closers.push(queue.stop)
    const services: Services = {
      config,
      database,
      queue,
      bus,
      engine: replaced.engine ?? (await loadEngine()),
      checkPlan: replaced.checkPlan ?? (await loadChecks()),
      packages: replaced.packages ?? (await loadPackages(config, database)),
      mail,
      webFolder: replaced.webFolder ?? webFolder,
      isServing: () => isServing,
    }
    closers.push(services.packages.stop)
    if (isWorker && database.isExclusive) await queue.requeueActive()
    if (isWorker) await resumeOpen(database.db, queue)
    if (isWorker) closers.push(await workOnGeneration({ ...services, db: database.db, onError }))
    if (isWorker) await workOnMail({ ...services, db: database.db, onError })
    const app = await buildApp(services)
    closers.push(() => closeApp(app))
    return { app, services, firstAdmin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Milliseconds that answers in flight get; a client that does not take its answer holds nobody up for longer. */
const patience = 6000

async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), patience)
  await app.close().finally(() => clearTimeout(timer))
}

/** Loaded only where it works: all themes and skills come with it. */
async function loadEngine(): Promise<Engine> {
  const { builtinEngine } = await import('./features/generation/builtin-engine.ts')
  return builtinEngine
}

async function loadPackages(config: Config, database: OpenDatabase): Promise<PackageService> {
  const { createPackageService } = await import('./features/packages/package-service.ts')
  return createPackageService(config, database, (message) => console.log(message))
}

async function loadChecks(): Promise<PlanChecker> {
  const { checkPlan } = await import('@pencil-quest/rubric/check-plan')
  return checkPlan
}

function reportJobs(error: unknown): void {
  console.error(JSON.stringify({ level: 50, part: 'jobs', failure: describe(error) }))
}
