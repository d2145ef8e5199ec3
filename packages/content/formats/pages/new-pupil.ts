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
      ages: 'younger',
      child:
        'Win the {tokens} with your answers. Then be the teacher at {place}. Choose a voice for your pupil, squeaky or deep. Show the toy how each task of the page is done.',
      inShort: {
        you: 'As the toy, ask now and then: what do I do first? How do you know?',
        child: 'Fills the page and shows the toy how it is done.',
        end: 'The toy tells what it has learned.',
      },
      steps: ['Get out pencils. Your child fetches a toy or a shoe.', 'At a mistake, the toy asks: show me again?'],
      say: 'This pupil is new at {place}. Can you teach it?',
    },
    {
      title: 'Leave a Message',
      child:
        'Solve what {friend} asks. Then do your page, and explain two tasks for somebody absent. Choose the first one to explain: the easiest or the hardest. Tell why, not only what.',
      inShort: {
        you: 'Twice, say: {friend} missed this. Leave a message. How is this one done?',
        child: 'Fills the page. At the call, explains the last task in two or three sentences.',
      },
      steps: ['Get out pencils.', 'Something missing? Ask: and what comes before that?'],
      say: '{friend} will hear your message tonight.',
    },
    {
      title: 'Tell My Pencil',
      child:
        'Answer first, and collect the {tokens} of {place}. Then tell me what to write for one task of your page. Choose the task: the first or the last. Do the others by yourself.',
      inShort: {
        you: 'Take the pencil for one task. Write just what you are told, and nothing else.',
        child: 'Tells you step by step what to think and what to write there. Then fills the page alone.',
      },
      steps: ['Get out pencils.', 'Stuck? Ask: what do we know so far?'],
      say: 'I hold the pencil. You do the thinking.',
    },
    {
      title: 'The Page Reporter',
      child:
        'Find out what the questions ask, for {friend}. Then fill your page and report live from {place}. Choose a voice: breathless or very calm. Tell the listeners what you do and why.',
      inShort: {
        you: 'As {friend} by the radio, ask twice: what do you see? What comes next?',
        child: 'Fills the page and tells the listeners what is done and why.',
        end: 'The reporter sums it up and signs off.',
      },
      steps: ['Get out pencils.', 'At a mistake, ask for a second look.'],
      say: 'Live from {place}: what is happening on that page?',
    },
  ],
}
