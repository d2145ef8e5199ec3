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
      spots: true,
      child:
        'Help {friend} with each question. Then look over your whole page. Mark the easiest spot with a smile, the hardest with a star. Choose which to do first: smile or star.',
      inShort: {
        you: 'Ask at each mark: why this spot? Then let your child work alone.',
        child:
          'Draws a smile at the easiest spot and a star at the hardest, and tells you why. Fills these two first, then the others.',
        end: 'Your child says if the star spot was the hardest.',
      },
      steps: [
        'Get out pencils and crayons. The crayon is for the marks.',
        'If your child gets stuck, read the spot aloud together.',
      ],
      say: 'Do not write yet. Which spot looks hardest to you?',
    },
    {
      title: 'Sun or Cloud',
      spots: true,
      child:
        'Earn the {tokens} of {place} with your answers. Then fill the page. Draw a sun for sure or a cloud for not sure. Choose one cloud, the first or last, to clear up with me.',
      inShort: {
        you: 'When the page is full, look at one cloud together. Ask: what do you know here, and what is missing?',
        child:
          'Fills each spot and draws beside it a sun for sure or a cloud for not sure. Chooses one cloud and clears it up with you.',
      },
      steps: [
        'Get out pencils and crayons. The crayon is for suns and clouds.',
        'If there are only suns, look at one: how can you be sure? Mend mistakes together.',
      ],
      say: 'Sun or cloud? A cloud shows us where to look again.',
    },
    {
      title: 'The Sliding Window',
      spots: true,
      child:
        'Answer first, for {hero}. Then cover your page so that only its top shows. Slide the cover down bit by bit. Choose your bet on the next: quick or slow.',
      inShort: {
        you: 'Cover all but the top row of the page. When it is right, ask: is the next row quick or slow? Slide the cover down.',
        child: 'Fills what shows and tells you how. Bets that the next spot is quick or slow to do, and finds out.',
      },
      steps: [
        'Get out pencils and paper. The sheet of paper is the cover.',
        'Mend a mistake together before you slide the cover.',
      ],
      say: 'Nobody peeks. What may be waiting under here?',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
}
