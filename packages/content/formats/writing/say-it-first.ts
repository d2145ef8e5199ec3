import type { Format } from '../../types.ts'

export const sayItFirst: Format = {
  id: 'writing.say-it-first',
  subject: 'writing',
  title: 'Say It First',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'talk',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true, substitute: 'crayons' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 1 },
  takes: [
    {
      inShort: {
        you: 'Ask, and count the words along.',
        child: 'Says the answer slow, then fast. Counts its words on fingers and writes as many.',
      },
      round:
        'Knee to knee, you ask question 1. Your child says {answer}, once slow, once fast, with a finger for each word. Your child writes it and counts again.',
      child:
        'Say your line to {hero} before you write it. Tell it once slow and once fast. Count the words on your fingers. Write it, or draw and label it: one {token}.',
      steps: [
        'Get out paper and pencils.',
        'A word too few? Find it together. For letters, count letters.',
        'Long answer? Count sentence by sentence.',
      ],
      say: '{hero} cannot hear a line that is still in your head.',
    },
    {
      inShort: {
        you: 'As {friend}, ask. Repeat each answer with soup for its last word.',
        child: 'Answers. At the soup, says it again, right and slowly, then writes it.',
      },
      round:
        'You ask question 1. Your child says {answer}. You say it back, but with soup for the last word. No! Your child repeats {answer} and writes it.',
      child:
        'Tell {friend} your answer and hear it come back wrong. Say it again, slowly or with a giggle. Write the right line for {place}. Win one {token} without any soup.',
      steps: [
        'Get out paper and pencils.',
        'A mistake on the page? Read it out as it is.',
        'Stuck? Mumble soup, soup, soup, until a first word comes.',
      ],
      say: 'My ears are full of soup. What did you say?',
    },
    {
      inShort: {
        you: 'Ask, and listen for two claps. Read what is written with both claps.',
        child: 'Claps, says the answer, claps, and writes just that.',
      },
      round:
        'You ask question 1. Clap! Your child says {answer}. Clap! Your child writes just that. You read it with both claps.',
      child:
        'Make your voice a pencil for the crew at {place}. Clap where your answer starts and stops. Write what you said, word by word. Pick a soft or a loud voice for each {token}.',
      steps: [
        'Get out paper and pencils.',
        'Start or end is wrong? Clap there until it is mended.',
        'Several sentences? Clap for each.',
      ],
      say: 'Clap, here comes a line. Clap, there it ends.',
    },
  ],
  safety: [],
}
