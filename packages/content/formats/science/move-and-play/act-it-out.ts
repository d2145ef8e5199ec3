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
        you: 'Be {friend}. Ask a question, then say: please show us!',
        child:
          'Answers and shows it, with the body or a thing from the room. If it is right, the stage unfolds once: one {token}.',
        end: 'The stage is open. The expert bows.',
      },
      round:
        'From the tiny stage your child says {answer} and acts it or fetches something that shows it. You clap and unfold the stage once: one {token}.',
      steps: [
        'Get out a blanket. On carpet, fold it in half three times: a tiny stage.',
        'A wrong answer is mended together, then shown.',
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
        you: 'Turn your back while your child creeps. Then spin around, call freeze and ask a question.',
        child: 'Creeps, freezes and answers. A right answer sets the statue free to touch the pillow: one {token}.',
        end: 'The pillow was touched three times.',
      },
      round:
        'Your child creeps from the blanket. You spin around: Freeze! The statue says {answer}. Right: it goes free, touches the pillow and wins one {token}.',
      steps: [
        'Get out a blanket and a pillow. Spread the blanket as the start. Lay the pillow at your feet, eight steps away.',
        'A wrong answer is mended together. Then the statue creeps from the start.',
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
        you: 'Ask a question, then claim the right or the tempting answer from the table.',
        child: 'Says right or wrong. Puts a wrong answer right, says why a right one is right. That wins one {token}.',
        end: 'The judge has won three {tokens}.',
      },
      round:
        'You read question 1 and claim: {wrong}. Wrong, calls the judge, it is {answer}. That wins one {token}. Caught! The judge orders a silly move, and you do it.',
      steps: [
        'Get out a blanket and a pillow. The blanket is the robe of the judge, the pillow the high seat.',
        'If the judge is fooled, you bow and tell the answer. Ask that question again last.',
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
        you: 'As {hero}, ask a question. To a right answer say: I doubt it.',
        child: 'Answers, steps on a free corner and proves it in the way of that corner: one {token}.',
        end: 'Three corners are used.',
      },
      round:
        'Your child says {answer}. You doubt it. Your child steps on corner two and gives an example. It holds: one {token}, and corner two is used up.',
      steps: [
        'Get out a blanket. Spread it. Corner one: give a reason. Corner two: give an example. Corner three: act it out.',
        'A wrong answer is mended together, then proved.',
      ],
      say: 'That may be so. But how could you prove it?',
      materials: [{ name: 'blanket', quantity: '1', core: true, substitute: 'a rug' }],
    },
  ],
  safety: [],
}
