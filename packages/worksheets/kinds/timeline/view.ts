/** What is printed: the drawn line, perhaps cards to put in order, and the questions. */
export interface TimelineView {
  figure: string
  /** In no order; one of them has its number already. Empty where the events stand on the line. */
  cards: EventCard[]
  /** The first question, done; null where a card is. */
  example: { ask: string; answer: string } | null
  questions: TimelineQuestionView[]
}

export interface EventCard {
  letter: string
  when: string
  what: string
  /** "1" on the card that is done, else empty. */
  number: string
}

export interface TimelineQuestionView {
  label: string
  ask: string
  /** A line to write on, with what stands behind it. */
  write: { unit: string } | null
  /** Words to circle one of, instead of a line. */
  circle: string[] | null
}
