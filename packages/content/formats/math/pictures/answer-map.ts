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
      child:
        'Draw a map of {place}. Choose three things for it: hills, huts or ponds. Answer each question to start a hunt. Slide a finger to the hot spot and win {tokens} for {hero}.',
      inShort: {
        you: 'Read a question. After the answer, think of a secret spot on the map and say cold, warm or hot.',
        child: 'Answers. Slides a finger over the map until you say hot and draws an X there.',
      },
      round:
        'Your child says {answer}. You think of a spot near the top edge. The finger slides: cold, warm, hot! Your child draws an X.',
      steps: [
        'Get out paper and markers. Your child draws a map of {place} with three things on it.',
        'After a wrong answer, work it out together first.',
      ],
      say: 'I know a secret spot. Answer first, then let your finger hunt.',
    },
    {
      title: 'Finger Walk',
      ages: 'younger',
      child:
        'Build {hero} a road to {place}, bit by bit. Answer a question to draw the next bit. Choose each bit of road: a bridge, a bump or a loop. Gather all {tokens} along the way.',
      inShort: {
        you: 'Read a question. When the next bit of road is drawn, walk two squeaky fingers along it.',
        child: 'Answers and draws the next bit of road, with a bridge, a bump or a loop.',
        end: 'The last bit of road goes all the way to {place}.',
      },
      round:
        'Your child says {answer} and draws a bit of road from {hero}, with a loop. Your fingers squeak along it and stop.',
      steps: [
        'Get out paper and markers. Your child draws {hero} in one corner of the sheet and {place} in the corner farthest away.',
        'After a wrong answer, work it out together first.',
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
        you: 'Read a question and tap a wrong answer. Hear how many boxes off you are, then tap the answer that far away.',
        child:
          'Works it out in secret and says how many boxes off you are, counted up, down or across. When you tap the answer, tells how and crosses it out.',
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
      questions: 4,
      child:
        'Lead {hero} from the bottom left corner to {place}. Answer a question to move two boxes. Choose: up, right or one of each. Win one {token} where each move ends.',
      inShort: {
        you: 'Read a question. Work out a wrong answer together. Then {hero} may move.',
        child: 'Answers and tells why. Then moves {hero} two boxes, up or right or one of each, and marks the new box.',
        end: 'Count: four steps went up and four went right.',
      },
      round:
        'Your child says {answer}, tells why and chooses one box right and one up. {hero} moves there, and your child marks the box.',
      steps: [
        'Get out paper and markers. Your child draws a grid of five by five boxes, with {hero} in the bottom left box and {place} in the top right one.',
        'At an edge, go the other way.',
      ],
      say: 'Will every road go up as often as right?',
    },
  ],
  safety: [],
}
