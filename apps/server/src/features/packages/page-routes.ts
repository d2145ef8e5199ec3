import { worlds } from '@pencil-quest/content/worlds'
import { planPage, printFont, printFontFile } from '@pencil-quest/contract/plans'
import { withChildName } from '@pencil-quest/packet/child-name'
import { packetDocument } from '@pencil-quest/packet/documents'
import { fontFile } from '#server/browser/fonts.ts'
import type { Database } from '../../db/client.ts'
import type { Mount } from '../../http/mount.ts'
import { refuse } from '../../http/refusal.ts'
import { preferencesOf } from '../account/print-preferences.ts'
import { findChildName } from '../plans/queries.ts'
import { chosenPart } from './chosen-part.ts'
import { readPatterns } from './read-patterns.ts'
import { viewableDocument } from './viewable-document.ts'

/** Tighter than the app's own policy: no script runs, nothing is fetched but our fonts, only we may frame it. */
const pagePolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** The printed pages as HTML: the preview's frame, and what a browser prints where the server has none. */
export function pageRoutes(mount: Mount, { db }: { db: Database }): void {
  mount(planPage, async ({ caller, query, reply }) => {
    const document = viewableDocument(caller.plan)
    const { paper, part, inkSaver } = chosenPart(document, query, preferencesOf(caller))
    const name = caller.isOwner ? await findChildName(db, caller.plan) : undefined
    const plan = withChildName(document, name ?? null)
    const html = packetDocument({
      plan,
      childName: name ?? null,
      paper,
      part,
      artwork: inkSaver ? null : worlds[plan.request.theme].artwork,
      patterns: await readPatterns(),
      fits: new Map(),
      forScreen: true,
    })
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .header('x-robots-tag', 'noindex')
      .send(html)
  })

  mount(printFont, ({ params, reply }) => sendFont(reply, `/fonts/${params.family}/${params.file}`))
  mount(printFontFile, ({ params, reply }) => sendFont(reply, `/fonts/${params.family}/files/${params.file}`))
}

type Reply = Parameters<Parameters<Mount>[1]>[0]['reply']

async function sendFont(reply: Reply, path: string) {
  const font = (await fontFile(path)) ?? refuse('not_found')
  return reply
    .header('content-type', font.contentType)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(font.body)
}
