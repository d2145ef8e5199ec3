import { type Mark, readPicture } from './read-picture.ts'
import type { SymmetryGridView } from './view.ts'

/**
 * Reads the filled squares from the drawings, reflects or copies them, and leaves out what is drawn already.
 * Answers the whole squares to fill, the half ones if there are any, then the questions.
 */
export function solve(view: SymmetryGridView): (string | null)[] {
  const finished = finish(view)
  if (!finished) return [null, ...view.questions.map(() => null)]
  const { toDraw, all } = finished
  const halves = toDraw.filter(({ corner }) => corner)
  const whole = toDraw.filter(({ corner }) => !corner)
  return [
    whole.length > 0 ? listed(whole) : null,
    ...(halves.length > 0 ? [listed(halves)] : []),
    ...view.questions.map(({ ask }) => counted(ask, all)),
  ]
}

function finish({ mirror, pair, example }: SymmetryGridView): { toDraw: Mark[]; all: Mark[] } | null {
  if (mirror) {
    const shown = readPicture(mirror.figure)
    if (!shown || shown.mirror === null) return null
    const middle = shown.mirror
    const left = shown.marks.filter(({ x }) => x < middle)
    const done = shown.marks.filter(({ x }) => x > middle)
    const reflected = left.map((mark) => shown.at(2 * middle - mark.x, mark.y, flipped(mark.corner)))
    if (reflected.some((mark) => mark === null)) return null
    const twins = reflected.filter((mark) => mark !== null)
    return rest(twins, done, example, [...left, ...twins])
  }
  const model = pair && readPicture(pair.model)
  const own = pair && readPicture(pair.own)
  if (!model || !own || model.mirror !== null) return null
  const ratio = own.pitch / model.pitch
  if (Math.abs(ratio - (pair.size === 'twice' ? 2 : 1)) > 0.02) return null
  if (model.labels.join() !== own.labels.join()) return null
  return rest(model.marks, own.marks, example, model.marks)
}

function rest(target: Mark[], done: Mark[], example: string, all: Mark[]): { toDraw: Mark[]; all: Mark[] } | null {
  const names = target.map(name)
  if (new Set(names).size !== names.length || !done.every((mark) => names.includes(name(mark)))) return null
  const told = [...example.matchAll(/[A-Z]\d/g)].map(([cell]) => cell)
  const filled = [...all.map(name), ...done.map(name)]
  if (told.length !== 2 || !told.every((cell) => filled.includes(cell))) return null
  if (!done.some((mark) => name(mark) === told[1])) return null
  const drawn = done.map(name)
  return { toDraw: target.filter((mark) => !drawn.includes(name(mark))), all }
}

function flipped(corner: string): string {
  return corner.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left'))
}

function name({ cell, corner }: Mark): string {
  return corner ? `${cell} (${corner})` : cell
}

/** Letters come before numbers, and no number has two digits. */
function listed(marks: readonly Mark[]): string {
  return marks.map(name).sort().join(', ')
}

function counted(ask: string, all: readonly Mark[]): string | null {
  const whole = all.filter(({ corner }) => !corner).length
  const halves = all.length - whole
  if (ask.startsWith('How many whole squares are filled')) return String(whole)
  if (ask.startsWith('Two half squares make one.') && halves % 2 === 0) return String(whole + halves / 2)
  return null
}
