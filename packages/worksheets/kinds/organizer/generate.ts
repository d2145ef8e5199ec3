import type { Grade } from '@pencil-quest/contract/choices'
import type { OrganizerBox, SheetSetting } from '@pencil-quest/contract/sheets'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { downArrow, spokes } from './shapes.ts'
import type { Box, OrganizerView } from './view.ts'

type Spec = SpecOf<'organizer'>

/** What title and instructions leave of the shorter paper, in millimetres. */
const roomMm: Record<Grade, number> = {
  kindergarten: 185,
  '1st': 190,
  '2nd': 202,
  '3rd': 202,
  '4th': 202,
  '5th': 202,
}
/** Padding, borders and the gap to the next box. */
const frameMm = 8
const leastDrawingMm = 24

/** The page says what it is for or who is waiting, so that the work has a place in the story. */
export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<OrganizerView> {
  const { title, ask, boxes, lookFor } = spec
  if (boxes.length === 0) throw new CannotDraw('An organizer needs a box')
  const rows = inRows(spec)
  const height = rows.reduce((sum, row) => sum + heightOf(row, setting.grade), 0)
  if (height > roomMm[setting.grade]) throw new CannotDraw(`"${title}" has more lines than its page`)
  return {
    title,
    instructions: setting.trouble
      ? `${setting.trouble} ${ask}`
      : `${ask} ${random.pick(setting.characters)} would like to see it at ${setting.place}.`,
    view: spec.form === 'web' ? web(spec) : { form: spec.form, rows: framed(rows, spec.form), center: null },
    answers: [],
    // One sample for the page: what to look for is about all boxes together.
    samples: [
      { label: 'All boxes.', sample: boxes.map((box) => `${box.heading}: ${box.sample}`).join(' · '), lookFor },
    ],
  }
}

/** The least that a row of boxes takes: question, lines, frame. */
function heightOf(row: OrganizerBox[], grade: Grade): number {
  const { bodyPt, lineMm } = gradeTables[grade]
  const textMm = bodyPt * 0.48 * (row.length > 1 ? 3 : 1)
  return Math.max(...row.map(({ lines }) => (lines > 0 ? textMm + lines * lineMm + frameMm : leastDrawingMm)))
}

function inRows({ form, boxes }: Spec): OrganizerBox[][] {
  if (form === 'web') return aboveAndBelow(boxes)
  if (form !== 'grid') return boxes.map((box) => [box])
  return boxes.flatMap((box, i) => (i % 2 === 0 ? [[box, ...boxes.slice(i + 1, i + 2)]] : []))
}

function framed(rows: OrganizerBox[][], form: Spec['form']): OrganizerView['rows'] {
  const isPath = form === 'path'
  return rows.map((boxes, i) => ({
    boxes: boxes.map((box) => drawnBox(box, isPath ? String(i + 1) : '')),
    arrow: isPath && i < rows.length - 1 ? downArrow : '',
  }))
}

function web({ form, title, boxes }: Spec): OrganizerView {
  const [above = [], below = []] = aboveAndBelow(boxes).map((row) => row.map((box) => drawnBox(box, '')))
  return { form, rows: [], center: { topic: title, spokes: spokes(above.length, below.length), above, below } }
}

function aboveAndBelow(boxes: OrganizerBox[]): OrganizerBox[][] {
  const half = Math.ceil(boxes.length / 2)
  return [boxes.slice(0, half), boxes.slice(half)].filter((row) => row.length > 0)
}

/** "10 - __" is printed with a minus sign, as in all other places. */
function withMinus(text: string): string {
  return text.replace(/(?<=[\d_)] )-(?= [\d_(])/g, '−')
}

function drawnBox({ heading, prompt, lines }: OrganizerBox, number: string): Box {
  return {
    number,
    heading: withMinus(heading),
    prompt: withMinus(prompt),
    use: lines > 0 ? 'writing' : 'drawing',
    lines: Array.from({ length: lines }, () => ''),
  }
}
