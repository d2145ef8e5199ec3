import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Air Pencil',
    text: 'Your arm is a pencil, and the air is your page. Draw a house from your toes up toward the ceiling. Squat for the door and stretch for the chimney. Now draw a whale with the other arm. Draw six big things. Erase them with slow, wide sweeps and breathe.',
  },
  {
    title: 'A Line Goes Walking',
    text: 'The artist Paul Klee wrote of a line out for a walk. Walk it heel to toe: straight, wavy, zigzag, ten steps each. After each, stop as a dot on one foot for five counts. Draw it all three times. Curl up as the last dot and rest.',
  },
  {
    title: 'Dots, Dashes, Loops',
    text: 'Warm up your drawing hands. Poke eight dots in the air. Pull eight long dashes from side to side. Draw eight loops with both hands at once. Do five rounds: one giant, one tiny, three as you choose. Then trace your fingers: breathe in going up, breathe out going down.',
  },
]
