import * as contract from '@pencil-quest/contract/health'
import type { Mount } from '../../http/mount.ts'
import { refuse } from '../../http/refusal.ts'
import { isDiskWritable } from './is-disk-writable.ts'

export type BrowserState = 'ok' | 'starting' | 'missing' | 'not run here'

interface Parts {
  /** False from the moment that the process was asked to stop. */
  isServing(): boolean
  isDatabaseUp(): Promise<boolean>
  /** Undefined where this process runs no jobs. */
  isQueueUp: (() => boolean) | undefined
  browserState(): BrowserState
  dataDir: string
}

export function healthRoutes(mount: Mount, parts: Parts): void {
  mount(contract.healthz, () => ({ status: 'ok' as const }))

  mount(contract.readyz, async () => {
    if (!parts.isServing()) refuse('unavailable', { message: 'The server is stopping.' })
    const [hasDatabase, hasDisk] = await Promise.all([parts.isDatabaseUp(), isDiskWritable(parts.dataDir)])
    const isQueueUp = parts.isQueueUp?.() ?? true
    const broken = Object.entries({ database: hasDatabase, disk: hasDisk, queue: isQueueUp })
      .filter(([, works]) => !works)
      .map(([part]) => part)
    if (broken.length > 0) refuse('unavailable', { message: `Not ready: ${broken.join(', ')}.` })
    return {
      status: 'ready' as const,
      parts: {
        database: 'ok' as const,
        queue: parts.isQueueUp ? ('ok' as const) : ('not run here' as const),
        disk: 'ok' as const,
        browser: parts.browserState(),
      },
    }
  })
}
