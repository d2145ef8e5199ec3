import type { Grade } from '@pencil-quest/contract/choices'
import { type GraphQuestion, graphQuestions, type SheetSetting } from '@pencil-quest/contract/sheets'
import { barGraph } from '../../figures/bar-graph.ts'
import { pictureGraph } from '../../figures/picture-graph.ts'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { mostOfAny, sceneThings } from '../../things-for.ts'
import { type Column, type Question, questionsOf, sumsOfTwo } from './generate/questions.ts'
import { type Subject, subjectOf } from './generate/subject.ts'
import { drawValues } from './generate/values.ts'
import { ownGraph } from './own-graph.ts'
import type { ReadSpec } from './read-spec.ts'
import type { GraphView } from './view.ts'

const counts: Record<Grade, number> = { kindergarten: 3, '1st': 4, '2nd': 3, '3rd': 5, '4th': 5, '5th': 5 }

/** Labels in a graph stay small enough for five columns. */
const largestLabelPt = 15
const pointMm = 0.3528
const barsMm = 54
/** Questions on two and two take three lines each. */
const lowBarsMm = 45
const tries = 100

export function generate(spec: SpecOf<'bar-graph'>, setting: SheetSetting, random: Random): DrawnSheet<GraphView> {
  if (spec.form === 'own') return ownGraph(spec, setting, labelMm(setting.grade), random)
  const bounded = spec.about || hasPlenty(spec, setting) ? spec : { ...spec, upTo: Math.min(spec.upTo, mostOfAny) }
  const subject = subjectOf(bounded, setting, random)
  const { columns, missing, example, chosen } = richest(setting.grade, () =>
    drawGraph(bounded, setting, subject, random),
  )
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

interface Graph {
  columns: Column[]
  missing: Column | undefined
  example: Question | undefined
  chosen: Question[]
}

/** The first graph that fills the page with questions, or the one that leaves most to ask. */
function richest(grade: Grade, draw: () => Graph): Graph {
  let best = draw()
  for (let i = 1; i < tries && best.chosen.length < counts[grade]; i++) {
    const next = draw()
    if (next.chosen.length > best.chosen.length) best = next
  }
  return best
}

function drawGraph(spec: ReadSpec, { grade, step }: SheetSetting, subject: Subject, random: Random): Graph {
  const values = drawWithin(mostInAll(spec, grade), () => drawValues(spec, step, random))
  const columns = subject.categories.map((name, index): Column => ({ name, value: values[index] ?? 0 }))
  const mark = spec.form === 'bar' ? 'bar' : 'rings'
  const missing = spec.ask.includes('draw') ? random.pick(drawable(columns, spec)) : undefined
  const all = (sort: GraphQuestion) => questionsOf(sort, columns, missing, mark, spec.scale, subject, random)
  const shown = all('how-many')
  // One that ends in a half, where there are such: only these have a note.
  const example = shown.find(({ note }) => note) ?? shown[0]
  const two = asksOfTwo(spec, grade) ? sumsOfTwo(columns, subject, random) : []
  const chosen = choose(spec, grade, (sort) => all(sort).filter(({ ask }) => ask !== example?.ask), two)
  return { columns, missing, example, chosen }
}

/** 1st graders add up to 20. */
function mostInAll({ ask }: ReadSpec, grade: Grade): number {
  return grade === '1st' && ask.includes('total') ? 20 : Number.POSITIVE_INFINITY
}

function drawWithin(most: number, draw: () => number[]): number[] {
  for (let i = 0; i < tries; i++) {
    const values = draw()
    if (values.reduce((sum, value) => sum + value, 0) <= most) return values
  }
  throw new CannotDraw(`The graph shows more than ${most} in all`)
}

/** Those that take two steps or more, so that "draw the rings" is true. */
function drawable(columns: Column[], { scale }: ReadSpec): Column[] {
  const more = columns.filter(({ value }) => value >= scale * 2)
  return more.length > 0 ? more : columns
}

function hasPlenty({ categories }: ReadSpec, { things }: SheetSetting): boolean {
  return sceneThings(things).filter(({ plenty }) => plenty).length >= categories
}

/** 1st and 2nd graders put two together too, not only all of them. */
function asksOfTwo({ ask }: ReadSpec, grade: Grade): boolean {
  return (grade === '1st' || grade === '2nd') && ask.includes('total')
}

const answerIt = 'Look at the graph to answer each question.'
const ringIt = 'Look at the graph. Write each number, or ring the right word.'

/**
 * Drawing comes first, as it finishes the graph; each sort is asked once, then again where the page has room.
 * One of `two` is added.
 */
function choose(spec: ReadSpec, grade: Grade, all: (sort: GraphQuestion) => Question[], two: Question[]): Question[] {
  // A page that only draws would leave the graph unread.
  const asked: GraphQuestion[] = spec.ask.includes('draw') && spec.ask.length === 1 ? ['draw', 'how-many'] : spec.ask
  const pools = order.filter((sort) => asked.includes(sort)).map((sort) => ({ sort, questions: all(sort) }))
  const count = Math.max(counts[grade], pools.length)
  const picked: { sort: GraphQuestion; question: Question }[] = []
  const isNew = ({ answer }: Question) => !picked.some(({ question }) => question.answer === answer)
  for (let round = 0; picked.length < count && round < count; round++)
    for (const { sort, questions } of pools) {
      const question = questions[round]
      if (question && picked.length < count && isNew(question)) picked.push({ sort, question })
    }
  const together = two.find(isNew)
  if (together) picked.push({ sort: 'total', question: together })
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
  const high = spec.ask.includes('two-and-two') ? lowBarsMm : barsMm
  return barGraph(bars, spec.scale, (marks + 1) * spec.scale, high, sizeMm)
}
