import type { Format } from '../../types.ts'
import { anyPage } from './any-page.ts'

export const ownOrder: Format = {
  ...anyPage,
  id: 'page.own-order',
  title: 'In My Order',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'draw',
  layout: 'c',
  materials: [
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '1 color', core: true },
  ],
  safety: [],
  takes: [
    {
      title: 'Smile and Star',
      ages: 'younger',
      spots: true,
      ownOrder: true,
      child:
        'Help {friend} with each question. Then look over your whole page. Give one easy task a smile, one hard task a star. Choose which to do first: smile or star.',
      inShort: {
        you: 'Ask once: why the star there? Then let your child work alone.',
        child: 'Looks over the page. Draws a smile at one easy task, a star at one hard task. Begins with one of them.',
        end: 'Was the star task hard?',
      },
      steps: [
        'Get out pencils and crayons. The crayon is for a smile and a star later.',
        'Stuck? Say the task aloud together.',
      ],
      say: 'Do not write yet. Which task looks hard to you?',
    },
    {
      title: 'Hardest First',
      modality: 'auditory',
      ages: 'older',
      spots: true,
      ownOrder: true,
      child:
        'Work out the questions for {friend}. Then read your whole page before you write. Put a star at the task that looks hardest, and begin there. Choose the order of the others.',
      inShort: {
        you: 'Ask: what makes this one hard? What do you know about it already?',
        child: 'Stars the hardest of the numbers above and solves it first, thinking aloud. Then goes on in any order.',
        end: 'Was it the hardest?',
      },
      steps: ['Get out pencils.', 'Stuck at the star? Do an easy one, then come back.'],
      say: 'Start with the one that scares the others.',
      materials: [{ name: 'pencils', quantity: '1', core: true }],
    },
    {
      title: 'Sun or Cloud',
      ages: 'younger',
      spots: true,
      child:
        'Earn the {tokens} of {place} with your answers. Then fill the page. Draw a sun for sure or a cloud for not sure. Choose one cloud, the first or last, to clear up with me.',
      inShort: {
        you: 'When you stop, look at one cloud together: what do you know here?',
        child: 'Does each task. Draws a sun beside it if sure, a cloud if not. Clears up one cloud with you.',
      },
      steps: [
        'Get out pencils and crayons. The crayon is for suns and clouds.',
        'Only suns? Ask: how can you be sure?',
      ],
      say: 'A cloud shows us where to look again.',
    },
    {
      title: 'Sure or Check',
      ages: 'older',
      spots: true,
      child:
        'Find what {place} needs with your answers. Then mark tasks: a dot means sure, a question mark not sure. Choose one question mark, the first or last. Solve it again in another way.',
      inShort: {
        you: 'Look at one question mark together. Ask: how could we test it?',
        child: 'Does each task and marks it with a dot or a question mark. Tests one question mark in another way.',
      },
      steps: ['Get out pencils.', 'Only dots? Your child tests the hardest one.'],
      say: 'Good thinkers know where they are not sure.',
      materials: [{ name: 'pencils', quantity: '1', core: true }],
    },
    {
      title: 'Pick and Tell',
      modality: 'auditory',
      spots: true,
      ownOrder: true,
      child:
        'Answer first, for {hero}. Then choose the order of your page. Say why you begin where you begin. Fill the page in your order.',
      inShort: {
        you: 'Ask: why this one first? At the end ask: was it a good order?',
        child: 'Chooses the order of the numbers above and says why. Fills them in that order, then some others.',
      },
      steps: ['Get out pencils.', 'At a mistake, go through that task together.'],
      say: 'You are the boss of the order today.',
      materials: [{ name: 'pencils', quantity: '1', core: true }],
    },
  ],
}
