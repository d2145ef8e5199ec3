import type { Format } from '../../types.ts'
import { anyPage } from './any-page.ts'

export const ownOrder: Format = {
  ...anyPage,
  id: 'page.own-order',
  title: 'In My Order',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'draw',
  layout: 'c',
  materials: [{ name: 'crayons', quantity: '1 color', core: true }],
  safety: [],
  takes: [
    {
      title: 'Three Marks',
      spots: true,
      child:
        'Help {friend} with each question. Then look over your whole page before you write. Mark an easy spot, a hard one and a trap. Choose which to do first: easy, hard or trap.',
      inShort: {
        you: 'Ask of each mark: why this one? After those three, let your child go on alone.',
        child: 'Marks an easy spot, a hard one and a trap, and does these three first. Then goes on.',
        end: 'The page is filled, and your child says which spot was hardest.',
      },
      round:
        'Your child draws a smile at an easy spot, a star at a hard one and a hole at a trap, where it is easy to go wrong. Why is that a trap? Your child tells you and starts with the star.',
      steps: [
        'Get out crayons. They draw the marks.',
        'If your child gets stuck, look together: which question was like this spot?',
      ],
      say: 'Do not write yet. Where is the trap on this page?',
    },
    {
      title: 'Dot or Ring',
      spots: true,
      child:
        'Earn the {tokens} of {place} with your answers. Then fill the page. Draw a dot for sure or a ring for not sure. Choose one ring, the first or last, to clear up with me.',
      inShort: {
        you: 'Look at the rings. Ask: what do you know here, and what is missing?',
        child: 'Fills each spot and adds a dot for sure or a ring for not sure. Tries to turn rings into dots.',
        end: 'The page is filled, and every ring has been talked about.',
      },
      round:
        'Your child fills a spot, thinks and draws a ring. You ask: what do you know here? Your child explains, sees it, and puts a dot in the ring.',
      steps: [
        'Get out crayons for dots and rings.',
        'If there are only dots, pick one: how can you be so sure? A dot at a mistake becomes a ring.',
      ],
      say: 'Dot or ring? A ring is honest, and I like honest.',
    },
    {
      title: 'The Sliding Window',
      spots: true,
      child:
        'Answer first, for {hero}. Then cover your page so that only its top shows. Slide the cover down bit by bit. Choose what you expect next: easier or harder.',
      inShort: {
        you: 'Hold the cover. Before you slide it, ask: easier or harder? Slide when all that shows is right.',
        child: 'Guesses what comes, then fills what shows and tells how. Says if the guess was true.',
        end: 'The window has reached the bottom, or the time is up.',
      },
      round:
        'Only the top of the page shows. Your child fills what is there and tells you how. Easier or harder next? Harder! You slide the cover down a little, and both look.',
      steps: [
        'Get out pencils and paper. The sheet of paper is the cover.',
        'A wrong spot stays in the window until it is mended.',
      ],
      say: 'Nobody peeks. What may be waiting under here?',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
}
