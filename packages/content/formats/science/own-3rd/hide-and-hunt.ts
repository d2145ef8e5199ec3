import type { Format } from '../../../types.ts'

export const hideAndHunt: Format = {
  id: 'science.hide-and-hunt',
  subject: 'science',
  title: 'Hide and Hunt',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: '3rd', to: '3rd' },
  skills: ['science.3.adaptations'],
  materials: [
    { name: 'newspapers', quantity: '1 page', core: true, substitute: 'a flyer or a printed bag' },
    { name: 'paper', quantity: '1 sheet, white', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Look away and answer, then hunt moths for {hero}. Choose your hand, left or right, and keep to it. Count who is left.',
      inShort: {
        you: 'Scatter all moths on the page while your child looks away. Ask a question. Count to 5.',
        child: 'Answers and turns. With one hand, picks up single moths until 5. Counts both kinds left and says why.',
      },
      round:
        'Your child says {answer}, turns and hunts. Five! More printed moths are left, because they are hard to see.',
      steps: [
        'Get out newspapers and paper. Tear 8 thumb-sized moths from a page edge, 8 from a white sheet. Lay the page flat.',
      ],
      further: 'After each hunt ask: where would this color not help? (such as on snow)',
      say: 'Here comes a hungry bird. Which moths hide best?',
      success: 'Your child explains from the counts that a matching color hides a moth.',
    },
    {
      title: 'You Are the Bird',
      child:
        'Hide moths at {place} while your grown-up looks away. Choose their ground: print or snow. Count to five, then count who is left. Tell {friend} why.',
      inShort: {
        you: 'Ask a question and look away. Then hunt: pick up moths, one by one, until 5.',
        child: 'Answers. Lays 6 moths on the page or the snow, hard to see. Counts to 5. Counts who survived.',
      },
      round:
        'Your child says {answer} and lays white moths on the snow. You hunt until 5. Most survive, as their color matches the snow.',
      steps: [
        'Get out newspapers and paper. Tear 6 thumb-sized moths from a page edge, 6 from a white sheet. Another sheet is snow.',
      ],
      further: 'Before you hunt, the snow melts or falls: all moths change grounds. Who survives now?',
      say: 'I am a hungry bird. Which moths will I miss?',
      success: 'Your child explains that a color helps only where it fits.',
      materials: [
        { name: 'newspapers', quantity: '1 page', core: true, substitute: 'a flyer or a printed bag' },
        { name: 'paper', quantity: '2 sheets, white', core: true },
      ],
    },
  ],
  safety: [],
}
