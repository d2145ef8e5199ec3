import type { Grade } from '@pencil-quest/contract/choices'
import { type GraphQuestion, graphQuestions, type SheetSetting } from '@pencil-quest/contract/sheets'
import { barGraph } from '../../figures/bar-graph.ts'
import { pictureGraph } from '../../figures/picture-graph.ts'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { mostOfAny, sceneThings } from '../../things-for.ts'
import { type Column, type Question, questionsOf, sumsOfTwo } from './generate/questions.ts'
import { subjectOf } from './generate/subject.ts'
import { drawValues } from './generate/values.ts'
import { ownGraph } from './own-graph.ts'
import type { ReadSpec } from './read-spec.ts'
import type { GraphView } from './view.ts'

const counts: Record<Grade, number> = { kindergarten: 3, '1st': 4, '2nd': 4, '3rd': 5, '4th': 5, '5th': 5 }

/** Labels in a graph stay small enough for five columns. */
const largestLabelPt = 15
const pointMm = 0.3528
const barsMm = 63

export function generate(spec: SpecOf<'bar-graph'>, setting: SheetSetting, random: Random): DrawnSheet<GraphView> {
  if (spec.form === 'own') return ownGraph(spec, setting, labelMm(setting.grade), random)
  const bounded = spec.about || hasPlenty(spec, setting) ? spec : { ...spec, upTo: Math.min(spec.upTo, mostOfAny) }
  const subject = subjectOf(bounded, setting, random)
  const values = drawValues(bounded, setting.step, random)
  const columns = subject.categories.map((name, index): Column => ({ name, value: values[index] ?? 0 }))
  const mark = spec.form === 'bar' ? 'bar' : 'rings'
  const each = spec.form === 'picture' ? spec.scale : null
  const missing = spec.ask.includes('draw') ? random.pick(drawable(columns, spec)) : undefined
  const example = questionsOf('how-many', columns, missing, mark, each, subject, random)[0]
  const asked = choose(spec, setting.grade, (sort) =>
    questionsOf(sort, columns, missing, mark, each, subject, random).filter(({ ask }) => ask !== example?.ask),
  )
  const two = asksOfTwo(spec, setting.grade)
    ? sumsOfTwo(columns, subject, random).find(({ answer }) => asked.every((other) => other.answer !== answer))
    : undefined
  const chosen = two ? [...asked, two] : asked
  if (!example || chosen.length === 0) throw new CannotDraw('The graph leaves nothing to ask')
  const ringed = setting.grade === 'kindergarten'
  const task = ringed && chosen.some(({ unit }) => unit === '') ? ringIt : answerIt
  return {
    title: spec.form === 'bar' ? 'Read the Bar Graph' : 'Read the Picture Graph',
    instructions: missing ? `Finish the graph first. ${task}` : task,
    view: {
      title: subject.title,
      figure: figure(spec, columns, missing, setting.grade),
      ...(spec.form === 'picture' && { key: `Each ring stands for ${spec.scale}.` }),
      example: { ask: example.ask, answer: example.answer },
      questions: chosen.map(({ ask, unit }, index) => ({
        label: String(index + 1),
        ask,
        ...(ringed && unit === ''
          ? { choice: { names: subject.categories } }
          : unit !== undefined && { write: { unit } }),
      })),
    },
    answers: chosen.map(({ answer, note }, index) => ({ label: String(index + 1), answer, ...(note && { note }) })),
  }
}

/** Those that take two steps or more, so that "draw the rings" is true. */
function drawable(columns: Column[], { scale }: ReadSpec): Column[] {
  const more = columns.filter(({ value }) => value >= scale * 2)
  return more.length > 0 ? more : columns
}

function hasPlenty({ categories }: ReadSpec, { things }: SheetSetting): boolean {
  return sceneThings(things).filter(({ plenty }) => plenty).length >= categories
}

/** 2nd graders put bars together too, not only all of them. */
function asksOfTwo({ ask }: ReadSpec, grade: Grade): boolean {
  return grade === '2nd' && ask.includes('total')
}

const answerIt = 'Look at the graph to answer each question.'
const ringIt = 'Look at the graph. Write each number, or ring the right word.'

/** Drawing comes first, as it finishes the graph; each sort is asked once, then again where the page has room. */
function choose(spec: ReadSpec, grade: Grade, all: (sort: GraphQuestion) => Question[]): Question[] {
  // A page that only draws would leave the graph unread.
  const asked: GraphQuestion[] = spec.ask.includes('draw') && spec.ask.length === 1 ? ['draw', 'how-many'] : spec.ask
  const pools = order.filter((sort) => asked.includes(sort)).map((sort) => ({ sort, questions: all(sort) }))
  const count = Math.max(counts[grade], pools.length)
  const picked: { sort: GraphQuestion; question: Question }[] = []
  for (let round = 0; picked.length < count && round < count; round++)
    for (const { sort, questions } of pools) {
      const question = questions[round]
      if (question && picked.length < count && !picked.some((other) => other.question.answer === question.answer))
        picked.push({ sort, question })
    }
  return picked.sort((a, b) => order.indexOf(a.sort) - order.indexOf(b.sort)).map(({ question }) => question)
}

const order: readonly GraphQuestion[] = ['draw', ...graphQuestions.filter((sort) => sort !== 'draw')]

function labelMm(grade: Grade): number {
  return Math.min(gradeTables[grade].bodyPt, largestLabelPt) * pointMm
}

function figure(spec: ReadSpec, columns: Column[], missing: Column | undefined, grade: Grade): string {
  const bars = columns.map((column) => ({ label: column.name, value: column === missing ? null : column.value }))
  const marks = Math.max(...columns.map(({ value }) => Math.ceil(value / spec.scale)))
  const sizeMm = labelMm(grade)
  if (spec.form === 'picture') return pictureGraph(bars, spec.scale, Math.max(marks, 8), sizeMm)
  return barGraph(bars, spec.scale, (marks + 1) * spec.scale, barsMm, sizeMm)
}
