/** A line drawing on a field of 400 by 300, drawn in lines of 3 units without fills, and what it shows. */
export interface Drawing {
  label: string
  /** SVG elements. */
  lines: string
}
