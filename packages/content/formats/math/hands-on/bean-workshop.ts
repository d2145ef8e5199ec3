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
      answers: 'counts',
      child:
        'Lay your answer as a bar of beans. Choose how it lies: up or across. Hear a clue about the covered bar. Tell {hero} how tall that one is.',
      inShort: {
        you: 'Ask a question. When the bar lies there, lay another under your hand and give a clue: 2 more, 1 more, 1 fewer or just as many.',
        child:
          'Answers and lays that many beans as a bar. Works out from your clue how many you cover, and counts when you lift your hand.',
      },
      round:
        'Your child says {answer} and lays that bar. You cover another and say: mine has 2 more. Your child says how many. You lift your hand, and your child counts.',
      steps: ['Get out dry beans. Heap them up.', 'After a wrong answer, work it out and lay the bar together.'],
      say: 'I hide a bar. How tall is it? You get one clue.',
      materials: [{ name: 'dry beans', quantity: '{largest*2+2}', core: true, substitute: 'buttons or coins' }],
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
        'Think up a rule for heaps of beans. Choose: repeat 2, 1, 2, 1 or grow 1, 2, 3. Answer a question to lay the next heap. Mend the row for {hero} when a bean is gone.',
      inShort: {
        you: 'Ask a question. When the next heap lies there and your child looks away, take one bean from any heap.',
        child:
          'Answers, lays the next heap by the rule and looks away. Then says which heap breaks the rule and puts the bean back.',
        end: 'Your child tells the rule and the next two heaps.',
      },
      round:
        'Your child says {answer}, lays 2 beans after 1 and looks away. You take one bean. Your child looks, tells the rule, and puts a bean back on that heap.',
      steps: [
        'Get out dry beans. Your child chooses a rule, such as 2, 1, 2, 1 or one more each time, and lays the first heap. No heap has more than six beans.',
        'Work out a wrong answer together with a drawing.',
      ],
      say: 'Which rule will your heaps follow? I shall try to spoil it.',
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
      answers: 'short',
      wrongAnswers: true,
      prepMinutes: 2,
      child:
        'Lift one bean with two pencils. Choose how to hold them: in one hand or two. Carry it to {place}, the other sheet. Drop it on your answer.',
      inShort: {
        you: 'Ask a question, and see in which ring the bean ends.',
        child:
          'Works it out, grips one bean between two pencils and carries it to the ring with the answer. Tells how it came out.',
        end: 'One ring is empty: your child tells why it is false.',
      },
      round:
        'Your child works it out, grips a bean and sets off. It drops! Your child lifts it again and lets it go in the ring that says {answer}.',
      steps: [
        'Get out dry beans, paper and pencils. Write these on one sheet, each in a ring: {signs}. One big step away, put one bean for each question on the other sheet.',
        'Wrong ring? Work it out together and carry the bean over.',
      ],
      say: 'Tongs ready? Where does this bean want to go?',
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
