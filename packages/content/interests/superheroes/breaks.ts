import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Hold Up the Bridge',
    text: 'The bridge sags, and a superhero is needed. Stand wide, sink low and press both palms up for five counts. Lean left and right as the cars roll over. Do it eight times. Here comes a bus full of tubas! Press for ten. Set the bridge down gently and breathe out.',
  },
  {
    title: 'The Slow-Motion Rescue',
    text: 'Your superpower is slowing time. An egg is falling. Step out in slow motion and catch it after eight counts. Set it down safely. Now stand on one leg and reach for a stranded kitten. Save eight things, on both sides. Choose the last one. Let time stop, and rest.',
  },
  {
    title: 'Mask, Cape, Belt, Boots',
    text: 'Dress like a superhero in four beats. Mask: touch your cheeks. Cape: shoulders. Belt: waist. Boots: toes. Do it eight times, a little quicker each time. Then do it backward, eight times. Do four in a whisper. Now hide who you are: sit down and breathe like anybody.',
  },
]
