import type { Grade } from '@pencil-quest/contract/choices'

/** Type in points, lines and boxes in millimetres; from guidance on early print and handwriting. */
export interface GradeSizes {
  body: number
  math: number
  line: number
  box: number
}

export const gradeSizes: Record<Grade, GradeSizes> = {
  kindergarten: { body: 18, math: 22, line: 28, box: 15 },
  '1st': { body: 16, math: 20, line: 16, box: 13 },
  '2nd': { body: 14, math: 18, line: 14, box: 11 },
  '3rd': { body: 13, math: 16, line: 12, box: 10 },
  '4th': { body: 12, math: 14, line: 10, box: 9 },
  '5th': { body: 12, math: 14, line: 9, box: 9 },
}

/** Custom properties that the patterns of worksheets use. */
export function gradeStyle(grade: Grade): string {
  const { body, math, line, box } = gradeSizes[grade]
  return `--body-pt:${body}pt;--math-pt:${math}pt;--line-mm:${line}mm;--box-mm:${box}mm`
}
