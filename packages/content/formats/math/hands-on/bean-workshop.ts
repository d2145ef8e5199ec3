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
    { name: 'dry beans', quantity: '{questions}', core: true, substitute: 'buttons or coins' },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '2', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 3, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'How Many Hide',
      strands: ['number', 'operations'],
      answers: 'counts',
      child:
        'Answer a question and lay its number in beans. Choose how to look away: turn around or shut your eyes. Tell {hero} how many hide under a hand.',
      inShort: {
        you: 'Read a question. When the beans lie there and your child looks away, cover some with your hand.',
        child:
          'Answers and lays that many beans: in the rows or groups of the question, or else in rows of ten. Looks away. Then tells how many hide.',
      },
      round:
        'Your child says {answer}, lays that many beans as told and looks away. You cover some. Your child looks at the others and tells how many hide.',
      steps: [
        'Get out dry beans. Heap them up.',
        'If they lie in groups, cover whole ones. Your child says: 2 rows of 3 hide, that is 6.',
        'After a wrong answer, lay the beans together. One or two beans? Add four before you cover some.',
      ],
      say: 'How many hide under my hand? The others tell you.',
      materials: [{ name: 'dry beans', quantity: '{largest+4}', core: true, substitute: 'buttons or coins' }],
    },
    {
      title: 'The Covered Bar',
      strands: ['data'],
      child:
        'Drop ten beans after each answer. Choose how high you drop them. Sort them into two bars: on the sheet or off it. Tell {hero} how tall the covered bar is.',
      inShort: {
        you: 'Ask a question. When two bars lie there and your child looks away, cover one with your hand. Give a clue, such as: mine has 2 fewer.',
        child:
          'Answers and drops ten beans over the sheet. Lays those on it as one bar and those beside it as another. Looks away. Then tells how many you covered.',
      },
      round:
        'Your child says {answer} and drops the beans: 6 on the sheet, 4 off it. You cover the 4 and say: mine has 2 fewer. Four, says your child.',
      steps: [
        'Get out dry beans and paper. Lay the sheet on the floor.',
        'Work out a wrong answer together first. Other clues: 2 more, 4 fewer, just as many.',
      ],
      say: 'I hide a bar. How tall is it? You get one clue.',
      materials: [
        { name: 'dry beans', quantity: '10', core: true, substitute: 'buttons or coins' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
    {
      title: 'Secret Bean Shape',
      strands: ['geometry'],
      child:
        'Build a secret shape with beans as corners. Choose how many corners: three, four, five or six. Tell clues about its sides and corners. Win one {token} for {hero} when it is guessed.',
      inShort: {
        you: 'Ask a question. After the answer, turn your back. Guess the shape from the clues, then turn around and look.',
        child:
          'Answers and lays three to six beans as the corners of a secret shape. Tells about its corners and sides until you guess it.',
      },
      round:
        'Your child says {answer}. You turn your back. Your child lays four beans and says: four corners, and all sides are equal. A square, you guess. It is!',
      steps: ['Get out dry beans. Heap them up.', 'Work out a wrong answer together with a drawing.'],
      say: 'I see nothing. Can your clues tell me the shape?',
      materials: [{ name: 'dry beans', quantity: '6', core: true, substitute: 'buttons or coins' }],
    },
    {
      title: 'Mend My Clock',
      strands: ['time'],
      child:
        'Set the clock at {place} after each right answer. Choose the time: from the question or your own. Look away while one hand moves. Mend the clock to win one {token}.',
      inShort: {
        you: 'Ask a question. When a time is set and your child looks away, turn one hand of the clock.',
        child: 'Answers, sets a time, reads it and looks away. Turns the moved hand back and reads the time again.',
      },
      round:
        "Your child says {answer}, sets 4:00 and looks away. You turn the long hand. Your child turns it back to the 12: four o'clock!",
      steps: [
        'Get out dry beans, paper and pencils. Lay the 12 beans in a ring as the numbers of a clock. The pencil is the long hand, a torn strip the short one.',
        'Work out a wrong answer together on the clock.',
      ],
      say: 'Tick, tock! Shut your eyes: one hand will wander off.',
      materials: [
        { name: 'dry beans', quantity: '12', core: true, substitute: 'buttons or coins' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Spot the Change',
      strands: ['patterns'],
      child:
        'Think up a small part, such as two beans and one gap. Answer a question to lay it once more. Choose how your row runs: straight or in a bend. Mend it for {hero} when one bean moves.',
      inShort: {
        you: 'Ask a question. When your child looks away, move one bean of the row.',
        child: 'Answers, lays the same part once more and looks away. Then puts the moved bean back.',
        end: 'Your child tells the rule of the row.',
      },
      round:
        'Your child says {answer}, lays two beans and a gap again and looks away. You push one bean aside. Your child pushes it back.',
      steps: [
        'Get out dry beans. Your child lays the first part of a row, of up to four beans, such as two beans and a gap.',
        'Work out a wrong answer together with a drawing.',
      ],
      say: 'Which part will you repeat? I shall try to spoil it.',
      materials: [{ name: 'dry beans', quantity: '{questions*4+4}', core: true, substitute: 'buttons or coins' }],
    },
    {
      title: 'Bean Slide',
      strands: ['measurement'],
      child:
        'Slide a bean to {place} with each right answer. Choose to push, blow or tap it. Guess its gap, then measure.',
      inShort: {
        you: 'Ask a question. When the bean stops, ask: how wide is the gap to the ring?',
        child:
          'Answers, slides the bean across the sheet toward the ring, guesses the gap and measures it in finger widths.',
      },
      round: 'Your child says {answer}, pushes the bean and guesses a gap of 2 fingers. It measures 3.',
      steps: [
        'Get out dry beans, paper and pencils. Draw {place} as a ring at one end of the sheet. Start at the other end.',
        'Work out a wrong answer together before the slide.',
      ],
      say: 'Guess first, then measure from bean to ring.',
      materials: [
        { name: 'dry beans', quantity: '1', core: true, substitute: 'buttons or coins' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Pencil Tongs',
      child:
        'Lift one bean with two pencils for each answer. Choose how to hold them: in one hand or two. Carry it across to {place}, the other sheet.',
      inShort: {
        you: 'Ask a question. If the bean drops on the way, ask why the answer is right.',
        child: 'Answers, grips one bean between two pencils and carries it to the other sheet.',
      },
      round:
        'Your child says {answer}, grips a bean and sets off. It drops! Your child tells why the answer is right, lifts the bean again and brings it across.',
      steps: [
        'Get out dry beans, paper and pencils. Lay the two sheets one big step apart. Put one bean for each question on one of them.',
        'Work out a wrong answer together before the bean is lifted.',
      ],
      say: 'Tongs ready? This bean wants to go across.',
      safety: [
        {
          hazard: 'small beans, and pencils in the hand',
          adultNote:
            'Stay close, pick up every bean at the end, keep them from toddlers, and see that nobody runs with pencils.',
        },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small beans',
      adultNote: 'Stay close, pick up every bean at the end and keep them away from toddlers.',
    },
  ],
}
