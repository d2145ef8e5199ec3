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
        you: 'As the sleepy toy, ask a question. Copy the answer and the gesture, and wake a little.',
        child: 'Answers and adds a gesture that fits.',
        end: 'The toy dances as your child chose.',
      },
      round: 'The toy lies down. Your child says {answer} and adds a gesture. The toy copies both and sits up.',
      steps: ['Get out a pillow. Lay a toy to sleep on it.', 'Wrong? The toy yawns until you work it out together.'],
      say: 'Yawn! Only a good teacher can wake me.',
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
        you: 'Read a question. Let the toy give the right answer or the tempting one.',
        child: 'Says if the toy is right. Tells the toy the right answer, or why its own is right.',
      },
      round:
        'The toy squeaks: {wrong}. Wrong, says your child, it is {answer}! The toy falls over, jumps back up and says it right.',
      steps: ['Get out a pillow. Set a toy on it.', 'Fooled? The toy giggles. Work it out together.'],
      say: 'I studied all night under my bed. Test me, Teacher!',
    },
    {
      title: 'The Guided Tour',
      questions: 3,
      child:
        'Lead {friend} around {place}. Answer at each stop, and show what you mean. Decide how your visitor goes on: hop, crawl or backward.',
      inShort: {
        you: 'As {friend}, the visitor, sit on the pillow. Ask a question at each stop.',
        child: 'Answers and shows it with hands or a thing nearby. Then orders how you go on.',
      },
      round: 'At the door, your guide says {answer} and shows it. The order is: hop to the chair!',
      steps: [
        'Get out a pillow. It is your seat. Agree on three stops: a door, a chair, a window.',
        'Wrong? Work it out together.',
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
        you: 'Read all questions. Hold the pillow high for the talk. Drop it if no because comes.',
        child: 'Answers and notes one key word each time. Then gives a talk with a because for each answer.',
      },
      round: 'Your child says {answer} and notes one key word. In the talk, it becomes the answer with a because.',
      steps: [
        'Get out a pillow, paper and pencils.',
        'Dropped? Say it again with a because. Wrong? Work it out together.',
      ],
      say: 'My arms stay up as long as you give reasons.',
      materials: [
        { name: 'pillow', quantity: '1', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
