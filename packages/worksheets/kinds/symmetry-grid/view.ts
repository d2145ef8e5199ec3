/** What is printed: one grid with a mirror line, or a grid with the picture and one to draw in. */
export interface SymmetryGridView {
  mirror: { figure: string } | null
  /** `size` is `same` or `twice`: how large the squares of `own` are. `free` is for a picture of the child's own. */
  pair: { model: string; own: string; size: string; free: string | null } | null
  example: string
  questions: { label: string; ask: string }[]
}
