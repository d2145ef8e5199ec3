/** What is printed: a picture of parts with a sum or dots in each, and what number gets which color. */
export interface ColorByNumberView {
  example: string
  /** `numbers` is one number or several: `8`, `8 or 12`, `8, 12 or 20`. */
  legend: { numbers: string; color: string }[]
  picture: string
}
