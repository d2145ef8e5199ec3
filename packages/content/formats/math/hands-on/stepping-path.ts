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
    { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
  ],
  prepMinutes: 3,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      child:
        'Reach {hero} on {tokens} only. Answer a question to win one sheet: one {token}. Choose where to lay it: straight ahead or to one side. Step onto it.',
      inShort: {
        you: 'Play {hero}: wait across the floor and call the questions.',
        child: 'Answers, tapes one sheet to the floor, as far as a giant step away, and steps onto it: one {token}.',
        end: 'Your child touches your hand from the last sheet.',
      },
      round:
        'You call question 1 across the floor. Your child says {answer}, tapes the first sheet one giant step from the start and stands on it: one {token}. There your child waits for question 2.',
      steps: [
        'Get out paper, tape and markers. Draw one {token} on each sheet, one sheet for each question. Stand one giant step away for each sheet.',
        'After a wrong answer, draw it together. That sheet may lie only one small step ahead.',
        'Too short at the end? Stretch, both of you.',
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
        child:
          'Answers, points to where that many tiny steps end, walks them from the line and tapes a slip there: one {token}.',
        end: 'Every answer has its slip on the floor.',
      },
      round:
        'You read question 1. Your child says {answer}, points, and walks that many steps from the line, heel to toe, counting aloud. You write {answer} on a slip, and your child tapes it down there: one {token}.',
      steps: [
        'Get out paper, tape and markers. Tape a start line along one wall and a short mark ten tiny steps on. Tear the sheet into slips, one for each question.',
        'Past the mark, say it: ten, and how many more? After a wrong answer, draw it and count together. At a wall, turn around and walk on.',
        'Last, ask: how many steps are between two slips?',
      ],
      say: 'Point first. Will you end by the door, or under the table?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
      ],
      safety: [{ hazard: 'walking backward', adultNote: 'A grown-up clears the floor first and stays close.' }],
    },
    {
      title: 'Keep It in Mind',
      child:
        'Solve a question at the start line. Choose how to travel: crab walk, tiptoe or giant steps. Keep the answer in mind all the way to {place}.',
      inShort: {
        you: 'Read a question. Then call out silly soups and numbers while your child crosses.',
        child: 'Solves it in silence, crosses the room and tells the answer at the far wall: one {token}.',
        end: 'One {token} for each question is on the wall sheet.',
      },
      round:
        'You read question 1. Your child solves it and crab-walks off. You call: seven noodle soups! At the wall your child says {answer}, tells how it came out and draws one {token}.',
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
        'Win one sheet with each answer. Choose a length, short or long. Lay the sheet where you guess it ends, then measure for {hero}.',
      inShort: {
        you: 'Ask a question, and write each length on its sheet.',
        child:
          'Answers, names a length and lays one sheet where it may end. Measures from the line and moves the sheet to the true end: one {token}.',
        end: 'One sheet is taped down for each question.',
      },
      round:
        'You read question 1. Your child says {answer}, names a length, such as 5 units, and lays a sheet where they may end. Measured, 5 units end sooner. The sheet moves there. You tape it down: one {token}.',
      steps: [
        'Get out paper, tape and markers. Tape down a start line. Keep one sheet for each question ready. Measure in the unit that the lesson uses, such as spoons or inches, or in shoes, heel to toe, where it has none.',
        'Draw a wrong answer and mend it first. Last, ask: which guess was nearest?',
      ],
      say: 'Will that length reach the door? Show me before you measure.',
    },
    {
      title: 'Catch the Cheat',
      strands: ['patterns'],
      questions: 4,
      child:
        'Choose two signs, each with its own move. Answer a question to lay the next sign for {hero}. Stop your grown-up when a move breaks the rule.',
      inShort: {
        you: 'Ask a question. Then walk the whole path, now and then with one wrong move.',
        child:
          'Answers, lays the next sign by the rule and judges your walk: right or cheated? A true judge wins one {token}.',
        end: 'Your child acts out the next two signs.',
      },
      round:
        'You read question 1. Your child says {answer}, draws a cross for a jump and tapes it down. You walk it with a hop on one foot. Cheated! You jump: one {token}.',
      steps: [
        'Get out paper, tape and markers. Each sheet becomes a sign, one for each question. Agree on two signs, their moves and a rule, such as cross, ring, ring, again and again.',
        'After a wrong answer, draw it and mend it before the sign is laid.',
      ],
      say: 'Tell me the rule. Then I walk, and I may cheat.',
    },
  ],
  safety: [
    {
      hazard: 'slipping on loose sheets',
      adultNote: 'Stay close, clear the floor, and let nobody walk there in socks.',
    },
  ],
}
