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
        you: 'Read one question for each stone.',
        child: 'Answers, steps onto the next stone and balances there in a new way.',
        end: 'Ask about two stones: How did you know?',
      },
      round:
        'Your child stands on the shore. You read question 1. Your child says {answer}, steps onto stone 1 and balances on one leg.',
      child:
        'Step from stone to stone to reach {place}. Answer a question to move ahead: one {token}. Choose a new way to balance on each stone. Show {hero} the view from the end.',
      steps: [
        'Get out paper, markers and tape. Number one sheet for each question and tape these stones flat to the floor, in a row.',
        'Wrong? The stone wobbles: read the question again and hold hands.',
      ],
      say: 'The water is wide, and {hero} waits at {place}. Only right answers hold!',
    },
    {
      inShort: {
        you: 'Read a question before each move, and walk along.',
        child: 'Answers, then hops, slides or stretches to the next spot.',
        end: 'Walk back. On each spot your child tells its answer once more.',
      },
      round:
        'At the start your child hears question 1 and says {answer}. You nod. A long slide to spot 1: this spot is safe.',
      child:
        'Bring the {things} home along a safe path. Stand still while you listen and think. Hop, slide or stretch to the next spot. Draw one {token} there for {friend}.',
      steps: [
        'Get out paper, markers and tape. Tape down a winding trail: one numbered spot for each question.',
        'Wrong? Read the question again and stress the part that helps.',
      ],
      say: 'The {things} get home only where the path is safe. What is the answer here?',
    },
    {
      earned: true,
      inShort: {
        you: 'Ask: How do you know? Be the tide: tickle a foot that has no proof.',
        child: 'Moves one foot onto the next stone. Gives a reason and moves the other.',
      },
      round:
        'Your child says {answer}: one foot on stone 1. How do you know? No reason yet: tickle! Then a reason: the other foot follows.',
      child:
        'Act fast, for the tide comes in at {place}. Move one foot for an answer, the other for a reason. Choose when to rest. Show {hero} one {token} for each stone.',
      steps: [
        'Get out paper, markers and tape. Tape down one numbered stone for each question, one step apart.',
        'Wrong? Read the question again.',
        'Rise to the knee, then the tummy.',
      ],
      say: 'The tide is coming in. Tell me the answer, and tell me how you know!',
    },
  ],
  safety: [{ hazard: 'slipping on the floor', adultNote: 'A grown-up presses every corner flat and stays close.' }],
}
