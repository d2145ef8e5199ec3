import type { Format } from '../../../types.ts'

export const actItOut: Format = {
  id: 'science.act-it-out',
  subject: 'science',
  title: 'Ask the Expert',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'act',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'blanket', quantity: '1, as a stage', core: true, substitute: 'a rug' },
    { name: 'pillow', quantity: '1, as a seat', core: false },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      questions: 3,
      child:
        'Act as the best expert of {place}. Walk on stage and bow. Choose a hat, a deep voice or a proud walk. Tell each answer, and show it or give an example. Hold up one finger for each {token} you win.',
      inShort: {
        you: 'As {friend}, ask the expert one question after another.',
        child: 'Answers and shows or tells more. A right answer wins one {token}, counted on fingers.',
        end: 'Every question is answered. The expert bows.',
      },
      round:
        'You bow: dear expert, question 1, please! Your child says {answer} and adds a gesture, a thing from the room or an example. One finger goes up: one {token}.',
      steps: [
        'Get out a blanket and a pillow. Spread the blanket as a stage. The pillow is the seat of honor.',
        'If it is off, ask: Are you quite sure? Then tell it, and ask again last.',
        'Count the fingers. Which answer would amaze {place} most?',
      ],
      say: 'Dear expert, nobody at {place} could tell us this.',
    },
    {
      title: 'Talking Statues',
      ages: 'younger',
      questions: 3,
      child:
        'Move across the stage like {hero} at {place}. Freeze when you hear a question. Speak the answer like a statue. Touch the pillow and bring one {token} home. Pick a new way to move each time.',
      inShort: {
        you: 'Call freeze, then ask the statue a question.',
        child: 'Freezes, speaks the answer as a statue and fetches one pretend {token} from the pillow.',
        end: 'All {tokens} are home on the blanket.',
      },
      round:
        'Your child creeps over the blanket. Freeze! You read question 1. The statue holds its pose and says {answer}. Right! Three big steps, a touch of the pillow, and one {token} comes home.',
      steps: [
        'Get out a blanket and a pillow. Lay the blanket as home. Put the pillow three big steps off: there the {tokens} wait.',
        'Any pose will do. Wrong? Tell it and ask again last.',
        'Back home, your child says the fact once more.',
      ],
      say: 'Freeze! Statue, can you speak?',
    },
    {
      title: 'The Answer Judge',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Sit on the pillow as the judge of {place}. Ask your grown-up the questions. Choose your verdict: right or wrong. Tell {friend} why. Win one {token} for each fair verdict.',
      inShort: {
        you: 'Answer the judge, sometimes wrong.',
        child: 'Asks, hears you and says right or wrong. A fair verdict with a reason wins one {token}.',
        end: 'Every answer has its verdict.',
      },
      round:
        'The judge repeats question 1 to you. You say {wrong}. Wrong, calls your child, and says {answer}. And why? The judge tells or shows it. A fair verdict: one {token}.',
      steps: [
        'Get out a blanket and a pillow. Your child sits on the pillow. You stand on the blanket.',
        'Use the tempting ones from the last step. Once, answer truly.',
        'A wrong verdict? Tell it. That question comes back last.',
      ],
      say: 'I am ready, Judge. Please ask me.',
    },
    {
      title: 'How Do You Know?',
      ages: 'older',
      questions: 3,
      child:
        'Take a seat as the expert of {place}. Answer each question from {hero}. Show or tell how you know it. Win one {token} for each answer that stands. Choose your best proof to show once more.',
      inShort: {
        you: 'As {hero}, ask each question and its proof.',
        child: 'Answers, then stands up with a fact or an example: one {token}.',
        end: 'Every answer has its proof.',
      },
      round:
        'You read question 1. From the pillow your child says {answer}. How do you know? Up stands the expert with a fact or an example. It holds: one {token}.',
      steps: [
        'Get out a blanket and a pillow. The pillow is the seat of the expert. You stand on the blanket.',
        'A bare answer gets a second try. A wrong one is told and asked again last.',
        'At the end your child gives the best proof again.',
      ],
      say: 'That sounds right. How could you show it?',
    },
  ],
  safety: [],
}
