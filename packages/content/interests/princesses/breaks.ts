import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Raise the Drawbridge',
    text: 'The princess raises the castle bridge herself. Turn the heavy crank with both arms, ten big circles. Pull the chain hand over hand, ten times. A guest! Turn the crank backward to let it down. Choose who comes: a dragon or a pizza. Do it three times. Lean back and rest your royal arms.',
    older:
      'Many drawbridges had heavy counterweights, so a few hands could lift them. You have none. Lie down, knees bent. Raise your hips in six counts, hold for six, lower for six. Do four. Do two more with one leg straight, then two with the other. Lie flat and take five slow breaths.',
  },
  {
    title: 'The Five-Pound Crown',
    text: 'Some real crowns weigh nearly five pounds. Imagine one on your head. Walk eight slow, tall steps. Stand on one foot for five counts to greet the frog ambassador. Choose: bow or curtsy, back straight. Greet six ambassadors. Take off the crown, roll your shoulders and breathe out.',
    older:
      "Britain's coronation crown weighs nearly five pounds. Nobody nods. Keep your chin level and your eyes on one spot. Kneel down in eight counts, without hands, and rise in eight. Walk six slow steps. Do four rounds and change the leading knee. How often did you look down? Roll your shoulders and breathe out.",
  },
  {
    title: 'Royal Wave Lessons',
    text: 'Every princess in training starts with the wave. Turn only your wrist, ten slow turns for each hand. Next, open your fingers like a fan, one by one, eight times. Last, clap politely: three soft, one loud. Take all three lessons four times. Wave yourself to sleep, slower and slower.',
    older:
      'In a long parade, a small wave saves strength. Turn one wrist on every beat. With the other hand, open and close the fingers every second beat. Do forty beats and change hands. Next, stand on one foot for twenty of each. Smiling is optional. Let both hands sink and take five slow breaths.',
  },
]
