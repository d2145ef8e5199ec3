import type { Skill, SkillSheet, World } from '@pencil-quest/content/types'
import { grades } from '@pencil-quest/contract/choices'
import type { Passage, Sheet, SheetSetting, SheetSpec } from '@pencil-quest/contract/sheets'
import { disproved, drawSheet } from '@pencil-quest/worksheets/draw'
import { seeded } from '@pencil-quest/worksheets/random'
import type { LessonPlace } from '../lesson/lesson-writer.ts'
import { sumsIn, sumsOn } from '../questions/sums.ts'
import { isResultIn } from '../questions/told.ts'
import type { SkillVisit } from '../skill-sequence.ts'
import type { SceneVisit } from '../story/scene-turn.ts'
import { sheetSetting } from './sheet-setting.ts'

const tries = 6

/** The lesson that a page goes with. */
type SheetPlace = Pick<LessonPlace, 'slot' | 'visit' | 'stage'>

/** Draws the worksheets of one plan: proved, and none like another. */
export class SheetMaker {
  private readonly seed: string
  private readonly world: World
  private readonly timesDrawn = new Map<string, number>()
  private readonly drawn = new Set<string>()
  private readonly kindsUsed = new Map<string, number>()
  private readonly titles = new Map<string, number>()
  private readonly asked = new Map<string, string[]>()

  /** Most pages of one kind, as far as there are others. */
  private readonly cap: number

  constructor(seed: string, world: World, slotCount: number) {
    this.seed = seed
    this.world = world
    this.cap = Math.max(2, Math.ceil(slotCount / 12))
  }

  /**
   * A page for the skill, or null where none can be drawn that is new and proved.
   * @param mayReturn lets a text be read again with questions that it has been asked before
   */
  make({ slot, visit, stage }: SheetPlace, step: SheetSetting['step'], mayReturn: boolean): Sheet | null {
    const { day, place } = slot
    const { skill } = visit
    const id = `d${day}s${place + 1}`
    const shown = textShown(visit)
    const sumsShown = new Set(sumsIn(shown))
    for (const spec of this.inTurn(visit)) {
      for (let attempt = 0; attempt < tries; attempt++) {
        const random = seeded(this.seed, day, place, 'sheet', spec.kind, attempt)
        const setting = this.setting(skill, stage, step, spec, mayReturn)
        if (!setting) break
        const page = drawSheet(spec, setting, random)
        if (!page) continue
        // An open page may come back for another scene: the task is new each time.
        const print = JSON.stringify(page.answers.length > 0 ? page.view : [page.view, page.instructions])
        if (this.drawn.has(print) || disproved(spec.kind, page.view, page.answers).length > 0) continue
        const isLast = attempt === tries - 1
        const isShown =
          sumsOn({ kind: spec.kind, view: page.view }).some((sum) => sumsShown.has(sum)) ||
          page.answers.some(({ answer }) => isResultIn(shown, answer.replace(/ (?:minutes|hours)$/, '')))
        if (!isLast && isShown) continue
        this.remember(spec, skill, setting, print)
        const { instructions, answers, samples = [] } = page
        const title = this.uniqueTitle(page.title)
        const view = page.view as Sheet['view']
        return {
          id,
          kind: spec.kind,
          subject: skill.subject,
          skillId: skill.id,
          grade: skill.grade,
          day,
          title,
          instructions,
          view,
          answers,
          samples,
        }
      }
    }
    return null
  }

  pagesHad(skill: Skill): number {
    return skill.sheets.reduce((sum, spec) => sum + (this.timesDrawn.get(specId(skill, spec)) ?? 0), 0)
  }

  /** Whether the skill has a sort of page that this plan has not had of it. */
  hasNewPage(skill: Skill): boolean {
    return skill.sheets.some((spec) => !this.timesDrawn.has(specId(skill, spec)))
  }

  private uniqueTitle(title: string): string {
    const count = (this.titles.get(title) ?? 0) + 1
    this.titles.set(title, count)
    return count === 1 ? title : `${title} (${count})`
  }

  /**
   * The spec that has been drawn least: first the one that practises what the lesson shows, then the earlier one of the
   * skill, unless its kind has come much more often.
   */
  private inTurn({ skill, isReview }: SkillVisit): SheetSpec[] {
    const uses = (spec: SkillSheet, order: number) => {
      const drawn = this.timesDrawn.get(specId(skill, spec)) ?? 0
      const ofKind = this.kindsUsed.get(spec.kind) ?? 0
      const fits = isReview ? spec.further : order === 0
      const isAhead = spec.further && !isReview
      return drawn * 200 + (ofKind >= this.cap ? 150 : 0) - (fits ? 180 : 0) + (isAhead ? 400 : 0) + ofKind + order * 3
    }
    return skill.sheets
      .map((spec, order) => ({ spec, uses: uses(spec, order) }))
      .sort((a, b) => a.uses - b.uses)
      .map(({ spec }) => spec)
  }

  private setting(
    skill: Skill,
    stage: SceneVisit,
    step: SheetSetting['step'],
    spec: SheetSpec,
    mayReturn: boolean,
  ): SheetSetting | null {
    const { world } = this
    const base = sheetSetting(world, stage, skill.grade, step)
    if (spec.kind !== 'passage-questions') return base
    const passage = this.nextPassage(skill)
    if (passage) return { ...base, passage, askedBefore: this.asked.get(passage.id) ?? [] }
    const again = this.world.passages.find(({ grade }) => mayReturn && grade === skill.grade)
    return again ? { ...base, passage: again } : null
  }

  /**
   * The passage of this world with the most questions left: of the skill's grade, else of the grade below, which is
   * good for reading fluently. Kindergarten, where a grown-up reads, goes on with 1st grade. Null where none is left.
   */
  private nextPassage(skill: Skill): Passage | null {
    const left = (passage: Passage) => passage.questions.length - (this.asked.get(passage.id)?.length ?? 0)
    const at = grades.indexOf(skill.grade)
    for (const grade of [skill.grade, at === 0 ? grades[1] : grades[at - 1]]) {
      const [best] = this.world.passages
        .filter((passage) => passage.grade === grade && left(passage) >= 2)
        .sort((a, b) => left(b) - left(a))
      if (best) return best
    }
    return null
  }

  private remember(spec: SheetSpec, skill: Skill, { passage }: SheetSetting, print: string): void {
    const key = specId(skill, spec)
    this.timesDrawn.set(key, (this.timesDrawn.get(key) ?? 0) + 1)
    this.kindsUsed.set(spec.kind, (this.kindsUsed.get(spec.kind) ?? 0) + 1)
    this.drawn.add(print)
    if (!passage) return
    const asked = passage.questions
      .map(({ ask }) => ask)
      .filter((ask) => print.includes(JSON.stringify(ask).slice(1, -1)))
    this.asked.set(passage.id, [...(this.asked.get(passage.id) ?? []), ...asked])
  }
}

/** What the lesson works out before the page: in its example, and in the question at its end. */
function textShown({ skill, isReview }: SkillVisit): string {
  const model = isReview ? (skill.again?.model ?? '') : skill.model
  const checks = [skill.check, ...(skill.laterChecks ?? [])].map(({ question }) => question)
  return [model, ...checks].join('\n')
}

function specId(skill: Skill, spec: SheetSpec): string {
  return `${skill.id}#${skill.sheets.indexOf(spec)}`
}
