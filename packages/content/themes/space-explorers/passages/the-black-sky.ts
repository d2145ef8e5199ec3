import type { Passage } from '@pencil-quest/contract/sheets'

export const theBlackSky: Passage = {
  id: 'space-explorers.5th.the-black-sky',
  theme: 'space-explorers',
  grade: '5th',
  title: 'The Black Sky',
  paragraphs: [
    [
      "On the night of the great comet, the view through the station's telescope was black from edge to edge.",
      'The comet would pass only once in seventy years, and in two hours it would be gone.',
    ],
    [
      'Lucia felt her stomach sink, because earlier that morning she had bumped the telescope with a ladder.',
      'She said nothing, and she quietly tightened every bolt that she could find.',
      'Kenji turned pale as well, because he had oiled the wheels at noon and was sure that oil had run inside.',
      'He said nothing either, and he secretly polished the tube with three clean cloths.',
      'Captain Amara hummed loudly, which she did only when she was worried.',
      'She had leaned on the big dial while she was sneezing.',
      'In silence, she turned the dial back a little, and then a little more.',
    ],
    [
      'An hour later, the telescope was shiny, tight and accidentally pointed at the kitchen.',
      'The view was still black.',
      'Finally Lucia could not stand the silence any longer.',
      '"I broke it," she blurted out, "and I am sorry."',
      '"No, I did," said Kenji and the captain at the same time.',
      'They stared at one another in astonishment, and then all three told their stories.',
      'When nobody was hiding anything, it was easy to think.',
      'Kenji walked his hands along the telescope to check each part in order.',
      'At the very end of the tube he began to laugh.',
      'The cap was still on the lens!',
    ],
    [
      'They pulled it off, swung the telescope away from the kitchen and caught the comet with nine minutes to spare.',
      'Its tail glowed like chalk on a dark board.',
      'Afterward the captain hung the cap on the wall with a label that said, "Ask first, oil later."',
    ],
  ],
  keywords: [
    { word: 'comet', definition: 'a ball of ice and dust that grows a tail near the Sun' },
    { word: 'blurted', definition: 'said suddenly without planning to' },
    { word: 'lens', definition: 'a curved, clear piece that gathers light' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How often would the comet pass?',
      choices: ['only once in seventy years', 'about twice in fifty days', 'nearly every dark evening'],
      evidence: 'The comet would pass only once in seventy years, and in two hours it would be gone.',
    },
    {
      focus: 'cause',
      ask: 'Why did Lucia feel her stomach sink?',
      choices: ['She had bumped the telescope.', 'She had dropped the ladder.', 'She had missed the comet.'],
      evidence: 'Lucia felt her stomach sink, because earlier that morning she had bumped the telescope with a ladder.',
    },
    {
      focus: 'detail',
      ask: 'What had Kenji done at noon?',
      choices: ['He had oiled the wheels.', 'He had swept the wheels.', 'He had washed the tube.'],
      evidence:
        'Kenji turned pale as well, because he had oiled the wheels at noon and was sure that oil had run inside.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Lucia blurted out her secret?',
      choices: [
        'Kenji and the captain said the same.',
        'Kenji and the robot left the room.',
        'The captain sent Kenji to bed.',
      ],
      evidence: '"No, I did," said Kenji and the captain at the same time.',
    },
    {
      focus: 'sequence',
      ask: 'What did they do right after they pulled off the cap?',
      choices: ['swung the telescope away', 'painted the wheels white', 'turned the lamp around'],
      evidence:
        'They pulled it off, swung the telescope away from the kitchen and caught the comet with nine minutes to spare.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does blurted mean?',
      choices: ['said suddenly', 'hid carefully', 'wrote politely'],
      evidence: '"I broke it," she blurted out, "and I am sorry."',
    },
    {
      focus: 'cause',
      ask: 'Why was the view black the whole time?',
      choices: ['The cap was still on the lens.', 'The oil was deep in the dial.', 'The tube was full of old dust.'],
      evidence: 'The cap was still on the lens!',
    },
    {
      focus: 'character',
      ask: 'What did the captain do only when she was worried?',
      choices: ['She hummed loudly.', 'She sang sadly.', 'She bowed softly.'],
      evidence: 'Captain Amara hummed loudly, which she did only when she was worried.',
    },
  ],
  open: [
    {
      ask: 'Why did three smart people miss such a simple cause?',
      sample: 'Each one was busy hiding a mistake, so nobody looked at the whole telescope.',
      lookFor: 'Tells that secrets kept them from thinking together.',
    },
    {
      ask: 'What does "Ask first, oil later" mean?',
      sample: 'Talk with the others before you start to fix something.',
      lookFor: "Explains the label with the story's events, in own words.",
    },
  ],
}
