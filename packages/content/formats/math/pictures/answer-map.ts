import type { Format } from '../../../types.ts'

export const answerMap: Format = {
  id: 'math.answer-map',
  subject: 'math',
  title: 'Answer Map',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Warm and Cold Map',
      ages: 'younger',
      wrongAnswers: true,
      child:
        'Draw a map of {place}. Choose three things for it: hills, huts or ponds. Answer a question first. Slide a finger to the true thing and mark it for {hero}.',
      inShort: {
        you: 'Read a question. Give one thing on the map the right answer, another the tempting.',
        child: 'Works it out and slides a finger to the right thing. Draws an X there when you say: hot!',
      },
      round: 'The hut says {wrong}, the pond {answer}. Your child slides a finger to the pond. Hot! An X goes there.',
      steps: [
        'Get out paper and markers. Your child draws a map of {place} with three things on it.',
        'Cold? Work it out together.',
      ],
      say: 'Two things speak, and only one is right.',
    },
    {
      title: 'Finger Walk',
      ages: 'younger',
      answers: 'numbers',
      child:
        'Build {hero} a road to {place}, bit by bit. Write each answer on a sign beside it. Choose what the road crosses: hills or water.',
      earned: true,
      inShort: {
        you: 'Walk two fingers along the new road. Read its sign aloud.',
        child: 'Draws the next bit of road. Writes the answer on a sign beside it.',
        end: 'The last bit of road goes to {place}.',
      },
      round: 'Your child says {answer} and draws a bit of road. A sign says {answer}. Your fingers walk there.',
      steps: [
        'Get out paper and markers. Your child draws {hero} and {place} in two far corners.',
        'Wrong? Work it out together first.',
      ],
      say: 'My fingers want to go. Where is the road?',
    },
    {
      title: 'Which Sign Is Gone?',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Look at the signs, then turn your back on them. Work out the question that {friend} reads. Name the sign that is gone before you look. Choose: whisper it or call it across {place}.',
      inShort: {
        you: 'Your child turns away. As {friend}, read a question and hide its answer.',
        child: 'Works it out, says which sign is gone, then looks.',
        end: 'Your child tells why the last sign is false.',
      },
      round: 'You read and hide a sign. Your child works it out, says {answer} and looks. It is gone!',
      steps: [
        'Get out paper and markers. Tear one sheet into signs. Write these on them: {signs}. Lay them in a row.',
        'Wrong? Work it out together.',
      ],
      say: 'Turn around! One sign is about to go.',
    },
    {
      title: 'Dig by Distance',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Draw {place} as a row of boxes. Work out each question in secret. Tell how many boxes off your grown-up taps. Choose how to dig up the answer: scribble or cross it out.',
      inShort: {
        you: 'Read a question and tap a wrong answer. Hear how many boxes off it is, then tap again.',
        child: 'Works it out in secret. Says how many boxes off you are, until you tap the answer. Crosses it out.',
      },
      round:
        'You tap {wrong}. Your child says how many boxes off that is. You tap {answer}, and your child crosses it out.',
      steps: [
        'Get out paper and markers. Write these in a row: {signs}. Your child draws a box around each.',
        'Wrong? Work it out together.',
      ],
      say: 'Tell me how far off I am, never which way.',
    },
  ],
  safety: [],
}
