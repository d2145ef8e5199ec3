import type { Passage } from '@pencil-quest/contract/sheets'

export const theLongNap: Passage = {
  id: 'baby-sitters-club.1st.the-long-nap',
  theme: 'baby-sitters-club',
  grade: '1st',
  title: 'The Long Nap',
  paragraphs: [
    [
      'Does a bear sleep all winter?',
      'A black bear naps in its den for months.',
      'Its heart slows down.',
      'It does not eat a thing!',
      'In the fall it ate a lot, so it can wait.',
      'Tiny cubs are born in the den.',
      'They drink milk and snuggle in warm fur.',
    ],
    ['"I will nap like a bear," says Oskar.', 'Ten minutes later, Oskar wants a snack.'],
  ],
  keywords: [
    { word: 'den', definition: 'a safe home for a wild animal' },
    { word: 'cubs', definition: 'baby bears' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Where does a black bear nap for months?',
      choices: ['in its den', 'on a hill', 'by a road'],
      evidence: 'A black bear naps in its den for months.',
    },
    {
      focus: 'detail',
      ask: 'What do the cubs drink?',
      choices: ['milk', 'rain', 'soup'],
      evidence: 'They drink milk and snuggle in warm fur.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what are cubs?',
      choices: ['baby bears', 'big rocks', 'tall trees'],
      evidence: 'Tiny cubs are born in the den.',
    },
    {
      focus: 'cause',
      ask: 'Why can a bear wait so long for food?',
      choices: ['In the fall it ate a lot.', 'In the snow it found fish.', 'At night it went hunting.'],
      evidence: 'In the fall it ate a lot, so it can wait.',
    },
    {
      focus: 'sequence',
      ask: 'What happens ten minutes later?',
      choices: ['Oskar wants a snack.', 'Leilani drops a cup.', 'Wendell sings a song.'],
      evidence: 'Ten minutes later, Oskar wants a snack.',
    },
    {
      focus: 'character',
      ask: 'What does Oskar say?',
      choices: ['I will nap like a bear.', 'I will hop like a frog.', 'I will roar like a lion.'],
      evidence: '"I will nap like a bear," says Oskar.',
    },
  ],
  open: [
    {
      ask: 'What is this page mostly about?',
      sample: 'It tells how a bear spends the winter in its den.',
      lookFor: 'Names the bear and its winter sleep, not just the cubs.',
    },
    {
      ask: "How is your night not like a bear's winter?",
      sample: 'I wake up after one night, and then I eat breakfast.',
      lookFor: 'Names one thing that is different, such as time or food.',
    },
  ],
}
