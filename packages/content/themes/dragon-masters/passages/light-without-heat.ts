import type { Passage } from '@pencil-quest/contract/sheets'

export const lightWithoutHeat: Passage = {
  id: 'dragon-masters.3rd.light-without-heat',
  theme: 'dragon-masters',
  grade: '3rd',
  title: 'Light Without Heat',
  paragraphs: [
    [
      'A flame gives light, but it also gets very hot.',
      'A firefly can do better.',
      'Its light is almost cold, because very little of the energy turns into heat.',
    ],
    [
      'A firefly is not a fly at all.',
      'It is a beetle with soft wings.',
      'Inside its belly, special chemicals mix with oxygen from the air, and the mix glows.',
    ],
    [
      'Fireflies blink in order to talk.',
      'Each kind has its own pattern, like a secret code.',
      'One flies over the grass and flashes a question.',
      'If another of its kind sits below, it waits for just the right moment and flashes back.',
      'Too many lamps at night can drown out the tiny flashes, and then fireflies cannot find each other.',
      'You can help by turning off porch lights on summer evenings.',
    ],
    [
      'In the lantern cave, our youngest lantern dragons tried to learn the code.',
      'They flashed a polite good evening into the dark.',
      'It must have meant come to supper, because forty fireflies arrived at once.',
    ],
  ],
  keywords: [
    { word: 'energy', definition: 'the power to make things move or change' },
    { word: 'oxygen', definition: 'a gas in the air that animals need to breathe' },
    { word: 'pattern', definition: 'something that repeats in the same order' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What is a firefly?',
      choices: ['a beetle with soft wings', 'a spider with long legs', 'a fly with a hard shell'],
      evidence: 'It is a beetle with soft wings.',
    },
    {
      focus: 'detail',
      ask: 'What does each kind of firefly have?',
      choices: ['its own pattern', 'its own garden', 'its own blanket'],
      evidence: 'Each kind has its own pattern, like a secret code.',
    },
    {
      focus: 'cause',
      ask: "Why is a firefly's light almost cold?",
      choices: [
        'Very little energy turns into heat.',
        'Wet grass cools off its two wings.',
        'Night wind blows through its tail.',
      ],
      evidence: 'Its light is almost cold, because very little of the energy turns into heat.',
    },
    {
      focus: 'sequence',
      ask: 'What happens right after the chemicals mix with oxygen?',
      choices: ['The mix glows.', 'The wings fold.', 'The shell splits.'],
      evidence: 'Inside its belly, special chemicals mix with oxygen from the air, and the mix glows.',
    },
    {
      focus: 'sequence',
      ask: 'What does another of its kind do after it waits for the right moment?',
      choices: ['It flashes back.', 'It digs a burrow.', 'It hums a tune.'],
      evidence: 'If another of its kind sits below, it waits for just the right moment and flashes back.',
    },
    {
      focus: 'cause',
      ask: 'What can drown out the tiny flashes?',
      choices: ['too many lamps', 'too much thunder', 'too many leaves'],
      evidence: 'Too many lamps at night can drown out the tiny flashes, and then fireflies cannot find each other.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what is energy?',
      choices: ['the power to make things move', 'the color of leaves in autumn', 'the sound of rain on a roof'],
      evidence: 'Its light is almost cold, because very little of the energy turns into heat.',
    },
    {
      focus: 'character',
      ask: 'How were the lantern dragons friendly?',
      choices: [
        'They flashed a polite good evening.',
        'They wrote a long and kind letter.',
        'They carved a heart on the wall.',
      ],
      evidence: 'They flashed a polite good evening into the dark.',
    },
  ],
  open: [
    {
      ask: 'What is this page mostly about?',
      sample: 'It tells how fireflies make cool light and use it to talk to each other.',
      lookFor: 'Puts together how the light is made and what it is for.',
    },
    {
      ask: 'What went wrong, or right, with the message of the young dragons?',
      sample: 'They meant good evening, but the fireflies read it as a call to supper.',
      lookFor: 'Tells that the same flashes meant something else to the fireflies.',
    },
  ],
}
