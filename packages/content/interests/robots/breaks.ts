import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'The Factory Arm',
    text: 'A factory robot makes the same moves again and again. Bend, grip, lift, turn, set down: one beat each. Do eight to the left and eight to the right. Error! Hiccups for five counts. Start over and do it all once more. Slow down, move by move, until the power is off.',
  },
  {
    title: 'Two-Legged Test',
    text: 'Walking on two legs is hard for robots. Shift your weight, lift one foot and wait three beeps. Set it down. Take sixteen steps like that. Then stand on one foot and scan slowly left and right. Scan four times on each foot. Roll to the charger, sit and hum until you are full.',
  },
  {
    title: 'Ones and Zeros',
    text: 'Deep inside a robot, signals are ones and zeros. A fist is zero, an open hand is one. Show zero zero, zero one, one zero, one one. You have counted from nothing to three! Do it ten times, then ten times backward. End on zero zero and take three slow breaths.',
  },
]
