import type { Passage } from '@pencil-quest/contract/sheets'

export const theSealedEnvelope: Passage = {
  id: 'dragon-masters.5th.the-sealed-envelope',
  theme: 'dragon-masters',
  grade: '5th',
  title: 'The Sealed Envelope',
  paragraphs: [
    [
      'Before Marisol left to visit Wilma on the coast, the head keeper handed Ayla a sealed envelope.',
      'On it was written, in careful letters, "Open only if everything goes wrong."',
      'Marisol would be gone for exactly one day.',
    ],
    [
      "By seven o'clock, the porridge had overflowed and was sliding slowly down the hall.",
      'Tane reached for the envelope.',
      '"Not everything has gone wrong," Ayla objected, "because the roof is still on."',
      'They scooped the porridge into buckets, and the pebble dragons, who love it cold, finished most of it.',
    ],
    [
      'At ten, a cloud dragon sneezed and blew a hole in the roof.',
      'Nils looked meaningfully at the envelope.',
      '"The hatchlings are safe," Ayla pointed out.',
      'They stretched the largest kite over the hole and tied it down with harness straps.',
    ],
    [
      'At two, all eleven hatchlings disappeared.',
      'Even Ayla turned pale, and the envelope trembled in three pairs of hands.',
      '"Wait," said Nils, and opened a notebook instead.',
      '"What is still going well?"',
      'Their list was surprisingly long.',
      'The dragons were calm, the hens were quiet, and somewhere nearby, someone was giggling.',
      'They followed the giggle to the porridge buckets.',
      'Inside sat eleven hatchlings, licking their toes.',
    ],
    [
      'When Marisol came home that evening, the keepers returned the envelope unopened.',
      '"You may as well look at it now," said the head keeper.',
      'Inside lay a single card.',
      'It said, "Breathe, and make a list of what is still going well."',
      'Below, in smaller letters, there was one more line.',
      'It asked them kindly to guard the pear pie in the pantry.',
      'Everyone turned slowly to look at Fig, who had been remarkably quiet all day.',
    ],
  ],
  keywords: [
    { word: 'sealed', definition: 'closed so tightly that it must be torn to get in' },
    { word: 'overflowed', definition: 'ran over the edge because it was too full' },
    { word: 'objected', definition: 'said that you do not agree' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Marisol hand to Ayla?',
      choices: ['a sealed envelope', 'a folded blanket', 'a wooden whistle'],
      evidence: 'Before Marisol left to visit Wilma on the coast, the head keeper handed Ayla a sealed envelope.',
    },
    {
      focus: 'detail',
      ask: 'Who finished most of the cold porridge?',
      choices: ['the pebble dragons', 'the noisy chickens', 'the hungry farmers'],
      evidence:
        'They scooped the porridge into buckets, and the pebble dragons, who love it cold, finished most of it.',
    },
    {
      focus: 'cause',
      ask: 'Why was there a hole in the roof?',
      choices: ['A cloud dragon sneezed.', 'A heavy branch fell.', 'A stone tower tipped.'],
      evidence: 'At ten, a cloud dragon sneezed and blew a hole in the roof.',
    },
    {
      focus: 'cause',
      ask: 'Why did Ayla say that not everything had gone wrong?',
      choices: ['The roof is still on.', 'The soup is still warm.', 'The bell is still dry.'],
      evidence: '"Not everything has gone wrong," Ayla objected, "because the roof is still on."',
    },
    {
      focus: 'sequence',
      ask: 'What did they do right after Ayla said that the hatchlings were safe?',
      choices: ['tied a kite over the hole', 'nailed a door to the wall', 'hung a quilt from a beam'],
      evidence: 'They stretched the largest kite over the hole and tied it down with harness straps.',
    },
    {
      focus: 'sequence',
      ask: 'What did they do right after someone was giggling nearby?',
      choices: ['followed the giggle', 'searched the barn', 'called the farmers'],
      evidence: 'They followed the giggle to the porridge buckets.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does objected mean?',
      choices: ['said that you do not agree', 'sang so that all can hear', 'hid where no one can look'],
      evidence: '"Not everything has gone wrong," Ayla objected, "because the roof is still on."',
    },
    {
      focus: 'character',
      ask: 'How did Nils stay calm when all seemed lost?',
      choices: ['Nils opened a notebook.', 'Nils searched a wagon.', 'Nils cleaned a window.'],
      evidence: '"Wait," said Nils, and opened a notebook instead.',
    },
  ],
  open: [
    {
      ask: 'What happened to the pear pie? Tell how you know.',
      sample: 'Fig probably had it, because everyone looks at Fig, who was quiet all day.',
      lookFor: 'Draws a conclusion about Fig from the last two sentences.',
    },
    {
      ask: 'Did the keepers need the card in the envelope?',
      sample: 'No. They had already made such a list, so they did what it says by themselves.',
      lookFor: "Compares the card with the list that Nils's question led to.",
    },
  ],
}
