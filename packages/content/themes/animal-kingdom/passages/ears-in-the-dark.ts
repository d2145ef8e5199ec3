import type { Passage } from '@pencil-quest/contract/sheets'

export const earsInTheDark: Passage = {
  id: 'animal-kingdom.2nd.ears-in-the-dark',
  theme: 'animal-kingdom',
  grade: '2nd',
  title: 'Ears in the Dark',
  paragraphs: [
    [
      'When the sun sets, the bats of the valley wake up.',
      'They drop into the dark and fly.',
      'How do they find insects without any light?',
    ],
    [
      'A bat squeaks as it flies.',
      'The squeak reaches a moth and bounces back as an echo.',
      'The bat hears the echo and knows where the moth is.',
      'Most bat squeaks are too high for people to hear.',
      'One bat can catch hundreds of insects in a night.',
    ],
    [
      'Mateo loves bats, because mosquitoes love to bite him.',
      'He hung a wooden bat box on the cabin.',
      'For a month it stayed empty.',
      'Then one evening he counted ten bats, and the next he counted thirty.',
      'Now Mateo sits under the box and tells them, "Enjoy your meal."',
    ],
  ],
  keywords: [
    { word: 'echo', definition: 'a sound that bounces back to you' },
    { word: 'empty', definition: 'with nothing inside' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'When do the bats wake up?',
      choices: ['when the sun sets', 'when the rain ends', 'when the moon hides'],
      evidence: 'When the sun sets, the bats of the valley wake up.',
    },
    {
      focus: 'detail',
      ask: 'How many insects can one bat catch in a night?',
      choices: ['hundreds of insects', 'dozens of insects', 'a pair of insects'],
      evidence: 'One bat can catch hundreds of insects in a night.',
    },
    {
      focus: 'sequence',
      ask: 'What happens right after the squeak bounces back?',
      choices: ['The bat hears the echo.', 'The moth starts to sing.', 'The owl drops a twig.'],
      evidence: 'The bat hears the echo and knows where the moth is.',
    },
    {
      focus: 'cause',
      ask: 'Why do people miss most bat squeaks?',
      choices: ['The squeaks are too high.', 'The squeaks are too slow.', 'The bats are too sleepy.'],
      evidence: 'Most bat squeaks are too high for people to hear.',
    },
    {
      focus: 'cause',
      ask: 'Why does Mateo love bats?',
      choices: ['Mosquitoes love to bite him.', 'Bats always sleep on his bed.', 'Spiders like to chew his hat.'],
      evidence: 'Mateo loves bats, because mosquitoes love to bite him.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is an echo?',
      choices: ['a sound that bounces back', 'a bird that sings at noon', 'a nest that stays in a tree'],
      evidence: 'The squeak reaches a moth and bounces back as an echo.',
    },
    {
      focus: 'sequence',
      ask: 'What came right after the empty month?',
      choices: ['ten bats, and then thirty', 'two owls, and then four', 'six moths, and then nine'],
      evidence: 'Then one evening he counted ten bats, and the next he counted thirty.',
    },
    {
      focus: 'character',
      ask: 'How does Mateo greet the bats now?',
      choices: [
        'He tells them to enjoy the meal.',
        'He asks them to leave the porch.',
        'He sings them an old, slow song.',
      ],
      evidence: 'Now Mateo sits under the box and tells them, "Enjoy your meal."',
    },
  ],
  open: [
    {
      ask: 'What is this page mostly about?',
      sample: 'It tells how bats use squeaks and echoes to find insects in the dark.',
      lookFor: 'Puts together squeak, echo and finding food.',
    },
    {
      ask: 'Why is a bat box good for bats and for Mateo?',
      sample: 'The bats get a home, and Mateo gets fewer bug bites.',
      lookFor: 'Names one good thing for each side.',
    },
  ],
}
