import type { Format } from '../../../types.ts'

export const townMural: Format = {
  id: 'social-studies.town-mural',
  subject: 'social-studies',
  title: 'Town Mural',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'draw',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'crayons', quantity: '4 to 6 colors', core: true, substitute: 'colored pencils' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw a big picture of {place} for {hero}. Fill one corner with each answer. Add one {token} to every corner. Name it with a word or your voice. Choose a day scene or a night scene.',
      earned: true,
      inShort: {
        you: 'Write the words that you hear beneath the drawing.',
        child: 'Draws something of the answer in its corner.',
        end: 'Your child tells the whole mural.',
      },
      round: 'Your child says {answer} and draws something of it in corner 1. You write a word or two beneath.',
      steps: [
        'Get out paper, crayons and pencils. Fold one sheet in four, open it and number the corners.',
        'Wrong? Tell the answer.',
        'A spare corner is for {hero}.',
      ],
      say: 'What would a visitor need to see here?',
    },
    {
      title: 'Signs Without Words',
      child:
        'Make signs for {place} that {friend} can read without words. Draw one for each answer. Pick round ones or square ones. Watch your grown-up guess. Add one {token} to each guessed sign.',
      inShort: {
        you: 'Read all questions. Then mix the signs and guess which question each belongs to.',
        child: 'Answers, and draws the answer as a sign without words. Adds a clue if you guess wrong.',
      },
      round:
        'Your child says {answer} and draws it as a sign, without words. Once all are made and mixed, you turn it up: question 1? Right!',
      steps: [
        'Get out paper, crayons and pencils. Tear one small sign for each question.',
        'Wrong? Tell the answer before the sign is drawn.',
      ],
      say: 'I cannot read in this town. What do your signs tell me?',
    },
    {
      title: 'Gray Town Wakes',
      child:
        'Draw {place} in gray, with all its {tokens}. Tell an answer to color one part. Choose bold colors or soft ones. Show {hero} how it wakes up.',
      inShort: {
        you: 'Read a question for each gray part.',
        child: 'Answers, then picks a gray part and colors it.',
        end: 'Ask: Which answer woke which part?',
      },
      round:
        '{hero} looks at a gray drawing. You read question 1. Your child says {answer}, picks a part and colors it. All else stays gray for now.',
      steps: [
        'Get out paper, crayons and pencils. Your child sketches {place} in gray pencil, one part for each question.',
        'Wrong? Tell the answer.',
      ],
      say: 'How gray it is! Which part shall wake up first?',
    },
  ],
  safety: [],
}
