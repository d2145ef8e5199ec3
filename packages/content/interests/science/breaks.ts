import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Solid, Liquid, Gas',
    text: 'In a solid, tiny particles jiggle in place. Stand stiff and jiggle for ten counts. In a liquid, they slide past each other. Sway and flow for ten. In a gas, they spread out. Take ten big steps, arms wide. Change five times. Cool down to a quiet solid and breathe.',
  },
  {
    title: 'Long and Short Pendulums',
    text: 'A short pendulum swings faster than a long one. Lay one hand on a wall. Swing a straight leg six times, then a bent one six times. Which felt quicker? Test the other leg. Test each leg twice. Let the last swing shrink until it stops, and breathe out.',
  },
  {
    title: 'The Heartbeat Lab',
    text: 'Lay a hand on your chest and feel your heart. Tap your knee along with it, twenty beats. March on the spot for fifty steps. Choose your guess: faster, slower or the same? Test it. Breathe in for three counts and out for five, six times. Test your heart once more.',
  },
]
