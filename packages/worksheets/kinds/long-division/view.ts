export interface Division {
  /** Number on the page, or `Example`. */
  label: string
  /** What is shared, such as "135 ropes, 4 loads". */
  story: string
  figure: string
  /** `135 ÷ 4 =` */
  lead: string
  /** Empty for the child. */
  quotient: string
  /** What stands before the remainder; null where nothing is left over. */
  remainder: { sign: string; value: string } | null
  /** The check by multiplying: `times` is the divisor; `result` is empty for the child. None where the remainder is asked about. */
  check: { times: string; result: string } | null
  /** In place of the check: what is missing until every load has one more. */
  means: { before: string; after: string } | null
}

export interface LongDivisionView {
  items: Division[]
}
