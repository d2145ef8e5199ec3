import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'magic.magic-workshop',
  ...anyLesson,
  title: 'The Magic Workshop',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'make',
  layout: 'c',
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'scissors', quantity: '1 pair', core: true },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Through the Page',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Hold the folded page still.',
        child: 'Says the answer like a spell and cuts along the next two lines.',
        end: 'Your child steps through the page.',
      },
      round: 'Your child says {answer} in a deep voice and cuts lines 1 and 2 to their ends.',
      child:
        'Work a magic wonder: step through one page. Answer a question to snip two lines. Choose how to say each spell. Show it to {hero} at {place}.',
      steps: [
        'Get out paper, pencils and scissors. Fold a sheet longways. Draw and number seven lines across: 1 from the fold, 2 from the open edge, and so on. Each stops a thumb short.',
        'Wrong? Work it out together.',
        'At the end, cut what is left, then the fold only from line 1 to line 7. Pull softly!',
      ],
      say: 'Could anybody fit through this page?',
    },
    {
      title: 'The Snap Chain',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Bend the strip like an S. One clip joins its front two layers, another its back two, a thumb apart.',
        child: 'Says the answer like a spell and pulls both ends of the strip. Counts the chain of clips.',
      },
      round: 'Your child says {answer} like a spell and pulls both ends. Snap: the two clips jump off, linked!',
      child:
        'Link clips by magic, without touching them. Answer a question to win a new spell. Choose to say it low, fast or backward. Show {friend} the chain that flew together.',
      steps: [
        'Get out paper and paper clips. Tear off a long strip, two fingers wide. Try the trick once alone.',
        'From question 2 on, use a new clip and the last of the chain.',
        'Wrong? Work it out together.',
      ],
      say: 'I watch both hands. Nothing can fool me!',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'paper clips', quantity: '{questions+1}', core: true },
      ],
      safety: [{ hazard: 'small clips', adultNote: 'Stay close, count the clips back in.' }],
    },
    {
      title: 'The Sure Prediction',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'After question 1, tell the trick: every slip gets that answer.',
        child: 'Writes the answer to question 1 on a slip and folds it twice.',
        end: 'Mix the slips and draw one. Your child knows what it says.',
      },
      round:
        'Your child says {answer}, writes it on a slip and folds it twice. After question 2, your child writes {answer} again.',
      child:
        'Perform a magic feat: read a slip that nobody unfolded. Answer a question to add one slip. Choose how you read minds: hum, blink or frown. Practice until {hero} suspects nothing.',
      steps: [
        'Get out paper and pencils. Tear a sheet into four slips.',
        'Today is practice: later your child fools somebody new. Nobody opens the other slips.',
        'Wrong? Work it out together.',
      ],
      say: 'Each slip gets a number. Which one will I draw, freely, I think?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [],
    },
    {
      title: 'Impossible Rings',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'Tell the twist: ring 1 none, ring 2 half, then as your child likes.',
        child: 'Tapes a strip into a ring with that twist, guesses, and cuts along its middle, all around.',
      },
      round:
        'Your child says {answer}, tapes ring 1 without a twist and guesses: one thin ring. The cut makes two rings!',
      child:
        'Cut rings that seem to be magic. Predict what each cut will make. Choose the twists of your last ring yourself. Invent a story from {place} that fits what happens.',
      steps: [
        'Get out paper, scissors and tape. Cut four long strips, two fingers wide. For half a twist, turn one end over before you tape it.',
        'Do not tell: half a twist makes one long ring, a full twist two linked rings.',
        'Wrong? Work it out together.',
      ],
      say: 'What is your bet?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
      ],
    },
  ],
  safety: [{ hazard: 'scissors', adultNote: 'Stay close while anybody cuts.' }],
}
