import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetAnswer, SheetSetting } from '@pencil-quest/contract/sheets'
import { cellName, type LetteredGrid } from '../../figures/lettered-grid.ts'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { headline } from '../headline.ts'
import { drawHalfFigure, type Part } from './half-figure.ts'
import { mirrorPicture, picture, plainGrid, type Square, squareName } from './picture.ts'
import type { SymmetryGridView } from './view.ts'

type Spec = SpecOf<'symmetry-grid'>

const pointMm = 0.3528
/** Millimetres that a grid with its letters may take across. */
const mirrorMm = 144
const pairMm = { copy: [86, 86], enlarge: [58, 116] } as const
const withHalves: Record<Grade, boolean> = {
  kindergarten: false,
  '1st': false,
  '2nd': true,
  '3rd': true,
  '4th': true,
  '5th': true,
}
const makes = ['Window', 'Badge', 'Flag', 'Rug', 'Kite', 'Lamp', 'Door', 'Mask', 'Shield', 'Tile']
const tasks = {
  mirror: 'Draw the other half, so that both sides match at the mirror line.',
  copy: 'Copy the picture into the empty grid, square by square.',
  enlarge: 'Draw the picture twice as large: copy it into the large grid, square by square.',
}

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<SymmetryGridView> {
  const half = drawHalfFigure(wishOf(spec, setting), random)
  const left = half.map((own) => squareOf(own, spec.size, 'left'))
  const right = half.map((own) => squareOf(own, spec.size, 'right'))
  const all = [...left, ...right].sort(byName)
  const target = spec.form === 'mirror' ? right : all
  const example = random.pick(target.filter(({ corner }) => corner === null))
  const toDraw = target.filter((square) => square !== example).sort(byName)
  const whole = all.filter(({ corner }) => corner === null).length
  const halves = all.length - whole
  const questions = questionsOf(spec, whole, halves)
  const free = makes.filter((make) => !setting.place.toLowerCase().includes(make.toLowerCase()))
  return {
    title: `A ${random.pick(free)} for ${headline(setting.place)}`,
    instructions: `${tasks[spec.form]} One square is done.`,
    view: {
      ...drawn(spec, setting.grade, { left, all, example }),
      example: exampleOf(spec, example),
      questions: questions.map(({ label, ask }) => ({ label, ask })),
    },
    answers: [...answersOf(toDraw), ...questions.map(({ ask: _, ...answer }) => answer)],
  }
}

function wishOf({ form, size, cells }: Spec, { grade, step }: SheetSetting) {
  const fewest = form === 'mirror' ? cells : Math.ceil(cells / 2)
  const columns = size / 2
  const most = Math.min(columns * size - 1, fewest + Math.max(2, Math.ceil(fewest / 3)))
  if (fewest > most) throw new CannotDraw('The grid has too few squares')
  return { columns, rows: size, fewest, most, withHalves: withHalves[grade] && (size > 4 || step === 2) }
}

function squareOf({ away, row, lean }: Part, size: number, side: 'left' | 'right'): Square {
  const inner = side === 'left' ? 'right' : 'left'
  const column = side === 'left' ? size / 2 - 1 - away : size / 2 + away
  return { column, row, corner: lean && `${lean} ${inner}` }
}

function byName(a: Square, b: Square): number {
  return a.column - b.column || a.row - b.row
}

function drawn(
  { form, size }: Spec,
  grade: Grade,
  { left, all, example }: { left: Square[]; all: Square[]; example: Square },
): Pick<SymmetryGridView, 'mirror' | 'pair'> {
  const sizeMm = Math.min(gradeTables[grade].bodyPt + 2, 18) * pointMm
  const grid = (mm: number): LetteredGrid => ({
    columns: size,
    rows: size,
    cellMm: Math.floor((mm - sizeMm * 1.3) / size),
    sizeMm,
  })
  if (form === 'mirror') return { mirror: { figure: mirrorPicture(grid(mirrorMm), [...left, example]) }, pair: null }
  const [modelMm, ownMm] = pairMm[form]
  const model = { ...grid(modelMm), sizeMm: form === 'enlarge' ? sizeMm * 0.8 : sizeMm }
  const own = { ...grid(ownMm), cellMm: form === 'enlarge' ? model.cellMm * 2 : model.cellMm }
  return {
    mirror: null,
    pair: {
      model: picture(model, all, 'A grid with a picture'),
      own: picture(own, [example], 'A grid to draw in'),
      size: form === 'enlarge' ? 'twice' : 'same',
      free: form === 'copy' ? plainGrid(model.cellMm) : null,
    },
  }
}

function exampleOf({ form, size }: Spec, { column, row }: Square): string {
  const name = cellName(column, row)
  if (form !== 'mirror') return `${name} is filled in the picture, so ${name} is filled in the other grid too.`
  const twin = cellName(size - 1 - column, row)
  return `${twin} is filled, so ${name} is filled too: both are just as far from the mirror line.`
}

function questionsOf({ form }: Spec, whole: number, halves: number): (SheetAnswer & { ask: string })[] {
  const where = form === 'mirror' ? 'on both sides together' : 'in your picture'
  const asked = [
    {
      ask: `How many whole squares are filled ${where} when you are done?`,
      answer: String(whole),
      note: form === 'mirror' ? `${whole / 2} would be one side only.` : undefined,
    },
    ...(halves > 0
      ? [
          {
            ask: 'Two half squares make one. How many squares does the whole picture cover?',
            answer: String(whole + halves / 2),
            note: `${halves} halves make ${halves / 2}.`,
          },
        ]
      : []),
  ]
  return asked.map(({ note, ...rest }, i) => ({ label: String(i + 1), ...rest, ...(note && { note }) }))
}

function answersOf(squares: readonly Square[]): SheetAnswer[] {
  const groups = [
    { label: 'Whole squares', own: squares.filter(({ corner }) => corner === null) },
    { label: 'Half squares', own: squares.filter(({ corner }) => corner !== null) },
  ]
  return groups
    .filter(({ own }) => own.length > 0)
    .map(({ label, own }) => ({ label, answer: own.map(squareName).join(', ') }))
}
