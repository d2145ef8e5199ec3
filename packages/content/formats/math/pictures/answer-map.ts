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
        'Draw a map of {place}. Choose three things for it: hills, huts or ponds. Answer each question to hunt with your whole hand. Find the hot spots and win {tokens} for {hero}.',
      inShort: {
        you: 'Read a question. Think of a secret spot on the map and say cold, warm or hot.',
        child: 'Answers, tells how, then slides a hand over the map until you say hot: one {token}. Marks the spot.',
        end: 'Each question has its {token}.',
      },
      round:
        'You think of a spot near the top edge. Your child says {answer}, so the whole hand may hunt. Cold, warm, hot! One {token}.',
      steps: [
        'Get out paper and markers. Your child draws a map of {place} with three things on it.',
        'After an answer that you mended together, only one finger hunts.',
      ],
      say: 'I know a secret spot. Answer first, then let your hand hunt.',
    },
    {
      title: 'Finger Walk',
      ages: 'younger',
      child:
        'Build {hero} a road to {place}, bit by bit. Answer a question to draw the next bit. Choose each bit of road: a bridge, a bump or a loop. Gather all {tokens} along the way.',
      inShort: {
        you: 'Read a question. Walk two squeaky fingers along each new bit of road.',
        child: 'Answers, tells how and draws the next bit of road: one {token}.',
        end: 'The last answer brings the road to {place}.',
      },
      round:
        'Your child says {answer} and draws a bit of road from {hero}, with a loop. Your fingers walk it, squeak and stop: one {token}.',
      steps: [
        'Get out paper and markers. Your child draws {hero} in one corner of the sheet and {place} in the corner farthest away.',
        'Wrong? Mend it together. Your child draws mud there, and your fingers walk slowly.',
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
        you: 'As {friend}, hide the sign with the answer, then read its question.',
        child: 'Turns away, works out the answer and names the missing sign. If that one is gone, it wins one {token}.',
        end: 'Only the false sign is left.',
      },
      round:
        'Your child turns away. You hide a sign and read. Your child works it out, says {answer} and looks: it is gone! Your child gets the sign: one {token}.',
      steps: [
        'Get out paper and markers. Tear the sheet into signs and write one answer on each: {signs}. Lay them in a row.',
        'Wrong? Your child looks at which sign is missing and works out why.',
      ],
      say: 'Turn around! One sign is about to go.',
    },
    {
      title: 'Dig by Distance',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Draw {place} as a grid of four by four boxes. Work out each question and tap the box with its answer. Choose how to dig: scribble or cross it out. Dig up all {tokens} with few tries.',
      inShort: {
        you: 'Read a question. For a wrong tap, tell how many boxes off the answer lies.',
        child: 'Works it out, taps the box with the answer, tells how and digs it up: one {token}.',
        end: 'Only the false answer is still buried.',
      },
      round:
        'Your child taps {wrong}. Two off, you say. Your child works it out again, taps {answer}, tells how and digs it up: one {token}.',
      steps: [
        'Get out paper and markers. Your child draws a grid of four by four boxes. Write these into boxes far apart: {signs}.',
        'Count the way from box to box, up, down or across. After a second miss, work it out together.',
      ],
      say: 'I tell you how far, never which way.',
    },
    {
      title: 'Corner to Corner',
      ages: 'older',
      strands: ['geometry'],
      questions: 4,
      child:
        'Lead {hero} from the bottom left corner to {place}. Answer a question to move two boxes. Choose: up, right or one of each. Win one {token} where each move ends.',
      inShort: {
        you: 'Read a question. After an answer that you mended together, you choose the move.',
        child: 'Answers, moves {hero} two boxes up or right, or one of each, and marks the box: one {token}.',
        end: 'The fourth move reaches {place}.',
      },
      round:
        'Your child says {answer}, tells why and chooses one box right and one up. Your child marks that box and says: one right, one up. One {token}!',
      steps: [
        'Get out paper and markers. Your child draws a grid of five by five boxes, with {hero} bottom left and {place} top right.',
        'At an edge, go the other way. Last, ask: how often up, and how often right?',
      ],
      say: 'Will every road go up as often as right?',
    },
  ],
  safety: [],
}
