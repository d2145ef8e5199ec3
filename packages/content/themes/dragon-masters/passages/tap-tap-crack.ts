import type { Passage } from '@pencil-quest/contract/sheets'

export const tapTapCrack: Passage = {
  id: 'dragon-masters.kindergarten.tap-tap-crack',
  theme: 'dragon-masters',
  grade: 'kindergarten',
  title: 'Tap, Tap, Crack!',
  paragraphs: [
    ['A chick has a bump on its beak.', 'It is the egg tooth.', 'Tap, tap, crack!', 'Out comes a wet chick.'],
    ['Then the bump falls off.', 'Little dragons hatch that way too.'],
  ],
  keywords: [{ word: 'hatch', definition: 'come out of an egg' }],
  questions: [
    {
      focus: 'detail',
      ask: 'Where is the bump?',
      choices: ['on its beak', 'on its foot', 'on its tail'],
      evidence: 'A chick has a bump on its beak.',
    },
    {
      focus: 'sequence',
      ask: 'What happens right after tap, tap, crack?',
      choices: ['Out comes a wet chick.', 'Off runs a big red fox.', 'In hops a brown hen.'],
      evidence: 'Out comes a wet chick.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does hatch mean?',
      choices: ['come out of an egg', 'hop into a puddle', 'sing to the moon'],
      evidence: 'Little dragons hatch that way too.',
    },
    {
      focus: 'cause',
      ask: 'What makes the shell crack?',
      choices: ['the egg tooth', 'the cold rain', 'the red comb'],
      evidence: 'It is the egg tooth.',
    },
    {
      focus: 'character',
      ask: 'How are little dragons like chicks?',
      choices: ['They hatch that way.', 'They swim all day.', 'They climb up trees.'],
      evidence: 'Little dragons hatch that way too.',
    },
  ],
  open: [
    {
      ask: 'Why does the bump fall off?',
      sample: 'The chick is out now, so the job is done.',
      lookFor: 'Says that it is no longer needed once the chick is out.',
    },
    {
      ask: 'How would it feel to be in an egg?',
      sample: 'It would be dark and tight, and I would want out.',
      lookFor: 'Names a feeling and something about a small, dark place.',
    },
  ],
}
