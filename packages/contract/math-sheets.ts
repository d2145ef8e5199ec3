/** What a skill asks of the math kinds beside number practice, word problems and graphs; inside the grade's limits. */
export type MathSheetSpec =
  /**
   * Dial clocks. `every` is the finest step in minutes. `read` names the time, `draw` adds the hands, `elapsed` asks how
   * long it took, in most past a full hour. `halfDay`: words tell the part of the day, and the time is read with a.m. or
   * p.m. `nearNextHour`: at most 20 minutes are left of the hour, and each hour comes once.
   */
  | { kind: 'clock'; form: 'read'; every: 60 | 30 | 15 | 5 | 1; halfDay?: true; nearNextHour?: true }
  | { kind: 'clock'; form: 'draw'; every: 60 | 30 | 15 | 5 | 1; nearNextHour?: true }
  | { kind: 'clock'; form: 'elapsed'; every: 5 | 1 }
  /** A dial at a full or half hour, beside an empty one for half an hour later and a line for its time. */
  | { kind: 'clock'; form: 'half-hour-later' }
  /** Drawn coins and bills with their value on them. `make` pays a price with the fewest; `upTo` is in cents. */
  | { kind: 'money'; form: 'count' | 'make' | 'change'; values: (1 | 5 | 10 | 25 | 100 | 500 | 1000)[]; upTo: number }
  /** `read` names marked places, `hop` adds or takes away by hops. */
  | {
      kind: 'number-line'
      form: 'read' | 'hop'
      of: 'whole' | 'decimal'
      upTo: number
      /** Distance of the marks; 10 or 100 parts of one for decimals. */
      step: number
    }
  /** Lines from 0, whose wholes are cut by one denominator after the other; past 1 where they go on past it. */
  | { kind: 'number-line'; form: 'read'; of: 'fraction'; upTo: 1 | 3; denominators: number[] }
  /** Part, part, whole; `family` writes all facts of three numbers; `whole` keeps it the same in all bonds. */
  | { kind: 'number-bond'; form: 'bond' | 'family'; of: 'add' | 'multiply'; upTo: number; whole?: number }
  /** Torn pieces of the chart with blanks, or a chart whose skip count is colored. */
  | { kind: 'hundred-chart'; form: 'pieces' | 'skip'; upTo: 100 | 120; steps?: number[] }
  /** Drawn hundreds, tens and ones; `trade` regroups, `expanded` writes 300 + 40 + 7 and back; `compare`: pairs of numbers under what is read. */
  | { kind: 'place-value-blocks'; form: 'read' | 'trade' | 'expanded'; upTo: number; compare?: true }
  /**
   * Lengths drawn true to size. `units` counts drawn units laid end to end, `ruler` reads a drawn ruler, `convert`
   * changes units by a table; `convert-stories` asks in stories too, in most where the unit is the inch.
   */
  | {
      kind: 'measuring'
      form: 'compare' | 'units' | 'ruler' | 'convert' | 'convert-stories'
      unit: 'step' | 'inch' | 'half-inch' | 'quarter-inch' | 'centimeter' | 'millimeter'
      /** On rulers: how much longer one of two is, and bars without a ruler. All begin at 0. */
      compare?: true
    }
  /** No bar begins at the 0 of its ruler. */
  | { kind: 'measuring'; form: 'not-from-zero'; unit: 'inch' | 'centimeter' }
  /** `shade` a part, `set` takes a part of a group of things, `equivalent` fills a missing top or bottom number. */
  | { kind: 'fraction-shapes'; form: 'partition' | 'shade' | 'set' | 'equivalent'; denominators: number[] }
  /**
   * Flat and solid shapes by their properties. `symmetry` asks for the lines of symmetry, of regular shapes only of
   * triangles and squares; `regular-symmetry` of those up to eight sides, with a few others. `every-name` asks for all
   * the names that fit a drawn quadrilateral, `properties` for what it has and all its names, `pairs` how two are alike
   * and different.
   */
  | {
      kind: 'shapes'
      form:
        | 'name'
        | 'sides'
        | 'solids'
        | 'quadrilaterals'
        | 'every-name'
        | 'properties'
        | 'pairs'
        | 'symmetry'
        | 'regular-symmetry'
    }
  /**
   * `classify` right, acute, obtuse; `measure` on a drawn protractor; `missing` finds a part of a whole angle.
   * `name-and-split` has both; `named-parts` finds the part and classifies it.
   */
  | { kind: 'angles'; form: 'classify' | 'measure' | 'missing' | 'name-and-split' | 'named-parts' }
  /**
   * First quadrant. `path` follows steps from point to point; `plot-and-path` marks points and tells ways between them;
   * `path-back` asks where a way began. `patterns` lists two number patterns, marks their pairs and tells how they are
   * related; `shifted-patterns` those of which one is times the other and some more.
   */
  | {
      kind: 'coordinates'
      form: 'read' | 'plot' | 'path' | 'path-back' | 'plot-and-path' | 'patterns' | 'shifted-patterns'
      size: 6 | 8 | 10 | 12
    }
  /** Figures on squares, or stacks of cubes, counted and calculated. `rectangles`: no other figures. */
  | { kind: 'unit-squares'; form: 'area' | 'perimeter' | 'both' | 'cubes'; size: 6 | 8 | 10; rectangles?: true }
  /** Blocks of two boxes of unit cubes beside each other. */
  | { kind: 'unit-squares'; form: 'joined-cubes'; size: 6 }
  /** Tallies to count, draw and compare. */
  | { kind: 'tally-chart'; categories: 2 | 3 | 4; upTo: number }
  /**
   * Measures over a line; `parts` 1 for whole units, 2, 4 or 8 for parts of one. `own`: an empty table and line for
   * five measures of the child's own, in inches, with open questions; no eighths. `measured`: drawn bars to measure with
   * the child's ruler in inches and to plot; with `apart` the child tells how much longer the longest is.
   */
  | { kind: 'line-plot'; form?: 'read'; parts: 1 | 2 | 4 | 8 }
  | { kind: 'line-plot'; form: 'own'; parts: 1 | 2 | 4 }
  | { kind: 'line-plot'; form: 'measured'; parts: 1 | 2 | 4; apart?: true }
  /**
   * What comes next, what is missing, what is the rule; `copy`: a row, whose part that comes again has three, is copied
   * before it goes on. `number-and-later` asks at last which of three numbers can come in a row.
   */
  | { kind: 'patterns'; form: 'repeat' | 'grow' | 'number' | 'number-and-later'; upTo: number; copy?: true }
  /** Rows to copy and to go on in, whose part that comes again has two shapes. */
  | { kind: 'patterns'; form: 'repeat'; upTo: number; copy: true; twoParts: true }
  /** In and out boxes with one rule, or two steps of rules. */
  | { kind: 'function-table'; rules: ('add' | 'subtract' | 'multiply' | 'two-step')[]; upTo: number }
  /** Scales in balance: what does one thing weigh, what must be added? */
  | { kind: 'balance-scales'; form: 'missing' | 'weights'; upTo: number }
  /** A rectangle split by place value, for products. */
  /** `estimate`: first both sides, of two or three digits, are rounded to tens and multiplied. */
  | { kind: 'area-model'; left: [number, number]; right: [number, number]; estimate?: true }
  /** Division in steps with blanks to fill, checked by multiplying. */
  | { kind: 'long-division'; dividend: [number, number]; divisor: [number, number]; remainder: boolean }
  /** Hundred squares: name, shade, compare, order, or name and compare. Three places only to compare, in 5th grade. */
  | { kind: 'decimal-grid'; form: 'name' | 'shade' | 'compare' | 'name-and-compare'; places: 1 | 2 | 3 }
  /** Numbers from one up: name, write, compare and order. */
  | { kind: 'decimal-grid'; form: 'past-one'; places: 2 }
  | { kind: 'sudoku'; size: 4 | 6 | 9; signs: 'pictures' | 'numbers' }
  /** `square`: rows, columns and diagonals of equal sum; `pyramid`: each stone is the sum of the two below. */
  | { kind: 'sum-shapes'; form: 'square' | 'pyramid'; upTo: number }
  /** One way through a field of numbers, by a rule. */
  | {
      kind: 'number-maze'
      rule: 'count-on' | 'count-back' | 'skip' | 'even' | 'multiples' | 'bigger'
      by?: number
      /** Decimals are for `bigger`. */
      of?: 'whole' | 'decimal'
      upTo: number
    }
  /** Squares to fill by the lengths of their runs; a picture appears. */
  | { kind: 'nonogram'; size: 5 | 8 | 10 }
  /** A latin square with cages that carry a result. */
  | { kind: 'cage-puzzle'; size: 3 | 4 | 5; operations: ('add' | 'subtract' | 'multiply' | 'divide')[] }
  /** Who has which? Clues decide. */
  | { kind: 'logic-grid'; size: 3 | 4; categories: 2 | 3 }
  /** Runs of different numbers, across and down, with their sums. */
  | { kind: 'cross-sums'; size: 3 | 4 | 5 }
  /** Regions to color by the result of their sum or product. */
  | { kind: 'color-by-number'; operation: 'count' | 'add' | 'subtract' | 'multiply' | 'divide'; upTo: number }
