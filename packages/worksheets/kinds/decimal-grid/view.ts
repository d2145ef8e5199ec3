/** A line is printed from left to right out of pieces; each has exactly one of these. */
export type Piece =
  | { text: string }
  /** An empty top is a box to write in. */
  | { fraction: { top: string; bottom: string } }
  /** The same with the answer of the example in it. */
  | { doneFraction: { top: string; bottom: string } }
  | { blank: 'box' | 'wide' | 'ring' }
  | { done: string }

export interface Item {
  /** Number on the page, or `Example`. */
  label: string
  figures: string[]
  line: Piece[]
}

export interface Section {
  heading: string
  /** How items stand: a class of the style sheet. */
  layout: 'grids' | 'grids large' | 'grids large four' | 'shades' | 'pairs' | 'stacked' | 'signs' | 'lines' | 'orders'
  items: Item[]
}

export interface DecimalGridView {
  sections: Section[]
}
