import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'The Factory Arm',
    text: 'A factory robot makes the same moves again and again. Bend, grip, lift, turn, set down: one beat each. Do eight to the left and eight to the right. Error! Hiccups for five counts. Start over and do it all once more. Slow down, move by move, until the power is off.',
    older:
      "Many factory robots hit the same point again within a hair's width. Close your eyes. With one hand, touch nose, far knee, far ear and far elbow. Take two counts for each. Do eight rounds, then eight with the other hand. Every miss adds a round. Open your eyes and take three slow breaths.",
  },
  {
    title: 'Two-Legged Test',
    text: 'Walking on two legs is hard for robots. Shift your weight, lift one foot and wait three beeps. Set it down. Take sixteen steps like that. Then stand on one foot and scan slowly left and right. Scan four times on each foot. Roll to the charger, sit and hum until you are full.',
    older:
      'Every step is a small fall that your other foot catches. No wonder that walking robots tumble. Walk so slowly that you never fall: eight counts a step. Freeze at count four, one foot up. Take eight steps, then eight with folded arms. Count the stumbles. Stand still and breathe slowly, five times.',
  },
  {
    title: 'Ones and Zeros',
    text: 'Deep inside a robot, signals are ones and zeros. A fist is zero, an open hand is one. Show zero zero, zero one, one zero, one one. You have counted from nothing to three! Do it ten times, then ten times backward. End on zero zero and take three slow breaths.',
    older:
      'Four switches can count from zero to fifteen. Right heel up is one, left heel two. Right arm up is four, left arm eight. Add them to make every number, three counts each. At fifteen, everything is up. Count back down to zero. Stand there, switched off, for five slow breaths.',
  },
]
