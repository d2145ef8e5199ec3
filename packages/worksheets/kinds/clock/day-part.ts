interface DayPart {
  says: string
  half: 'a.m.' | 'p.m.'
}

/** What people say of a time that a dial shows, by its hour; 12 stands as 0. */
const partsOf: Record<number, [DayPart, DayPart]> = {
  0: [pm('just past noon'), am('just past midnight')],
  1: [pm('after lunch'), am('deep in the night')],
  2: [pm('after lunch'), am('deep in the night')],
  3: [pm('after school'), am('deep in the night')],
  4: [pm('after school'), am('before sunrise')],
  5: [pm('before supper'), am('before breakfast')],
  6: [pm('in the evening'), am('before breakfast')],
  7: [pm('in the evening'), am('at breakfast')],
  8: [pm('at bedtime'), am('in the morning')],
  9: [pm('late at night'), am('in the morning')],
  10: [pm('late at night'), am('in the morning')],
  11: [pm('late at night'), am('before lunch')],
}

/** Times before noon and from noon on take turns. */
export function dayPart(minutes: number, index: number): DayPart {
  const [afternoon, morning] = partsOf[Math.floor(minutes / 60) % 12] ?? [pm('after lunch'), am('in the morning')]
  return index % 2 === 0 ? afternoon : morning
}

function am(says: string): DayPart {
  return { says, half: 'a.m.' }
}

function pm(says: string): DayPart {
  return { says, half: 'p.m.' }
}
