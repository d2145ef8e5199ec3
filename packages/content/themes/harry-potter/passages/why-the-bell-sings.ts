import type { Passage } from '@pencil-quest/contract/sheets'

export const whyTheBellSings: Passage = {
  id: 'harry-potter.1st.why-the-bell-sings',
  theme: 'harry-potter',
  grade: '1st',
  title: 'Why the Bell Sings',
  paragraphs: [
    [
      'A big bell calls us to lunch.',
      'Idris taps it with a small mallet.',
      'The metal shakes, but too fast to see.',
      'The shaking bell pushes on the air.',
      'The air wiggles all the way to our ears.',
      'That is sound!',
    ],
    ['Zuri put her hand flat on the bell.', 'The bell stopped at once.', 'Then her hungry tummy rang instead.'],
  ],
  keywords: [
    { word: 'mallet', definition: 'a hammer with a wooden head' },
    { word: 'wiggles', definition: 'moves in small, quick ways' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What does the bell call us to?',
      choices: ['lunch', 'class', 'games'],
      evidence: 'A big bell calls us to lunch.',
    },
    {
      focus: 'detail',
      ask: 'What does the shaking bell push on?',
      choices: ['the air', 'the rope', 'the wall'],
      evidence: 'The shaking bell pushes on the air.',
    },
    {
      focus: 'sequence',
      ask: 'What happens right after the bell pushes on the air?',
      choices: ['The air wiggles to our ears.', 'The rope slides to the floor.', 'The clock ticks on the wall.'],
      evidence: 'The air wiggles all the way to our ears.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a mallet?',
      choices: ['a hammer with a wooden head', 'a ladder with a broken step', 'a blanket with a soft edge'],
      evidence: 'Idris taps it with a small mallet.',
    },
    {
      focus: 'cause',
      ask: 'Why did the bell stop at once?',
      choices: ['Zuri put her hand on it.', 'Zuri hid under the table.', 'Tomas cut the long rope.'],
      evidence: 'Zuri put her hand flat on the bell.',
    },
    {
      focus: 'character',
      ask: 'What was funny about Zuri?',
      choices: ['Her tummy rang instead.', 'Her shoes sang loudly.', 'Her hat fell on a cat.'],
      evidence: 'Then her hungry tummy rang instead.',
    },
  ],
  open: [
    {
      ask: 'Why did the sound stop when Zuri put her hand there?',
      sample: 'Her hand stopped the shaking, and no shaking means no sound.',
      lookFor: 'Links the sound to the shaking metal.',
    },
    {
      ask: 'How could you make a sound that you can feel?',
      sample: 'I can hum with my hand on my neck. It tickles.',
      lookFor: 'Names a sound and a shaking thing to touch.',
    },
  ],
}
