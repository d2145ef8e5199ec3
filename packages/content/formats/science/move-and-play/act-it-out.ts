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
        you: 'As {friend}, ask a question. After the answer, say: please show us!',
        child: 'Answers from the stage. Shows it with the body or a thing. The stage unfolds once.',
        end: 'Your child bows on the open stage.',
      },
      round: 'On the tiny stage your child says {answer} and acts it. You unfold the stage once.',
      steps: [
        'Get out a blanket. On carpet, fold it in half three times: a tiny stage.',
        'Wrong? Work it out together.',
      ],
      say: 'The stage is small. Right answers make it grow.',
      materials: [{ name: 'blanket', quantity: '1, as a stage', core: true, substitute: 'a rug' }],
    },
    {
      title: 'Talking Statues',
      ages: 'younger',
      questions: 3,
      child:
        'Tiptoe to the pillow to win {tokens} for {hero}. Stand still when you hear freeze. Choose to be a stone giant or a tiny mouse.',
      inShort: {
        you: 'Turn your back while your child creeps. Spin around, call freeze and read a question.',
        child: 'Creeps from the blanket, freezes and answers. A right answer frees the statue to touch the pillow.',
      },
      round: 'Your child creeps up. Freeze! The statue says {answer}. Right: it is free and touches the pillow.',
      steps: [
        'Get out a blanket and a pillow. The blanket is the start. Stand by the pillow, eight steps away.',
        'Wrong? The statue waits until you work it out together.',
      ],
      say: 'I hear feet behind me. Statue, can you speak?',
    },
    {
      title: 'The Answer Judge',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Sit down as the judge of {place}. Listen well: some answers are false. Find each fib, and choose a silly move for the fibber.',
      inShort: {
        you: 'Read a question. Then claim the right answer or the tempting one.',
        child: 'Says right or wrong, and why. After a fib, tells the true answer and orders a silly move.',
      },
      round: 'You claim {wrong}. Wrong, calls the judge, it is {answer}! The judge orders a silly move, and you do it.',
      steps: [
        'Get out a blanket and a pillow. They are the robe and the seat of the judge.',
        'Fooled? Work it out together.',
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
        you: 'As {hero}, read a question. To the answer say: I doubt it.',
        child: 'Answers. Steps on an unused corner and proves the answer as it asks.',
      },
      round: 'Your child says {answer}. I doubt it! Your child steps on corner two and gives an example.',
      steps: [
        'Get out a blanket. Spread it on carpet. Corner one: tell why. Two: give an example. Three: act it out.',
        'Wrong? Work it out together.',
      ],
      say: 'That may be so. But how could you prove it?',
      materials: [{ name: 'blanket', quantity: '1', core: true, substitute: 'a rug' }],
    },
  ],
  safety: [],
}
