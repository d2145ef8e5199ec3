import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Air Pencil',
    text: 'Your arm is a pencil, and the air is your page. Draw a house from your toes up toward the ceiling. Squat for the door and stretch for the chimney. Now draw a whale with the other arm. Draw six big things. Erase them with slow, wide sweeps and breathe.',
    older:
      'Leonardo da Vinci filled whole notebooks with mirror writing. Write your first name in the air, with both hands at once. One hand writes normally, the other mirrored. Do it giant, then tiny, then on one leg. Write your last name the same way. Can you still read it? Lower your arms and breathe.',
  },
  {
    title: 'A Line Goes Walking',
    text: 'The artist Paul Klee wrote of a line out for a walk. Walk it heel to toe: straight, wavy, zigzag, ten steps each. After each, stop as a dot on one foot for five counts. Draw it all three times. Curl up as the last dot and rest.',
    older:
      'The artist Paul Klee wrote of a line out for a walk. Walk a square heel to toe, eight steps a side. Keep your eyes on the ceiling. Does the line meet its start? Measure the gap in feet. Try a triangle, a circle and an eight. Stand on the last dot and breathe.',
  },
  {
    title: 'Dots, Dashes, Loops',
    text: 'Warm up your drawing hands. Poke eight dots in the air. Pull eight long dashes from side to side. Draw eight loops with both hands at once. Do five rounds: one giant, one tiny, three as you choose. Then trace your fingers: breathe in going up, breathe out going down.',
    older:
      'One side of your brain steers the opposite side of your body. Sit and circle your right foot clockwise. Draw a 6 in the air with your right hand. What did the foot do? Try the left hand, then the left foot. Test each pair ten times. Lie back and take five slow breaths.',
  },
]
