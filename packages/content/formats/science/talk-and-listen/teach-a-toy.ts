import type { Format } from '../../../types.ts'

export const teachAToy: Format = {
  id: 'science.teach-a-toy',
  subject: 'science',
  title: 'Teach a Toy Friend',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'talk',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [{ name: 'pillow', quantity: '1', core: false }],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      ages: 'younger',
      questions: 3,
      child:
        'Find a sleepy toy or a shoe and name it {friend}. Teach it with words and hands. Choose its dance for the end, and win three {tokens}.',
      inShort: {
        you: 'Be the sleepy voice of the toy. Ask a question. Then let the toy copy the answer and the gesture.',
        child: 'Answers and adds a gesture that fits. A right answer wakes the toy a little.',
        end: 'The toy dances as your child chose.',
      },
      round:
        'The toy lies down and asks question 1. Your child says {answer} and adds a gesture. The toy copies both and sits up.',
      steps: [
        'Get out a pillow. Lay a toy to sleep on it.',
        'With each right answer the toy wakes more: it sits, it stands, it dances. After a wrong answer it yawns, and you work it out together.',
      ],
      say: 'Yawn! I am so sleepy. Only a good teacher can wake me.',
    },
    {
      title: 'The Toy Test',
      ages: 'younger',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Be the teacher at {place}. Listen to your pupil: is it right or wrong? Choose a squeaky voice or a sleepy voice for the toy.',
      inShort: {
        you: 'Read a question. Let the toy give the right answer or the tempting one from the table.',
        child: 'Says if the toy is right. Tells it the right answer after a wrong one, and why after a right one.',
      },
      round:
        'The toy squeaks: {wrong}. Wrong, says your child, it is {answer}! The toy falls over, jumps back up and says it right.',
      steps: [
        'Get out a pillow. Set a toy on it.',
        'If the toy fools the teacher, it giggles. Then work out the answer together.',
      ],
      say: 'I studied all night under my bed. Test me, Teacher!',
    },
    {
      title: 'The Guided Tour',
      questions: 3,
      child:
        'Lead {friend} around {place}. Answer at each stop, and show what you mean. Decide how your visitor goes on: hop, crawl or backward.',
      inShort: {
        you: 'Be {friend}, the visitor. Sit down on the pillow at each stop and ask a question.',
        child: 'Answers and shows it with hands or a thing nearby. Then orders how you go on to the next stop.',
      },
      round:
        'At the door you read question 1. Your guide says {answer} and shows it with both hands. The order is: hop to the chair!',
      steps: [
        'Get out a pillow. It is your seat. Agree on three stops: a door, a chair, a window.',
        'Work out a wrong answer together.',
      ],
      say: 'Dear guide, I see nothing here. What must I know?',
    },
    {
      title: 'One-Minute Talk',
      ages: 'older',
      questions: 3,
      child:
        'Give a talk to the team of {hero}. Write only one key word for each answer. Choose the best order, and say because before the pillow drops.',
      inShort: {
        you: 'Ask all three questions. Then hold the pillow high for the talk. Drop it if an answer comes without a because.',
        child:
          'Answers and notes one key word for each answer. Then gives a talk that tells each answer with a because.',
      },
      round:
        'Your child says {answer} and notes one key word. Later, in the talk, it becomes the answer with a because. The pillow stays up.',
      steps: [
        'Get out a pillow, paper and pencils.',
        'Work out a wrong answer together before the key word. After a drop, your child says that answer again with a because.',
      ],
      say: 'Three key words, one talk. My arms stay up as long as you give reasons.',
      materials: [
        { name: 'pillow', quantity: '1', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
