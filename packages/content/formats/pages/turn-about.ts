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
      title: 'Heads You Tell',
      child:
        'Answer the questions, and fetch each {token} for {place}. Then fill your page and toss a coin after each task. Choose your side: heads or tails. Tell me how when it comes up.',
      inShort: {
        you: 'When the chosen side is up, ask: how did you find it?',
        child: 'Does a task and tosses a coin. On the chosen side, tells how; else goes on.',
      },
      steps: ['Get out pencils and coins.', 'At a mistake, mend it together.'],
      say: 'The coin decides what I get to hear.',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'coins', quantity: '1', core: true },
      ],
    },
    {
      title: 'One More of Mine',
      modality: 'visual',
      spots: true,
      child:
        'Solve what {hero} asks, and win your {tokens}. Then finish your page. Make up one more task like these, for me. Choose an easy one or a trap.',
      inShort: {
        you: 'Solve what your child made up, aloud.',
        child: 'Fills the page. On its back, makes up one more for you, and checks your answer.',
      },
      steps: ['Get out pencils.', 'Too hard to make up? Change one thing in a task.'],
      say: 'At the end, you will test me.',
    },
    {
      title: 'The Stamp Office',
      ages: 'younger',
      spots: true,
      child:
        'Bring {friend} an answer for each {token}. Then fill your page. Choose your stamp: a star or a smile. Check a task in another way before you stamp it.',
      inShort: {
        you: 'After every task or two, call: stamp time! Point at one and ask: is it right?',
        child: 'Fills the page. At the call, checks that task in another way and draws the stamp.',
      },
      steps: [
        'Get out pencils and crayons. The crayon is for drawing stamps later.',
        'Wrong? Mend it together, then stamp it.',
      ],
      say: 'I stamp only what has been checked. Ready?',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '1 color', core: true },
      ],
    },
    {
      title: 'Prove It',
      modality: 'visual',
      ages: 'older',
      child:
        'Bring {friend} the answers. Then fill your page, ready to prove what you wrote. Choose how to prove it: with a drawing or with things. Show me that no other answer fits.',
      inShort: {
        you: 'Twice, point at an answer and say: prove it.',
        child: 'Fills the page. Proves the answer in another way: a drawing, things, or backward.',
      },
      steps: ['Get out pencils.', 'The proof fails? Good: mend the answer.'],
      say: 'I believe what I can see.',
    },
    {
      title: 'Two Alike',
      modality: 'visual',
      spots: true,
      child:
        'Say what {place} needs to know. Then look on your page for the two most alike tasks. Choose a sign for the pair: a moon or a leaf. Tell me what is alike.',
      inShort: {
        you: 'When you stop, ask: which two are most alike? What still differs?',
        child: 'Fills the page and marks the two most alike. Tells you what is the same and what differs.',
      },
      steps: ['Get out pencils.', 'None found? Compare the first two together.'],
      say: 'Which two on this page are most alike?',
    },
  ],
}
