import type { Queryable } from '../../db/client.ts'
import { readBuiltFiles } from './built-files.ts'
import { type EncodedPage, encodePage } from './encode-page.ts'
import { gatherHomeContent } from './gather-home-content.ts'
import { writeLanding } from './page/landing.ts'
import { readActiveHomeRows, readHomeVersion } from './queries.ts'

interface Parts {
  db: Queryable
  webFolder: string
  publicUrl: string
  analyticsSrc: string | undefined
}

export type LandingKind = 'home' | 'missing'

/** The version of a page that was written while the database was away. */
const away = 'away'

/** Writes the landing page anew only when its content has changed; while the database is away it stays as it was. */
export function createLandingPages({ db, webFolder, publicUrl, analyticsSrc }: Parts) {
  let kept: { version: string; pages: Promise<Record<LandingKind, EncodedPage>> } | undefined

  async function write(version: string): Promise<Record<LandingKind, EncodedPage>> {
    const content = gatherHomeContent(version === away ? [] : await readActiveHomeRows(db))
    const setting = { content, files: await readBuiltFiles(webFolder), publicUrl }
    const [home, missing] = await Promise.all([
      encodePage(writeLanding({ ...setting, kind: 'home', analyticsSrc })),
      // The address of a missing page is nobody's business: it may be a mistyped link with a secret in it.
      encodePage(writeLanding({ ...setting, kind: 'missing', analyticsSrc: undefined })),
    ])
    return { home, missing }
  }

  return async (kind: LandingKind): Promise<EncodedPage> => {
    const version = await readHomeVersion(db).catch(() => kept?.version ?? away)
    if (kept?.version !== version) {
      const mine = { version, pages: write(version) }
      kept = mine
      mine.pages.catch(() => {
        if (kept === mine) kept = undefined
      })
    }
    return (await kept.pages)[kind]
  }
}
