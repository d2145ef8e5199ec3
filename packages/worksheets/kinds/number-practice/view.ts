/** The shape of an empty place to write in. */
export type Blank = 'box' | 'wide' | 'long' | 'ring' | 'stack' | 'tall' | 'line' | 'full'

/** A line is printed from left to right out of pieces; each has exactly one of these. */
export type Piece =
  | { text: string }
  /** A given number, ringed in the example. */
  | { circled: string }
  /** A sentence on lines of its own. */
  | { story: string }
  | { blank: Blank }
  | { filled: string; shape?: 'ring' }
  | { fraction: { top: string; bottom: string } }
  | { filledFraction: { top: string; bottom: string } }

export interface Item {
  /** Number on the page, or `Example` where the answer is printed too. */
  label: string
  figure?: string
  /** Two numbers under each other, the answer below the rule. */
  /** `rows` are the lines for what is added up to the answer; empty for the child. */
  column?: { top: string; sign: string; bottom: string; rows?: { text: string }[] }
  /** Under the line of the example: the same in a column, points under each other. */
  lined?: { top: string; sign: string; bottom: string; result: string }
  /** Beside a column: a line for the answer by and large, empty for the child. */
  about?: { value: string }
  line: Piece[]
  /** A second line, under a column. */
  below?: Piece[]
  /** How the example is worked out, in true equations; each step stays on one line. */
  way?: { step: Piece[] }[]
}

export interface Section {
  heading: string
  /** How items stand: classes of the pattern's style sheet. */
  layout: 'rows' | 'stacks' | 'pictures' | 'strips' | 'cells' | 'counted'
  across: 'by-1' | 'by-2' | 'by-3' | 'by-4'
  items: Item[]
}

export interface NumberView {
  sections: Section[]
}
