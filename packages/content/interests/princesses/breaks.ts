import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Raise the Drawbridge',
    text: 'The princess raises the castle bridge herself. Turn the heavy crank with both arms, ten big circles. Pull the chain hand over hand, ten times. A guest! Turn the crank backward to let it down. Choose who comes: a dragon or a pizza. Do it three times. Lean back and rest your royal arms.',
  },
  {
    title: 'The Five-Pound Crown',
    text: 'Some real crowns weigh nearly five pounds. Imagine one on your head. Walk eight slow, tall steps. Stand on one foot for five counts to greet the frog ambassador. Choose: bow or curtsy, back straight. Greet six ambassadors. Take off the crown, roll your shoulders and breathe out.',
  },
  {
    title: 'Royal Wave Lessons',
    text: 'Every princess in training starts with the wave. Turn only your wrist, ten slow turns for each hand. Next, open your fingers like a fan, one by one, eight times. Last, clap politely: three soft, one loud. Take all three lessons four times. Wave yourself to sleep, slower and slower.',
  },
]
