/** Rows and columns of a block. */
export const blocks = { 4: [2, 2], 6: [2, 3], 9: [3, 3] } as const
export type Size = keyof typeof blocks

export function blockOf(index: number, size: Size): number {
  const [rows, columns] = blocks[size]
  const [row, column] = [Math.floor(index / size), index % size]
  return Math.floor(row / rows) * (size / columns) + Math.floor(column / columns)
}
