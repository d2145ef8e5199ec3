import type { Passage } from '@pencil-quest/contract/sheets'

export const theTinyDoor: Passage = {
  id: 'lego.kindergarten.the-tiny-door',
  theme: 'lego',
  grade: 'kindergarten',
  title: 'The Tiny Door',
  paragraphs: [
    ['Yuna made a tiny door.', 'Kofi bent down low.', 'Only a thumb fit in!'],
    ['"This door is not for you," said Yuna.', 'Then a mouse ran in with a bit of cheese.'],
  ],
  keywords: [{ word: 'tiny', definition: 'very, very small' }],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Yuna make?',
      choices: ['a tiny door', 'a tall tower', 'a red cart'],
      evidence: 'Yuna made a tiny door.',
    },
    {
      focus: 'sequence',
      ask: 'What did Kofi do right after Yuna made the door?',
      choices: ['bent down low', 'sat on a box', 'ran for help'],
      evidence: 'Kofi bent down low.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does tiny mean?',
      choices: ['very small', 'very loud', 'very long'],
      evidence: 'Yuna made a tiny door.',
    },
    {
      focus: 'cause',
      ask: 'Why did Kofi not go in?',
      choices: ['Only a thumb fit.', 'Only a bird sang.', 'Only a bell rang.'],
      evidence: 'Only a thumb fit in!',
    },
    {
      focus: 'character',
      ask: 'Who was the door for?',
      choices: ['a mouse with cheese', 'a goose with a hat', 'a snail with a key'],
      evidence: 'Then a mouse ran in with a bit of cheese.',
    },
  ],
  open: [
    {
      ask: 'What does the mouse do behind the door?',
      sample: 'It eats the cheese in its own small room.',
      lookFor: 'Makes a guess that fits a mouse with cheese.',
    },
    {
      ask: 'Who would you build a small door for?',
      sample: 'I would build one for a snail, so it can come in from the rain.',
      lookFor: 'Names somebody small and gives a kind reason.',
    },
  ],
}
