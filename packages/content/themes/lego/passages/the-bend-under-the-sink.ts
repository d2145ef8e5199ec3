import type { Passage } from '@pencil-quest/contract/sheets'

export const theBendUnderTheSink: Passage = {
  id: 'lego.4th.the-bend-under-the-sink',
  theme: 'lego',
  grade: '4th',
  title: 'The Bend Under the Sink',
  paragraphs: [
    [
      'Look below almost any sink, and you will find a pipe with a curve in it, like the letter U.',
      'It seems like an odd way to build.',
      'Why should water go down, up and down again, when it could simply fall?',
    ],
    [
      'The answer is about smell.',
      'Every drain leads to a sewer, where dirty water flows away under the streets.',
      'A straight pipe would be an open path for the stinky air below.',
      'But a little water always remains at the bottom of the bend, even after the sink is empty.',
      'That water fills the pipe from side to side, like a soft plug.',
      'Dirty water can push past it, but the air cannot come up.',
      'Plumbers call the bend a trap.',
    ],
    [
      'About two hundred and fifty years ago, a Scottish watchmaker used such a bend in a toilet.',
      'A trap has a second talent as well.',
      'Heavy things that slip down the drain often stop in the curve, so many lost rings have been found there.',
    ],
    [
      'The plumbers of Clatterby open one old trap every spring.',
      'So far they have rescued nine buttons, a tin whistle and the key to the tool loft.',
      'The pipe beside it has no bend, and nobody likes to stand there.',
    ],
  ],
  keywords: [
    { word: 'sewer', definition: 'a large tunnel that carries used water away' },
    { word: 'remains', definition: 'stays behind when the rest is gone' },
    { word: 'talent', definition: 'something that one does well' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Who used such a bend in a toilet?',
      choices: ['a Scottish watchmaker', 'a Mexican shoemaker', 'an Egyptian gardener'],
      evidence: 'About two hundred and fifty years ago, a Scottish watchmaker used such a bend in a toilet.',
    },
    {
      focus: 'detail',
      ask: 'Where does every drain lead?',
      choices: ['to a sewer', 'to a river', 'to a pond'],
      evidence: 'Every drain leads to a sewer, where dirty water flows away under the streets.',
    },
    {
      focus: 'cause',
      ask: 'Why would a straight pipe be a problem?',
      choices: [
        'It would be an open path for air.',
        'It would be a dark home for frogs.',
        'It would be a thin wall for ice.',
      ],
      evidence: 'A straight pipe would be an open path for the stinky air below.',
    },
    {
      focus: 'cause',
      ask: 'How does the bend keep the smell down?',
      choices: ['The water fills the pipe.', 'The metal cools the wind.', 'The soap covers the sink.'],
      evidence: 'That water fills the pipe from side to side, like a soft plug.',
    },
    {
      focus: 'sequence',
      ask: 'What is still in the bend after the sink is empty?',
      choices: ['a little water', 'a little soap', 'a little sand'],
      evidence: 'But a little water always remains at the bottom of the bend, even after the sink is empty.',
    },
    {
      focus: 'sequence',
      ask: 'What happens to heavy things after they slip down the drain?',
      choices: ['They often stop in the curve.', 'They quickly melt in the sun.', 'They slowly turn into mud.'],
      evidence:
        'Heavy things that slip down the drain often stop in the curve, so many lost rings have been found there.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does remains mean?',
      choices: ['stays behind', 'shines brightly', 'climbs higher'],
      evidence: 'But a little water always remains at the bottom of the bend, even after the sink is empty.',
    },
    {
      focus: 'character',
      ask: 'What do the plumbers of Clatterby do every spring?',
      choices: ['open one old trap', 'paint one new sink', 'bury one long rope'],
      evidence: 'The plumbers of Clatterby open one old trap every spring.',
    },
  ],
  open: [
    {
      ask: 'What might happen if nobody used a sink for a very long time?',
      sample: 'The water in the bend could dry up, and then the smell would come into the room.',
      lookFor: 'Reasons from the water plug: no water, no plug.',
    },
    {
      ask: 'Why does nobody like to stand by the last pipe?',
      sample: 'It has no bend, so bad air comes up through it.',
      lookFor: 'Connects the missing bend with the smell.',
    },
  ],
}
