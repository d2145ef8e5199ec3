import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Solid, Liquid, Gas',
    text: 'In a solid, tiny particles jiggle in place. Stand stiff and jiggle for ten counts. In a liquid, they slide past each other. Sway and flow for ten. In a gas, they spread out. Take ten big steps, arms wide. Change five times. Cool down to a quiet solid and breathe.',
    older:
      'Particles of air race around at about 1,000 miles an hour. Solid: hold a plank on hands or knees for fifteen counts. Liquid: rise in fifteen, never stopping. Gas: step lightly on the spot, thirty quick steps. Flow back down in fifteen. Do two rounds. Lie still and let your breath settle.',
  },
  {
    title: 'Long and Short Pendulums',
    text: 'A short pendulum swings faster than a long one. Lay one hand on a wall. Swing a straight leg six times, then a bent one six times. Which felt quicker? Test the other leg. Test each leg twice. Let the last swing shrink until it stops, and breathe out.',
    older:
      'To swing half as often, a pendulum needs four times the length. Rest one hand on a wall. How many free swings does a straight leg make in three breaths? Guess, then count. Bend the knee and test again. Test both legs and both arms. Let the last swing fade and breathe out.',
  },
  {
    title: 'The Heartbeat Lab',
    text: 'Lay a hand on your chest and feel your heart. Tap your knee along with it, twenty beats. March on the spot for fifty steps. Choose your guess: faster, slower or the same? Test it. Breathe in for three counts and out for five, six times. Test your heart once more.',
    older:
      'A heart beats about 100,000 times a day. Feel your pulse. How many beats fit into one slow breath out? Guess how many after eighty high steps on the spot. March, then count. Count again at every third breath. Which breath brings the first number back? Sit and enjoy the result.',
  },
]
