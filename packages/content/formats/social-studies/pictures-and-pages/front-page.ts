import type { Format } from '../../../types.ts'

export const frontPage: Format = {
  id: 'social-studies.front-page',
  subject: 'social-studies',
  title: 'Front Page News',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'sheet',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'books', quantity: '1, as a desk for the lap', core: false },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make the front page for {place}. Put one answer in each column. Draw one {token} below it. Read your news to {hero} in a loud or soft voice.',
      earned: true,
      inShort: {
        you: 'Help with spelling.',
        child: 'Writes or draws the answer as a headline in its column.',
        end: 'Your child reads the page aloud.',
      },
      round:
        'Question 1 reaches the desk. Your child says {answer}. What headline does that make? A few words or a picture go into column 1.',
      steps: [
        'Get out paper, pencils and books. Fold a sheet in four columns. A book is the desk.',
        'Wrong? Tell the answer.',
      ],
      say: 'What must our readers hear first?',
    },
    {
      title: 'Hidden Answer Page',
      child:
        'Make a puzzle page for {friend}. Draw a small picture by each number. Write the answer or have it written. Cover it and say it from memory: one {token}. Pick a title for {place}.',
      inShort: {
        you: 'Read all questions and write each answer beside its picture. Then cover the words with a book.',
        child: 'Draws a picture for each answer. Later tells each answer from its picture.',
      },
      round:
        'Your child says {answer}, draws a small picture on the left, and you write the words on the right. Covered up, they come back later.',
      steps: [
        'Get out paper, pencils and books. Rule a sheet in two. Number a line for each question.',
        'Wrong? Tell the answer before it is printed.',
        'Forgotten? Add a line to the picture and try again.',
      ],
      say: 'Which picture will help you to remember?',
    },
    {
      title: 'Fact or Rumor',
      wrongAnswers: true,
      child:
        'Listen to the news as a reporter would. Tell if it is a fact or a rumor. Print what is true: one {token} for {hero}. Choose the best news of {place} and draw it large.',
      inShort: {
        you: 'Read a question and bring news: the right answer, or as a rumor the wrong one that is printed, or: the moon told me.',
        child: 'Calls fact or rumor and prints the true answer in a few words or a sketch.',
        end: 'Circle one fact: how can it be proved?',
      },
      round:
        'You whisper question 1 and your news: {wrong}. A rumor! Your child says {answer} and prints it in a few words or a sketch.',
      steps: [
        'Get out paper, pencils and books. Head a sheet True News. A book is the desk.',
        'Wrong call? Tell the answer.',
      ],
      say: 'Good reporters check twice. Is my news true?',
    },
  ],
  safety: [],
}
