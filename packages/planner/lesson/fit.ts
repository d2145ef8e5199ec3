import type { AnswerKind, Format, FormatTake, Prompt, Skill } from '@pencil-quest/content/types'
import { type Grade, grades } from '@pencil-quest/contract/choices'
import type { SheetKind } from '@pencil-quest/contract/sheets'
import { wrongAnswer } from '../slips/wrong-answers.ts'

/** What a way of working has to fit beside the skill. */
export interface LessonFrame {
  minutes: number
  withSheet: boolean
  /** What sort of page it is, once that is known. */
  sheetKind?: SheetKind
}

/** Pages that are one picture, puzzle or form, or that are filled from a list below. */
const wholePages: ReadonlySet<SheetKind> = new Set<SheetKind>([
  ...(['sort-groups', 'classification-key', 'organizer', 'timeline', 'passage-questions', 'handwriting'] as const),
  ...(['bar-graph', 'tally-chart', 'line-plot', 'grid-map', 'coordinates', 'symmetry-grid', 'hundred-chart'] as const),
  ...(['sudoku', 'number-maze', 'nonogram', 'cage-puzzle', 'logic-grid', 'cross-sums', 'color-by-number'] as const),
])

/** What a lesson of so many minutes has time for, talk and turns included: beside a page, which brings its own, and in a game. */
const mostQuestions = { upTo: 15, besidePage: 2, inGame: 3 } as const

export function promptCount({ prompts, playsSheet }: Format, { minutes }: LessonFrame): number {
  if (minutes > mostQuestions.upTo) return prompts
  return Math.min(playsSheet ? mostQuestions.besidePage : mostQuestions.inGame, prompts)
}

/** The wordings of a format that work with a skill and with as many questions as there will be. */
export function fittingTakes(format: Format, skill: Skill, frame: LessonFrame): FormatTake[] {
  if (!inGrades(format, skill.grade) || !(frame.withSheet ? format.carriesSheet : !format.playsSheet)) return []
  if ((format.skills && !format.skills.includes(skill.id)) || !reaches(format.strands, skill)) return []
  const count = promptCount(format, frame)
  return format.takes.filter((take) => {
    const least = Math.min(count, skill.prompts.length)
    return (
      reaches(take.strands, skill) &&
      isForAge(take, skill.grade) &&
      !(take.spots && frame.sheetKind && wholePages.has(frame.sheetKind)) &&
      (take.questions ?? 0) <= count &&
      countOf(take, skill) >= least
    )
  })
}

/** The questions of a skill that a take can work with. */
export function questionsFor(take: FormatTake, skill: Skill): Prompt[] {
  return skill.prompts.filter((prompt) => isAnswerFor(take, prompt, [], skill))
}

/** Whether one question may stand beside another in a take: cards, beans and rows need different answers. */
export function goTogether({ answers }: FormatTake, one: Prompt, other: Prompt): boolean {
  return !answers || answers === 'counts' || comparable(one.answer) !== comparable(other.answer)
}

/** Whether a take can work with a question beside others: with its answer, and with a wrong one where somebody fibs. */
export function isAnswerFor(take: FormatTake, question: Prompt, others: readonly Prompt[], skill: Skill): boolean {
  const suits = !take.answers || isOfKind[take.answers](question.answer)
  // Where answers are whole sentences, something silly is said instead.
  const mustTempt = take.wrongAnswers && skill.strand !== undefined
  if (!suits || (mustTempt && !tempts(question, skill))) return false
  return others.every((other) => goTogether(take, question, other))
}

/** By skill, as what tempts is taken from its questions. */
const tempting = new WeakMap<Skill, WeakMap<Prompt, boolean>>()

function tempts(question: Prompt, skill: Skill): boolean {
  const known = tempting.get(skill) ?? new WeakMap<Prompt, boolean>()
  tempting.set(skill, known)
  const does = known.get(question) ?? wrongAnswer(question, skill) !== null
  known.set(question, does)
  return does
}

const isOfKind: Record<AnswerKind, (answer: string) => boolean> = {
  counts: (answer) => /^\d{1,2}$/.test(answer) && Number(answer) <= 30,
  numbers: (answer) => /^\d[\d,]*(?:\.\d+)?$/.test(answer),
  short: (answer) => answer.split(' ').length <= 4 && !/^(?:such as|any|yours?)\b|\bor\b/i.test(answer),
}

/** By take and skill: content, which does not change. */
const counted = new WeakMap<FormatTake, WeakMap<Skill, number>>()

function countOf(take: FormatTake, skill: Skill): number {
  const known = counted.get(take) ?? new WeakMap<Skill, number>()
  counted.set(take, known)
  const count = known.get(skill) ?? questionCount(take, skill)
  known.set(skill, count)
  return count
}

function questionCount(take: FormatTake, skill: Skill): number {
  const questions = questionsFor(take, skill)
  const mayBeSame = !take.answers || take.answers === 'counts'
  return mayBeSame ? questions.length : new Set(questions.map(({ answer }) => comparable(answer))).size
}

function comparable(answer: string): string {
  return answer.replaceAll(',', '').toLowerCase()
}

function reaches(strands: readonly string[] | undefined, { strand }: Skill): boolean {
  return !strands || (strand !== undefined && strands.includes(strand))
}

function inGrades({ grades: { from, to } }: Format, grade: Grade): boolean {
  const at = grades.indexOf(grade)
  return grades.indexOf(from) <= at && at <= grades.indexOf(to)
}

function isForAge({ ages }: FormatTake, grade: Grade): boolean {
  return !ages || (ages === 'older') === grades.indexOf(grade) >= grades.indexOf('3rd')
}
