import { courses } from '@pencil-quest/content/courses'
import type { World } from '@pencil-quest/content/types'
import type { Subject } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { clearedOn, type SheetSetting } from '@pencil-quest/contract/sheets'
import type { MatchedGoal } from './goals.ts'
import { madeFor } from './lesson/format-choice.ts'
import { type LessonPlace, LessonWriter, type TooAlike } from './lesson/lesson-writer.ts'
import { PageClues } from './pages/page-clues.ts'
import { sheetsOfDay } from './pages/sheet-places.ts'
import { SheetMaker } from './pages/sheets.ts'
import type { QuestionTurn } from './questions/question-turn.ts'
import { sumsOn } from './questions/sums.ts'
import { timesIn } from './questions/told.ts'
import type { SkillVisit } from './skill-sequence.ts'
import { isSeldomOnPaper, type Slot } from './slots.ts'
import { SceneTurn } from './story/scene-turn.ts'
import { SuspectsLeft } from './story/suspects.ts'

/** Of all activities; more would be a workbook, and of a child who learns by doing or listening, too much sitting. */
const mostPages = { usual: 0.7, fewer: 0.5 }
/** Of a subject's own; below it a lesson on a known skill has a page, though a test of it is left. */
const leastPages = 0.3

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
export function fillSlots({ slots, visits, ...filling }: Filling) {
  const { request, seed, world } = filling
  const writer = new LessonWriter({ ...filling, lessons: slots.length })
  const maker = new SheetMaker(seed, world, slots.length)
  const scenes = new SceneTurn(world, seed)
  const story = world.arcs[request.length]
  const pageClues = new PageClues(world, request.length, seed)
  const staged = slots.map((slot) => {
    const visit = visits.get(slot)
    if (!visit) throw new Error(`No skill for day ${slot.day}`)
    return { slot, visit, stage: scenes.next(visit.skill, story[slot.day - 1] ?? {}) }
  })
  const planned = staged.map(({ slot, ...place }, i): LessonPlace => {
    const later = staged.slice(i + 1).filter((other) => other.slot.day === slot.day)
    const ahead = later.map(({ stage }) => `${stage.world} ${stage.problem}`).join(' ')
    return {
      slot,
      ...place,
      formats: courses[slot.subject]?.formats ?? [],
      ahead,
      later: later.map(({ visit }) => visit),
    }
  })
  const days = Array.from({ length: request.length }, (_, d) => planned.filter(({ slot }) => slot.day === d + 1))

  /** Pages that may come beyond those that the timetable wants. */
  let spare =
    Math.floor(slots.length * (isSeldomOnPaper(request.learningStyle) ? mostPages.fewer : mostPages.usual)) -
    slots.filter(({ wantsSheet }) => wantsSheet).length

  /** Pages drawn, by subject. */
  const drawn = new Map<Subject, number>()
  const isBehind = ({ slot }: LessonPlace) => {
    const lessons = slots.filter(({ subject, day }) => subject === slot.subject && day <= slot.day).length
    return (drawn.get(slot.subject) ?? 0) < lessons * leastPages
  }

  return days.flatMap((today) => {
    const workshop = today.find((place) => writer.maybeWorkshop(place))
    const sheets = sheetsOfDay(
      today,
      (place, mayReturn) =>
        writer.hasFreshWithPage(place) ? maker.make(place, stepOf(request, place.slot), mayReturn) : null,
      (place) => {
        const { skill } = place.visit
        const visits = planned.filter(({ visit }) => visit.skill === skill)
        return {
          visitsLeft: visits.filter(({ slot }) => slot.day > place.slot.day).length,
          isOnly: visits.length === 1,
          pagesHad: maker.pagesHad(skill),
          hasNewPage: maker.hasNewPage(skill),
          isBusy: place === workshop || (isTestLeft(place, planned) && !(place.visit.isReview && isBehind(place))),
        }
      },
      Math.max(0, spare),
    )
    filling.questions.beginDay()
    // What a page asks is not asked aloud, too.
    for (const { slot, visit } of today) {
      const page = sheets.get(slot)
      if (page)
        filling.questions.take(
          visit.skill,
          [],
          [...sumsOn(page), ...page.answers.flatMap(({ answer }) => timesIn(answer))],
        )
    }
    spare -= sheets.size - today.filter(({ slot }) => slot.wantsSheet).length
    const lessons = today.map((place) => {
      // A day keeps one page at least.
      const lesson = writer.write(place, sheets.get(place.slot) ?? null, sheets.size > 1)
      if (lesson.sheet === null) sheets.delete(place.slot)
      else drawn.set(place.slot.subject, (drawn.get(place.slot.subject) ?? 0) + 1)
      return { ...lesson, ahead: place.ahead }
    })
    const suspects = new SuspectsLeft(
      story[(today[0]?.slot.day ?? 1) - 1],
      lessons.map(({ clues }) => clues),
    )
    return lessons.map(({ written, ahead, ...lesson }, i) => {
      const page =
        lesson.sheet && pageClues.on(lesson.sheet, { left: suspects.before(ahead), named: suspects.named(i) })
      if (!page || page === lesson.sheet) return lesson
      suspects.clear(clearedOn(page), i)
      return { ...lesson, sheet: page, activity: written(page) }
    })
  })
}

/**
 * Whether a way of working without a page is made for the skill and has a take that earlier lessons have not had. In math
 * a page practises as well as a game does.
 */
function isTestLeft(place: LessonPlace, planned: readonly LessonPlace[]): boolean {
  const { skill } = place.visit
  if (skill.subject === 'math') return false
  const before = planned.slice(0, planned.indexOf(place)).filter(({ visit }) => visit.skill === skill).length
  return place.formats.some((format) => madeFor(format, skill) && !format.carriesSheet && before < format.takes.length)
}

/** Pages get harder through the plan, within what the difficulty allows. */
function stepOf(request: ComposeRequest, slot: Slot): SheetSetting['step'] {
  const third = Math.min(2, Math.floor(((slot.day - 1) * 3) / request.length))
  const shift = { easy: -1, medium: 0, hard: 1 }[request.difficulty]
  return Math.max(0, Math.min(2, third + shift)) as SheetSetting['step']
}
