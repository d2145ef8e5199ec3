/** A line is printed from left to right out of pieces; each has exactly one of these. */
export type Piece =
  | { text: string }
  /** An empty top or bottom is a box to write in. */
  | { fraction: { top: string; bottom: string } }
  /** The same with the answer of the example in it. */
  | { doneFraction: { top: string; bottom: string } }
  | { blank: 'box' | 'line' }
  | { done: string }

export interface Item {
  /** Number on the page, or `Example`. */
  label: string
  /** What is asked, over the drawings. */
  ask: Piece[]
  figures: string[]
  /** Words to ring one of; `ringed` is set in the example. */
  choices: { word: string; ringed: boolean }[]
  line: Piece[]
}

export interface Section {
  heading: string
  /** How items stand: a class of the style sheet. */
  layout: 'rings' | 'cuts' | 'parts' | 'groups' | 'pairs' | 'facts' | 'thoughts'
  items: Item[]
}

export interface FractionShapesView {
  sections: Section[]
}
