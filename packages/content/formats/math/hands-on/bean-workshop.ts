import type { Format } from '../../../types.ts'

export const beanWorkshop: Format = {
  id: 'math.bean-workshop',
  subject: 'math',
  title: 'Bean Workshop',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: 'kindergarten', to: '3rd' },
  strands: ['number', 'operations', 'patterns', 'measurement', 'time', 'data', 'geometry'],
  materials: [
    { name: 'dry beans', quantity: 'a handful', core: true, substitute: 'buttons or coins' },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '2', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 3, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'How Many Hide',
      strands: ['number', 'operations'],
      answers: 'counts',
      child:
        "Answer a question and lay its number in beans. Shut your eyes: a hand covers some of them. Tell how many hide, then lift the hand. Choose one bean for {hero}'s ring: one {token}.",
      inShort: {
        you: 'Cover some of the laid beans with your hand.',
        child: 'Lays the answer in beans, looks away, then tells how many hide: one {token}.',
        end: 'Every ring is full.',
      },
      round:
        'You read question 1. Your child says {answer} and lays that many beans. Eyes shut: your hand covers some. Your child tells how many hide. Right: one bean goes into a ring, one {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Draw one small ring for each question.',
        'Under 3? Hide some of ten beans instead. Over 10? Lay a row of ten first, and hide some of the others.',
        'After a miss, count together and cover again.',
      ],
      say: 'How many hide under my hand? The others tell you.',
    },
    {
      title: 'The Covered Bar',
      strands: ['data'],
      child:
        'Draw a question as quick bars. Lay one bean on each step and answer. Shut your eyes: a hand covers one whole bar. Tell how many it shows. Choose a ring for {hero}, and lay one {token} in it.',
      inShort: {
        you: 'Cover one whole bar with your hand.',
        child: 'Draws bars, lays beans on them, answers, then tells how many hide: one {token}.',
        end: 'Every ring holds one bean.',
      },
      round:
        'Read question 1 aloud. Your child draws its groups as bars, lays a bean on each step and says {answer}. Eyes shut: you cover one bar. How many hide? Right: a ring gets one {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Draw one small ring for each question.',
        'Nothing to draw? The right answer fills the ring.',
        'After a miss, count together and cover another bar.',
      ],
      say: 'I cover one bar. What do the question and the other bars tell?',
    },
    {
      title: 'Secret Bean Shape',
      strands: ['geometry'],
      child:
        'Make a secret shape out of {tokens} for {friend}. Answer a question to set one bean as a corner. Choose each spot, not all in one row. Draw lines after your last corner.',
      inShort: {
        you: 'Ask. Later, feel a shape, eyes shut.',
        child: 'Answers to set one bean as a corner: one {token}. At last joins the corners.',
        end: 'Your child names the shape.',
      },
      round:
        'You ask question 1. Your child says {answer} and sets a bean on the sheet: one {token}, the first corner. The next answer sets the second, a hand away.',
      steps: [
        'Get out dry beans, paper and pencils.',
        'Mend a wrong answer with a drawing.',
        'Last, feel it and guess: a pancake! Three corners make a triangle, four a quadrilateral.',
        'Push one corner: still as many sides?',
      ],
      say: 'Build me a secret shape. My fingers will guess it.',
    },
    {
      title: 'Mend My Clock',
      strands: ['time'],
      child:
        'Draw a big ring for a clock at {place}. Answer a question. Choose a spot for one bean: 12, 3, 6 or 9. Look away while one number gets moved. Mend the clock to win one {token}.',
      inShort: {
        you: 'After each answer, nudge one bean in secret.',
        child: 'Answers, sets a bean as a clock number, then mends your nudge: one {token}.',
        end: 'The last nudge is mended.',
      },
      round:
        'You read question 1. Your child says {answer} and sets a bean at the top of the ring: 12. Eyes shut! You nudge it. Your child slides it back: one {token}.',
      steps: [
        'Get out dry beans, paper and pencils.',
        'Wrong? Lay two pencils as hands and read them together.',
        'Next come 3, 6 and 9. Nudge any bean.',
      ],
      say: 'Tick, tock: one number will wander off.',
    },
    {
      title: 'Spot the Change',
      strands: ['patterns'],
      child:
        'Think up a small part, such as two beans and one gap. Answer a question to lay it once: one {token}. Choose a straight row or a bend. Mend the row and tell {hero} its rule.',
      inShort: {
        you: 'Ask. At the end, move a bean in secret.',
        child: 'Answers to lay the same part once more: one {token}. At the end mends your moves.',
        end: 'Two moves are mended.',
      },
      round:
        'Ask question 1. Your child says {answer} and lays the first part, such as two beans and one gap: one {token}. The next answer lays the same part beside it.',
      steps: [
        'Get out dry beans, paper and pencils.',
        'Mend a wrong answer with a drawing.',
        'Every part is laid? Eyes shut: move one bean, then another.',
      ],
      say: 'Which part will you repeat? Say its rule.',
    },
    {
      title: 'Bean Slide',
      strands: ['measurement'],
      child:
        'Slide {tokens} into {place}, the ring on the page. Choose to push, blow or tap a bean with a pencil. Guess its gap to the ring in finger widths. Measure it, then move that {token} inside.',
      inShort: {
        you: 'Ask, and write guess and gap.',
        child: 'Answers, slides one bean at a ring, guesses the gap and measures it: one {token}.',
        end: 'All beans are in the ring.',
      },
      round:
        'You read question 1. Your child says {answer} and pushes a bean toward the ring. The guess is 3 fingers, side by side it measures 4. In it goes: one {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Draw a ring and a start line.',
        'Mend a wrong answer with a drawing.',
        'Straight in? The gap is zero.',
      ],
      say: 'Lay fingers side by side: no holes, none on top.',
    },
    {
      title: 'Pencil Tongs',
      child:
        'Hold two pencils like tongs, in one hand or two. Answer a question to lift one bean: one {token}. Carry it across to {place}, the other sheet. Choose a wobbly walk for the last one.',
      inShort: {
        you: 'Ask, and watch for drops.',
        child: 'Answers and carries one bean across with two pencils: one {token}. After a drop, says it again.',
        end: 'Every bean has crossed.',
      },
      round:
        'Read question 1 aloud. Your child says {answer}, grips a bean between two pencils and sets off. It drops! Your child says {answer} again and goes on. Across: one {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Lay two sheets one big step apart, one bean for each question on the first.',
        'Mend a wrong answer with a drawing.',
        'At the end {hero} has them all.',
      ],
      say: 'Tongs ready? That {token} looks slippery to me.',
    },
  ],
  safety: [
    {
      hazard: 'small beans',
      adultNote: 'A grown-up picks up every bean at the end and keeps them away from toddlers.',
    },
  ],
}
