import type { Format } from '../../../types.ts'

export const steppingPath: Format = {
  id: 'math.stepping-path',
  subject: 'math',
  title: 'Stepping Path',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'move',
  layout: 'c',
  grades: { from: 'kindergarten', to: '3rd' },
  materials: [
    { name: 'paper', quantity: '{questions} sheets', core: true },
    { name: 'tape', quantity: '1 roll', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      answers: 'short',
      wrongAnswers: true,
      prepMinutes: 3,
      child:
        'Walk to {hero} on true answers only. Work out each question and go to its answer. Choose to hop or to tiptoe. Keep off the one false sheet.',
      inShort: {
        you: 'As {hero}, call a question from across the floor.',
        child: 'Works it out and goes to its answer. Tells how it came out.',
        end: 'Your child tells why one sheet is false.',
      },
      round: 'Your child works it out and hops to {answer}. Your child tells how it came out.',
      steps: [
        'Get out paper, tape and markers. Write one answer on each sheet: {signs}. Tape them to the floor, big steps apart.',
        'Wrong sheet? Work it out together.',
      ],
      say: 'How far will your answers carry you?',
      materials: [
        { name: 'paper', quantity: '{questions+1} sheets', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
      ],
    },
    {
      title: 'Tiny Steps',
      strands: ['number', 'operations', 'data'],
      answers: 'counts',
      child:
        'Turn each answer into a walk of tiny steps. Point to where your walk will end. Choose to walk forward or backward, and win one {token} for {hero}.',
      inShort: {
        you: 'Read a question. Count the tiny steps aloud together.',
        child: 'Answers and points to where that many tiny steps end. Walks them, and marks the end with tape.',
      },
      round: 'Your child says {answer} and points, then walks that many steps. Tape marks the end.',
      steps: [
        'Get out tape. Tape a start line along one wall.',
        'At a wall, turn around. Wrong? Work it out together first.',
      ],
      say: 'Point first. Where will you end?',
      materials: [{ name: 'tape', quantity: '1 roll', core: true }],
      safety: [{ hazard: 'walking backward', adultNote: 'Clear the floor first and stay close.' }],
    },
    {
      title: 'Keep It in Mind',
      child:
        'Solve a question at the start line. Choose how to travel: crab walk, tiptoe or giant steps. Keep the answer in mind all the way to {place}.',
      inShort: {
        you: 'Read a question. On the way, call silly numbers: seven noodle soups! Ninety cakes!',
        child: 'Works it out silently at the line. Crosses the room, touches the wall and says the answer.',
      },
      round:
        'Your child works it out and crab-walks off. You call: seven noodle soups! At the wall your child says {answer}.',
      steps: ['Get out tape. Tape a start line across the room from a wall.', 'Wrong? Work it out together.'],
      say: 'Green noodles on a bicycle! Will you keep your answer?',
      materials: [{ name: 'tape', quantity: '1 roll', core: true }],
      safety: [
        { hazard: 'crab walks and giant steps', adultNote: 'Stay close and clear the way across the room first.' },
      ],
    },
    {
      title: 'Guess the Spot',
      strands: ['measurement'],
      child:
        'Answer a question, then choose a length, short or long. Lay the sheet where you guess it ends. Measure for {hero}, step by step. Tell how far off you were.',
      earned: true,
      inShort: {
        you: 'When your child names a length, ask: where will it end?',
        child: 'Names a length, such as 5 shoes. Lays the sheet where it may end, then measures.',
      },
      round: 'Your child says {answer}, names 5 shoes and lays the sheet down. It is one shoe too far!',
      steps: [
        'Get out paper. Measure from a wall. Use the unit of the lesson or shoes.',
        'Wrong? Work it out together first.',
      ],
      say: 'Show me how far it reaches before you measure.',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
    },
    {
      title: 'Catch the Cheat',
      strands: ['patterns'],
      questions: 3,
      child:
        'Choose your rule for the row: cross, ring, ring or another. Answer a question to draw the next sign for {hero}. Stop your grown-up when a move breaks the rule.',
      earned: true,
      inShort: {
        you: 'Act out the whole row, sometimes with one wrong move.',
        child: 'Draws the next sign by the rule. Watches you and calls right or cheated.',
        end: 'Your child acts out the next two signs.',
      },
      round: 'Your child says {answer} and draws a cross. You clap. Cheated, calls your child! You jump.',
      steps: [
        'Get out paper and markers. A cross means jump, a ring clap. Your child chooses a rule, such as cross, ring, ring.',
        'Wrong? Work it out together first.',
      ],
      say: 'I act out your row, and I may cheat.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
      ],
      safety: [],
    },
  ],
  safety: [
    {
      hazard: 'slipping on loose sheets',
      adultNote: 'Stay close, clear the floor, and let nobody walk there in socks.',
    },
  ],
}
