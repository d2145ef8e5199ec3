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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'markers', quantity: '3 colors', core: true, substitute: 'crayons' },
  ],
  prepMinutes: 1,
  prompts: 5,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Warm and Cold Map',
      ages: 'younger',
      child:
        'Draw a big map of {place}. Choose three things for it: hills, huts or ponds. Answer a question, then glide a finger over the map. Stop at hot and draw one {token} there for {hero}.',
      inShort: {
        you: 'Think of a spot. Say cold, warm or hot.',
        child: 'Answers, glides a finger over the map to hot and draws one {token} there.',
        end: 'Five {tokens} are on the map.',
      },
      round:
        'Read question 1 aloud. Your child says {answer} and sets a finger on the map. You think of the top edge. Cold, warm, hot! One {token} is drawn there.',
      steps: [
        'Get out paper and markers. Your child draws the map.',
        'Mend a wrong answer with dots or marks.',
        'New spots: a corner, a hill, right under the other hand.',
      ],
      say: 'I know the spot. Answer first, then let your finger hunt.',
    },
    {
      title: 'Finger Walk',
      ages: 'younger',
      child:
        'Draw {hero} in one corner and {place} in another. Answer a question to draw a bit of road. Choose what it has: a bridge, bump or loop. Walk your fingers along to gather all {tokens}.',
      inShort: {
        you: 'Walk two squeaky fingers along each new bit of road.',
        child: 'Answers, draws the next bit of road with one {token} at its end.',
        end: 'The fifth bit reaches {place}.',
      },
      round:
        'Your child hears question 1, says {answer} and draws the first bit of road, with a loop and one {token} at its end. Your fingers walk it, squeak and stop.',
      steps: [
        'Get out paper and markers.',
        'Wrong? Your fingers nap while you two think again.',
        "At {place}, your child's fingers walk the whole road.",
      ],
      say: 'My fingers want to go, but there is no road yet. Help!',
    },
    {
      title: 'Which Sign Is Gone?',
      answers: 'short',
      child:
        'Make one sign for each question: answer, picture and {token}. Look at them all, then shut your eyes. Name the sign that {friend} took away. Choose: tell its question or show how you know.',
      inShort: {
        you: 'As {friend}, take a sign in secret.',
        child: 'Makes a sign for each answer. Names and explains the missing one: one {token}.',
        end: 'No sign is left.',
      },
      round:
        'You read question 1. Your child makes a sign with {answer}, a picture and one {token}. When all lie there: eyes shut, you take it. Your child says {answer} and explains: one {token}.',
      steps: [
        'Get out paper and markers. Tear one sign for each question.',
        'Help with writing, and mend wrong answers together.',
        'Mix the row each time. After a wrong guess, let a corner peek out.',
      ],
      say: 'Eyes shut! Something is about to go.',
    },
    {
      title: 'Dig by Distance',
      ages: 'older',
      child:
        'Draw {place} as a grid, five by five. Answer a question to start a dig. Point to a box and hear how far off you are. Choose the next box with care until you hit.',
      inShort: {
        you: 'Tell how far each call is from your secret box.',
        child: 'Answers, then calls boxes until one hits: one {token}.',
        end: 'All five boxes are hit.',
      },
      round:
        'Ask question 1. Your child says {answer} and points to a box on the open grid. Your box 1 is two up, one left: you say three. Nearer, nearer, zero: one {token}!',
      steps: [
        'Get out paper and markers. On a secret grid, five by five, write 1 to 5 in five boxes.',
        'A wrong answer is mended before the dig.',
        'Question 2 seeks box 2. Steps go up, down or sideways.',
      ],
      say: 'I tell you how far, never which way.',
    },
    {
      title: 'Corner to Corner',
      ages: 'older',
      strands: ['geometry'],
      questions: 5,
      child:
        'Draw a square of six by six boxes. Start {hero} bottom left; {place} is top right. Answer a question to move two boxes. Choose: up, right or one of each.',
      inShort: {
        you: 'Ask, and check each move.',
        child: 'Answers, moves {hero} two boxes up or right and draws one {token} there.',
        end: 'The fifth move reaches {place}.',
      },
      round:
        'You read question 1. Your child says {answer}, moves {hero} one box right and one up, draws one {token} there and writes: 1 right, 1 up.',
      steps: [
        'Get out paper and markers.',
        'A wrong answer is mended before the move. Stay inside the grid.',
        'At {place}, add up the moves each way. Then draw another road and compare.',
      ],
      say: 'Will every road go up as often as right?',
    },
  ],
  safety: [],
}
