import type { Format } from '../../types.ts'

export const newsDesk: Format = {
  id: 'writing.news-desk',
  subject: 'writing',
  title: 'The News Desk',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'talk',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'spoons', quantity: '1', core: true, substitute: 'cardboard tubes' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 1 },
  takes: [
    {
      inShort: {
        you: 'Ask each question like a reporter and hold out the spoon.',
        child: 'Says the answer into the spoon, then writes it.',
        end: 'Your child reads the news as {hero} would and says good night.',
      },
      round: 'You ask question 1 and hold out the spoon. Your child says {answer} into it and writes that.',
      child:
        'Tell the news from {place}. Say your answer into the spoon, then write it. Win one {token} with each line. Read it all like {hero} would, fast or slow.',
      steps: ['Get out paper, pencils and spoons. One spoon is the microphone.', 'Words lost? Repeat what you heard.'],
      say: 'Good evening from {place}. What is our first story?',
    },
    {
      inShort: {
        you: 'As {friend}, ask, and check what is read back.',
        child: 'Answers in one breath, writes the answer and reads it back.',
        end: 'Your child shouts one line across {place}.',
      },
      round:
        'You ask question 1, spoon in hand. Your child says {answer} in one breath, writes it and reads it back. Word for word the same!',
      child:
        'Answer {friend} in one breath. Write it so that no word gets lost. Read it back and win one {token}. Choose one line to shout across {place}.',
      steps: [
        'Get out paper, pencils and spoons. One spoon is the microphone.',
        'A word lost? Put it in.',
        'Long answer? Take two breaths.',
      ],
      say: 'One question, if I may. My readers want every word.',
    },
    {
      inShort: {
        you: 'Ask, and sing each headline from the page.',
        child: 'Sings the answer and writes it. While you sing it, taps a spoon at each word.',
        end: 'Your child stars the best headline and tells why.',
      },
      round:
        'You ask question 1. Your child sings {answer} and writes it. You sing it from the page while your child taps a spoon at each word.',
      child:
        'Sing out the headlines for {place}. Write each one and tap its words. Choose the best line for {hero} and star it. Read it twice, loud or soft.',
      steps: ['Get out paper, pencils and spoons. Title the page News.', 'Taps left over? Find the lost word.'],
      say: 'Extra, extra! {hero} needs news to call out.',
    },
  ],
  safety: [],
}
