import type { Format } from '../../types.ts'

export const steppingStones: Format = {
  id: 'reading.stepping-stones',
  subject: 'reading',
  title: 'Stepping Stones',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'game',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '6 sheets', core: true, substitute: 'newspapers' },
    { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
    { name: 'tape', quantity: '12 short pieces', core: true },
  ],
  prepMinutes: 5,
  prompts: 5,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      inShort: {
        you: 'Ask one question for each stone.',
        child: 'Answers to step ahead onto the next stone, and marks it with one {token}.',
        end: 'Your child stands on the far side with {hero}.',
      },
      round:
        'Your child stands on the shore. You read question 1. Your child says {answer}, steps onto stone 1, balances on one leg, then crouches and draws one {token} on it.',
      child:
        'Step from stone to stone to reach {place}. Answer a question to move ahead: one {token}. Choose a new way to balance on each stone. Show {hero} the view from the end.',
      steps: [
        'Get out paper, markers and tape. Number one sheet for each question and tape it flat to the floor.',
        'Wrong? The stone wobbles: read the question again and hold hands.',
        'Last, ask about two stones: How did you know?',
      ],
      say: 'The water is wide, and {hero} waits at {place}. Only right answers hold!',
    },
    {
      inShort: {
        you: 'Ask before each move, and walk along.',
        child: 'Answers, moves to the next spot and makes it safe with one {token}.',
        end: 'Back at the start, every answer has been told again.',
      },
      round:
        'At the start your child hears question 1 and says {answer}. You nod. A long slide to spot 1, a quick drawing of one {token}: this spot is safe.',
      child:
        'Bring the {things} home along a safe path. Stand still while you listen and think. Hop, slide or stretch to the next spot. Draw one {token} there for {friend}.',
      steps: [
        'Get out paper, markers and tape. Tape down a winding trail: one numbered spot for each question.',
        'A wrong answer? Read the question again and stress the part that helps.',
        'At the end, walk back: on each spot your child tells its answer once more.',
      ],
      say: 'The {things} get home only where the path is safe. What is the answer here?',
    },
    {
      inShort: {
        you: 'Be the tide: tickle a foot that has no proof.',
        child: 'Moves one foot for an answer, the other for a reason. Both win one {token}.',
        end: 'Your child is across.',
      },
      round:
        'You read question 1. Your child says {answer}: one foot on stone 1. How do you know? No reason yet: tickle! Then a reason: the other foot follows, and one {token} is won.',
      child:
        'Act fast, for the tide comes in at {place}. Move one foot for an answer, the other for a reason. Choose when to rest. Show {hero} one {token} for each stone.',
      steps: [
        'Get out paper, markers and tape. Tape down one numbered stone for each question, one step apart, with one {token} on it.',
        'Wrong? Read the question again.',
        'Rise to the knee, then the tummy.',
      ],
      say: 'The tide is coming in. Tell me the answer, and tell me how you know!',
    },
  ],
  safety: [{ hazard: 'slipping on the floor', adultNote: 'A grown-up presses every corner flat and stays close.' }],
}
