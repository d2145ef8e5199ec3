import { courses } from '@pencil-quest/content/courses'
import type { Skill } from '@pencil-quest/content/types'
import { worlds } from '@pencil-quest/content/worlds'
import { type PlanDocument, planDocumentVersion } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { seeded } from '@pencil-quest/worksheets/random'
import { notOffered } from './catalog.ts'
import { storyDays } from './days.ts'
import { fillSlots } from './fill-slots.ts'
import { matchGoals } from './goals.ts'
import { skillsFor } from './grade-window.ts'
import type { TooAlike } from './lesson/lesson-writer.ts'
import { noticesOf, overviewOf } from './overview.ts'
import { planCode } from './plan-code.ts'
import { QuestionTurn } from './questions/question-turn.ts'
import { type SkillVisit, skillSequence, spreadGoals } from './skill-sequence.ts'
import { notReached, type Slot, shareSlots } from './slots.ts'
import { timetableFor } from './timetable.ts'

export const engineName = 'builtin'
/** Raised whenever the same request and seed would give another plan than before. */
export const engineVersion = '1.22.0'

export type Composed = { ok: true; document: PlanDocument } | { ok: false; reason: string }

/**
 * Composes a whole plan. Deterministic: equal request and `redraw` give an equal document.
 * @param redraw counts up when the checks have refused a plan; every count draws anew from the same seed
 * @param tooAlike whether two activities would read as a repeat; another wording or format is tried then
 */
export function composePlan(request: ComposeRequest, redraw = 0, tooAlike: TooAlike = () => false): Composed {
  const refusal = notOffered(request)
  const world = worlds[request.theme]
  if (refusal || !world) return { ok: false, reason: refusal ?? 'This theme is not available yet.' }

  const seed = `${request.seed}.${redraw}`
  const timetable = timetableFor(request.childGrade, request.childAge, request.duration)
  const slots = shareSlots(request.subjects, request.length, timetable, request.learningStyle)
  const goals = matchGoals(request.goals, request)
  const visits = visitsBySlot(
    request,
    slots,
    goals.flatMap(({ skill }) => skill ?? []),
  )
  const questions = new QuestionTurn(seeded(seed, 'questions'), request.difficulty)
  const activities = fillSlots({ request, seed, world, slots, visits, goals, questions, tooAlike })
  const sheets = activities.flatMap(({ sheet }) => sheet ?? [])
  const days = storyDays({ request, seed, world, timetable, lessons: activities, questions })
  const goalsMet = goals.flatMap(({ goal, skill }) => {
    const activityIds = activities
      .filter(({ activity }) => activity.meta.skillId === skill?.id)
      .map(({ activity }) => activity.id)
    return activityIds.length > 0 ? [{ goal, activityIds }] : []
  })
  const unmet = goals.filter(({ skill }) => !skill).map(({ goal }) => goal)
  const late = goals
    .filter(({ goal, skill }) => skill && !goalsMet.some((met) => met.goal === goal))
    .map(({ goal }) => goal)
  const { history: _, ...asked } = request
  return {
    ok: true,
    document: {
      version: planDocumentVersion,
      engine: { name: engineName, version: engineVersion },
      code: planCode(request.seed),
      request: asked,
      title: "{child}'s Summer Learning Adventure",
      world: world.world,
      overview: overviewOf(request, world, days),
      cast: world.characters.map(({ name }) => name),
      notices: noticesOf(notReached(request.subjects, slots), unmet, late),
      goalsMet,
      days,
      sheets,
    },
  }
}

/** For every slot the skill it works on. */
function visitsBySlot(
  request: ComposeRequest,
  slots: readonly Slot[],
  goalSkills: readonly Skill[],
): Map<Slot, SkillVisit> {
  const visits = new Map<Slot, SkillVisit>()
  for (const subject of request.subjects) {
    const own = slots.filter((slot) => slot.subject === subject)
    const perDay = Math.max(
      0,
      ...Array.from({ length: request.length }, (_, d) => own.filter(({ day }) => day === d + 1).length),
    )
    const pool = skillsFor(courses[subject]?.skills ?? [], request.childGrade, request.difficulty)
    const ownGoals = goalSkills.filter((skill) => skill.subject === subject)
    const sequence = spreadGoals(
      skillSequence(pool, own.length, perDay, ownGoals),
      own.map(({ day }) => day),
      ownGoals,
    )
    own.forEach((slot, i) => {
      const visit = sequence[i]
      if (visit) visits.set(slot, visit)
    })
  }
  return visits
}
