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
      child:
        'Help {friend} with each question. Then look over your whole page before you write. Mark an easy spot, a hard one and a trap. Choose which of them to do first.',
      inShort: {
        you: 'Ask of each mark: why this one? After those three, let your child go on alone.',
        child: 'Marks an easy spot, a hard one and a trap, and does these three first. Then goes on.',
        end: 'Your child tells which mark it would move now.',
      },
      round:
        'Your child draws a smile at an easy spot, a star at a hard one and a hole at a trap. Why is that a trap? Your child tells you and starts with the star.',
      steps: ['Get out crayons.', 'Stuck at the star? Look at it together: what is it like?'],
      say: 'Do not write yet. Where is the trap on this page?',
    },
    {
      title: 'Dot or Ring',
      child:
        'Earn the {tokens} of {place} with your answers. Then fill the page. Draw a dot for sure or a ring for not sure. Choose one ring, and clear it up with me.',
      inShort: {
        you: 'Look at the rings only. Ask: what do you know here, and what is missing?',
        child: 'Fills each spot and adds a dot for sure or a ring for not sure. Tries to turn rings into dots.',
        end: 'Every ring has been talked about.',
      },
      round:
        'Your child fills a spot, thinks and draws a ring. You ask: what do you know here? Your child explains, sees it, and puts a dot in the ring.',
      steps: [
        'Get out crayons.',
        'Only dots? Pick one: how can you be so sure? Honest rings are worth as much as dots.',
      ],
      say: 'Dot or ring? A ring is honest, and I like honest.',
    },
    {
      title: 'The Sliding Window',
      child:
        'Answer first, for {hero}. Then cover your page so that only its top shows. Slide the cover down spot by spot. Guess what comes next: easier or harder?',
      inShort: {
        you: 'Hold the cover. Before you slide it, ask: easier or harder? Slide when the spot is right.',
        child: 'Guesses what comes, then fills the spot that shows and tells how. Says if the guess was true.',
        end: 'The window has reached the bottom, or the time is up.',
      },
      round:
        'Only the first spot shows. Your child fills it and tells you how. Easier or harder next? Harder! You slide the cover down, and both look.',
      steps: [
        'Get out crayons and paper. The sheet of paper is the cover.',
        'A wrong spot stays in the window until it is mended.',
      ],
      say: 'Nobody peeks. What may be waiting under here?',
      materials: [
        { name: 'crayons', quantity: '1 color', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
}
