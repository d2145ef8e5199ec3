import type { Format } from '../../types.ts'
import { anyPage } from './any-page.ts'

export const actedPage: Format = {
  ...anyPage,
  subject: 'math',
  id: 'page.acted-page',
  title: 'Done First',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'act',
  layout: 'd',
  materials: [{ name: 'pencils', quantity: '1', core: true }],
  safety: [],
  takes: [
    {
      title: 'Body First',
      ages: 'younger',
      strands: ['time', 'geometry', 'data', 'measurement', 'patterns'],
      spots: true,
      child:
        'Find the answers that {place} needs. Then show tasks of your page with your body before you write. Choose what shows it: fingers, arms or steps. I tell you what I see.',
      inShort: {
        you: 'At the first one or two, say what you see, and ask: is that the answer?',
        child: 'Shows a task with fingers, arms or steps. Hears what you see, then fills it in. Later ones alone.',
      },
      steps: ['Get out pencils. Make room to stand.', 'You see something else? Do it together, slowly.'],
      say: 'Let me see the answer before the pencil does.',
    },
    {
      title: 'Step by Step',
      ages: 'older',
      strands: ['operations', 'patterns', 'time', 'measurement'],
      spots: true,
      child:
        'Work out what {hero} needs. Then walk two tasks of your page before you write them. Take one step for each step of the work, and say it. Choose where the walk begins: at the wall or the table.',
      inShort: {
        you: 'Walk beside your child. Once, take a step too many and ask: do we need this one?',
        child: 'Walks a task, one step for each thing to do, and says it. Then fills it in; the others without a walk.',
      },
      steps: ['Get out pencils. Clear a short path.', 'Lost on the way? Go back to the last step that was sure.'],
      say: 'How many steps is it to this answer?',
    },
    {
      title: 'Built Before Written',
      ages: 'younger',
      strands: ['data', 'geometry'],
      spots: true,
      child:
        'Give {friend} a right answer for each {token}. Then build two tasks of your page with beans before you write. Choose where to build: on the table or on the floor. Touch the beans that are the answer.',
      inShort: {
        you: 'Look at what was built. Ask: which beans are the answer? How do you know?',
        child: 'Lays a task with beans as dots, sides or bars. Touches the answer, then fills it in.',
      },
      steps: ['Get out pencils and dry beans.', 'Not enough to see? Say the task aloud, and build it again.'],
      say: 'Build it first. Then the pencil only has to copy.',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'dry beans', quantity: '20', core: true, substitute: 'coins or pasta' },
      ],
    },
    {
      title: 'Arms or Knees',
      ages: 'older',
      strands: ['operations', 'measurement'],
      spots: true,
      child:
        'Answer {friend}, question by question. Then show each answer of your page before you write it. Choose a sign for big and small: your arms or your knees. Was it about right?',
      inShort: {
        you: 'At two tasks, ask: bigger or smaller than the last answer? By a lot?',
        child: 'Shows with arms or knees how big the answer should be, works it out and compares. Then goes on.',
      },
      steps: ['Get out pencils.', 'Far off? Find out whether the sign or the sum was wrong.'],
      say: 'Before you work it out: how big will it be?',
    },
  ],
}
