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
      title: 'Smile and Star',
      spots: true,
      child:
        'Help {friend} with each question. Then look over your whole page. Mark the easiest spot with a smile, the hardest with a star. Choose which to do first: smile or star.',
      inShort: {
        you: 'Ask of each mark: why this one? After both, let your child go on alone.',
        child: 'Marks the easiest spot and the hardest, and does these two first. Then goes on.',
        end: 'The page is filled, and your child says if the star was right.',
      },
      round:
        'Your child draws a smile at the easiest spot and a star at the hardest. Why is that one hard? Your child tells you and starts with the star.',
      steps: [
        'Get out crayons. They draw the marks.',
        'If your child gets stuck, look together: which question was like this spot?',
      ],
      say: 'Do not write yet. Which spot looks hardest to you?',
    },
    {
      title: 'Sun or Cloud',
      spots: true,
      child:
        'Earn the {tokens} of {place} with your answers. Then fill the page. Draw a sun for sure or a cloud for not sure. Choose one cloud, the first or last, to clear up with me.',
      inShort: {
        you: 'Look at the clouds. Ask: what do you know here, and what is missing?',
        child: 'Fills each spot and adds a sun for sure or a cloud for not sure. Tries to turn clouds into suns.',
        end: 'The page is filled, and every cloud has been talked about.',
      },
      round:
        'Your child fills a spot, thinks and draws a cloud. You ask: what do you know here? Your child explains, sees it, and puts a sun over the cloud.',
      steps: [
        'Get out crayons for suns and clouds.',
        'If there are only suns, pick one: how can you be so sure? A sun at a mistake gets a cloud.',
      ],
      say: 'Sun or cloud? A cloud shows us where to look again.',
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
