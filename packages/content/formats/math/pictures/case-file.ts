import type { Format } from '../../../types.ts'

export const caseFile: Format = {
  id: 'math.case-file',
  subject: 'math',
  title: 'Case File',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'sheet',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'colored pencils', quantity: '2 colors', core: true, substitute: 'crayons' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 3, together: 3, yourTurn: 7, share: 1 },
  takes: [
    {
      title: 'Which One Is Empty?',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Draw spots at {place}, one more than you have questions. Guess which spot is empty. Choose a question and search the spot of its answer. Draw one {token} there, until {hero} has all {tokens}.',
      inShort: {
        you: 'Say only: here, or not here.',
        child: 'Solves a question, taps the spot with its answer and draws one {token} there.',
        end: 'Only the empty spot is left.',
      },
      round:
        'You read question 1. Your child works it out, looks for the spot that says {answer} and taps it. You say: here! One {token} is drawn on it. Elsewhere you say: not here.',
      steps: [
        'Get out paper, pencils and colored pencils. Your child draws spots, one more than questions. Write each answer on one, mixed, and on the last a tempting one from the last step that answers no question.',
        'Not here? Work it out again.',
        'Last, ask which question the false sign nearly answers.',
      ],
      say: 'One sign is false, and its spot is empty.',
    },
    {
      title: 'One Face Fibs',
      ages: 'younger',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Draw a face and one {token} for each question. Listen: each face tells an answer, and one fibs. Work it out, then choose: true or fib. Mend the fib to win that {token} for {hero}.',
      inShort: {
        you: 'Speak for each face. One of them fibs.',
        child: 'Works it out, calls true or fib and mends the fib: one {token} each time.',
        end: 'Every {token} is colored.',
      },
      round:
        'You ask question 1. Face 1 says proudly: {answer}. Your child works it out, calls true and colors its {token}. Had it said {wrong}, your child would call fib and mend it.',
      steps: [
        'Get out paper, pencils and colored pencils. Number the faces.',
        'A later face fibs: the tempting one from the last step.',
        'Called wrongly? Work it out together.',
      ],
      say: 'Such honest faces! Which one will you trust?',
    },
    {
      title: 'Answerless Proof',
      ages: 'older',
      answers: 'short',
      child:
        'Write how you found the answer, but not the answer. Slide it to {friend}, the detective. Choose: nod, or add one more clue. Win one {token} for {place} with each case closed.',
      inShort: {
        you: 'As {friend}, a detective, say what the words prove.',
        child: 'Writes how the answer was found, not the answer. Once it is proved: one {token}.',
        end: 'Every case is closed.',
      },
      round:
        'You read question 1. Your child writes how to find the answer, but not what it is. You read that slowly and say {answer}. A nod: case closed, one {token}.',
      steps: [
        'Get out paper, pencils and colored pencils.',
        'Too little, or wrong? Your child adds or changes one clue.',
        'Read as if you knew nothing. Your child draws each {token} in color.',
      ],
      say: 'Tell me everything but the answer.',
    },
    {
      title: 'Who Guards Them?',
      ages: 'younger',
      child:
        'Find out who guards the {tokens} at {place}. Answer a question to win one {token} and one clue. Choose what to ask about: ears, feet, food or home? Draw what you hear, and name the guard for {hero}.',
      inShort: {
        you: 'Think of an animal: an owl, a crab or a camel.',
        child: 'Answers to win one {token} and one question about it, then draws your reply.',
        end: 'Your child names the animal after the last clue.',
      },
      round:
        'You read question 1. Your child says {answer}, wins one {token} and asks about feet. You think of the crab and reply: many, and they walk sideways. Your child draws that.',
      steps: [
        'Get out paper, pencils and colored pencils.',
        'Wrong? Think again together before the clue.',
        'Reply truly, never with its name. No idea at the end? Act the animal out.',
      ],
      say: 'Somebody guards the {tokens}. Each right answer tells you more.',
    },
  ],
  safety: [],
}
