import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  { id: 'cup', name: 'cup', ruledOut: 'Not a cup: with its open end up, it tips over.' },
  { id: 'lamp', name: 'lamp', ruledOut: 'Not a lamp: there is no place in it for a light.' },
  { id: 'hat', name: 'hat', ruledOut: 'Not a hat: it is hard and fits no head here.' },
  { id: 'hiker', name: 'a hiker', ruledOut: 'Not a hiker: the flour has no boot print.' },
  { id: 'river', name: 'the river', ruledOut: 'Not the river: its mud is gray, and ours is brown.' },
]
