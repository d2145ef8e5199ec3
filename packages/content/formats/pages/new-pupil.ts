import type { Format } from '../../types.ts'
import { anyPage } from './any-page.ts'

export const newPupil: Format = {
  ...anyPage,
  id: 'page.new-pupil',
  title: 'The New Pupil',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'talk',
  layout: 'd',
  materials: [{ name: 'pencils', quantity: '1', core: true }],
  safety: [],
  takes: [
    {
      title: 'Teach a Toy',
      child:
        'Win the {tokens} with your answers. Then be the teacher at {place}. Choose a voice for your pupil, squeaky or deep. Show the toy how each spot of the page is done.',
      inShort: {
        you: 'Speak for the toy. Now and then it asks: what do I do first? Or: how do you know?',
        child: 'Fills the page and shows the toy, bit by bit, how it is done.',
        end: 'The toy tells what it has learned.',
      },
      steps: [
        'Get out pencils. Your child fetches a toy as the pupil, or a shoe.',
        'At a mistake the toy scratches its head: show me again?',
      ],
      say: 'This pupil is new at {place} and asks a lot. Can you teach it?',
    },
    {
      title: 'Just a Hand',
      child:
        'Answer first, and collect the {tokens} of {place}. Then let a hand without a head fill two spots. Choose a name for the hand, short or long. Tell it each move, for it cannot think.',
      inShort: {
        you: 'Twice, be the hand: wiggle all fingers, take the pencil and do just what you are told, and nothing more. Then hand it back.',
        child:
          'Fills the page. At a wiggle, tells the hand where to look, how to find the answer and what to write or draw.',
      },
      steps: ['Get out pencils.', 'If an order is wrong, the hand shakes and writes nothing. Mend it together.'],
      say: '{friend} has lent us a hand. It can write, but it cannot think.',
    },
    {
      title: 'The Page Reporter',
      child:
        'Solve the questions for {friend}. Then fill your page and report live from {place}. Choose a voice: breathless or very calm. Tell the listeners what you do and why.',
      inShort: {
        you: 'Be {friend} by the radio. Ask now and then: what do you see? What comes next? Are you sure?',
        child: 'Fills the page and tells the listeners, like a reporter, what is done and why.',
        end: 'The reporter sums it up and signs off.',
      },
      steps: ['Get out pencils.', 'At a mistake, ask: can our reporter take a second look?'],
      say: 'Live from {place} in three, two, one. What is happening on that page?',
    },
  ],
}
