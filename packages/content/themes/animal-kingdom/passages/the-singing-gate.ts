import type { Passage } from '@pencil-quest/contract/sheets'

export const theSingingGate: Passage = {
  id: 'animal-kingdom.3rd.the-singing-gate',
  theme: 'animal-kingdom',
  grade: '3rd',
  title: 'The Singing Gate',
  paragraphs: [
    [
      'For three nights, something moaned at the edge of the meadow.',
      'It went ooo, low and lonely.',
      'The deer would not graze there, and even Suki the fox hid under the porch.',
      'Mateo decided to find the monster.',
      'He took a lantern, a whistle and his niece Ines.',
    ],
    [
      'The wind blew hard, and the moan grew louder with every step.',
      'Ines noticed that it stopped whenever the wind stopped.',
      '"Monsters do not wait for the wind," she said.',
      'They held up the lantern and saw no claws and no tail.',
      'They saw only the old wooden gate.',
      'In its top post was a round hole, as deep as a finger.',
      'A woodpecker had drilled it in the spring.',
    ],
    [
      'Ines blew across the hole, and the gate answered, ooo.',
      'When wind passes over the hole, the air inside shakes and makes a sound, just like a flute.',
      'Mateo laughed until he had to sit down.',
      'The next week, the woodpecker came back and drilled a smaller hole.',
      'Now, on windy nights, the gate plays two notes, and the deer seem to like the tune.',
    ],
  ],
  keywords: [
    { word: 'moaned', definition: 'made a long, low, sad sound' },
    { word: 'graze', definition: 'eat grass in a field' },
    { word: 'drilled', definition: 'made a deep hole' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Mateo take along?',
      choices: ['a lantern and a whistle', 'a ladder and a blanket', 'a compass and a rope'],
      evidence: 'He took a lantern, a whistle and his niece Ines.',
    },
    {
      focus: 'detail',
      ask: 'Who had drilled the hole in spring?',
      choices: ['a woodpecker', 'a hungry deer', 'a young mouse'],
      evidence: 'A woodpecker had drilled it in the spring.',
    },
    {
      focus: 'cause',
      ask: 'Why did the gate make a sound?',
      choices: ['The air inside shakes.', 'The wood inside cracks.', 'The bird inside sings.'],
      evidence: 'When wind passes over the hole, the air inside shakes and makes a sound, just like a flute.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Ines blew across the hole?',
      choices: ['The gate answered.', 'The lantern broke.', 'The deer ran off.'],
      evidence: 'Ines blew across the hole, and the gate answered, ooo.',
    },
    {
      focus: 'sequence',
      ask: 'What did the woodpecker do the next week?',
      choices: ['It drilled a smaller hole.', 'It built a bigger nest.', 'It broke the wooden step.'],
      evidence: 'The next week, the woodpecker came back and drilled a smaller hole.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does graze mean?',
      choices: ['eat grass in a field', 'sleep in a warm barn', 'hide from a storm'],
      evidence: 'The deer would not graze there, and even Suki the fox hid under the porch.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does moaned mean?',
      choices: ['made a long, low sound', 'took a quick, cold bath', 'told a short, funny joke'],
      evidence: 'For three nights, something moaned at the edge of the meadow.',
    },
    {
      focus: 'character',
      ask: 'How did Ines show that she was a careful thinker?',
      choices: [
        'She noticed that it stopped with the wind.',
        'She noticed that it came from a cave.',
        'She guessed that it lived in a tree.',
      ],
      evidence: 'Ines noticed that it stopped whenever the wind stopped.',
    },
  ],
  open: [
    {
      ask: 'Why did Mateo laugh until he had to sit down?',
      sample: 'He had hunted for a monster, and it was only a hole in a gate.',
      lookFor: 'Contrasts the monster he feared with the real cause.',
    },
    {
      ask: 'How does the author let us guess that it was no monster?',
      sample: 'The sound stops with the wind, and they see no claws and no tail.',
      lookFor: 'Names at least one clue from the middle of the story.',
    },
  ],
}
