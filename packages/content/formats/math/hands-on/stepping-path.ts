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
      child:
        'Reach {hero} on {tokens} only. Answer a question to win one sheet: one {token}. Choose where to lay it: straight ahead or to one side. Step onto it.',
      inShort: {
        you: 'Play {hero}: wait across the floor and call the questions.',
        child: 'Answers, tells how, tapes one sheet a giant step ahead and stands on it: one {token}.',
        end: 'Your child touches your hand from the last sheet.',
      },
      round:
        'You call question 1 across the floor. Your child says {answer}, tapes the first sheet one giant step from the start and stands on it: one {token}. There your child waits for question 2.',
      steps: [
        'Get out paper and tape. Stand as many giant steps away as there are questions.',
        'A wrong answer is mended, and its sheet lies only a small step ahead. Too short at the end? Stretch, both of you.',
      ],
      say: 'How far can these {tokens} carry you?',
    },
    {
      title: 'Tiny Steps',
      answers: 'counts',
      strands: ['number', 'operations', 'data'],
      child:
        'Turn each answer into a walk of tiny steps. Point to where your walk will end. Choose to walk forward or backward, and win one {token} for {hero}.',
      inShort: {
        you: 'Ask a question, and count the steps with your child.',
        child: 'Answers, points to where that many tiny steps end, and walks them. A bit of tape there is one {token}.',
        end: 'Every answer has its bit of tape.',
      },
      round:
        'You read question 1. Your child says {answer}, points, and walks that many steps from the line, heel to toe, counting aloud. A bit of tape marks the end: one {token}.',
      steps: [
        'Get out tape. Tape a start line along one wall.',
        'After a wrong answer, count it out together first. At a wall, turn around and walk on.',
      ],
      say: 'Point first. Will you end by the door, or under the table?',
      materials: [{ name: 'tape', quantity: '1 roll', core: true }],
      safety: [{ hazard: 'walking backward', adultNote: 'A grown-up clears the floor first and stays close.' }],
    },
    {
      title: 'Keep It in Mind',
      child:
        'Solve a question at the start line. Choose how to travel: crab walk, tiptoe or giant steps. Keep the answer in mind all the way to {place}.',
      inShort: {
        you: 'Read a question. Then call out silly soup orders with numbers while your child crosses.',
        child: 'Solves it in silence, crosses the room and writes the answer at the far wall: one {token}.',
        end: 'Every answer is on the wall sheet.',
      },
      round:
        'You read question 1. Your child solves it and crab-walks off. You call: seven noodle soups! At the wall your child writes {answer} and tells how it came out: one {token}.',
      steps: [
        'Get out paper, tape and markers. Tape the sheet to a far wall and a start line to the floor.',
        'Forgotten or wrong? Come back, draw it together and cross again.',
      ],
      say: 'Green noodles on a bicycle! Will you keep your answer?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
      ],
      safety: [{ hazard: 'crab walks and giant steps', adultNote: 'A grown-up clears the way across the room first.' }],
    },
    {
      title: 'Guess the Spot',
      strands: ['measurement'],
      child:
        'Answer a question, then choose a length, short or long. Lay the sheet where you guess it ends. Measure for {hero}, step by step. Tell how far off you were.',
      inShort: {
        you: 'Ask a question. Then ask: where will your length end?',
        child:
          'Answers, names a length and lays the sheet where it may end. Measures and tells how far off: one {token}.',
        end: 'Every question has its {token}.',
      },
      round:
        'You read question 1. Your child says {answer}, names 5 units and lays the sheet where they may end. Measured from the wall, they end one unit before the sheet: one {token}.',
      steps: [
        'Get out paper. A wall is the start. Measure in the unit of the lesson, or in shoes.',
        'A wrong answer is mended with a drawing first.',
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
        you: 'Ask a question. Then act out the whole row, sometimes with one wrong move.',
        child: 'Answers, draws the next sign by the rule and judges your moves, right or cheated: one {token}.',
        end: 'Your child acts out the next two signs.',
      },
      round:
        'You read question 1. Your child says {answer} and draws a cross, the sign for a jump. You hop on one foot instead. Cheated, calls your child! You jump as you should: one {token}.',
      steps: [
        'Get out paper and markers. Agree on two signs with their moves and a rule, such as cross, ring, ring, again and again.',
        'Mend a wrong answer before the sign is drawn.',
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
