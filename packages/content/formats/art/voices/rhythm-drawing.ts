import type { Format } from '../../../types.ts'

export const rhythmDrawing: Format = {
  id: 'art.rhythm-drawing',
  subject: 'art',
  title: 'Rhythm Drawing',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'hands-on',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  skills: [
    'art.k.lines',
    'art.k.shapes',
    'art.k.patterns',
    'art.k.texture',
    'art.1.lines-that-move',
    'art.1.shape-builders',
    'art.1.warm-and-cool',
    'art.1.pattern-borders',
    'art.1.texture-marks',
    'art.2.two-kinds-of-shapes',
    'art.2.light-and-dark',
    'art.2.motif-patterns',
    'art.3.color-and-mood',
    'art.3.shading-marks',
    'art.3.radial-designs',
    'art.4.color-schemes',
    'art.4.composition',
    'art.4.tile-patterns',
    'art.5.value-and-contrast',
    'art.5.figures-in-action',
    'art.5.balance',
  ],
  materials: [
    { name: 'spoons', quantity: '2', core: true, substitute: 'clapping hands' },
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'markers', quantity: '4 colors', core: true, substitute: 'crayons' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Listen to the drum from {place}. Draw as long as it plays. Stop when it stops and answer: one {token}. Choose a color for each new beat. Show {hero} which marks were loud.',
      inShort: {
        you: 'Tap a beat, stop and read a question.',
        child: 'Draws to the beat, stops with it and answers.',
        end: 'Find something of the questions in the marks.',
      },
      round:
        'You tap the spoons fast, and marks dance over the sheet. Stop! You read question 1. Your child shows or says {answer}. The next beat is slow.',
      steps: ['Get out spoons, paper and markers. Tap in turn: fast, slow, loud, soft.', 'Missed? Tell the answer.'],
      say: 'What does this beat look like? Let your hand answer.',
    },
    {
      title: 'A Row of Sounds',
      child:
        'Give each answer a sound. Draw what the sound looks like: one {token}. Put it in the row like a note. Sing or tap the row for {friend} at {place}.',
      earned: true,
      inShort: {
        you: 'Echo each new sound.',
        child: 'Makes a sound for the answer and draws that sound in the row.',
        end: 'Tap the spoons while your child plays the row.',
      },
      round:
        'Your child shows or says {answer} and gives it a sound, such as a long whoosh. You echo it. How it looks is drawn first in the row.',
      steps: [
        'Get out spoons, paper and markers. Lay a sheet on its side for the row.',
        'Missed? Tell the answer before the sound.',
      ],
      say: 'Long, spiky or round: how does it sound?',
    },
    {
      title: 'Chant and Draw',
      child:
        'Say each answer like a line of a song. Draw one part of {place} for each line. Add one {token} to it. Choose a lullaby or a march. Show {hero} the finished picture.',
      earned: true,
      inShort: {
        you: 'Tap the beat.',
        child: 'Chants the answer twice and draws a part of {place}.',
        end: 'Your child chants all lines and points to their parts.',
      },
      round:
        'Your child shows or says {answer}. You tap, and your child chants it twice and draws the first part of {place}.',
      steps: [
        'Get out spoons, paper and markers. Your child chooses a beat on the spoons.',
        'Missed? Chant the answer together.',
      ],
      say: 'Give me the line, and I will keep the beat.',
    },
  ],
  safety: [],
}
