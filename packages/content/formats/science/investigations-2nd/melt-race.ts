import type { Format } from '../../../types.ts'

export const meltRace: Format = {
  id: 'science.melt-race',
  subject: 'science',
  title: 'Melt Race',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: '2nd', to: '2nd' },
  skills: ['science.2.warm-and-cool'],
  materials: [
    { name: 'ice', quantity: '2 equal cubes', core: true },
    { name: 'bowls', quantity: '2 of the same kind', core: true },
    { name: 'water', quantity: '2 cups, cool', core: true },
    { name: 'spoons', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Predict which ice for {hero} will melt first. Look three times and compare. Tell if the change can go back. Choose: draw it in the air or act as the ice.',
      earned: true,
      inShort: {
        you: 'Now call: look!',
        child: 'Compares the ice in both bowls. Predicts how big each cube will be at the next look.',
        end: 'Ask: can both turn to ice again? (in a freezer)',
      },
      round:
        'Your child says {answer}. You call: look! The cube in the water is smaller. Your child predicts: smaller still next time.',
      steps: [
        'Get out ice, bowls and water. Pour the water into one bowl. Your child predicts which ice melts first and adds the cubes.',
        'Water brings the wet cube more heat. Wrong? Work it out together.',
      ],
      further: 'Name hot cheese toast, buttered popcorn, a chip cookie. Which part goes back? (cheese, butter, chips)',
      say: 'One is wet, one is dry. Which one melts first?',
      success: 'The wet cube melts first, and your child tells that both could freeze again.',
      materials: [
        { name: 'ice', quantity: '2 equal cubes', core: true },
        { name: 'bowls', quantity: '2 of the same kind', core: true },
        { name: 'water', quantity: '1 cup, cool', core: true },
      ],
    },
    {
      title: 'Warm or Cool',
      child:
        'Test if warm water melts ice faster. Predict first. Lift both cubes three times. Can the water turn back? Choose for {friend}: act as the warm cube or the cool one.',
      earned: true,
      inShort: {
        you: 'Count slowly to twenty.',
        child: 'Lifts both cubes with the spoon, compares and predicts how big each will be next time.',
        end: 'Ask: how could both change back? (in a freezer)',
      },
      round:
        'Your child says {answer}. You count. Your child lifts both: the cube in warm water is smaller. It will be smaller still!',
      steps: [
        'Get out ice, bowls, water and spoons. After the example, fill one bowl cool, one with warm tap water. Your child predicts which cube melts first and drops in both.',
        'Wrong? Work it out together.',
      ],
      further: 'Your child names a hot food of two parts: which part goes back, which not?',
      say: 'Which water warms its ice more?',
      success: 'The cube in warm water melts faster, and your child tells that its water can freeze again.',
      materials: [
        { name: 'ice', quantity: '2 equal cubes', core: true },
        { name: 'bowls', quantity: '2 of the same kind', core: true },
        { name: 'water', quantity: '1 cup cool, 1 cup warm', core: true },
        { name: 'spoons', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'ice and drips',
      adultNote: 'Stay close: hold ice for a few seconds only, keep it out of mouths and wipe up drips.',
    },
  ],
}
