import type { Passage } from '@pencil-quest/contract/sheets'

export const whatTheLanternHid: Passage = {
  id: 'legend-of-zelda.5th.what-the-lantern-hid',
  theme: 'legend-of-zelda',
  grade: '5th',
  title: 'What the Lantern Hid',
  paragraphs: [
    [
      'The passage below the temple of steps divided for the fifth time, and every tunnel looked alike.',
      'Anwen counted turns, Bao tapped on stones, and Bramble simply refused to continue.',
      'Chidi raised the lantern higher, for that was the duty of a lantern bearer.',
      'It threw a golden circle onto the walls, and beyond it lay blackness, as thick as wool.',
      '"More light would help," muttered Bao.',
      'Instead, there was less, because the flame sputtered and went out.',
    ],
    [
      'Nobody spoke.',
      'Chidi searched every pocket for oil and found a button and half a biscuit.',
      '"I have failed you," said Chidi in a small voice.',
      '"Sit down first," Soraya suggested, "and let us listen."',
      'So they sat on the cold floor and shared the biscuit, with a generous piece for the donkey.',
      'Somewhere water dripped, slowly and steadily.',
    ],
    [
      'After some minutes, Chidi noticed something peculiar.',
      'The blackness was no longer completely black.',
      "In the dark, a person's eyes grow more sensitive, little by little, for half an hour or more.",
      'A bright flame nearby prevents this.',
      'Now Chidi could distinguish the shape of a pillar, and then the ears of the donkey.',
      'In the farthest tunnel hung a faint gray smudge.',
      'It was daylight, leaking around a corner that they had passed twice.',
      'The golden circle had been too bright for anyone to see it.',
    ],
    [
      'They walked out with their hands on one another, and the evening sun made all of them sneeze.',
      'Bao offered to fill the lantern immediately.',
      '"Tomorrow," said Chidi, and hung it on the saddle.',
      'That night, for the first time, the lantern bearer led the company home by the stars.',
    ],
  ],
  keywords: [
    { word: 'sputtered', definition: 'made short, spitting sounds' },
    { word: 'peculiar', definition: 'odd in an interesting way' },
    { word: 'distinguish', definition: 'to see clearly enough to tell apart' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Chidi find in the search for oil?',
      choices: ['a button and half a biscuit', 'a feather and some old coins', 'a whistle and a broken comb'],
      evidence: 'Chidi searched every pocket for oil and found a button and half a biscuit.',
    },
    {
      focus: 'detail',
      ask: 'What hung in the farthest tunnel?',
      choices: ['a faint gray smudge', 'a heavy iron chain', 'a torn silk banner'],
      evidence: 'In the farthest tunnel hung a faint gray smudge.',
    },
    {
      focus: 'cause',
      ask: 'Why was there less light instead of more?',
      choices: ['The flame went out.', 'The roof sank low.', 'The sun had set.'],
      evidence: 'Instead, there was less, because the flame sputtered and went out.',
    },
    {
      focus: 'cause',
      ask: 'Why could nobody see the daylight before?',
      choices: [
        'The golden circle had been too bright.',
        'The narrow corner had been too sharp.',
        'The wooden door had been too thick.',
      ],
      evidence: 'The golden circle had been too bright for anyone to see it.',
    },
    {
      focus: 'sequence',
      ask: 'What did Chidi distinguish right after the shape of a pillar?',
      choices: ['the ears of the donkey', 'the wings of a big moth', 'the frame of a window'],
      evidence: 'Now Chidi could distinguish the shape of a pillar, and then the ears of the donkey.',
    },
    {
      focus: 'sequence',
      ask: 'What did they do after Soraya told them to listen?',
      choices: ['shared the biscuit', 'hummed a melody', 'dug with shovels'],
      evidence: 'So they sat on the cold floor and shared the biscuit, with a generous piece for the donkey.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does peculiar mean?',
      choices: ['odd in an interesting way', 'cold like a frozen lake', 'sweet as a summer plum'],
      evidence: 'After some minutes, Chidi noticed something peculiar.',
    },
    {
      focus: 'character',
      ask: 'How did Chidi feel about it when there was no oil?',
      choices: ['"I have failed you."', '"I have fooled you."', '"I have warned you."'],
      evidence: '"I have failed you," said Chidi in a small voice.',
    },
  ],
  open: [
    {
      ask: 'How can the same lantern help and hinder? Use the story.',
      sample: 'It lights what is near, but it is so bright that eyes miss the faint daylight.',
      lookFor: 'Gives one help and one hindrance from the text.',
    },
    {
      ask: 'How has Chidi changed by the end? What shows it?',
      sample: 'Chidi trusts the dark now, and leads everybody home by the stars without the lantern.',
      lookFor: 'Compares the small voice in the tunnel with the last line.',
    },
  ],
}
