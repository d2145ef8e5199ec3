/** A line is printed from left to right out of pieces; each has exactly one of these. */
export type Piece =
  | { text: string }
  /** A digit of a number, underlined. */
  | { digit: string }
  | { blank: 'box' | 'wide' | 'long' | 'ring' }
  | { done: string }

export interface Item {
  /** Number on the page, or `Example`. */
  label: string
  figure: string | null
  /** A column for each place, from the largest; cells are empty for the child and filled in the example. */
  chart: { heads: string[]; cells: string[] } | null
  line: Piece[]
}

export interface Section {
  heading: string
  /** How items stand: a class of the style sheet. */
  layout: 'teens' | 'beside' | 'rows' | 'lines' | 'long-lines' | 'words' | 'pairs'
  items: Item[]
}

export interface PlaceValueBlocksView {
  sections: Section[]
}
