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
        'Answer a question of {friend} from the stage. Show each answer: act it, or fetch a thing. Choose how the expert speaks: deep, slow or very fast.',
      inShort: {
        you: 'Be {friend}. Ask a question. After the answer, say: please show us!',
        child:
          'Answers from the stage. Shows the answer with the body or a thing from the room. A right answer unfolds the stage once.',
        end: 'Your child bows on the open stage.',
      },
      round:
        'From the tiny stage your child says {answer} and acts it, or fetches a thing that shows it. You unfold the stage once.',
      steps: [
        'Get out a blanket. On carpet, fold it in half three times: a tiny stage.',
        'Work out a wrong answer together.',
      ],
      say: 'The stage is so small! Only a right answer makes it grow.',
      materials: [{ name: 'blanket', quantity: '1, as a stage', core: true, substitute: 'a rug' }],
    },
    {
      title: 'Talking Statues',
      ages: 'younger',
      questions: 3,
      child:
        'Tiptoe to the pillow to win {tokens} for {hero}. Stand still when you hear freeze. Choose to be a stone giant or a tiny mouse.',
      inShort: {
        you: 'Stand by the pillow and turn your back while your child creeps. Then spin around, call freeze and ask a question.',
        child:
          'Creeps from the blanket, freezes when you call, and answers. A right answer sets the statue free to touch the pillow.',
      },
      round:
        'Your child creeps from the blanket. You spin around: Freeze! The statue says {answer}. Right! It is free and touches the pillow.',
      steps: [
        'Get out a blanket and a pillow. Spread the blanket as the start. Lay the pillow eight steps away.',
        'Each question begins at the blanket. After a wrong answer, the statue stands still until you have worked it out together.',
      ],
      say: 'I hear feet behind me. Freeze! Statue, can you speak?',
    },
    {
      title: 'The Answer Judge',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Sit down as the judge of {place}. Listen well: some answers are false. Find each fib, and choose a silly move for the fibber.',
      inShort: {
        you: 'Ask a question. Then claim the right answer or the tempting one from the table.',
        child: 'Says right or wrong. Tells the true answer after a fib, and a reason after a true claim.',
      },
      round:
        'You read question 1 and claim: {wrong}. Wrong, calls the judge, it is {answer}! The judge orders a silly move, and you do it.',
      steps: [
        'Get out a blanket and a pillow. The blanket is the robe of the judge, the pillow the high seat.',
        'Each fib that is caught costs you a silly move. If the judge is fooled, bow and work out the answer together.',
      ],
      say: 'Dear Judge, I never fib. Well, hardly ever.',
    },
    {
      title: 'How Do You Know?',
      ages: 'older',
      questions: 3,
      child:
        'Answer the doubts of {hero}. Prove each answer from a corner of the blanket. Choose your corner well: each serves only once.',
      inShort: {
        you: 'Be {hero} and ask a question. To a right answer say: I doubt it.',
        child: 'Answers. Steps on a corner that was not used yet and proves the answer as that corner asks.',
      },
      round:
        'Your child says {answer}. You say: I doubt it. Your child steps on corner two, and gives an example. Corner two is used up.',
      steps: [
        'Get out a blanket. Spread it on carpet. Name three corners: one asks for a reason, two for an example, three to act it out.',
        'Work out a wrong answer together.',
      ],
      say: 'That may be so. But how could you prove it?',
      materials: [{ name: 'blanket', quantity: '1', core: true, substitute: 'a rug' }],
    },
  ],
  safety: [],
}
