import type { Grade } from '@pencil-quest/contract/choices'
import { gradeTables } from '@pencil-quest/worksheets/grade-tables'

/** Custom properties that the patterns of worksheets use: type in points, lines and boxes in millimetres. */
export function gradeStyle(grade: Grade): string {
  const { bodyPt, mathPt, lineMm, boxMm } = gradeTables[grade]
  return `--body-pt:${bodyPt}pt;--math-pt:${mathPt}pt;--line-mm:${lineMm}mm;--box-mm:${boxMm}mm`
}
