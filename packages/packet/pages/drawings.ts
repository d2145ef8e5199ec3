import type { Activity, Day } from '@pencil-quest/contract/plan-document'
import { type DrawingForm, graphTexts, pageOfDrawings, type QuestionGraph } from '@pencil-quest/contract/question-graph'
import { clockFace } from '@pencil-quest/worksheets/figures/clock-face'
import { quadrant } from '@pencil-quest/worksheets/figures/quadrant'
import { graphFigure } from '@pencil-quest/worksheets/figures/question-graph'
import { html, type Markup, trusted } from '../markup.ts'

const barsMm = 46
const typeMm = 4
/** Rings of one size on the whole page. */
const fewestRings = 12

/** What the narrower paper holds, the head of the page and of a lesson, and the title of a graph. */
const [pageMm, headMm, lessonMm, titleMm] = [247, 20, 8, 10]
/** What is fuller stands on two pages: smaller letters would be too small. */
export const mostOverfull = 1.3

/** A dial for each question, the example and what is asked at the end; three beside each other. */
const dial = { mm: 52, across: 3 }
/** One for the example, one for the questions, below each other; numbers so small that none touches the next. */
const grid = { wideMm: 84, count: 2, typeMm: 3.2, fewest: 10, most: 16 }
/** What stands under a dial or grid, with the room between two of them. */
const nameMm = 13

/**
 * The child's pages of a day with the graphs that questions are read off and with what is drawn on: one for each sort, or one
 * for all where they have room on it.
 */
export function drawingPages({ day, opener, activities }: Day): Markup[] {
  const sorts = Map.groupBy(activities, ({ meta }) => pageOfDrawings(meta.drawnOn, meta.questions ?? []))
  const parts = [...sorts].flatMap(([name, lessons]) => (name ? [partOf(name, lessons)] : []))
  const title = `Day ${day}: ${opener.title}`
  const taken = parts.reduce((sum, part) => sum + part.taken, 0)
  return parts.length > 1 && taken <= pageMm
    ? [drawingPage(title, parts)]
    : parts.map((part) => drawingPage(title, [part]))
}

/** Drawings of one sort, with the millimetres that they take with a head. */
interface Part {
  name: string
  drawn: Markup[]
  taken: number
}

function partOf(name: string, activities: readonly Activity[]): Part {
  const drawn = activities.flatMap((activity) => lessonGraphs(activity) ?? [])
  return { name, drawn, taken: heightOf(drawn) + activities.reduce((sum, { meta }) => sum + drawnMm(meta), 0) }
}

function drawingPage(title: string, parts: readonly Part[]): Markup {
  const taken = parts.reduce((sum, part) => sum + part.taken, 0)
  const zoom = taken <= pageMm * mostOverfull ? Math.min(1, pageMm / taken) : 1
  const names = parts.map(({ name }) => name).join(' · ')
  return html`<section class="page"><div class="child-day graphs" style="zoom: ${zoom.toFixed(2)}"><header><h2>${title}</h2><span>${names}</span></header>
${parts.map(({ name, drawn }) => html`<p>${name === graphTexts.pages.graphs ? graphTexts.how : graphTexts.howToDraw}</p>${drawn}`)}</div></section>`
}

/** Of what is drawn on, in millimetres. */
function drawnMm(meta: Activity['meta']): number {
  const { drawnOn } = meta
  if (drawnOn === undefined) return 0
  if (drawnOn === 'grid') return grid.count * (grid.wideMm + nameMm)
  return Math.ceil(dialNames(meta).length / dial.across) * (dial.mm + nameMm)
}

/** Of the graphs with their titles and the heads over them, in millimetres. */
function heightOf(drawn: readonly Markup[]): number {
  const heights = drawn.flatMap(({ text }) => [
    ...(text.split(toDrawClass)[0] ?? '').matchAll(/<svg[^>]* height="([\d.]+)mm"/g),
  ])
  return headMm + drawn.length * lessonMm + heights.reduce((sum, [, height]) => sum + Number(height) + titleMm, 0)
}

function lessonGraphs(activity: Activity): Markup | null {
  const { lessonTitle, meta } = activity
  const { questions = [], drawnOn } = meta
  const drawn = questions.flatMap(({ graph }, i) => (graph ? [graphOf(graph, i + 1)] : []))
  if (drawnOn) drawn.push(toDraw(drawnOn, activity))
  return drawn.length > 0 ? html`<h3>${lessonTitle.split(':')[0]}</h3>${drawn}` : null
}

const toDrawClass = 'to-draw'

function toDraw(form: DrawingForm, activity: Activity): Markup {
  const names = form === 'dials' ? dialNames(activity.meta) : [graphTexts.example, graphTexts.questions]
  const figure = form === 'dials' ? clockFace(dial.mm, null) : emptyGrid(activity)
  return html`<div class="${toDrawClass}"><p>${graphTexts.toDraw[form]}</p><ol>${names.map((name) => html`<li>${trusted(figure)}<span>${name}</span></li>`)}</ol></div>`
}

/** A dial for each time of the example, for each question that has hands to draw, and for what is asked at the end. */
export function dialNames({ picture, questions = [] }: Pick<Activity['meta'], 'picture' | 'questions'>): string[] {
  const shown = picture?.kind === 'clocks' ? picture.times.length : 1
  return [
    ...Array<string>(shown).fill(graphTexts.example),
    ...questions.flatMap(({ ask }, i) => (hasHands.test(ask) ? [graphTexts.heading(i + 1)] : [])),
    graphTexts.check,
  ]
}

const hasHands = /\bdraw\b|\bhands?\b/i

function emptyGrid({ meta, parentInstructions }: Activity): string {
  const size = gridSize(meta, parentInstructions)
  return quadrant(size, [], grid.wideMm / size, grid.typeMm)
}

/** As far as its points and those of the guide go; what lies beyond any page is no point. */
export function gridSize(
  { model = '', questions = [], check }: Pick<Activity['meta'], 'model' | 'questions' | 'check'>,
  guide: string,
): number {
  const said = [model, check.question, check.lookFor, ...questions.flatMap(({ ask, answer }) => [ask, answer])]
  const points = guide.match(/\(\d+, \d+\)/g) ?? []
  const values = [...said, ...points].flatMap((text) => text.match(/\d+/g) ?? []).map(Number)
  return Math.max(grid.fewest, ...values.filter((value) => value <= grid.most))
}

function graphOf(graph: QuestionGraph, question: number): Markup {
  const { title, form, each } = graph
  return html`<div class="graph"><p><b>${graphTexts.heading(question)}:</b> ${title}${form === 'rings' && html` <span>${graphTexts.key(each)}</span>`}</p>${trusted(graphFigure(graph, barsMm, typeMm, fewestRings))}</div>`
}
