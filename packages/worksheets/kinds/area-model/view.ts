export interface Product {
  /** Number on the page, or `Example`. */
  label: string
  /** `6 rows of 18 shells` */
  story: string
  figure: string
  /** `6 × 18 =` */
  lead: string
  /** The parts to add, where there is one row of parts; `value` is empty for the child. */
  parts: { sign: string; value: string }[]
  /** Between the parts and the product. */
  equals: string
  /** Empty for the child. */
  product: string
  /** A line for the product of both sides rounded; `value` is empty for the child. */
  about: { value: string } | null
}

export interface AreaModelView {
  items: Product[]
}
