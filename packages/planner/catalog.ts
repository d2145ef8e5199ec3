import { courses } from '@pencil-quest/content/courses'
import { worlds } from '@pencil-quest/content/worlds'
import {
  difficulties,
  durations,
  grades,
  lengths,
  type Subject,
  subjects,
  type Theme,
  themes,
} from '@pencil-quest/contract/choices'
import type { PlanOptions } from '@pencil-quest/contract/generation'
import { limits } from '@pencil-quest/contract/limits'

/** What the built-in engine can make; nothing else is offered or accepted. */
export function catalog(): PlanOptions {
  return {
    themes: themes.flatMap((slug) => {
      const world = worlds[slug]
      return world ? [{ slug, name: world.name, world: world.world, description: world.description }] : []
    }),
    subjects: subjects.flatMap((slug) => {
      const course = courses[slug]
      return course ? [{ slug, name: course.name }] : []
    }),
    grades: [...grades],
    difficulties: [...difficulties],
    durations: [...durations],
    lengths: [...lengths],
    goalLimits: limits.goals,
  }
}

/** Why a request cannot be made here, in words for the parent; null where it can. */
export function notOffered(request: { theme: Theme; subjects: readonly Subject[] }): string | null {
  const offer = catalog()
  if (!offer.themes.some(({ slug }) => slug === request.theme)) {
    const known = offer.themes.map(({ slug }) => slug).join(', ')
    return `The theme "${request.theme}" is not available yet. Choose one of: ${known}.`
  }
  const missing = request.subjects.filter((subject) => !offer.subjects.some(({ slug }) => slug === subject))
  if (missing.length === 0) return null
  const known = offer.subjects.map(({ slug }) => slug).join(', ')
  const names = missing.map((name) => `"${name}"`).join(', ')
  return `${missing.length === 1 ? `The subject ${names} is` : `The subjects ${names} are`} not available yet. Choose from: ${known}.`
}
