import { catalog, notOffered } from '@pencil-quest/planner/catalog'
import { composePlan, engineName } from '@pencil-quest/planner/compose'
import { suggestGoals } from '@pencil-quest/planner/goals'
import { areTooAlike } from '@pencil-quest/rubric/likeness'
import type { Engine } from './ports.ts'

/** Composes from the content packages: offline, deterministic, in less than a second. */
export const builtinEngine: Engine = {
  name: engineName,
  processingTime: 'a few seconds',
  catalog,
  notOffered,
  suggestGoals,
  compose: (request, redraw) => composePlan(request, redraw, areTooAlike),
}
