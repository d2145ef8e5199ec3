import { courses } from '@pencil-quest/content/courses'
import type { Format, FormatTake, World } from '@pencil-quest/content/types'
import type { Activity } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { Sheet, SheetSetting } from '@pencil-quest/contract/sheets'
import { seeded } from '@pencil-quest/worksheets/random'
import { makeActivity } from './activity.ts'
import { ClueGiver, withClue } from './clues.ts'
import { fittingTakes, promptCount } from './fit.ts'
import { FormatChooser, madeFor } from './format-choice.ts'
import type { MatchedGoal } from './goals.ts'
import { SparkGiver, withInterest } from './interests.ts'
import type { QuestionTurn } from './question-turn.ts'
import { SceneTurn } from './scene-turn.ts'
import { sheetsOfDay } from './sheet-places.ts'
import { SheetMaker } from './sheets.ts'
import type { SkillVisit } from './skill-sequence.ts'
import type { Slot } from './slots.ts'

/** Of all activities; more would be a workbook. */
const mostPages = 0.7

/** Whether a family would take one activity for the other. */
export type TooAlike = (a: Activity, b: Activity) => boolean

interface Filling {
  request: ComposeRequest
  seed: string
  world: World
  slots: readonly Slot[]
  visits: ReadonlyMap<Slot, SkillVisit>
  goals: readonly MatchedGoal[]
  questions: QuestionTurn
  tooAlike: TooAlike
}

/** Fills every slot with an activity, day by day, and draws the worksheets. */
export function fillSlots({ request, seed, world, slots, visits, goals, questions, tooAlike }: Filling) {
  const pairsBefore = request.history.map((templateId) => templateId.split(':').slice(0, 2).join(':'))
  const chooser = new FormatChooser(request.learningStyle, slots.length, pairsBefore, seeded(seed, 'formats'))
  const maker = new SheetMaker(seed, world, slots.length)
  const sparks = new SparkGiver(request, seeded(seed, 'interests'))
  const scenes = new SceneTurn(world, seed)
  const clues = new ClueGiver(world, request.length)
  const firstTake = seeded(seed, 'takes').int(0, 5)
  /** The day that showed a skill first, and how often it came since. */
  const shown = new Map<string, { shownOn: number; times: number }>()
  const made: Activity[] = []

  const planned = slots.map((slot, index) => {
    const visit = visits.get(slot)
    if (!visit) throw new Error(`No skill for day ${slot.day}`)
    return { slot, visit, index, stage: scenes.next(visit.skill), formats: courses[slot.subject]?.formats ?? [] }
  })
  const days = Array.from({ length: request.length }, (_, d) => planned.filter(({ slot }) => slot.day === d + 1))

  /** Pages that may come beyond those that the timetable wants. */
  let spare = Math.floor(slots.length * mostPages) - slots.filter(({ wantsSheet }) => wantsSheet).length

  return days.flatMap((today) => {
    const sheets = sheetsOfDay(
      today,
      ({ slot, visit, stage, formats }, mayReturn) =>
        chooser.hasFresh(formats, visit.skill, true)
          ? maker.make(visit.skill, stage.scene, slot, stepOf(request, slot), mayReturn)
          : null,
      ({ slot, visit, formats }) => ({
        visitsLeft: planned.filter((later) => later.visit.skill === visit.skill && later.slot.day > slot.day).length,
        pagesHad: maker.pagesHad(visit.skill),
        hasNewPage: maker.hasNewPage(visit.skill),
        isBusy: !visit.isReview && formats.some((format) => madeFor(format, visit.skill) && !format.carriesSheet),
      }),
      Math.max(0, spare),
    )
    spare -= sheets.size - today.filter(({ slot }) => slot.wantsSheet).length
    return today.map(({ slot, visit, index, stage, formats }) => {
      const { skill } = visit
      const check = questions.check(skill)
      const choice = {
        slot,
        visit,
        check,
        review: shown.get(skill.id) ?? null,
        stage,
        spark: sparks.give(index),
        goals: goals.filter((entry) => entry.skill === skill).map(({ goal }) => goal),
      }
      const isNew = (activity: Activity) =>
        !made.some((earlier) => earlier.lessonTitle === activity.lessonTitle || tooAlike(activity, earlier))
      const place = { skill, scene: stage.scene, day: slot.day, isFirst: !visit.isReview }
      const drawWith = (page: Sheet | null) => {
        const withSheet = page !== null
        const write = (format: Format, take: FormatTake) => {
          const own = questions.prompts(take, skill, promptCount(format, withSheet))
          const { prompts: asked, clue } = withClue(own, clues.of(slot.day, skill), take)
          const liked = sparks.question(choice.spark, skill)
          const prompts = withInterest(asked, liked, format, take)
          const isAsked = liked !== null && prompts.includes(liked)
          const random = seeded(seed, slot.day, slot.place, 'words')
          return {
            ...makeActivity({ ...choice, sheet: page, format, take, prompts, clue, isAsked }, world, random),
            prompts,
            clue,
            liked: isAsked ? liked : null,
          }
        }
        const takes = (format: Format) =>
          turned(fittingTakes(format, skill, withSheet), firstTake + chooser.timesUsed(format))
        return { sheet: page, ...firstNew(chooser.ranked(formats, { ...place, withSheet }), takes, write, isNew) }
      }
      const withSheet = drawWith(sheets.get(slot) ?? null)
      // More ways of working do without a page; a day keeps one page at least.
      const mayDrop = withSheet.sheet !== null && !withSheet.isNew && sheets.size > 1
      const bare = mayDrop ? drawWith(null) : withSheet
      const chosen = bare.isNew ? bare : withSheet
      if (chosen.sheet === null) sheets.delete(slot)
      const { written, format, sheet } = chosen
      const { prompts, clue, liked, ...activity } = written
      if (clue) clues.take(clue)
      if (liked) sparks.take(liked)
      chooser.take(format, place)
      questions.take(skill, [check.question, ...prompts.map(({ ask }) => ask)])
      shown.set(skill.id, { shownOn: choice.review?.shownOn ?? slot.day, times: (choice.review?.times ?? -1) + 1 })
      made.push(activity)
      return { activity, prompts, skill, sheet }
    })
  })
}

/** Formats are tried in turn where the best ones would read like an earlier activity. */
const formatsTried = 16

interface Draft<Written> {
  written: Written
  format: Format
  isNew: boolean
}

/** The first wording, over the best formats and their takes, that is new; else the best format's first. */
function firstNew<Written extends Activity>(
  formats: readonly Format[],
  takes: (format: Format) => readonly FormatTake[],
  write: (format: Format, take: FormatTake) => Written,
  isNew: (activity: Activity) => boolean,
): Draft<Written> {
  let best: Draft<Written> | undefined
  for (const format of formats.slice(0, formatsTried)) {
    for (const take of takes(format)) {
      const written = write(format, take)
      best ??= { written, format, isNew: false }
      if (isNew(written)) return { written, format, isNew: true }
    }
  }
  if (!best) throw new Error('There is no format to choose from')
  return best
}

/** The same list, begun at another place. */
function turned<Item>(list: readonly Item[], by: number): Item[] {
  const start = list.length === 0 ? 0 : by % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

/** Pages get harder through the plan, within what the difficulty allows. */
function stepOf(request: ComposeRequest, slot: Slot): SheetSetting['step'] {
  const third = Math.min(2, Math.floor(((slot.day - 1) * 3) / request.length))
  const shift = { easy: -1, medium: 0, hard: 1 }[request.difficulty]
  return Math.max(0, Math.min(2, third + shift)) as SheetSetting['step']
}
