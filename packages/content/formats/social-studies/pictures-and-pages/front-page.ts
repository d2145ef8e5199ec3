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
      inShort: {
        you: 'Ask, and help with spelling.',
        child: 'Answers, then writes or draws it in a column: one {token}.',
        end: 'The page is full and read aloud.',
      },
      round:
        'Question 1 reaches the desk. Your child says {answer}. What headline does that make? A few words or a picture go into column 1, one {token} below.',
      steps: [
        'Get out paper, pencils and books. Fold a sheet in four columns. A book is the desk.',
        'Wrong? Tell the answer and ask again last.',
        'A spare column is for the weather. Underline one fact: who told us?',
      ],
      say: 'What must our readers hear first?',
    },
    {
      title: 'Hidden Answer Page',
      child:
        'Make a puzzle page for {friend}. Draw a small picture by each number. Write the answer or have it written. Cover it and say it from memory: one {token}. Pick a title for {place}.',
      inShort: {
        you: 'Ask all questions, then cover the answers with a book.',
        child: 'Draws a picture for each answer, and later recalls it from that: one {token}.',
        end: 'All answers have come back.',
      },
      round:
        'You read question 1. Your child says {answer}, draws a small picture on the left, and you write the words on the right. Covered up, they come back later: one {token}.',
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
        you: 'Bring news: now a rumor, now a fact.',
        child: 'Calls fact or rumor and prints the true answer: one {token}.',
        end: 'Every question has true news.',
      },
      round:
        'Whisper question 1 and your news: {wrong}. A rumor! Your child says {answer} and prints it in a few words or a sketch: one {token}.',
      steps: [
        'Get out paper, pencils and books. Head a sheet True News. A book is the desk.',
        'Wrong call? Tell the answer and bring that news again last.',
        'No wrong answer printed? Say: the moon told me. Circle one fact: how can it be proved?',
      ],
      say: 'Good reporters check twice. Is my news true?',
    },
  ],
  safety: [],
}
