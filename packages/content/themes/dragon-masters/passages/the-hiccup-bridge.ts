import type { Passage } from '@pencil-quest/contract/sheets'

export const theHiccupBridge: Passage = {
  id: 'dragon-masters.4th.the-hiccup-bridge',
  theme: 'dragon-masters',
  grade: '4th',
  title: 'The Hiccup Bridge',
  paragraphs: [
    [
      'When the bridge over Turnip Stream broke in the spring flood, Marisol asked the biggest pebble dragon for help.',
      'It lay down across the water, from bank to bank, and the wagons rolled over its broad back.',
      'Everything went well until the dragon swallowed a fly.',
    ],
    [
      '"Hic," said the bridge.',
      'A wagon of pears jumped into the air, and so did the farmer.',
      'The dragon apologized, but it could not stop.',
      'The keepers tried every cure in the valley.',
      'Tane sang to it, Ayla tickled it, and a goose was asked to frighten it.',
      'The hiccups only grew louder.',
    ],
    [
      'Nils did not try any cure at all.',
      'Nils sat on the bank with a notebook and counted breaths.',
      'By noon, a pattern had appeared.',
      'The hiccup came after every twelfth breath, as regular as a clock.',
      'Nils hung up a bell and a sign that said, "Cross only when you hear the bell."',
      'From then on, the bell rang after each hiccup, and a wagon hurried over during the twelve calm breaths.',
    ],
    [
      'For five days, nobody lost a single pear.',
      'Then, on Saturday, the hiccups suddenly ended.',
      'The dragon sighed with relief, and the keepers cheered.',
      'Only the farmers looked worried.',
      'They stood at the stream in a long line and refused to move.',
      '"We are waiting for the next hiccup," they explained, "because it is only safe after that."',
    ],
  ],
  keywords: [
    { word: 'cure', definition: 'something that makes an illness go away' },
    { word: 'regular', definition: 'happening again and again with the same time between' },
    { word: 'relief', definition: 'the good feeling when a worry ends' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Where did the pebble dragon lie down?',
      choices: ['across the water', 'behind the barn', 'beneath the trees'],
      evidence: 'It lay down across the water, from bank to bank, and the wagons rolled over its broad back.',
    },
    {
      focus: 'detail',
      ask: 'What did the dragon swallow?',
      choices: ['a fly', 'a pea', 'a nut'],
      evidence: 'Everything went well until the dragon swallowed a fly.',
    },
    {
      focus: 'cause',
      ask: 'Why did Marisol ask the dragon for help?',
      choices: ['The bridge broke in a flood.', 'The wagon sank in a swamp.', 'The ferry left for the coast.'],
      evidence:
        'When the bridge over Turnip Stream broke in the spring flood, Marisol asked the biggest pebble dragon for help.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after the bridge said hic?',
      choices: ['A wagon jumped into the air.', 'A bucket rolled to the mill.', 'A kite landed on the roof.'],
      evidence: 'A wagon of pears jumped into the air, and so did the farmer.',
    },
    {
      focus: 'sequence',
      ask: 'What did Nils do right after finding that the hiccup came every twelfth breath?',
      choices: ['hung up a bell and a sign', 'rowed a boat to the mill', 'built a raft from big logs'],
      evidence: 'Nils hung up a bell and a sign that said, "Cross only when you hear the bell."',
    },
    {
      focus: 'cause',
      ask: 'Why could Nils tell when the next jolt would come?',
      choices: [
        'The hiccup came after every twelfth breath.',
        'The village clock struck on quiet mornings.',
        'The goose honked before each gust of wind.',
      ],
      evidence: 'The hiccup came after every twelfth breath, as regular as a clock.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does relief mean?',
      choices: [
        'the good feeling when a worry ends',
        'the deep sound that a drum makes',
        'the cold shadow of a tall tower',
      ],
      evidence: 'The dragon sighed with relief, and the keepers cheered.',
    },
    {
      focus: 'character',
      ask: 'How did Nils work on the problem with patience?',
      choices: ['Nils sat and counted breaths.', 'Nils danced and rang a gong.', 'Nils ran and called a doctor.'],
      evidence: 'Nils sat on the bank with a notebook and counted breaths.',
    },
  ],
  open: [
    {
      ask: 'How was the plan of Nils different from all the others?',
      sample: 'The others tried to stop the hiccups. Nils found a way to live with them.',
      lookFor: 'Contrasts a cure with a plan that works around the problem.',
    },
    {
      ask: 'Why is the ending funny?',
      sample: 'The farmers wait for the very hiccup that used to be the trouble.',
      lookFor: 'Says that the problem has turned into something people wait for.',
    },
  ],
}
