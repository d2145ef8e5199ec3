import { refuse } from '../../http/refusal.ts'
import type { Engine } from './ports.ts'

/** Refuses what the engine cannot make, and says what it can. */
export function requireOffered(engine: Engine, wanted: Parameters<Engine['notOffered']>[0]): void {
  const message = engine.notOffered(wanted)
  if (message !== null) refuse('not_offered', { message })
}
