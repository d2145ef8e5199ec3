/** A line drawing without fills, and what it shows. */
export interface Drawing {
  label: string
  /** SVG elements. */
  lines: string
}

/** The drawings of a world, to colour in. */
export interface Artwork {
  /** For the cover and the certificate: a field of 400 by 300, lines of 3 units. */
  cover: Drawing
  /** Single things and characters for days, chart and certificate: fields of 100 by 100, lines of 2.4 units. */
  spots: readonly Drawing[]
  /** Those of the days of a ten-day story, where the first five tell another one. */
  spotsOfTen?: readonly Drawing[]
  /** Lines of those whom the days suspect, by their names, for children who do not read yet: fields as of `spots`. */
  suspects?: Readonly<Record<string, string>>
}
