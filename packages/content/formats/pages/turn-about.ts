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
        you: 'When the coin shows your side, take the pencil. Write or draw what your child tells you.',
        child:
          'Chooses heads or tails and tosses a coin for each spot. Fills it in when the chosen side is up. Otherwise tells you what goes in, and why.',
      },
      steps: ['Get out pencils and coins.', 'Mend a mistake together before the next toss.'],
      say: 'Heads or tails? The coin decides who holds the pencil.',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'coins', quantity: '1', core: true },
      ],
    },
    {
      title: 'One Pencil, Two Writers',
      spots: true,
      child:
        'Solve what {hero} asks, and win your {tokens}. Then fill the page until I call: change! Choose how to hand the pencil over: fast or slowly. Tell where you are.',
      inShort: {
        you: 'Three times, call change in the middle of a spot. Take the pencil, ask what comes next, do just that and hand the pencil back.',
        child:
          'Fills the page. At the call, hands over the pencil, tells you what is done and what comes next, then goes on.',
      },
      steps: ['Get out pencils.', 'If you hear a mistake, ask: are we sure?'],
      say: 'One pencil, two writers. The call can come at any time.',
    },
    {
      title: 'The Stamp Office',
      spots: true,
      child:
        'Bring {friend} an answer for each {token}. Then fill a few spots of your page. Choose your stamp: a star or a smile. Check a spot in another way before you stamp it.',
      inShort: {
        you: 'After every two spots call: stamp time! Point at one of the two and ask: is it right?',
        child:
          'Fills two spots. Checks the one you point at, in another way or once more with a finger on each part. Draws the stamp beside it when it is right.',
      },
      steps: [
        'Get out pencils and crayons. The crayon is for the stamps.',
        'Mend a wrong spot together, then stamp it.',
      ],
      say: 'The stamp of {place} is only for what has been checked. Shall we begin?',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '1 color', core: true },
      ],
    },
  ],
}
