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
        you: 'Wait across the floor as {hero}, and call a question.',
        child: 'Works it out, goes to the sheet with the answer and stands on it. Tells how the answer came out.',
        end: 'Your child comes to you and tells why one sheet is false.',
      },
      round:
        'You call question 1 across the floor. Your child works it out, hops to the sheet that says {answer} and tells how it came out.',
      steps: [
        'Get out paper, tape and markers. Write one answer on each sheet: {signs}. Tape the sheets to the floor, big steps apart.',
        'Wrong sheet? Work it out together and go over to the right one.',
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
      answers: 'counts',
      strands: ['number', 'operations', 'data'],
      child:
        'Turn each answer into a walk of tiny steps. Point to where your walk will end. Choose to walk forward or backward, and win one {token} for {hero}.',
      inShort: {
        you: 'Ask a question. Then count the tiny steps aloud with your child.',
        child:
          'Answers and points to where that many tiny steps will end. Walks them from the line and marks the end with tape.',
      },
      round:
        'Your child says {answer}, points, and walks that many steps, heel to toe, counting aloud. A bit of tape marks the end.',
      steps: [
        'Get out tape. Tape a start line along one wall.',
        'Work out a wrong answer together before the walk. At a wall, turn around and walk on.',
      ],
      say: 'Point first. Will you end by the door, or under the table?',
      materials: [{ name: 'tape', quantity: '1 roll', core: true }],
      safety: [{ hazard: 'walking backward', adultNote: 'Clear the floor first and stay close.' }],
    },
    {
      title: 'Keep It in Mind',
      child:
        'Solve a question at the start line. Choose how to travel: crab walk, tiptoe or giant steps. Keep the answer in mind all the way to {place}.',
      inShort: {
        you: 'Read a question. While your child crosses the room, shout orders: seven noodle soups! Ninety cakes! Four blue whales!',
        child:
          'Works out the answer in silence at the line. Crosses the room, touches the wall and only then says the answer.',
      },
      round:
        'Your child works it out and crab-walks off. You call: seven noodle soups! Your child touches the wall, says {answer} and tells why.',
      steps: [
        'Get out tape. Tape a start line to the floor, across the room from a wall.',
        'After a wrong answer, work it out together at the line and cross again.',
      ],
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
      inShort: {
        you: 'Ask a question. When your child names a length, ask: where will it end?',
        child:
          'Answers, names a length, such as 5 shoes, and lays the sheet where that may end. Measures from the wall and tells how far off the guess was.',
      },
      round:
        'Your child says {answer}, names 5 shoes and lays the sheet down. Then your child measures: one shoe too far!',
      steps: [
        'Get out paper. A wall is the start. If the lesson has another unit of length, use that one.',
        'Work out a wrong answer together with a drawing.',
      ],
      say: 'How far does a length reach? Show me before you measure.',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
    },
    {
      title: 'Catch the Cheat',
      strands: ['patterns'],
      questions: 4,
      child:
        'Choose a move for each sign: jump, clap or spin. Answer a question to draw the next sign for {hero}. Stop your grown-up when a move breaks the rule.',
      inShort: {
        you: 'Ask a question. When the next sign is drawn, act out the whole row, sometimes with one wrong move.',
        child: 'Answers and draws the next sign by the rule. Watches you and calls right or cheated.',
        end: 'Your child acts out the next two signs.',
      },
      round:
        'Your child says {answer} and draws a cross. You clap instead of a jump. Cheated, calls your child! You jump.',
      steps: [
        'Get out paper and markers. Agree on two signs with their moves, such as cross for jump and ring for clap. Agree on a rule, such as cross, ring, ring.',
        'Work out a wrong answer together before the sign is drawn.',
      ],
      say: 'Tell me the rule. Then I move, and I may cheat.',
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
