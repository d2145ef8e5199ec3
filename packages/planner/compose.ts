import { courses } from '@pencil-quest/content/courses'
import type { Skill, World } from '@pencil-quest/content/types'
import { worlds } from '@pencil-quest/content/worlds'
import { type Activity, type PlanDocument, planDocumentVersion } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { seeded } from '@pencil-quest/worksheets/random'
import { makeActivity, promptCount } from './activity.ts'
import { notOffered } from './catalog.ts'
import { storyDays } from './days.ts'
import { FormatChooser } from './format-choice.ts'
import { matchGoals } from './goals.ts'
import { skillsFor } from './grade-window.ts'
import { SparkGiver } from './interests.ts'
import { noticesOf, overviewOf } from './overview.ts'
import { planCode } from './plan-code.ts'
import { SceneTurn } from './scene-turn.ts'
import { sheetsOfDay } from './sheet-places.ts'
import { SheetMaker } from './sheets.ts'
import { type SkillVisit, skillSequence } from './skill-sequence.ts'
import { notReached, type Slot, shareSlots } from './slots.ts'
import { timetableFor } from './timetable.ts'

export const engineName = 'builtin'
/** Raised whenever the same request and seed would give another plan than before. */
export const engineVersion = '1.0.0'

export type Composed = { ok: true; document: PlanDocument } | { ok: false; reason: string }

/**
 * Composes a whole plan. Deterministic: equal request and `redraw` give an equal document.
 * @param redraw counts up when the checks have refused a plan; every count draws anew from the same seed.
 */
export function composePlan(request: ComposeRequest, redraw = 0): Composed {
  const refusal = notOffered(request)
  const world = worlds[request.theme]
  if (refusal || !world) return { ok: false, reason: refusal ?? 'This theme is not available yet.' }

  const seed = `${request.seed}.${redraw}`
  const timetable = timetableFor(request.childGrade, request.childAge, request.duration)
  const slots = shareSlots(request.subjects, request.length, timetable)
  const goals = matchGoals(request.goals, request)
  const visits = visitsBySlot(
    request,
    slots,
    goals.flatMap(({ skill }) => skill ?? []),
  )
  const activities = fillSlots(request, seed, world, slots, visits, goals)
  const sheets = activities.flatMap(({ sheet }) => sheet ?? [])
  const days = storyDays(
    request,
    seed,
    world,
    timetable,
    activities.map(({ activity }) => activity),
  )
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
    const sequence = skillSequence(
      pool,
      own.length,
      perDay,
      goalSkills.filter((skill) => skill.subject === subject),
    )
    own.forEach((slot, i) => {
      const visit = sequence[i]
      if (visit) visits.set(slot, visit)
    })
  }
  return visits
}

type Goals = ReturnType<typeof matchGoals>

function fillSlots(
  request: ComposeRequest,
  seed: string,
  world: World,
  slots: readonly Slot[],
  visits: ReadonlyMap<Slot, SkillVisit>,
  goals: Goals,
) {
  const pairsBefore = request.history.map((templateId) => templateId.split(':').slice(0, 2).join(':'))
  const chooser = new FormatChooser(request.learningStyle, slots.length, pairsBefore, seeded(seed, 'formats'))
  const maker = new SheetMaker(seed, world)
  const sparks = new SparkGiver(request.interests, request.learningStyle, seeded(seed, 'interests'))
  const scenes = new SceneTurn(world, seed)
  const asked = new Map<string, number>()
  const firstTake = seeded(seed, 'takes').int(0, 5)

  const planned = slots.map((slot, index) => {
    const visit = visits.get(slot)
    if (!visit) throw new Error(`No skill for day ${slot.day}`)
    return { slot, visit, index, scene: scenes.next(visit.skill), formats: courses[slot.subject]?.formats ?? [] }
  })
  const days = Array.from({ length: request.length }, (_, d) => planned.filter(({ slot }) => slot.day === d + 1))

  return days.flatMap((today) => {
    const sheets = sheetsOfDay(
      today,
      ({ slot, visit, scene, formats }, mayReturn) =>
        chooser.hasFresh(formats, visit.skill, true)
          ? maker.make(visit.skill, scene, slot, stepOf(request, slot), mayReturn)
          : null,
      ({ visit }) => maker.hasNewPage(visit.skill),
    )
    return today.map(({ slot, visit, index, scene, formats }) => {
      const { skill } = visit
      const sheet = sheets.get(slot) ?? null
      const format = chooser.choose(formats, { skill, scene, day: slot.day, withSheet: sheet !== null })
      const askedBefore = asked.get(skill.id) ?? 0
      asked.set(skill.id, askedBefore + promptCount(format, sheet !== null))
      const choice = {
        slot,
        visit,
        askedBefore,
        format,
        takeNumber: firstTake + chooser.timesUsed(format),
        scene,
        sheet,
        spark: sparks.give(index),
        goals: goals.filter((entry) => entry.skill === skill).map(({ goal }) => goal),
      }
      const activity: Activity = makeActivity(choice, world, seeded(seed, slot.day, slot.place, 'words'))
      return { activity, sheet }
    })
  })
}

/** Pages get harder through the plan, within what the difficulty allows. */
function stepOf(request: ComposeRequest, slot: Slot): SheetSetting['step'] {
  const third = Math.min(2, Math.floor(((slot.day - 1) * 3) / request.length))
  const shift = { easy: -1, medium: 0, hard: 1 }[request.difficulty]
  return Math.max(0, Math.min(2, third + shift)) as SheetSetting['step']
}
