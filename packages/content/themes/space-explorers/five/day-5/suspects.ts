import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'comet',
    name: 'a crumb of the comet',
    ruledOut: 'Not a crumb of the comet: Acorn rattled before it got there.',
  },
  {
    id: 'part',
    name: 'a loose part',
    ruledOut: 'Not a loose part: Kenji counts them all, and none is missing.',
  },
  {
    id: 'ice',
    name: 'an ice ball',
    ruledOut: 'Not an ice ball: in our warm bay it would have melted.',
  },
  {
    id: 'pebble',
    name: 'a Moon pebble',
    ruledOut: 'Not a Moon pebble: a stone of that size is far heavier.',
  },
  {
    id: 'button',
    name: 'a lost button',
    ruledOut: 'Not a lost button: a button is flat, and this is plump.',
  },
]
