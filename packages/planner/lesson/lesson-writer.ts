import type { Format, FormatTake, Skill, World } from '@pencil-quest/content/types'
import type { Activity } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { Sheet } from '@pencil-quest/contract/sheets'
import { seeded } from '@pencil-quest/worksheets/random'
import type { MatchedGoal } from '../goals.ts'
import { fittingClues, type RestOfDay } from '../questions/clues.ts'
import { LessonQuestions } from '../questions/lesson-questions.ts'
import type { QuestionTurn } from '../questions/question-turn.ts'
import type { SkillVisit } from '../skill-sequence.ts'
import type { Slot } from '../slots.ts'
import type { SceneVisit } from '../story/scene-turn.ts'
import { turned } from '../turned.ts'
import { makeActivity } from './activity.ts'
import { fittingTakes, type LessonFrame, promptCount } from './fit.ts'
import { FormatChooser, madeFor } from './format-choice.ts'
import { isLate, type Workshop, WorkshopTurn } from './workshops.ts'

/** Whether a family would take one activity for the other. */
export type TooAlike = (a: Activity, b: Activity) => boolean

/** What a lesson is written for. */
export interface LessonPlace extends RestOfDay {
  slot: Slot
  visit: SkillVisit
  stage: SceneVisit
  formats: readonly Format[]
}

interface Writing {
  request: ComposeRequest
  seed: string
  world: World
  /** How many lessons there will be. */
  lessons: number
  goals: readonly MatchedGoal[]
  questions: QuestionTurn
  tooAlike: TooAlike
}

/** Formats are tried in turn where the best ones would read like an earlier activity. */
const formatsTried = 16

type Draft = ReturnType<LessonWriter['draft']>

/** Writes a plan's lessons in their order, each unlike those before: another game, other questions, clues and checks. */
export class LessonWriter {
  private readonly writing: Writing
  private readonly chooser: FormatChooser
  private readonly asking: LessonQuestions
  private readonly workshops: WorkshopTurn
  private readonly made: Activity[] = []
  private readonly played = new Set<FormatTake>()
  /** How many lessons a skill has had. */
  private readonly lessonsOn = new Map<Skill, number>()

  constructor(writing: Writing) {
    const { request, seed, world, lessons, questions } = writing
    this.writing = writing
    const pairsBefore = request.history.map((templateId) => templateId.split(':').slice(0, 2).join(':'))
    this.chooser = new FormatChooser(request.learningStyle, lessons, pairsBefore, seeded(seed, 'formats'))
    this.asking = new LessonQuestions(request, world, lessons, seed, questions)
    this.workshops = new WorkshopTurn(request)
  }

  /** Whether there is a way of working with a page that the skill has not had. */
  hasFreshWithPage({ slot, visit, formats }: LessonPlace): boolean {
    return this.chooser.hasFresh(formats, visit.skill, { minutes: slot.minutes, withSheet: true })
  }

  /**
   * The lesson, with the page that it ended up with; `written` writes it anew once that page has a riddle.
   * @param mayDrop more ways of working do without a page: where none with it is new, it may be left out
   */
  write(place: LessonPlace, page: Sheet | null, mayDrop: boolean) {
    const withPage = this.best(place, page)
    const bare = page && mayDrop && !withPage.isNew ? this.best(place, null) : withPage
    const chosen = bare.isNew ? bare : withPage
    this.remember(place, chosen)
    const { activity, written, sheet, asks } = chosen
    return { activity, written, prompts: asks.prompts, clues: asks.clues, sheet, skill: place.visit.skill }
  }

  /** The first wording, over the best formats and their takes, that is new: of a game that was not played yet, if any. */
  private best(place: LessonPlace, sheet: Sheet | null): Draft & { isNew: boolean } {
    const { slot, visit, stage, formats } = place
    const { skill } = visit
    const workshop = sheet ? null : this.workshops.on(slot, (one) => this.suits(one, place))
    const held = workshop && this.heldAs(workshop, place)
    if (held) return { ...held, isNew: true }
    const turn = { skill, scene: stage.scene, day: slot.day, isFirst: !visit.isReview, frame: frameOf(slot, sheet) }
    const all = this.chooser
      .ranked(formats, turn)
      .slice(0, formatsTried)
      .flatMap((format) => {
        const takes = fittingTakes(format, skill, turn.frame)
        const inTurn = turned(takes, this.firstTake(skill) + this.chooser.timesUsed(format))
        return this.chooser.inStyle(format, inTurn).map((take) => ({ format, take }))
      })
    const clues = this.asking.cluesOf({ day: slot.day, visit, ahead: place.ahead, later: place.later })
    const played = Map.groupBy(all, ({ take }) => this.played.has(take))
    const inTurn = [played.get(false) ?? [], played.get(true) ?? []].flatMap((some) =>
      // Those that can ask the day's clues come first, in their order.
      some.toSorted((a, b) => fittingClues(clues, b.take, skill) - fittingClues(clues, a.take, skill)),
    )
    for (const { format, take } of inTurn) {
      const draft = this.draft(place, format, take, sheet)
      if (this.isNew(draft.activity)) return { ...draft, isNew: true }
    }
    const [first] = all
    if (!first) throw new Error('There is no format to choose from')
    return { ...this.draft(place, first.format, first.take, sheet), isNew: false }
  }

  /** Whether a lesson without a page may be the workshop of something that the child loves. */
  maybeWorkshop(place: LessonPlace): boolean {
    return this.workshops.on(place.slot, (one) => this.suits(one, place)) !== null
  }

  /**
   * A lesson whose skill has questions about the interest and had no workshop, and where no test or game of its own is left:
   * late in the week, or in a plan of one subject, no first one.
   */
  private suits({ interest, format }: Workshop, { slot, visit, formats }: LessonPlace): boolean {
    const { skill, isReview } = visit
    // In science the child tests what the goal says.
    if (skill.subject === 'science') return false
    const isNewTest = (take: FormatTake) => !this.played.has(take)
    const isTestLeft = formats.some((other) => madeFor(other, skill) && other.takes.some(isNewTest))
    const isOnlySubject = this.writing.request.subjects.length === 1
    return (
      !(isTestLeft && !(isReview && (isOnlySubject || isLate(slot.day)))) &&
      this.asking.hasAbout(interest, visit) &&
      this.chooser.hasFresh([format], skill, frameOf(slot, null))
    )
  }

  /** The workshop in a take that is new; null where all were played. */
  private heldAs(workshop: Workshop, place: LessonPlace): Draft | null {
    const { skill } = place.visit
    const takes = turned(fittingTakes(workshop.format, skill, frameOf(place.slot, null)), this.firstTake(skill))
    for (const take of takes.filter((one) => !this.played.has(one))) {
      const draft = this.draft(place, workshop.format, take, null, workshop)
      if (this.isNew(draft.activity)) return draft
    }
    return null
  }

  /** Neighboring seeds begin with other takes: what is made for a skill has only a few. */
  private firstTake({ id }: Skill): number {
    const { seed } = this.writing.request
    return seeded(String(seed >>> 1), 'takes', id).int(0, 5) + (seed & 1)
  }

  private isNew(activity: Activity): boolean {
    const { tooAlike } = this.writing
    return !this.made.some((earlier) => earlier.lessonTitle === activity.lessonTitle || tooAlike(activity, earlier))
  }

  private draft(
    place: LessonPlace,
    format: Format,
    take: FormatTake,
    sheet: Sheet | null,
    workshop: Workshop | null = null,
  ) {
    const { request, seed, world, goals } = this.writing
    const { slot, visit, stage } = place
    const { skill } = visit
    const before = this.lessonsOn.get(skill) ?? 0
    const asks = this.asking.for({
      ...{ day: slot.day, visit, before, ahead: place.ahead, later: place.later, take },
      count: promptCount(format, frameOf(slot, sheet)),
      workshop: workshop?.interest ?? null,
    })
    const own = goals.filter((entry) => entry.skill === skill).map(({ goal }) => goal)
    const { suspects = [] } = world.arcs[request.length][slot.day - 1] ?? {}
    const choice = { slot, visit, stage, format, take, before, goals: own, suspects, ...asks }
    /** The activity with its page, which may have a riddle by then. */
    const written = (page: Sheet | null) =>
      makeActivity({ ...choice, sheet: page }, world, seeded(seed, slot.day, slot.place, 'words'))
    return { activity: written(sheet), written, format, take, sheet, asks, workshop }
  }

  private remember({ slot, visit: { skill }, stage }: LessonPlace, draft: Draft): void {
    const { activity, format, take, asks, workshop } = draft
    if (workshop) this.workshops.hold(workshop, slot.day)
    this.asking.take(skill, asks)
    this.chooser.take(format, take, { skill, scene: stage.scene })
    this.played.add(take)
    this.lessonsOn.set(skill, (this.lessonsOn.get(skill) ?? 0) + 1)
    this.made.push(activity)
  }
}

function frameOf({ minutes }: Slot, sheet: Sheet | null): LessonFrame {
  return { minutes, withSheet: sheet !== null, ...(sheet && { sheetKind: sheet.kind }) }
}
