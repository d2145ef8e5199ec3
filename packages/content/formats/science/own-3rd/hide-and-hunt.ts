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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Look away and answer, then hunt moths for {hero}. Choose your hand, left or right, and keep to it. Count who is left.',
      inShort: {
        you: 'Scatter all the moths while your child looks away. Ask a question. Then count aloud to five.',
        child:
          'Answers, turns and picks up moths with one hand, one by one. Counts both kinds that are left and says why.',
      },
      round:
        'Your child says {answer}, turns and hunts. Five! More printed moths are left, because they are hard to see.',
      steps: [
        'Get out newspapers and paper. Tear eight thumb-sized moths from the edges of a printed page and eight from a white sheet. Lay the page flat.',
        'Put all moths back each time. Work out a wrong answer together before the hunt.',
      ],
      further: 'Ask after each hunt: in which other place would this color help no more? (such as on snow)',
      say: 'Here comes a hungry bird. Which moths will it see first?',
      success: 'Your child explains from the counts that a matching color hides a moth.',
    },
    {
      title: 'When Snow Falls',
      child:
        'Hunt moths on print, then on snow. Predict who stays hidden at {place}: white or printed. Choose a trick that saves the others. Tell it to {friend}.',
      inShort: {
        you: 'Ask a question. For a hunt, scatter all the moths, first on the page, then on the white sheet. Count aloud to five.',
        child:
          'Answers and picks up moths one by one until five: first on print, then on snow. The third time, invents a trick to survive.',
      },
      round: 'Your child says {answer} and hunts on the page until five. Mostly printed moths are left.',
      steps: [
        'Get out newspapers and paper. Tear eight thumb-sized moths from the edges of a printed page and eight from a white sheet. Another sheet is snow.',
        'On snow, mostly white ones are left. The trick: what body part or behavior could save the others? (such as hiding in bark) Work out a wrong answer together first.',
      ],
      further: 'Ask each time: which other body part helps in one place only? (such as thick fur in the cold)',
      say: 'Same moth, new ground. Is its color still a help?',
      success: 'Your child explains that a trait helps only where it fits.',
      materials: [
        { name: 'newspapers', quantity: '1 page', core: true, substitute: 'a flyer or a printed bag' },
        { name: 'paper', quantity: '2 sheets, white', core: true },
      ],
    },
  ],
  safety: [],
}
