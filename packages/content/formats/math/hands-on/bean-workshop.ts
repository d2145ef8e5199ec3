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
    { name: 'paper', quantity: '1 sheet', core: true },
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
      earned: true,
      inShort: {
        you: 'When your child looks away, cover some beans with your hand.',
        child: 'Lays the answer in beans, in rows of five. Looks away. Then tells how many hide, and looks.',
      },
      round:
        'Your child says {answer}, lays that many beans and looks away. You cover some. Your child counts the rest and tells how many hide.',
      steps: ['Get out dry beans.', 'Wrong? Count all the beans together.'],
      say: 'How many hide under my hand? The others tell you.',
      materials: [{ name: 'dry beans', quantity: '{largest}', core: true, substitute: 'buttons or coins' }],
    },
    {
      title: 'The Covered Bar',
      strands: ['data'],
      answers: 'counts',
      child:
        'Lay your answer as a bar of beans. Choose how it lies: up or across. Hear a clue about the covered bar. Tell {hero} how tall that one is.',
      earned: true,
      inShort: {
        you: 'Lay a bar under your hand. Say that it has 1 or 2 more.',
        child: 'Lays the answer as a bar of beans. Says how many you hide, then counts.',
      },
      round:
        'Your child says {answer} and lays that bar. You hide another: mine has 2 more! Your child says how many, and counts.',
      steps: ['Get out dry beans.', 'Wrong? Work it out together.'],
      say: 'I hide a bar. How tall is it?',
      materials: [{ name: 'dry beans', quantity: '{largest*2+2}', core: true, substitute: 'buttons or coins' }],
    },
    {
      title: 'Secret Bean Shape',
      strands: ['geometry'],
      child:
        'Build a secret shape with beans as corners. Choose how many corners: three, four, five or six. Tell clues about its sides and corners. Win one {token} for {hero} when it is guessed.',
      earned: true,
      inShort: {
        you: 'Turn your back. Guess the secret shape, then look.',
        child: 'Lays beans as the corners of a secret shape. Tells its corners and sides until you guess it.',
      },
      round:
        'Your child says {answer} and lays four beans behind your back. Four corners, equal sides! A square, you guess, and look.',
      steps: ['Get out dry beans.', 'Wrong? Work it out together with a drawing.'],
      say: 'Can your clues tell me the shape?',
      materials: [{ name: 'dry beans', quantity: '6', core: true, substitute: 'buttons or coins' }],
    },
    {
      title: 'Mend My Clock',
      modality: 'visual',
      strands: ['time'],
      child:
        'Set the clock at {place} after each right answer. Choose the time: from the question or your own. Look away while one hand moves. Mend the clock to win one {token}.',
      earned: true,
      inShort: {
        you: 'When your child looks away, turn one hand.',
        child: 'Sets a time, reads it and looks away. Turns the moved hand back and reads again.',
      },
      round:
        "Your child says {answer}, sets 4:00 and looks away. You turn the long hand. Your child turns it back: four o'clock!",
      steps: [
        'Get out dry beans, paper and pencils. Lay the 12 beans in a ring: a clock. Its hands are a pencil and a short strip.',
        'Wrong? Work it out together on the clock.',
      ],
      say: 'Eyes shut: one hand will wander off.',
      materials: [
        { name: 'dry beans', quantity: '12', core: true, substitute: 'buttons or coins' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Spot the Change',
      modality: 'visual',
      strands: ['patterns'],
      child:
        'Think up a rule for heaps of beans. Choose: repeat 2, 1, 2, 1 or grow 1, 2, 3. Answer a question to lay the next heap. Mend the row for {hero} when a bean is gone.',
      earned: true,
      inShort: {
        you: 'When your child looks away, take one bean from any heap.',
        child: 'Lays the next heap by the rule and looks away. Then finds and mends the spoiled heap.',
        end: 'Your child tells the next two heaps.',
      },
      round:
        'Your child says {answer}, lays the next heap and looks away. You take one bean. Your child finds the gap and tells the rule.',
      steps: [
        'Get out dry beans. Your child chooses a rule, such as 2, 1, 2, 1. Lay the first heap.',
        'Wrong? Work it out together.',
      ],
      say: 'Which rule do your heaps follow? I will spoil it.',
      materials: [{ name: 'dry beans', quantity: '{questions*4+4}', core: true, substitute: 'buttons or coins' }],
    },
    {
      title: 'Bean Slide',
      strands: ['measurement'],
      child:
        'Slide a bean to {place} with each right answer. Choose to push, blow or tap it. Guess its gap, then measure.',
      earned: true,
      inShort: {
        you: 'When the bean stops, ask: how wide is the gap to the ring?',
        child: 'Slides the bean toward the ring. Guesses the gap, then measures it in finger widths.',
      },
      round: 'Your child says {answer} and pushes the bean. The guess is 2 fingers. It measures 3.',
      steps: [
        'Get out dry beans, paper and pencils. Draw {place} as a ring at one end of the sheet. Start at the other.',
        'Wrong? Work it out together first.',
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
        'Lift one bean with two pencils. Choose how to hold them: in one hand or two. Carry it to the rings of {place}. Drop it on your answer.',
      inShort: {
        you: 'Read a question and look where the bean ends.',
        child: 'Works it out. Carries a bean between two pencils to the ring with the answer.',
        end: 'Your child tells why the empty ring is false.',
      },
      round: 'Your child grips a bean. It drops! Lifted again, it lands in the ring with {answer}.',
      steps: [
        'Get out dry beans, paper and pencils. Write these on the sheet, each in a ring: {signs}. Heap the beans one big step away.',
        'Wrong ring? Work it out together.',
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
