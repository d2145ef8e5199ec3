import type { Passage } from '@pencil-quest/contract/sheets'

export const theBootThatGiggled: Passage = {
  id: 'dragon-masters.kindergarten.the-boot-that-giggled',
  theme: 'dragon-masters',
  grade: 'kindergarten',
  title: 'The Boot That Giggled',
  paragraphs: [
    ['Ayla put a foot in a boot.', 'The boot giggled!', 'Ayla tipped it, and out fell Fig.'],
    ['Fig had curled up in there for a nap.', 'Now Ayla knocks on every boot.'],
  ],
  keywords: [{ word: 'curled', definition: 'rolled into a round shape' }],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Ayla put in a boot?',
      choices: ['a foot', 'a sock', 'a pear'],
      evidence: 'Ayla put a foot in a boot.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Ayla tipped the boot?',
      choices: ['Out fell Fig.', 'Up flew a hen.', 'In ran a cat.'],
      evidence: 'Ayla tipped it, and out fell Fig.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does curled mean?',
      choices: ['rolled into a round shape', 'jumped over a tall fence', 'walked along a wet road'],
      evidence: 'Fig had curled up in there for a nap.',
    },
    {
      focus: 'cause',
      ask: 'Why did the boot giggle?',
      choices: ['Fig curled up in there.', 'A mouse tickled a toe.', 'A frog told it a joke.'],
      evidence: 'Fig had curled up in there for a nap.',
    },
    {
      focus: 'character',
      ask: 'How is Ayla careful now?',
      choices: ['Ayla knocks on every boot.', 'Ayla sleeps in the barn.', 'Ayla hides all the socks.'],
      evidence: 'Now Ayla knocks on every boot.',
    },
  ],
  open: [
    {
      ask: 'Why is a boot a good bed for Fig?',
      sample: 'It is dark, soft and just as small as Fig.',
      lookFor: 'Names one thing that makes a boot snug or quiet.',
    },
    {
      ask: 'What might Fig say when Ayla knocks?',
      sample: 'Fig might say, "Come back later, I am asleep."',
      lookFor: 'Gives any words that fit a sleepy little dragon.',
    },
  ],
}
