import { courses } from '@pencil-quest/content/courses'
import type { Format, World } from '@pencil-quest/content/types'
import type { Activity } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { Sheet, SheetSetting } from '@pencil-quest/contract/sheets'
import { seeded } from '@pencil-quest/worksheets/random'
import { makeActivity, promptCount } from './activity.ts'
import { FormatChooser } from './format-choice.ts'
import type { MatchedGoal } from './goals.ts'
import { SparkGiver } from './interests.ts'
import { SceneTurn } from './scene-turn.ts'
import { sheetsOfDay } from './sheet-places.ts'
import { SheetMaker } from './sheets.ts'
import type { SkillVisit } from './skill-sequence.ts'
import type { Slot } from './slots.ts'

/** Whether a family would take one activity for the other. */
export type TooAlike = (a: Activity, b: Activity) => boolean

interface Filling {
  request: ComposeRequest
  seed: string
  world: World
  slots: readonly Slot[]
  visits: ReadonlyMap<Slot, SkillVisit>
  goals: readonly MatchedGoal[]
  tooAlike: TooAlike
}

/** Fills every slot with an activity, day by day, and draws the worksheets. */
export function fillSlots({ request, seed, world, slots, visits, goals, tooAlike }: Filling) {
  const pairsBefore = request.history.map((templateId) => templateId.split(':').slice(0, 2).join(':'))
  const chooser = new FormatChooser(request.learningStyle, slots.length, pairsBefore, seeded(seed, 'formats'))
  const maker = new SheetMaker(seed, world, slots.length)
  const sparks = new SparkGiver(request.interests, request.learningStyle, seeded(seed, 'interests'))
  const scenes = new SceneTurn(world, seed)
  const firstTake = seeded(seed, 'takes').int(0, 5)
  /** Questions of a skill that have been asked. */
  const asked = new Map<string, number>()
  /** The day that showed a skill first, and how often it came since. */
  const shown = new Map<string, { shownOn: number; times: number }>()
  const made: Activity[] = []

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
      const choice = {
        slot,
        visit,
        askedBefore: asked.get(skill.id) ?? 0,
        review: shown.get(skill.id) ?? null,
        scene,
        spark: sparks.give(index),
        goals: goals.filter((entry) => entry.skill === skill).map(({ goal }) => goal),
      }
      const isNew = (activity: Activity) =>
        !made.some((earlier) => earlier.lessonTitle === activity.lessonTitle || tooAlike(activity, earlier))
      const drawWith = (own: Sheet | null) => {
        const write = (format: Format, turn: number) => {
          const takeNumber = firstTake + chooser.timesUsed(format) + turn
          const random = seeded(seed, slot.day, slot.place, 'words')
          return makeActivity({ ...choice, sheet: own, format, takeNumber }, world, random)
        }
        return { sheet: own, ...firstNew(chooser.ranked(formats, { ...place, withSheet: own !== null }), write, isNew) }
      }
      const place = { skill, scene, day: slot.day }
      const withSheet = drawWith(sheets.get(slot) ?? null)
      // More ways of working do without a page; a day keeps one page at least.
      const mayDrop = withSheet.sheet !== null && !withSheet.isNew && sheets.size > 1
      const bare = mayDrop ? drawWith(null) : withSheet
      const chosen = bare.isNew ? bare : withSheet
      if (chosen.sheet === null) sheets.delete(slot)
      const { activity, format, sheet } = chosen
      chooser.take(format, place)
      asked.set(skill.id, choice.askedBefore + promptCount(format, sheet !== null))
      shown.set(skill.id, { shownOn: choice.review?.shownOn ?? slot.day, times: (choice.review?.times ?? -1) + 1 })
      made.push(activity)
      return { activity, sheet }
    })
  })
}

/** Formats are tried in turn where the best ones would read like an earlier activity. */
const formatsTried = 16

/** The first wording, over the best formats and their takes, that is new; else the best format's first. */
function firstNew(
  formats: readonly Format[],
  write: (format: Format, turn: number) => Activity,
  isNew: (activity: Activity) => boolean,
): { activity: Activity; format: Format; isNew: boolean } {
  let best: { activity: Activity; format: Format; isNew: boolean } | undefined
  for (const format of formats.slice(0, formatsTried)) {
    for (let turn = 0; turn < format.takes.length; turn++) {
      const activity = write(format, turn)
      best ??= { activity, format, isNew: false }
      if (isNew(activity)) return { activity, format, isNew: true }
    }
  }
  if (!best) throw new Error('There is no format to choose from')
  return best
}

/** Pages get harder through the plan, within what the difficulty allows. */
function stepOf(request: ComposeRequest, slot: Slot): SheetSetting['step'] {
  const third = Math.min(2, Math.floor(((slot.day - 1) * 3) / request.length))
  const shift = { easy: -1, medium: 0, hard: 1 }[request.difficulty]
  return Math.max(0, Math.min(2, third + shift)) as SheetSetting['step']
}
