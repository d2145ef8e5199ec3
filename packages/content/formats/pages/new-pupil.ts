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
        you: 'As the toy, ask now and then: what do I do first? How do you know?',
        child: 'Fills the page and shows the toy how it is done.',
        end: 'The toy tells what it has learned.',
      },
      steps: ['Get out pencils. Your child fetches a toy or a shoe.', 'At a mistake, the toy asks: show me again?'],
      say: 'This pupil is new at {place}. Can you teach it?',
    },
    {
      title: 'Just a Hand',
      child:
        'Answer first, and collect the {tokens} of {place}. Then let a hand without a head fill two spots. Choose a name for the hand, short or long. Tell it each move, for it cannot think.',
      inShort: {
        you: 'Twice, be the hand: take the pencil and do just what you are told, nothing more.',
        child: 'Fills the page. Tells the hand where to look, what to think and what to write.',
      },
      steps: ['Get out pencils.', 'Wrong order? The hand shakes. Mend it together.'],
      say: '{friend} lends us a hand. It cannot think.',
    },
    {
      title: 'The Page Reporter',
      child:
        'Solve the questions for {friend}. Then fill your page and report live from {place}. Choose a voice: breathless or very calm. Tell the listeners what you do and why.',
      inShort: {
        you: 'As {friend} by the radio, ask now and then: what do you see? What comes next?',
        child: 'Fills the page and tells the listeners what is done and why.',
        end: 'The reporter sums it up and signs off.',
      },
      steps: ['Get out pencils.', 'At a mistake, ask for a second look.'],
      say: 'Live from {place}: what is happening on that page?',
    },
  ],
}
