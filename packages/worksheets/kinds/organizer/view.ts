/** What is printed: a frame of boxes to write or draw in. */
export interface OrganizerView {
  /** `stack`, `grid`, `path`, `web` or `letter`: a class of the style sheet. */
  form: string
  /** Boxes in rows; those of a row stand side by side. */
  rows: { boxes: Box[]; arrow: string }[]
  /** In a web, what everything is about, with spokes to the boxes above and below it. */
  center: { topic: string; spokes: string; above: Box[]; below: Box[] } | null
}

export interface Box {
  /** Where the order counts, its number; else empty. */
  number: string
  heading: string
  prompt: string
  /** `writing` or `drawing`. */
  use: string
  /** Empty; one for each line to write on. */
  lines: string[]
}
