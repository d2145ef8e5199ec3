import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

const entry = /apps\/web\/src\/main\.tsx$/
const library = /node_modules\/(?:react|react-dom|scheduler|@tanstack|zod)\//
/** The long texts and the catalogue, which wait until somebody looks. */
const rarelyRead =
  /apps\/web\/src\/(?:features\/(?:design-system|legal)|routes\/_open\/(?:design-system|credits|privacy|terms))/
const ofAdmin = /apps\/web\/src\/routes\/admin/
const ofParents = /apps\/web\/src\/routes\/[^?]*\?tsr-split/

/**
 * The files that modules of the app go to. There are few: on a home network without HTTP/2 each of many small
 * ones waits for its turn. `vendor` are the libraries that everything stands on, `start` is what every screen begins
 * with, `shared` what screens of both sides use, `parents` all other screens of a parent, of which an admin fetches
 * nothing. Screens of an admin come one by one.
 */
export const chunkGroups = (['parents', 'shared', 'start', 'vendor'] as const).map((name, priority) => ({
  // A file takes with it all that its modules import, as far as none of a higher priority has it.
  name: (id: string, graph: Graph) => (chunkName(id, graph) === name ? name : null),
  debugName: name,
  priority,
}))

function chunkName(id: string, graph: Graph): string | null {
  if (library.test(id)) return 'vendor'
  if (isFromStart(id, graph)) return 'start'
  const sides = sidesOf(id, graph)
  if (!sides.has('parents')) return null
  return sides.has('admin') ? 'shared' : 'parents'
}

function isFromStart(id: string, graph: Graph): boolean {
  return [...upward(id, (at) => graph.getModuleInfo(at)?.importers)].some((at) => entry.test(at))
}

/** Whose screens want a module, at once or later. */
function sidesOf(id: string, graph: Graph): Set<string | null> {
  const importers = (at: string) => {
    const info = sideOf(at) === null ? graph.getModuleInfo(at) : null
    return info ? [...info.importers, ...info.dynamicImporters] : []
  }
  return new Set([...upward(id, importers)].map(sideOf))
}

function sideOf(id: string): string | null {
  if (rarelyRead.test(id)) return 'rare'
  if (ofAdmin.test(id)) return 'admin'
  return ofParents.test(id) || entry.test(id) ? 'parents' : null
}

/** A module and all that leads to it. */
function upward(id: string, importers: (at: string) => readonly string[] | undefined): Set<string> {
  const seen = new Set([id])
  // A set goes on to what is added while it is walked.
  for (const at of seen) for (const next of importers(at) ?? []) seen.add(next)
  return seen
}
