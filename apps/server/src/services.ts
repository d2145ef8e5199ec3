import type { Config } from './config.ts'
import type { DatabaseClient } from './db/client.ts'
import type { Engine, PackageMaker, PlanChecker } from './features/generation/ports.ts'
import type { BrowserState } from './features/health/routes.ts'
import type { MailTransport } from './features/mail/transport.ts'
import type { Mount } from './http/mount.ts'
import type { ProgressBus } from './jobs/progress-bus.ts'
import type { JobQueue } from './jobs/queue.ts'

/** Printing and packing, as the rest of the server needs it. */
export interface PackageService extends PackageMaker {
  /** Mounts the PDF and the download. */
  routes(mount: Mount): void
  browserState(): BrowserState
  /** After a rename or deletion: the packages of this child show a name that is no longer true. */
  dropPackagesOfChild(userId: string, profileId: number): Promise<void>
  /** Deletes those of the files that no package names any more. */
  dropFiles(hashes: readonly string[]): Promise<void>
  /** Null where it is gone. */
  readFile(hash: string): Promise<Buffer | null>
  stop(): Promise<void>
}

/** What the features are made of; `main.ts` and the tests put it together. */
export interface Services {
  config: Config
  database: DatabaseClient
  queue: JobQueue
  bus: ProgressBus
  engine: Engine
  checkPlan: PlanChecker
  packages: PackageService
  /** Null where no mail server is configured. */
  mail: MailTransport | null
  /** Where the built web app is. */
  webFolder: string
  isServing(): boolean
}
