import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import { drawing, line, words } from '../svg.ts'
import { captionMm, inTwoLines, textMm } from './placed.ts'

type Groups = Extract<ExamplePicture, { kind: 'groups' }>['groups']

interface Column {
  head: string
  lines: { text: string; y: number }[]
  width: number
  height: number
}

/** Columns may be so wide together; where they are wider, longer entries stand in two lines. */
const mostMm = 66
/** Of a head, from line to line, white over an entry, and at the sides of a column. */
const groupMm = { head: 5.6, line: 4.6, over: 1, beside: 2 }

/** Columns under their headings, with lines between them. */
export function groups({ groups: all }: { groups: Groups }): string {
  const columns = fittedColumns(all)
  const width = sum(columns.map((column) => column.width))
  const height = Math.max(...columns.map((column) => column.height))
  const marks = columns.flatMap(({ head, lines, width: own }, i) => {
    const left = sum(columns.slice(0, i).map((column) => column.width))
    const middle = left + own / 2
    return [
      words(middle, captionMm, head, captionMm).replace(' fill=', ' font-weight="700" fill='),
      ...lines.map(({ text, y }) => words(middle, y, text, captionMm)),
      i > 0 ? line(left, 0.4, left, height) : '',
    ]
  })
  return drawing(width, height, 'Words in groups', [...marks, line(0, groupMm.head, width, groupMm.head)].join(''))
}

/** The longest entries in two lines, as many as it takes; one that is shorter than its head widens nothing. */
function fittedColumns(all: Groups, cut: readonly string[] = []): Column[] {
  const columns = all.map((group) => columnOf(group, cut))
  if (sum(columns.map(({ width }) => width)) <= mostMm) return columns
  const whole = all.flatMap(({ head, words: own }) =>
    own.filter((word) => word.includes(' ') && !cut.includes(word) && textMm(word) > headMm(head)),
  )
  const [longest] = whole.toSorted((one, other) => textMm(other) - textMm(one))
  return longest === undefined ? columns : fittedColumns(all, [...cut, longest])
}

function columnOf({ head, words: own }: Groups[number], cut: readonly string[]): Column {
  let y = groupMm.head
  const lines = own.flatMap((word) => {
    y += groupMm.over
    return (cut.includes(word) ? inTwoLines(word) : [word]).map((text) => {
      y += groupMm.line
      return { text, y: y - 0.4 }
    })
  })
  const width = Math.max(headMm(head), ...lines.map(({ text }) => textMm(text))) + groupMm.beside * 2
  return { head, lines, width, height: y + 1.2 }
}

/** Width of a head in its thick letters. */
function headMm(head: string): number {
  return textMm(head) * 1.08
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
