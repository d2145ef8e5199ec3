import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  { id: 'wind', name: 'the wind', ruledOut: 'Not the wind: it never sets a pebble right on a bench.' },
  { id: 'pip', name: 'Pip', ruledOut: 'Not Pip: no webbed print was near our pebble.' },
  { id: 'hunger', name: 'hunger', ruledOut: 'Not hunger: the visitor left every cracker where it was.' },
  { id: 'thief', name: 'a thief', ruledOut: 'Not a thief: for each thing that went, one came.' },
]
