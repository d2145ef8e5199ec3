import type { Course } from '@pencil-quest/content/courses'
import type { Format, Skill } from '@pencil-quest/content/types'
import { fittingTakes } from './lesson/fit.ts'

/** Ways of working that every skill needs, so that a plan of one subject does not repeat itself. */
const least = { withoutSheet: 9, withSheet: 4 }
/** Minutes of a lesson. */
const usual = 15

/** Skills with too few ways of working that fit them, and takes that fit no skill, as lines for the author. */
export function coverageFaults({ skills, formats }: Course): { where: string; rule: string; message: string }[] {
  const few = skills.flatMap((skill) => {
    const waysWith = (withSheet: boolean) =>
      formats.filter((format) => fittingTakes(format, skill, { withSheet, minutes: usual }).length > 0).length
    const [bare, paged] = [waysWith(false), waysWith(true)]
    return [
      ...(bare < least.withoutSheet ? [`only ${bare} formats fit it, at least ${least.withoutSheet}`] : []),
      ...(paged < least.withSheet
        ? [`only ${paged} formats fit it with a worksheet, at least ${least.withSheet}`]
        : []),
    ].map((message) => ({ where: skill.id, rule: 'fit', message }))
  })
  return [...few, ...formats.flatMap((format) => idleTakes(format, skills))]
}

function idleTakes(format: Format, skills: readonly Skill[]): { where: string; rule: string; message: string }[] {
  return format.takes.flatMap((take, i) => {
    const fits = skills.some((skill) =>
      [false, true].some((withSheet) => fittingTakes(format, skill, { withSheet, minutes: usual }).includes(take)),
    )
    return fits ? [] : [{ where: `${format.id} takes[${i}]`, rule: 'fit', message: 'fits no skill' }]
  })
}
