import { join } from 'node:path'
import { prepareBrowser } from '#server/browser/prepare.ts'
import { Printer } from '#server/browser/printer.ts'
import type { Config } from '../../config.ts'
import type { OpenDatabase } from '../../db/open-database.ts'
import { FileStore } from '../../files/file-store.ts'
import type { PackageService } from '../../services.ts'
import type { BrowserState } from '../health/routes.ts'
import { ensurePackage, type PackageParts } from './ensure-package.ts'
import { dropPackageRows, findAnnouncedPapers, findPreferences, unusedOf } from './package-queries.ts'
import { packageRoutes } from './routes.ts'
import { sweepFiles } from './sweep-files.ts'

const sweepEvery = 60 * 60_000

/** Thrown where this server has no browser that prints. */
export class NoBrowser extends Error {
  override name = 'NoBrowser'
}

/**
 * Printing and packing. The browser is found and warmed up while the server starts; whoever needs it first waits.
 * @param tell what the operator should read about the browser
 */
export function createPackageService(
  config: Pick<Config, 'dataDir' | 'chromiumPath'>,
  database: OpenDatabase,
  tell: (message: string) => void,
): PackageService {
  const store = new FileStore(join(config.dataDir, 'files'))
  const sweep = (isAlone: boolean) => sweepFiles(database.db, store, isAlone).catch(() => {})
  // Before the first package of this process is written.
  const swept = sweep(database.isExclusive)
  const sweeper = setInterval(() => void sweep(false), sweepEvery)
  let state: BrowserState = 'starting'
  const ready = startPrinter(join(config.dataDir, 'browser'), config.chromiumPath, tell).then((printer) => {
    state = printer ? 'ok' : 'missing'
    return printer
  })
  const dropFiles = async (hashes: readonly string[]) => {
    const unused = await unusedOf(database.db, hashes)
    await Promise.all(unused.map((hash) => store.drop(hash)))
  }
  const parts = async (): Promise<PackageParts> => {
    const [printer] = await Promise.all([ready, swept])
    if (!printer) throw new NoBrowser('This server has no browser to print with')
    return { database, store, printer }
  }
  return {
    makePackage: async (planId) => {
      const papers = await findAnnouncedPapers(database.db, planId)
      const wanted = papers.length > 0 ? papers : [(await findPreferences(database.db, planId)).paper]
      for (const paper of wanted) await ensurePackage(await parts(), { planId, audience: 'family', paper })
    },
    routes: (mount) => packageRoutes(mount, { parts, store, hasBrowser: async () => (await ready) !== null }),
    browserState: () => state,
    dropPackagesOfChild: async (userId, profileId) => dropFiles(await dropPackageRows(database.db, userId, profileId)),
    dropFiles,
    readFile: (hash) => store.get(hash),
    async stop() {
      clearInterval(sweeper)
      await Promise.all([swept, ready.then((printer) => printer?.close())])
    },
  }
}

async function startPrinter(
  folder: string,
  chromiumPath: string | undefined,
  tell: (message: string) => void,
): Promise<Printer | null> {
  const binary = await prepareBrowser(folder, chromiumPath, tell)
  if (!binary) return null
  const printer = new Printer(binary)
  // A failed warm-up costs the first print some time and nothing else.
  await printer.warmUp().catch(() => {})
  return printer
}
