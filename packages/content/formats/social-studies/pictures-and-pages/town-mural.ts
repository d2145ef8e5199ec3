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
      inShort: {
        you: 'Ask, and write the words that you hear.',
        child: 'Answers, and draws something of it in its corner: one {token}.',
        end: 'Each question fills a corner.',
      },
      round:
        'You read question 1. Your child says {answer}, draws something of it in corner 1 and adds one {token}. You write a word or two beneath.',
      steps: [
        'Get out paper, crayons and pencils. Fold one sheet in four, open it and number the corners.',
        'Wrong? Tell the answer and ask again last.',
        'A spare corner is for {hero}. Your child tells the whole mural.',
      ],
      say: 'What would a visitor need to see here?',
    },
    {
      title: 'Signs Without Words',
      child:
        'Make signs for {place} that {friend} can read without words. Draw one for each answer. Pick round ones or square ones. Watch your grown-up guess. Add one {token} to each guessed sign.',
      inShort: {
        you: 'Ask, and later guess which question each sign belongs to.',
        child: 'Answers, and draws the answer as a sign. Guessed, it wins one {token}.',
        end: 'Every sign is guessed.',
      },
      round:
        'You read question 1. Your child says {answer} and draws it as a sign, without words. Once all are made and mixed, you turn it up: question 1? Right, one {token}!',
      steps: [
        'Get out paper, crayons and pencils. Tear one small sign for each question.',
        'Wrong? Tell the answer before the sign is drawn.',
        'Guessed wrong? Your child adds a clue.',
      ],
      say: 'I cannot read in this town. What do your signs tell me?',
    },
    {
      title: 'Gray Town Wakes',
      child:
        'Draw {place} in gray, with all its {tokens}. Tell an answer to color one part. Choose bold colors or soft ones. Show {hero} how it wakes up.',
      inShort: {
        you: 'Ask a question for each gray part.',
        child: 'Answers, then colors a part and its {token}.',
        end: 'Nothing is gray any more.',
      },
      round:
        '{hero} looks at a gray drawing. You read question 1. Your child says {answer}, picks a part and colors it: one {token} shines. All else stays gray for now.',
      steps: [
        'Get out paper, crayons and pencils. Your child sketches {place} in gray pencil, one {token} for each question.',
        'Wrong? Tell the answer. That part stays gray and comes last.',
        'Which answer woke which part?',
      ],
      say: 'How gray it is! Which part shall wake up first?',
    },
  ],
  safety: [],
}
