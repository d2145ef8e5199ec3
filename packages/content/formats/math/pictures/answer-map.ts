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
        you: 'Read a question. Give one thing on the map the right answer, another the wrong one from the table. Then say hot or cold.',
        child: 'Works it out and slides a finger to the thing with the right answer. At hot, draws an X there.',
      },
      round:
        'The hut says {wrong}, the pond says {answer}. Your child works it out and slides a finger to the pond. Hot! Your child draws an X.',
      steps: [
        'Get out paper and markers. Your child draws a map of {place} with three things on it.',
        'Cold? Work it out together and slide on.',
      ],
      say: 'Two things speak, and only one is right. Where will your finger go?',
    },
    {
      title: 'Finger Walk',
      ages: 'younger',
      answers: 'numbers',
      child:
        'Build {hero} a road to {place}, bit by bit. Give each bit as many bumps as your answer says. Look at its last digit. Choose the bumps: hills, loops or bridges.',
      inShort: {
        you: 'Read a question. When the next bit of road is drawn, walk two fingers over it and count: as many bumps as the last digit?',
        child: 'Answers and draws the next bit of road, with as many bumps as the last digit of the answer.',
        end: 'The last bit of road goes all the way to {place}.',
      },
      round:
        'Your child says {answer} and draws a bit of road from {hero}, with as many bumps as its last digit. Your fingers walk over them and count.',
      steps: [
        'Get out paper and markers. Your child draws {hero} in one corner of the sheet and {place} in the corner farthest away.',
        'The last digit of 14 is 4; a 0 means a flat road. Mend a wrong answer or number of bumps together.',
      ],
      say: 'My fingers want to go, but there is no road yet. Help!',
    },
    {
      title: 'Which Sign Is Gone?',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Look at the signs, then turn your back on them. Work out the question that {friend} reads. Name the sign that is gone before you look. Choose: whisper it or call it across {place}.',
      inShort: {
        you: 'When your child has turned away, read a question as {friend} and hide the sign with its answer.',
        child: 'Works it out and says which sign is gone. Then turns around and looks.',
      },
      round:
        'Your child turns away. You read and hide a sign. Your child works it out, says {answer} and looks: that sign is gone! It stays away.',
      steps: [
        'Get out paper and markers. Tear one sheet into signs and write one answer on each: {signs}. One is false. Lay them in a row.',
        'After a wrong answer, work out together why the hidden sign is right.',
      ],
      say: 'Turn around! One sign is about to go.',
    },
    {
      title: 'Dig by Distance',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Draw {place} as a grid of four by four boxes. Work out each question in secret. Tell how many boxes off your grown-up taps. Choose how to dig up the answer: scribble or cross it out. Dig up all {tokens}.',
      inShort: {
        you: 'Read a question and tap a wrong answer in the grid. Hear how many boxes off you are, then tap the answer that far away.',
        child:
          'Works it out in secret and says how many boxes off you are, counted up or down and then across. When you tap the answer, tells how and crosses it out.',
      },
      round:
        'You tap {wrong}. Your child counts the boxes from there to the answer and says how many. You tap the one that far away: {answer}! Your child tells how and crosses it out.',
      steps: [
        'Get out paper and markers. Your child draws a grid of four by four boxes with a marker. Write these into boxes far apart: {signs}.',
        'If the answer is not that far away, work it out together.',
      ],
      say: 'Tell me how far off I am, never which way.',
    },
    {
      title: 'Corner to Corner',
      ages: 'older',
      strands: ['geometry'],
      wrongAnswers: true,
      questions: 4,
      child:
        'Lead {hero} from the bottom left corner to {place}. Work out each question. Move {hero} where the right answer points. Choose how to mark the way: dots or rings.',
      inShort: {
        you: 'Read a question. Say which answer means two boxes up, and which means two boxes right: the right one and the wrong one from the table.',
        child: 'Works it out, tells why and moves {hero} two boxes the way of the right answer. Marks the new box.',
        end: 'The last move brings {hero} to {place}.',
      },
      round:
        '{answer} means two boxes up, and {wrong} means two boxes right. Your child works it out, tells why and moves {hero} up.',
      steps: [
        'Get out paper and markers. Your child draws a grid of five by five boxes, with {hero} in the bottom left box and {place} in the top right one.',
        'The true answer means up in questions 1 and 4, right in 2 and 3. After a wrong move, work it out together and go the other way.',
      ],
      say: 'One answer leads up, the other to the right. Where to?',
    },
  ],
  safety: [],
}
