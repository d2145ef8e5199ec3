import type { Passage } from '@pencil-quest/contract/sheets'

export const theWhisperInTheWall: Passage = {
  id: 'legend-of-zelda.3rd.the-whisper-in-the-wall',
  theme: 'legend-of-zelda',
  grade: '3rd',
  title: 'The Whisper in the Wall',
  paragraphs: [
    [
      'The room behind the echo hall is as round as a drum.',
      'Bao leaned against the smooth wall to rest, and a voice spoke into one ear.',
      '"Do not tell Bao," it murmured.',
      'Bao spun around, but nobody was near.',
      'Far away, at the opposite wall, stood Chidi and Soraya with their backs turned.',
    ],
    [
      'Bao felt a sting, as if from a nettle.',
      'What were they hiding?',
      'Bao walked to the middle of the room and listened, but there was only silence.',
      'Back at the wall, the voice returned.',
      '"Make it big enough for five," it said.',
      'Then Bao understood.',
      'The curved wall was carrying each whisper around the room, like a ball rolling along the rim of a bowl.',
    ],
    [
      '"We need candied plums," said the wall.',
      '"And nobody is to mention the birthday."',
      'Bao counted the days on all ten fingers and began to beam.',
      'A good friend would have tiptoed away without a sound.',
      'Bao was a good friend, but also a hungry one.',
      'So Bao turned to the stones and whispered, "Pear cake, please."',
      'Across the room, two friends jumped a foot high.',
    ],
  ],
  keywords: [
    { word: 'murmured', definition: 'spoke in a low, soft voice' },
    { word: 'curved', definition: 'bent like part of a circle' },
    { word: 'rim', definition: 'the outer edge of something round' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What is the room behind the echo hall like?',
      choices: ['as round as a drum', 'as warm as a nest', 'as tall as an oak'],
      evidence: 'The room behind the echo hall is as round as a drum.',
    },
    {
      focus: 'detail',
      ask: 'Who stood at the opposite wall?',
      choices: ['Chidi and Soraya', 'Anwen and Bramble', 'a miller and a mayor'],
      evidence: 'Far away, at the opposite wall, stood Chidi and Soraya with their backs turned.',
    },
    {
      focus: 'cause',
      ask: 'Why did Bao lean against the wall?',
      choices: ['to rest', 'to push', 'to climb'],
      evidence: 'Bao leaned against the smooth wall to rest, and a voice spoke into one ear.',
    },
    {
      focus: 'cause',
      ask: 'How did each whisper get around the room?',
      choices: ['The curved wall was carrying it.', 'The north wind was blowing it.', 'The night bird was singing it.'],
      evidence:
        'The curved wall was carrying each whisper around the room, like a ball rolling along the rim of a bowl.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Bao was back at the wall?',
      choices: ['The voice returned.', 'The lantern broke.', 'The gong trembled.'],
      evidence: 'Back at the wall, the voice returned.',
    },
    {
      focus: 'sequence',
      ask: 'What did Bao do right after the birthday was mentioned?',
      choices: ['counted the days', 'packed the tents', 'opened the gates'],
      evidence: 'Bao counted the days on all ten fingers and began to beam.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does murmured mean?',
      choices: ['spoke in a low voice', 'walked on cold tiles', 'looked at a long list'],
      evidence: '"Do not tell Bao," it murmured.',
    },
    {
      focus: 'character',
      ask: 'What does the story say about Bao as a friend?',
      choices: ['a good one, but also hungry', 'a shy one, but also funny', 'a calm one, but also slow'],
      evidence: 'Bao was a good friend, but also a hungry one.',
    },
  ],
  open: [
    {
      ask: 'How did the feelings of Bao change, and what changed them?',
      sample: 'Bao was hurt at first. Then the wall spoke of a birthday, and Bao was glad.',
      lookFor: 'Names both feelings and the words that turned them.',
    },
    {
      ask: 'Why was there only silence in the middle of the room?',
      sample: 'The whisper travels along the wall, so it does not come through the middle.',
      lookFor: 'Uses the curved wall or the ball in the bowl.',
    },
  ],
}
