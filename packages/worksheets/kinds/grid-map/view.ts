/** What is printed: the map, its key and compass, and the questions. */
export interface GridMapView {
  map: string
  compass: string
  key: { symbol: string; name: string }[]
  /** "1 square = 5 steps"; only where distance is asked. */
  scale: string | null
  example: { ask: string; answer: string }
  questions: MapQuestionView[]
}

export interface MapQuestionView {
  label: string
  ask: string
  /** A line to write on, with what stands behind it. */
  write: { unit: string } | null
  /** Words to circle one of, instead of a line. */
  circle: string[] | null
}
