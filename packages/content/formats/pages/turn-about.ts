import type { Format } from '../../types.ts'
import { anyPage } from './any-page.ts'

export const turnAbout: Format = {
  ...anyPage,
  id: 'page.turn-about',
  title: 'Turn by Turn',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'c',
  materials: [{ name: 'pencils', quantity: '1', core: true }],
  safety: [],
  takes: [
    {
      title: 'Heads I Write',
      spots: true,
      child:
        'Answer the questions, and fetch each {token} for {place}. Then toss a coin for every spot of your page. Choose your side: heads or tails. Fill in the spot when your side is up. Tell me how when mine is.',
      inShort: {
        you: 'When the coin shows your side, take the pencil. Write what your child tells you.',
        child:
          'Chooses heads or tails and tosses for each spot. Fills it in when that side is up. Else tells you what to write, and why.',
      },
      round:
        'Your child has heads and tosses. Heads! Your child fills the first spot. The next toss is tails: you take the pencil, and your child tells you what to write, and why.',
      steps: ['Get out pencils and coins.', 'Mend a mistake together before the next toss.'],
      say: 'Heads or tails? The coin decides who holds the pencil.',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'coins', quantity: '1', core: true },
      ],
    },
    {
      title: 'Swap the Pencil',
      spots: true,
      child:
        'Solve what {hero} asks, and win your {tokens}. Then fill the page until I call: swap! Choose how to hand the pencil over: fast or slowly. Tell where you are.',
      inShort: {
        you: 'Call swap in the middle of a spot and take the pencil. Ask what comes next, write just that and hand the pencil back.',
        child:
          'Fills the page. At a swap, hands over the pencil, tells what is done and what comes next, then goes on.',
      },
      round:
        'Your child is in the middle of a spot. Swap! You get the pencil and ask: where are we? Your child tells you what comes next, watches you write it and takes the pencil back.',
      steps: ['Get out pencils.', 'Three swaps are enough. If you hear a mistake, ask: are we sure?'],
      say: 'One pencil, two writers. Swap can come at any time.',
    },
    {
      title: 'The Stamp Office',
      spots: true,
      child:
        'Bring {friend} an answer for each {token}. Then fill a few spots of your page. Choose your stamp: a star or a paw. Check a spot in another way before you stamp it.',
      inShort: {
        you: 'After every two spots call: office open! Point at one of them and ask: how can you check it?',
        child:
          'Fills two spots and checks the one you point at in another way. If it is right, draws the stamp beside it.',
      },
      round:
        'Two spots are filled. Office open! You point at the second. Your child works it out again, in another way or with a finger on each part. It is right: a star goes beside it.',
      steps: [
        'Get out pencils and crayons. The crayon is for the stamps.',
        'If the spot is wrong, mend it together, then stamp it.',
      ],
      say: 'My office stamps only what has been checked. Shall we begin?',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '1 color', core: true },
      ],
    },
  ],
}
