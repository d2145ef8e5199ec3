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
      child:
        'Tell the news from {place}. Hear a task and say your answer into the spoon. Write down what you said. Read the news like {hero} would, fast or slow. Say good night at the end.',
      gist: 'Into a spoon, your child says the answer to each task, writes down what was said, and at the end reads the whole news as {hero} would.',
      steps: [
        'Get out paper, pencils and spoons. The spoon is the microphone.',
        'Say item one into the spoon, then write it.',
        'Interview your child about item two and write it together.',
      ],
      say: 'Good evening from {place}. {hero} is listening. What is our first story tonight?',
      success: 'Your child reads the news from the page, clear and proud.',
    },
    {
      child:
        'Listen to {friend}, who asks the questions. Say your answer in one breath. Write it so that no word gets lost. Read it back and let {friend} check. Choose one line to shout across {place}.',
      gist: 'As {friend} with the microphone, you ask each task, and your child answers in one breath, writes it and reads it back for your check, until all are asked.',
      steps: [
        'Get out paper, pencils and spoons. The spoon is the microphone.',
        'Answer task one yourself and write just that.',
        'Say answer two together, then write it. Ask the others.',
      ],
      say: 'One question, if I may. My readers far from {place} want every word.',
      success: 'What your child reads back is just what was said.',
    },
    {
      child:
        'Sing out the headlines for {place}. Say each answer as a short, strong line. Write it and tap out its words. Tell {hero} which one goes on top. Read the top line twice, loud or soft.',
      gist: 'Your child sings the answer to each task as a short headline, writes it and taps its words with the spoon; the strongest goes on top at the end.',
      steps: [
        'Get out paper, pencils and spoons. Title the page News.',
        'Do line one yourself.',
        'Call and tap line two together. Your child writes it, then does the others.',
      ],
      say: 'Extra, extra! {hero} needs news to call out. Give me something worth hearing.',
      success: 'Your child chooses the strongest line and tells why.',
    },
  ],
  safety: [],
}
