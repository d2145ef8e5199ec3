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
    { name: 'paper', quantity: 'up to 6 sheets', core: true },
    { name: 'tape', quantity: '1 roll', core: true },
    { name: 'markers', quantity: '2', core: true, substitute: 'crayons' },
  ],
  prepMinutes: 3,
  prompts: 5,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      child:
        'Cross the floor to {hero} on {tokens} only. Answer a question to win one sheet: one {token}. Choose the gap to the next one: small or giant. Reach {hero} with your last {token}.',
      inShort: {
        you: 'Wait as {hero} across the floor, and ask.',
        child: 'Answers, tapes down one sheet and steps onto it: one {token}.',
        end: 'The last sheet reaches you.',
      },
      round:
        'You call question 1 across the floor. Your child says {answer}, tapes one sheet a step ahead and stands on it: one {token}. There your child waits for question 2.',
      steps: [
        'Get out paper, tape and markers. Mark one sheet for each question. Stand one big step away for each sheet.',
        'A wrong answer is mended before the step.',
        'Off the path means back to the first sheet. Too short? Stretch out a hand.',
      ],
      say: 'How far can these {tokens} carry you?',
    },
    {
      title: 'Tiny Steps',
      answers: 'counts',
      strands: ['number', 'operations', 'data'],
      child:
        'Find your number of steps by answering a question. Point to where you think your walk will end. Choose forward or backward, and walk heel to toe. Tape your slip there: one {token} for {hero}.',
      inShort: {
        you: 'Ask, and check the counting.',
        child: 'Answers, points to where so many tiny steps end, and walks them: one {token}.',
        end: 'Every slip is down.',
      },
      round:
        'You read question 1. Your child says {answer}, points, then walks that many steps from the line, heel to toe, counting aloud. A slip is taped down there: one {token}.',
      steps: [
        'Get out paper, tape and markers. Tape down a start line. Tear one slip for each question.',
        'Wrong? Draw and count. For 0, stay on the line.',
        'Each walk starts there. At a wall, turn around.',
      ],
      say: 'Point first. Will you end by the door, or under the table?',
    },
    {
      title: 'Keep It in Mind',
      child:
        'Solve a question at the start line, with marks or aloud. Choose how to travel: crab walk, tiptoe or giant steps. Keep the answer in mind all the way across. Draw one {token} on the wall sheet for {hero}.',
      inShort: {
        you: 'Talk nonsense while your child crosses the room.',
        child: 'Solves a question, keeps the answer in mind, tells it at the far wall: one {token}.',
        end: 'Each answer has one {token} on the wall.',
      },
      round:
        'You read question 1. Your child solves it and crab-walks off. You call: soup in my shoe! At the wall your child says {answer}, explains it and draws one {token}.',
      steps: [
        'Get out paper, tape and markers. Tape a sheet to a far wall: {place}. A spare sheet is for working.',
        'Forgotten or wrong? Solve it together at the line.',
        'Names of soups will do as nonsense.',
      ],
      say: 'Green noodles on a bicycle! Will you keep your answer?',
    },
    {
      title: 'Guess the Spot',
      strands: ['measurement'],
      child:
        'Choose a length: how many shoes or giant steps. Answer a question for one sheet: one {token}. Lay it where you guess that length ends. Measure from the line, and tell {hero}: was your guess too long?',
      inShort: {
        you: 'Ask, and write down each length.',
        child: 'Answers, lays one sheet where a length may end, measures and tapes it: one {token}.',
        end: 'All sheets are down.',
      },
      round:
        'Ask question 1. Your child says {answer}, picks eight shoes and lays a sheet where they may end. Measured from the line, it is taped down: one {token}.',
      steps: [
        'Get out paper, tape and markers. Tape down a start line.',
        'Mend a wrong answer with a drawing.',
        'Take new lengths. Shoes touch heel to toe.',
      ],
      say: 'Will eight shoes reach the door? Show me before you walk.',
    },
    {
      title: 'Catch the Cheat',
      strands: ['patterns'],
      questions: 4,
      child:
        'Lay a path of {tokens} for {hero} by a rule. Choose two signs, each with a move of its own. Answer a question to lay the next sheet. Stop your grown-up when a move breaks the rule.',
      inShort: {
        you: 'Ask. At the end, walk the path.',
        child: 'Answers to lay the next sign: one {token}. At the end catches your wrong move.',
        end: 'Your child acts out the next two signs.',
      },
      round:
        'Your child hears question 1, says {answer}, draws the first sign, such as a cross for a jump, and tapes it down: one {token}. Question 2 brings the other sign.',
      steps: [
        'Get out paper, tape and markers. Agree on two signs that repeat in turn.',
        'A wrong answer is drawn and mended first.',
        'When all sheets are down, do one sign wrong as you walk.',
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
