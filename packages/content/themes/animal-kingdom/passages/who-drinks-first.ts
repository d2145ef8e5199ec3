import type { Passage } from '@pencil-quest/contract/sheets'

export const whoDrinksFirst: Passage = {
  id: 'animal-kingdom.4th.who-drinks-first',
  theme: 'animal-kingdom',
  grade: '4th',
  title: 'Who Drinks First?',
  paragraphs: [
    [
      'Noor tells this tale on hot evenings.',
      'In the driest week of summer, the water hole had shrunk to the size of a cartwheel.',
      'The animals held a meeting to decide who should drink first.',
    ],
    [
      '"I am the tallest, so I should begin," announced the giraffe.',
      '"I am the thirstiest, because I carry stripes in this heat," said the zebra, which made no sense to anybody.',
      'The lion explained that lions always go first.',
      'The warthog suggested a race, and the hyena laughed at everyone in turn.',
      'They argued from sunrise until noon.',
    ],
    [
      'Meanwhile Tembe, a very old tortoise, was walking toward the water.',
      'She did not hurry, and she did not stop.',
      "She passed between the giraffe's legs and under the lion's tail.",
      'She politely stepped around the warthog.',
      'When she reached the edge, she did not drink at all.',
      'Instead she began to dig.',
      'Her strong front feet pushed the sand aside, one scoop after another.',
      'Slowly the animals grew quiet and stared.',
      'Cool water was seeping up from below, because more of it is often hidden under a dry bed.',
    ],
    [
      'The giraffe was so ashamed that he bent his long neck and helped to carry stones away.',
      'By evening, the hole was wide enough for all of them.',
      'Tembe asked who should drink first, and every animal looked at its feet.',
      '"After you," they mumbled.',
      'Tembe drank for a very, very long time, and nobody dared to complain.',
    ],
  ],
  keywords: [
    { word: 'announced', definition: 'said in a loud, clear way' },
    { word: 'seeping', definition: 'flowing slowly through small spaces' },
    { word: 'ashamed', definition: 'feeling sorry about what you did' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How big was the water hole in the driest week?',
      choices: ['the size of a cartwheel', 'the depth of a teapot', 'the width of a warthog'],
      evidence: 'In the driest week of summer, the water hole had shrunk to the size of a cartwheel.',
    },
    {
      focus: 'detail',
      ask: 'What did the warthog suggest?',
      choices: ['a race', 'a song', 'a vote'],
      evidence: 'The warthog suggested a race, and the hyena laughed at everyone in turn.',
    },
    {
      focus: 'sequence',
      ask: 'What did Tembe do right after she reached the edge?',
      choices: ['She began to dig.', 'She began to sing.', 'She tried to nap.'],
      evidence: 'Instead she began to dig.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Tembe pushed the sand aside?',
      choices: [
        'The animals grew quiet and stared.',
        'The animals ran off and hid.',
        'The giraffe roared and stamped.',
      ],
      evidence: 'Slowly the animals grew quiet and stared.',
    },
    {
      focus: 'cause',
      ask: 'How could digging bring up cool water?',
      choices: [
        'More of it is hidden under a dry bed.',
        'Much of it is carried by a dry wind.',
        'Most of it is kept inside old stones.',
      ],
      evidence: 'Cool water was seeping up from below, because more of it is often hidden under a dry bed.',
    },
    {
      focus: 'cause',
      ask: 'Why did the giraffe help to carry stones?',
      choices: ['He was so ashamed.', 'He was so thirsty.', 'He was so bored.'],
      evidence: 'The giraffe was so ashamed that he bent his long neck and helped to carry stones away.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does seeping mean?',
      choices: ['flowing slowly', 'drying quickly', 'falling loudly'],
      evidence: 'Cool water was seeping up from below, because more of it is often hidden under a dry bed.',
    },
    {
      focus: 'character',
      ask: 'How did Tembe treat the warthog on her way?',
      choices: ['She politely stepped around it.', 'She proudly pushed past it.', 'She rudely shouted at it.'],
      evidence: 'She politely stepped around the warthog.',
    },
  ],
  open: [
    {
      ask: 'What does this tale teach?',
      sample: 'Work helps more than quarreling about who is first.',
      lookFor: 'States a lesson and links it with the digging or the meeting.',
    },
    {
      ask: 'Why did every animal look at its feet at the end?',
      sample: 'They had argued all morning while Tembe did the work, and they felt sorry.',
      lookFor: 'Names a feeling and the reason for it.',
    },
  ],
}
