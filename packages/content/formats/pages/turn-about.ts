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
        you: 'When the coin shows your side, write what you are told.',
        child:
          'Chooses heads or tails and tosses for each spot. Fills it in on the chosen side; on yours, tells you how.',
      },
      steps: ['Get out pencils and coins.', 'At a mistake, mend it together.'],
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
        you: 'Three times, call: change! Take the pencil and do just what you are told. Hand it back.',
        child: 'Fills the page. At the call, hands over the pencil. Tells you what comes next.',
      },
      steps: ['Get out pencils.', 'At a mistake, ask: are we sure?'],
      say: 'One pencil, two writers. The call can come anytime.',
    },
    {
      title: 'The Stamp Office',
      spots: true,
      child:
        'Bring {friend} an answer for each {token}. Then fill your page. Choose your stamp: a star or a smile. Check a spot in another way before you stamp it.',
      inShort: {
        you: 'After every spot or two, call: stamp time! Point at one and ask: is it right?',
        child: 'Fills the page. At the call, checks that spot in another way and draws the stamp.',
      },
      steps: ['Get out pencils and crayons. The crayon is for the stamps.', 'Wrong? Mend it together, then stamp it.'],
      say: 'I stamp only what has been checked. Ready?',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '1 color', core: true },
      ],
    },
  ],
}
