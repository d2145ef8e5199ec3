import { suggestGoals } from '@pencil-quest/contract/generation'
import type { Mount } from '../../http/mount.ts'
import type { Engine } from '../generation/ports.ts'
import { requireOffered } from '../generation/require-offered.ts'

export function goalRoutes(mount: Mount, { engine }: { engine: Engine }): void {
  mount(suggestGoals, ({ body }) => {
    requireOffered(engine, body)
    return { suggestions: engine.suggestGoals(body) }
  })
}
