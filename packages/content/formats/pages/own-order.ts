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
        you: 'At each mark ask: why this spot? Then let your child work alone.',
        child: 'Draws a smile at the easiest spot, a star at the hardest. Fills these two first, then the others.',
        end: 'Was the star spot the hardest?',
      },
      steps: ['Get out pencils and crayons. The crayon is for the marks.', 'Stuck? Read the spot aloud together.'],
      say: 'Do not write yet. Which spot looks hardest to you?',
    },
    {
      title: 'Sun or Cloud',
      spots: true,
      child:
        'Earn the {tokens} of {place} with your answers. Then fill the page. Draw a sun for sure or a cloud for not sure. Choose one cloud, the first or last, to clear up with me.',
      inShort: {
        you: 'When the page is full, look at one cloud together: what do you know here?',
        child: 'Fills each spot. Draws a sun beside it if sure, a cloud if not. Clears up one cloud with you.',
      },
      steps: [
        'Get out pencils and crayons. The crayon is for suns and clouds.',
        'Only suns? Ask: how can you be sure?',
      ],
      say: 'A cloud shows us where to look again.',
    },
    {
      title: 'The Sliding Window',
      spots: true,
      child:
        'Answer first, for {hero}. Then cover your page so that only its top shows. Slide the cover down bit by bit. Choose your bet on the next: quick or slow.',
      inShort: {
        you: 'Cover all but the top row. When it is right, ask: is the next quick or slow?',
        child: 'Fills what shows and tells you how. Bets on the next row, slides the cover and finds out.',
      },
      steps: ['Get out pencils and paper. The sheet is the cover.', 'At a mistake, mend it together.'],
      say: 'Nobody peeks. What may be waiting under here?',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
}
