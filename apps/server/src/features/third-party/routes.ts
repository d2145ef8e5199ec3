import { join } from 'node:path'
import { finishThirdParty, readAvatar, signInOptions, startThirdParty } from '@pencil-quest/contract/third-party'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import { FileStore } from '../../files/file-store.ts'
import type { Mount } from '../../http/mount.ts'
import { refuse } from '../../http/refusal.ts'
import { WindowCounter } from '../../http/window-counter.ts'
import { avatarHash } from './avatar.ts'
import { landing } from './landing.ts'
import { pictureType } from './picture-type.ts'
import { createSignIn } from './sign-in.ts'

interface Parts {
  db: Database
  config: Pick<Config, 'publicUrl' | 'registration' | 'rateLimit' | 'dataDir' | 'thirdParty'>
  packages: { dropFiles(hashes: readonly string[]): Promise<void> }
}

/** Sign-ins that one address may begin or end in a minute. */
const mostVisits = 30

/** Browsers come here by themselves: whatever happens, they are led on to a screen that says it. */
export function thirdPartyRoutes(mount: Mount, { db, config, packages }: Parts): void {
  const store = new FileStore(join(config.dataDir, 'files'))
  const { thirdParty: settings } = config
  const signIn = settings ? createSignIn({ db, config, settings, store, dropFiles: packages.dropFiles }) : undefined
  const visits = new WindowCounter(mostVisits, 60)
  const isTooOften = (address: string) => {
    const isOver = config.rateLimit && visits.wait(address) > 0
    visits.add(address)
    return isOver
  }

  mount(signInOptions, () => ({
    thirdParty: settings ? { name: settings.name } : null,
    registration: config.registration,
  }))

  mount(startThirdParty, async ({ query, request, reply }) => {
    if (!signIn) return reply.redirect(landing('off'), 302)
    if (isTooOften(request.ip)) return reply.redirect(landing('failed'), 302)
    return reply.redirect(await signIn.start(query, request, reply), 302)
  })

  mount(finishThirdParty, async ({ request, reply }) => {
    if (!signIn) return reply.redirect(landing('off'), 302)
    if (isTooOften(request.ip)) return reply.redirect(landing('failed'), 302)
    return reply.redirect(await signIn.finish(request, reply), 302)
  })

  mount(readAvatar, async ({ caller, params, reply }) => {
    if (avatarHash(caller.parent) !== params.file) refuse('not_found')
    const content = (await store.get(params.file)) ?? refuse('not_found')
    return reply.header('content-type', pictureType(content) ?? 'application/octet-stream').send(content)
  })
}
