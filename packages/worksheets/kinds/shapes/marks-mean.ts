const plain = 'Sides with the same small marks are equally long. A small square marks a square corner.'

/** What the marks on the sides of a shape say, printed over the shapes. */
export const marksMean = { plain, withArrows: `${plain} Sides with the same arrows are parallel.` } as const
