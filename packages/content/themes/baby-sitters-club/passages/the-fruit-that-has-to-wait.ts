import type { Passage } from '@pencil-quest/contract/sheets'

export const theFruitThatHasToWait: Passage = {
  id: 'baby-sitters-club.3rd.the-fruit-that-has-to-wait',
  theme: 'baby-sitters-club',
  grade: '3rd',
  title: 'The Fruit That Has to Wait',
  paragraphs: [
    [
      'The persimmon tree in the back garden is a patient teacher.',
      'In spring, its pale flowers are so small that few people see them.',
      'All summer the fruit hides among the leaves, as green as they are.',
      'When fall comes, the leaves drop and the fruit stays.',
      'Then the bare tree looks as if somebody had hung it with orange lanterns.',
    ],
    [
      'There are two main kinds of persimmons.',
      'One is flat like a tomato, and you can crunch it like an apple.',
      'The other is shaped like an acorn, and it takes time.',
      'Before it is ripe, it is full of tannins.',
      'Tannins make your mouth feel dry and fuzzy, as if you had licked a sweater.',
      'Week by week, the fruit turns as soft as pudding and as sweet as honey.',
    ],
    [
      'Our tree grows the second kind.',
      'Oskar did not wait.',
      "After one bite, Oskar's face folded up like an umbrella.",
      'Wendell put the rest on the windowsill in a row.',
      '"Good things ride the slow bus," said Wendell.',
      'Three weeks later, Oskar agreed with a very sticky nod.',
    ],
  ],
  keywords: [
    { word: 'patient', definition: 'able to stay calm for a long time' },
    { word: 'ripe', definition: 'fully grown and ready to eat' },
    { word: 'agreed', definition: 'thought the same' },
  ],
  questions: [
    {
      focus: 'vocabulary',
      ask: 'In the text, what does patient mean?',
      choices: ['able to stay calm', 'quick to get cross', 'too shy to speak'],
      evidence: 'The persimmon tree in the back garden is a patient teacher.',
    },
    {
      focus: 'sequence',
      ask: 'What happens when fall comes?',
      choices: ['The leaves drop.', 'The roots shrink.', 'The bark peels.'],
      evidence: 'When fall comes, the leaves drop and the fruit stays.',
    },
    {
      focus: 'detail',
      ask: 'What is the second kind shaped like?',
      choices: ['an acorn', 'a carrot', 'a banana'],
      evidence: 'The other is shaped like an acorn, and it takes time.',
    },
    {
      focus: 'cause',
      ask: 'Why is that fruit no fun before it is ripe?',
      choices: ['It is full of tannins.', 'It has a hard shell.', 'It smells like fish.'],
      evidence: 'Before it is ripe, it is full of tannins.',
    },
    {
      focus: 'detail',
      ask: 'How do tannins make your mouth feel?',
      choices: ['dry and fuzzy', 'cold and numb', 'warm and wet'],
      evidence: 'Tannins make your mouth feel dry and fuzzy, as if you had licked a sweater.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after one bite?',
      choices: ["Oskar's face folded up.", "Anjali's tooth fell out.", "Leilani's knees gave way."],
      evidence: "After one bite, Oskar's face folded up like an umbrella.",
    },
    {
      focus: 'cause',
      ask: 'Why did the bite go wrong?',
      choices: ['Oskar did not wait.', 'Oskar bit a stone.', 'Oskar ran too fast.'],
      evidence: 'Oskar did not wait.',
    },
    {
      focus: 'character',
      ask: 'What did Wendell do with the rest?',
      choices: ['put it on the windowsill', 'gave it to the chickens', 'hid it in the cupboard'],
      evidence: 'Wendell put the rest on the windowsill in a row.',
    },
  ],
  open: [
    {
      ask: 'What does Wendell mean by good things that ride the slow bus?',
      sample: 'Some good things take a long time to come, so it pays to wait.',
      lookFor: 'Turns the saying into plain words about waiting.',
    },
    {
      ask: 'What is the main idea of the middle part?',
      sample: 'There are two kinds of persimmons, and one must get soft before you eat it.',
      lookFor: 'Names both kinds and how they differ.',
    },
  ],
}
