import type { SheetSpec } from '@pencil-quest/contract/sheets'

type Grid = Extract<SheetSpec, { kind: 'symmetry-grid' }>

function grid(form: Grid['form'], size: Grid['size'], cells: number): Grid {
  return { kind: 'symmetry-grid', form, size, cells }
}

export const kindergartenMirror = grid('mirror', 4, 5)
export const firstMirror = grid('mirror', 6, 9)
export const middleMirror = grid('mirror', 6, 10)
export const middleCopy = grid('copy', 6, 16)
export const fourthMirror = grid('mirror', 8, 16)
export const fourthEnlarge = grid('enlarge', 6, 18)
export const fifthMirror = grid('mirror', 8, 22)
export const fifthEnlarge = grid('enlarge', 8, 30)
