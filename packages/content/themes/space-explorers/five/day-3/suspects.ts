import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'radio',
    name: 'a tired radio',
    ruledOut: "Not a tired radio: Acorn's last beeps were as loud as ever.",
  },
  {
    id: 'storm',
    name: 'a storm on the Sun',
    ruledOut: 'Not a storm on the Sun: all other calls come in clearly.',
  },
  {
    id: 'wing',
    name: 'our power wing',
    ruledOut: 'Not our power wing: dishes on Earth lost Acorn, too. No wing hangs there.',
  },
  {
    id: 'ship',
    name: 'a ship',
    ruledOut: 'Not a ship: no ship is as big as the dark spot.',
  },
  {
    id: 'dust',
    name: 'a dust cloud',
    ruledOut: 'Not a dust cloud: its edge would be blurred. This spot is sharp and round.',
  },
]
