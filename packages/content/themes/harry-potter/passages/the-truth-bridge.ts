import type { Passage } from '@pencil-quest/contract/sheets'

export const theTruthBridge: Passage = {
  id: 'harry-potter.5th.the-truth-bridge',
  theme: 'harry-potter',
  grade: '5th',
  title: 'The Truth Bridge',
  paragraphs: [
    [
      'The Truth Bridge hangs over the stream behind our school, and it is terribly fussy.',
      'It carries you only if you say something that is both kind and true about the person beside you.',
      'For that reason, friends cross it easily, but Casimir and Adaeze were not friends.',
    ],
    [
      'They had argued since autumn, because each believed that the other had copied a poem.',
      'Now the school goat was stuck on the far side, and Fennel had sent them both to fetch it.',
      'Casimir stepped on the first plank and told Adaeze, "Your hair is as lovely as a sunset."',
      'Her hair was full of hay, and the plank creaked and dipped dangerously toward the water.',
      '"Kind but not true," sighed Adaeze.',
      'She tried next and said, "You are louder than a goose."',
      'The goat nodded, but the bridge swung so hard that Casimir lost a shoe.',
      '"True but not kind," he grumbled.',
    ],
    [
      'They stood still and looked at each other, perhaps for the first time in months.',
      'Casimir swallowed and said slowly, "You stayed late to help the little ones with their letters, and you never told anyone."',
      'The planks grew firm beneath them.',
      '"You always save the last seat for someone new," answered Adaeze immediately.',
      'With each sentence they took one step, and, surprisingly, they did not run out of things to say.',
      'Halfway over, Adaeze stopped and said, "I was wrong about the poem, and I was too proud to admit it."',
      'The bridge did not even tremble.',
    ],
    [
      'The goat had to cross as well, and it bleated something to them both.',
      'Nobody knows what it said, but the bridge held.',
    ],
  ],
  keywords: [
    { word: 'fussy', definition: 'hard to please' },
    { word: 'firm', definition: 'solid and not shaky' },
    { word: 'fetch', definition: 'to go and bring back' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Where does the Truth Bridge hang?',
      choices: ['over the stream', 'under the tower', 'behind the barn'],
      evidence: 'The Truth Bridge hangs over the stream behind our school, and it is terribly fussy.',
    },
    {
      focus: 'cause',
      ask: 'Why had Casimir and Adaeze argued since autumn?',
      choices: [
        'Each believed the other copied a poem.',
        'Each hoped to ride the school pony.',
        'Each wanted the warm seat in class.',
      ],
      evidence: 'They had argued since autumn, because each believed that the other had copied a poem.',
    },
    {
      focus: 'cause',
      ask: 'Why did they both have to cross the bridge?',
      choices: [
        'The goat was stuck on the far side.',
        'The poem was lost in the deep snow.',
        'The race was starting on the hill.',
      ],
      evidence: 'Now the school goat was stuck on the far side, and Fennel had sent them both to fetch it.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Casimir praised her hair?',
      choices: ['The plank creaked and dipped.', 'The rope snapped and fell.', 'The goat jumped and ran.'],
      evidence: 'Her hair was full of hay, and the plank creaked and dipped dangerously toward the water.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Casimir spoke of the little ones?',
      choices: ['The planks grew firm.', 'The clouds grew dark.', 'The goat lay down.'],
      evidence: 'The planks grew firm beneath them.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does fussy mean?',
      choices: ['hard to please', 'soft to touch', 'easy to paint'],
      evidence: 'The Truth Bridge hangs over the stream behind our school, and it is terribly fussy.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does firm mean?',
      choices: ['solid and not shaky', 'narrow and very old', 'silver and quite wet'],
      evidence: 'The planks grew firm beneath them.',
    },
    {
      focus: 'character',
      ask: 'What did Adaeze admit halfway over?',
      choices: ['She was wrong about the poem.', 'She was afraid of the water.', 'She was tired of the goat.'],
      evidence: 'Halfway over, Adaeze stopped and said, "I was wrong about the poem, and I was too proud to admit it."',
    },
  ],
  open: [
    {
      ask: 'What do you think the goat said?',
      sample: 'Something kind and true, such as thanks for coming to fetch me.',
      lookFor: 'Gives a sentence that is kind and true, as the rule asks.',
    },
    {
      ask: 'Why does the bridge ask for both kind and true?',
      sample: 'Only kind can be a lie, and only true can hurt. Friends need both.',
      lookFor: 'Tells what goes wrong with one alone and uses the story.',
    },
  ],
}
