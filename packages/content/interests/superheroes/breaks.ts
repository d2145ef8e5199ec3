import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Hold Up the Bridge',
    text: 'The bridge sags, and a superhero is needed. Stand wide, sink low and press both palms up for five counts. Lean left and right as the cars roll over. Do it eight times. Here comes a bus full of tubas! Press for ten. Set the bridge down gently and breathe out.',
    older:
      'An arch stands because every part presses on the next. Set hands and feet on the floor and lift your hips high. Hold for ten counts. Lift one foot for five, then the other. Tap each shoulder once with the opposite hand. Rest for ten. Do four rounds, then lie flat and breathe.',
  },
  {
    title: 'The Slow-Motion Rescue',
    text: 'Your superpower is slowing time. An egg is falling. Step out in slow motion and catch it after eight counts. Set it down safely. Now stand on one leg and reach for a stranded kitten. Save eight things, on both sides. Choose the last one. Let time stop, and rest.',
    older:
      'An egg falls four feet in half a second. You get forty times as long. Step forward and reach for the floor in twenty even counts. Come back up in twenty. Do three, changing sides, and never stop. The egg will be fine. Stand still and let out five slow breaths.',
  },
  {
    title: 'Mask, Cape, Belt, Boots',
    text: 'Dress like a superhero in four beats. Mask: touch your cheeks. Cape: shoulders. Belt: waist. Boots: toes. Do it eight times, a little quicker each time. Then do it backward, eight times. Do four in a whisper. Now hide who you are: sit down and breathe like anybody.',
    older:
      'Four moves can be put into 24 different orders. Cheeks are one, shoulders two, waist three, toes four. Touch all four in one order, then in a new one. How many orders can you do without a repeat? Cross your arms for every second one. Stop at 24, stand still and breathe out.',
  },
]
