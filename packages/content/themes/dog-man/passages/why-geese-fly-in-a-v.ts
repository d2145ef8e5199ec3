import type { Passage } from '@pencil-quest/contract/sheets'

export const whyGeeseFlyInAV: Passage = {
  id: 'dog-man.5th.why-geese-fly-in-a-v',
  theme: 'dog-man',
  grade: '5th',
  title: 'Why Geese Fly in a V',
  paragraphs: [
    [
      'In autumn, wild geese cross the sky in a shape like the letter V.',
      'It looks as neat as a drawing, but the geese are not showing off.',
      'They are saving strength, because some of them must travel thousands of miles.',
    ],
    [
      'When a wing beats, it pushes air downward.',
      'At the tip of the wing, the air curls around and swirls upward again.',
      'A goose that flies behind and to one side can rest one wing on that rising air, like a surfer on a wave.',
      'Directly behind, the air sinks, so that would be the worst place of all.',
    ],
    [
      'How much does this method actually help?',
      'Scientists once measured the hearts of pelicans in flight.',
      'The hearts of those in a group beat more slowly than the heart of a pelican that flew alone.',
      'In another study, young ibises even timed their wings to catch each puff of rising air.',
    ],
    [
      'One bird gets no help, and that is the leader.',
      'When it grows tired, it drops back and another takes its place.',
      'The geese honk on the way, and that seems to help the group stay together.',
    ],
    [
      'Lupe, the only goose at our bureau, decided that detectives should walk in a V too.',
      'On Tuesday, the whole bureau marched through Waggerby with Goro the tortoise as the leader.',
      'It took them an entire afternoon to cross the square.',
      'Bram, at the back, bumped into a lamp and apologized to it politely.',
      '"Remarkable," honked Lupe, "for I am not the least bit tired."',
    ],
  ],
  keywords: [
    { word: 'swirls', definition: 'moves in a twisting, turning way' },
    { word: 'timed', definition: 'did something at just the right moment' },
    { word: 'entire', definition: 'whole, with nothing left out' },
  ],
  questions: [
    {
      focus: 'cause',
      ask: 'Why do geese need to save strength?',
      choices: [
        'They must travel thousands of miles.',
        'They must carry nests to a tower.',
        'They must sing until the morning.',
      ],
      evidence: 'They are saving strength, because some of them must travel thousands of miles.',
    },
    {
      focus: 'detail',
      ask: 'What does the air do at the tip of the wing?',
      choices: ['curls around and upward', 'freezes hard and cracks', 'turns warm and glitters'],
      evidence: 'At the tip of the wing, the air curls around and swirls upward again.',
    },
    {
      focus: 'cause',
      ask: 'Why is directly behind the worst place?',
      choices: ['The air sinks.', 'The sun burns.', 'The hail hurts.'],
      evidence: 'Directly behind, the air sinks, so that would be the worst place of all.',
    },
    {
      focus: 'detail',
      ask: 'What did scientists measure in pelicans?',
      choices: ['the hearts in flight', 'the eggs in spring', 'the beaks in water'],
      evidence: 'Scientists once measured the hearts of pelicans in flight.',
    },
    {
      focus: 'sequence',
      ask: 'What happens right after the leader grows tired and drops back?',
      choices: ['Another takes its place.', 'Others circle a village.', 'Everyone builds a camp.'],
      evidence: 'When it grows tired, it drops back and another takes its place.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does timed mean?',
      choices: ['did at the right moment', 'hid in a secret pocket', 'told with a sad voice'],
      evidence: 'In another study, young ibises even timed their wings to catch each puff of rising air.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does entire mean?',
      choices: ['whole, with nothing left', 'rusty, from winter rain', 'famous, in every country'],
      evidence: 'It took them an entire afternoon to cross the square.',
    },
    {
      focus: 'character',
      ask: 'How did Bram show good manners?',
      choices: ['apologized to a lamp', 'bowed to a neighbor', 'waved to a conductor'],
      evidence: 'Bram, at the back, bumped into a lamp and apologized to it politely.',
    },
  ],
  open: [
    {
      ask: 'Why is it fair that the geese trade places?',
      sample: 'The leader works hardest and gets no lift, so each takes a turn.',
      lookFor: 'Explains that the front place costs the most strength.',
    },
    {
      ask: 'Lupe says it worked. What is the real reason nobody was tired?',
      sample: 'They walked at the speed of a tortoise. Walkers get no lift from wings.',
      lookFor: "Sees that Goro's slow pace, not the V, was the cause.",
    },
  ],
}
