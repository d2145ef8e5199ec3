import type { Passage } from '@pencil-quest/contract/sheets'

export const theNestInThePocket: Passage = {
  id: 'farm-life.2nd.the-nest-in-the-pocket',
  theme: 'farm-life',
  grade: '2nd',
  title: 'The Nest in the Pocket',
  paragraphs: [
    [
      'Crows were picking at the new seeds in the wheat field.',
      'Thandi stuffed a shirt with straw and made a scarecrow.',
      'It looked cold, so Ignacio lent it a coat.',
      'The crows stayed away.',
    ],
    [
      'In May, Ignacio came to fetch the coat.',
      'A tiny wren burst out of the left pocket and scolded.',
      'Inside lay a nest of moss with six eggs.',
      '"You are no good at your job," Ignacio told the scarecrow.',
      'But Ignacio let the coat hang and walked home in the rain.',
    ],
    [
      'By June, the chicks had flown off.',
      'Ignacio put on the coat at last and reached into the pocket.',
      'There was the nest, soft and dry, with a feather in it.',
      'It stays there as a good luck charm.',
    ],
  ],
  keywords: [
    { word: 'fetch', definition: 'go and get' },
    { word: 'wren', definition: 'a small brown bird with a loud song' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What were the crows picking at?',
      choices: ['the new seeds', 'the hay bales', 'the ripe plums'],
      evidence: 'Crows were picking at the new seeds in the wheat field.',
    },
    {
      focus: 'cause',
      ask: 'Why did Ignacio lend a coat?',
      choices: ['It looked cold.', 'It looked angry.', 'It looked plain.'],
      evidence: 'It looked cold, so Ignacio lent it a coat.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Ignacio came to fetch the coat?',
      choices: ['A tiny wren burst out.', 'A hungry crow flew in.', 'A warm wind blew by.'],
      evidence: 'A tiny wren burst out of the left pocket and scolded.',
    },
    {
      focus: 'detail',
      ask: 'What lay inside the pocket?',
      choices: ['a nest with six eggs', 'a note with ten words', 'a bag with two nuts'],
      evidence: 'Inside lay a nest of moss with six eggs.',
    },
    {
      focus: 'character',
      ask: 'How was Ignacio kind to the wren?',
      choices: ['let the coat hang', 'built a big house', 'sang a soft song'],
      evidence: 'But Ignacio let the coat hang and walked home in the rain.',
    },
    {
      focus: 'sequence',
      ask: 'What had happened by June?',
      choices: ['The chicks had flown off.', 'The wheat had turned blue.', 'The crows had come again.'],
      evidence: 'By June, the chicks had flown off.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a wren?',
      choices: ['a small brown bird', 'a thick wool sock', 'a sharp garden tool'],
      evidence: 'A tiny wren burst out of the left pocket and scolded.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does fetch mean?',
      choices: ['go and get', 'cut and sew', 'sit and rest'],
      evidence: 'In May, Ignacio came to fetch the coat.',
    },
  ],
  open: [
    {
      ask: 'Why did Ignacio say that the scarecrow was no good?',
      sample: 'A scarecrow should scare birds, but this one had a bird in its pocket.',
      lookFor: 'Sees the joke: the bird-scarer was a home for birds.',
    },
    {
      ask: 'Would you have left the coat there? Tell why.',
      sample: 'Yes, because eggs need a safe nest, and rain does not hurt me.',
      lookFor: 'Gives a choice and a reason about the wren or the rain.',
    },
  ],
}
