/** One sort of exercise on a number-practice page. Numbers are whole unless the name says otherwise. */
export type NumberTask =
  /** Count drawn things in ten frames; `scattered`: rings that lie anywhere, crossed out while they are counted. */
  | { do: 'count'; from: number; upTo: number; scattered?: true }
  /**
   * `upTo` bounds every number of the item. `missing` leaves out an addend, minuend or subtrahend. `crossesTen`: every
   * item goes past a ten, not only to it (8 + 5, 13 − 5; up to 100 also 47 + 28).
   */
  | {
      do: 'add' | 'subtract'
      form: 'pictures' | 'row' | 'column' | 'missing'
      upTo: number
      regroup?: boolean
      crossesTen?: true
      /** In columns: most open a place over a zero, `804 − 267`. Without it none does so up to 1,000. */
      overZero?: true
      /** In columns: first both numbers are rounded to this and the answer is told by and large. */
      estimate?: 10 | 100 | 1000
    }
  /** To a number of two digits only full tens or only ones are added. */
  | { do: 'add'; form: 'row'; upTo: number; second: 'tens' | 'ones' }
  /** `2 + 8`, numbers to 10: go on from the greater one. */
  | { do: 'start-with-bigger'; upTo: 10 }
  /** 1 to 3 are taken from a number to 10, which the child draws and crosses out while counting back. */
  | { do: 'steps-back'; upTo: 10 }
  /** `19 − 16` beside `19 − 2`: is counting up shorter, or going back? */
  | { do: 'up-or-back'; upTo: 20 }
  /** `estimate`, in columns: first both factors are rounded, to tens or with four digits to hundreds, and multiplied. */
  | {
      do: 'multiply'
      form: 'array' | 'row' | 'column'
      left: [number, number]
      right: [number, number]
      estimate?: true
    }
  | { do: 'divide'; form: 'row' | 'remainder'; divisor: [number, number]; quotient: [number, number] }
  /** A number row with blanks; one rule, constant step (negative counts down). */
  | { do: 'sequence'; step: number; from: number; upTo: number }
  /** Write <, > or =. */
  | { do: 'compare'; upTo: number }
  /** `347 = 3 hundreds, 4 tens, 7 ones`, one digit asked for. */
  | { do: 'place-value'; upTo: number }
  /** `nines`: all numbers have a 9 in that place, and as many as not are rounded up past it, `2,967` to `3,000`. */
  | { do: 'round'; to: 10 | 100 | 1000 | 10_000 | 100_000; upTo: number; nines?: true }
  /** `Is 387 + 219 about 600 or about 500?`: both numbers are rounded to check a given sum or difference. */
  | { do: 'round-to-check'; of: 'sum' | 'difference'; to: 10 | 100 | 1000; upTo: number }
  /** The same for a product of two numbers from 12 up; both are rounded to tens. `upTo` bounds the numbers. */
  | { do: 'round-to-check'; of: 'product'; upTo: number }
  /** `3 times the sum of 4 and 5`: write it with signs, then work it out. `upTo` bounds every result. */
  | { do: 'write-expression'; upTo: number }
  /** The same for a story: `2 boxes of 6 eggs and 3 more eggs`. */
  | { do: 'story-expression'; upTo: number }
  /** `4 + 3 × (9 − 2)`: what comes first? */
  | { do: 'evaluate-expression'; upTo: number }
  /** All factor pairs of a number, and whether it is prime. */
  | { do: 'factor-pairs'; from: number; upTo: number }
  /** `Start at 5 and add 7`: write six numbers, and find the one that fits two clues. */
  | { do: 'rule-and-clues'; upTo: number }
  /**
   * In columns: sums with and without a new ten, which the child tells; differences that are proved by adding, to 20 in
   * rows.
   */
  | { do: 'add-new-ten' | 'subtract-and-check'; upTo: number }
  /**
   * `8 + 5 = 8 + 2 + 3 = 13` and `13 − 5 = 13 − 3 − 2 = 8`, numbers to 20; `start-near-ten`: `5 + 8`, where the child
   * also writes which number comes first.
   */
  | { do: 'make-ten' | 'start-near-ten' | 'back-to-ten'; upTo: 20 }
  /** `34 + 5` beside `34 + 50`. */
  | { do: 'tens-or-ones'; upTo: number }
  /** Drawn things, of which the child crosses out what is taken away. */
  | { do: 'cross-out'; upTo: number }
  /** Two drawn groups: the one with more and the one with fewer. */
  | { do: 'more-and-fewer'; upTo: number }
  /** Two ten frames, one of them full: `10 + 4 = 14`; `bare`: numerals alone, `10 + __ = 14`. */
  | { do: 'ten-and-more'; upTo: 19; bare?: true }
  /** A drawn shape: how many sides and corners it has, and its name. */
  | { do: 'sides-and-name' }
  /** A number row with its rule, and one of its numbers to find by clues. */
  | { do: 'row-and-clues'; upTo: number }
  /** Name the shaded part of a bar or circle. */
  | { do: 'name-fraction'; denominators: number[] }
  /**
   * `both`: both must be renamed, as neither one half nor the number of parts decides. `same`: all have parts of one size, or
   * as many parts.
   */
  | { do: 'compare-fractions'; denominators: number[]; both?: true; same?: 'size' | 'count' }
  /**
   * `pastOne`: every sum of two fractions is more than one whole (`answers`), or mixed numbers are added and the parts make
   * a whole more, or taken away and a whole is opened (`all`).
   */
  | { do: 'add-fractions'; denominators: number[]; like: boolean; pastOne?: 'answers' | 'all' }
  | { do: 'subtract-fractions'; denominators: number[]; like: boolean; pastOne?: 'all' }
  /**
   * `fraction`: 2/3 of 4/5, hardly a top number is 1. `whole`: a whole number times a fraction. `number`: 2/3 of 12,
   * at last 3/4 of 10 too.
   */
  | { do: 'multiply-fractions'; by: 'fraction' | 'whole' | 'number'; denominators: number[] }
  /** `places` decimal places. */
  | { do: 'add-decimals' | 'subtract-decimals'; places: 1 | 2 | 3; upTo: number }
  /** From a drawn rectangle (area, perimeter, or both of each) or box (volume), sides labelled in units. */
  | { do: 'area' | 'perimeter' | 'area-and-perimeter' | 'volume'; upTo: number }
