import type { Passage } from '@pencil-quest/contract/sheets'

export const bessAndTheChicks: Passage = {
  id: 'farm-life.kindergarten.bess-and-the-chicks',
  theme: 'farm-life',
  grade: 'kindergarten',
  title: 'Bess and the Chicks',
  paragraphs: [
    ['Ten chicks got out.', 'Bess ran around them.', 'The chicks did not go home.'],
    ['Bess flopped down to think.', 'The chicks crept under the warm dog.', 'Now Bess cannot get up.'],
  ],
  keywords: [{ word: 'crept', definition: 'moved in a slow and quiet way' }],
  questions: [
    {
      focus: 'detail',
      ask: 'Who got out?',
      choices: ['ten chicks', 'six lambs', 'two ducks'],
      evidence: 'Ten chicks got out.',
    },
    {
      focus: 'character',
      ask: 'What did Bess do to think?',
      choices: ['Bess flopped down.', 'Bess barked loudly.', 'Bess dug a hole.'],
      evidence: 'Bess flopped down to think.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Bess flopped down?',
      choices: ['The chicks crept under.', 'The lambs ran away.', 'The pigs jumped in.'],
      evidence: 'The chicks crept under the warm dog.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does crept mean?',
      choices: ['moved in a slow way', 'sang in a loud voice', 'sat in a big bath'],
      evidence: 'The chicks crept under the warm dog.',
    },
    {
      focus: 'cause',
      ask: 'Why did the chicks like to be near Bess?',
      choices: ['The dog was warm.', 'The dog was wet.', 'The dog was loud.'],
      evidence: 'The chicks crept under the warm dog.',
    },
  ],
  open: [
    {
      ask: 'Why can Bess not get up now?',
      sample: 'Bess is a good dog and does not want to wake the chicks.',
      lookFor: 'Tells that the chicks are under Bess.',
    },
    {
      ask: 'How can Bess get the chicks home?',
      sample: 'Owen can pick them up one by one in a hat.',
      lookFor: 'Gives a gentle plan that fits the story.',
    },
  ],
}
