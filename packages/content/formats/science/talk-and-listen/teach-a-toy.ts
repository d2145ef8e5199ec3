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
        you: 'Be the sleepy voice of the toy. Ask a question, then copy the answer and its gesture.',
        child: 'Teaches the toy the answer with a gesture. A right answer wakes it a little: one {token}.',
        end: 'The toy is awake and dances.',
      },
      round:
        'The toy lies down and asks question 1. Your child says {answer} and adds a gesture. The toy copies both and sits up: one {token}.',
      steps: [
        'Get out a pillow. Lay a toy to sleep on it.',
        'With each right answer the toy wakes more: it sits, it stands, it dances. If the answer is wrong, it yawns, and you mend it together.',
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
        you: 'Read a question. As the toy, give the right or the tempting answer from the table.',
        child: 'Says right or wrong, and tells the toy the right answer. That wins one {token}.',
        end: 'The toy has passed three questions.',
      },
      round:
        'You read question 1. The toy squeaks: {wrong}. Wrong, says your child: {answer}! The toy falls over, jumps back up and says it right: one {token}.',
      steps: [
        'Get out a pillow. Set a toy on it.',
        'If the toy fools the teacher, it giggles and tells. Then your child says why that answer is right.',
      ],
      say: 'I studied all night under my bed. Test me, Teacher!',
    },
    {
      title: 'The Guided Tour',
      questions: 3,
      child:
        'Lead {friend} around {place}. Answer at each stop, and show what you mean. Decide how your visitor goes on: hop, crawl or backward.',
      inShort: {
        you: 'Be {friend}, the visitor. Ask a question at each stop.',
        child: 'Answers and shows it with hands or a thing nearby. That wins one {token} and one order: how you go on.',
        end: 'Three stops are seen.',
      },
      round:
        'At the door you read question 1. Your guide says {answer} and shows it with both hands: one {token}. The order: hop to the chair!',
      steps: [
        'Get out a pillow. It is your seat at each stop. Agree on three: a door, a chair, a window.',
        'A wrong answer is mended together before you go on.',
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
        you: 'Ask all three questions. In the talk, drop the pillow at an answer without a because.',
        child: 'Notes a key word for each right answer. Tells each in a talk, with because: one {token}.',
        end: 'One talk has told all three.',
      },
      round:
        'Your child says {answer} and notes one key word. Later, in the talk, it becomes the answer with a because. The pillow stays up: one {token}.',
      steps: [
        'Get out a pillow, paper and pencils. In the talk, hold the pillow high.',
        'Mend a wrong answer first. After a drop, your child says it again with a because.',
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
