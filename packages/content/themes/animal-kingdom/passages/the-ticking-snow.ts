import type { Passage } from '@pencil-quest/contract/sheets'

export const theTickingSnow: Passage = {
  id: 'animal-kingdom.2nd.the-ticking-snow',
  theme: 'animal-kingdom',
  grade: '2nd',
  title: 'The Ticking Snow',
  paragraphs: [
    ['Snow lay deep on the meadow, and Mateo had lost his pocket clock somewhere in it.'],
    [
      'Suki the fox came trotting over the hill.',
      'She stopped and tipped her head to one side.',
      'A fox can hear a mouse squeak under the snow.',
      'Suki leaped high and dove in, nose first, until only her red tail stuck out.',
      'She popped up with snow on her chin and no mouse.',
    ],
    [
      'Suki listened again and looked puzzled.',
      'This mouse did not squeak or run.',
      'It ticked.',
      'Suki dug and dug until something shiny flew out.',
      'She sniffed it, sneezed and went to look for a better supper.',
      'Mateo picked up his clock and put it to his ear.',
      'It was the first mouse that ever told him the time.',
    ],
  ],
  keywords: [
    { word: 'trotting', definition: 'running with short, quick steps' },
    { word: 'puzzled', definition: 'not sure what is going on' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What had Mateo lost?',
      choices: ['his pocket clock', 'his winter gloves', 'his silver whistle'],
      evidence: 'Snow lay deep on the meadow, and Mateo had lost his pocket clock somewhere in it.',
    },
    {
      focus: 'detail',
      ask: 'What can a fox hear under the snow?',
      choices: ['a mouse squeak', 'a beetle snore', 'a rabbit hum'],
      evidence: 'A fox can hear a mouse squeak under the snow.',
    },
    {
      focus: 'sequence',
      ask: 'What did Suki do right after she came over the hill?',
      choices: ['She tipped her head.', 'She shook her back.', 'She licked her paws.'],
      evidence: 'She stopped and tipped her head to one side.',
    },
    {
      focus: 'sequence',
      ask: 'What did Suki do right after something shiny flew out?',
      choices: ['She sniffed it and sneezed.', 'She barked at it and hid.', 'She ate it and fell asleep.'],
      evidence: 'She sniffed it, sneezed and went to look for a better supper.',
    },
    {
      focus: 'cause',
      ask: 'How did Suki end up with only her tail out?',
      choices: ['She dove in, nose first.', 'She slid in, feet last.', 'She sat down, back low.'],
      evidence: 'Suki leaped high and dove in, nose first, until only her red tail stuck out.',
    },
    {
      focus: 'cause',
      ask: 'Why was Suki puzzled?',
      choices: ['The mouse did not run.', 'The snow did not melt.', 'The hill did not end.'],
      evidence: 'This mouse did not squeak or run.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does trotting mean?',
      choices: ['running with quick steps', 'sleeping on warm moss', 'singing to lost lambs'],
      evidence: 'Suki the fox came trotting over the hill.',
    },
    {
      focus: 'character',
      ask: 'What did Mateo do to check his clock?',
      choices: ['put it to his ear', 'held it to the sun', 'hid it in his hat'],
      evidence: 'Mateo picked up his clock and put it to his ear.',
    },
  ],
  open: [
    {
      ask: 'What was the mouse that ticked? Tell how you know.',
      sample: 'It was the clock. It was shiny, and a clock ticks.',
      lookFor: 'Joins the ticking, the shiny thing and the lost clock.',
    },
    {
      ask: 'How could Mateo thank Suki?',
      sample: 'He could let her have the meadow to herself for a day.',
      lookFor: 'Names a thank-you that fits a wild fox.',
    },
  ],
}
