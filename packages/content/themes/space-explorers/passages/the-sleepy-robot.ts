import type { Passage } from '@pencil-quest/contract/sheets'

export const theSleepyRobot: Passage = {
  id: 'space-explorers.kindergarten.the-sleepy-robot',
  theme: 'space-explorers',
  grade: 'kindergarten',
  title: 'The Sleepy Robot',
  paragraphs: [
    ['Dot the robot would not move.', 'Kenji pushed, and Lucia pulled.', 'Then Lucia saw a note on its back.'],
    ['It said, "Shh, I am napping."', 'So they gave Dot a pillow.'],
  ],
  keywords: [{ word: 'napping', definition: 'sleeping for a short time' }],
  questions: [
    {
      focus: 'detail',
      ask: 'Where was the note?',
      choices: ['on its back', 'on its foot', 'on its head'],
      evidence: 'Then Lucia saw a note on its back.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Kenji pushed and Lucia pulled?',
      choices: ['Lucia saw a note.', 'Lucia saw a star.', 'Kenji ate a bean.'],
      evidence: 'Then Lucia saw a note on its back.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does napping mean?',
      choices: ['sleeping for a short time', 'moving for a long time', 'eating a big, hot lunch'],
      evidence: 'It said, "Shh, I am napping."',
    },
    {
      focus: 'cause',
      ask: 'Why did Dot not move?',
      choices: ['It was napping.', 'It was hungry.', 'It was broken.'],
      evidence: 'It said, "Shh, I am napping."',
    },
    {
      focus: 'character',
      ask: 'How were Kenji and Lucia kind?',
      choices: ['They gave Dot a pillow.', 'They sang Dot a song.', 'They told Dot a joke.'],
      evidence: 'So they gave Dot a pillow.',
    },
  ],
  open: [
    {
      ask: 'Who do you think wrote the note?',
      sample: 'Dot wrote it, so that everybody would let it sleep.',
      lookFor: 'Gives any name with a reason from the story.',
    },
    {
      ask: 'What would you do for a sleepy friend?',
      sample: 'I would close the curtain and tiptoe away.',
      lookFor: 'Tells one kind act that helps somebody rest.',
    },
  ],
}
