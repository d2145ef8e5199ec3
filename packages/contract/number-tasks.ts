/** One sort of exercise on a number-practice page. Numbers are whole unless the name says otherwise. */
export type NumberTask =
  /** Count drawn things in ten frames. */
  | { do: 'count'; from: number; upTo: number }
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
    }
  /** To a number of two digits only full tens or only ones are added. */
  | { do: 'add'; form: 'row'; upTo: number; second: 'tens' | 'ones' }
  | { do: 'multiply'; form: 'array' | 'row' | 'column'; left: [number, number]; right: [number, number] }
  | { do: 'divide'; form: 'row' | 'remainder'; divisor: [number, number]; quotient: [number, number] }
  /** A number row with blanks; one rule, constant step (negative counts down). */
  | { do: 'sequence'; step: number; from: number; upTo: number }
  /** Write <, > or =. */
  | { do: 'compare'; upTo: number }
  /** `347 = 3 hundreds, 4 tens, 7 ones`, one digit asked for. */
  | { do: 'place-value'; upTo: number }
  | { do: 'round'; to: 10 | 100 | 1000; upTo: number }
  /** `Is 387 + 219 about 600 or about 500?`: both numbers are rounded to check a given sum or difference. */
  | { do: 'round-to-check'; of: 'sum' | 'difference'; to: 10 | 100 | 1000; upTo: number }
  /** The same for a product of two numbers from 12 up; both are rounded to tens. `upTo` bounds the numbers. */
  | { do: 'round-to-check'; of: 'product'; upTo: number }
  /** `3 times the sum of 4 and 5`: write it with signs, then work it out. `upTo` bounds every result. */
  | { do: 'write-expression'; upTo: number }
  /** Name the shaded part of a bar or circle. */
  | { do: 'name-fraction'; denominators: number[] }
  | { do: 'compare-fractions'; denominators: number[] }
  /** `pastOne`: every sum, or what is taken from, is more than one whole, with mixed numbers in the answers. */
  | { do: 'add-fractions' | 'subtract-fractions'; denominators: number[]; like: boolean; pastOne?: true }
  /** `fraction`: 2/3 of 4/5, hardly a top number is 1. `whole`: a whole number times a fraction. */
  | { do: 'multiply-fractions'; by: 'fraction' | 'whole'; denominators: number[] }
  /** `places` decimal places. */
  | { do: 'add-decimals' | 'subtract-decimals'; places: 1 | 2 | 3; upTo: number }
  /** From a drawn rectangle (area, perimeter) or box (volume), sides labelled in units. */
  | { do: 'area' | 'perimeter' | 'volume'; upTo: number }
