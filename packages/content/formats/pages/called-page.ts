import type { Format } from '../../types.ts'
import { anyPage } from './any-page.ts'

export const calledPage: Format = {
  ...anyPage,
  id: 'page.called-page',
  title: 'Page on Call',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'game',
  layout: 'c',
  materials: [{ name: 'pencils', quantity: '1', core: true }],
  safety: [],
  takes: [
    {
      title: 'Rest on the Way',
      ages: 'younger',
      child:
        'Answer for {place} first. Then travel down your page, step by careful step. Choose how to rest: stretch tall or sit low. Shake your hands at each rest and tell me how it goes.',
      inShort: {
        you: 'Call three times: rest! Point at the last answer and ask: how?',
        child: 'Fills the page. At each rest, shakes both hands and tells how it was done.',
      },
      steps: ['Get out pencils.', 'At a mistake, mend it together.'],
      say: 'Down the page you go, step by step. Where will you rest first?',
    },
    {
      title: 'Two Checkpoints',
      modality: 'auditory',
      child:
        'Solve the questions about {place}. Then fill your page from checkpoint to checkpoint. Choose how to pass one: standing or sitting. Give your reason each time.',
      inShort: {
        you: 'Twice, call: checkpoint! Point at an answer and ask: can that be? How do you know?',
        child: 'Fills the page. At a checkpoint, gives one reason why the answer fits.',
      },
      steps: ['Get out pencils.', 'No reason found? Work that one out together.'],
      say: 'Nobody passes without a reason.',
    },
    {
      title: 'Please Report',
      modality: 'auditory',
      child:
        'Find the answers for {friend} first. Then work alone at {place} and report by radio. Choose your call name: a star or an animal. Say what you do and why, and end with: over.',
      inShort: {
        you: 'From the other end of the room, call now and then: please report! How do you know?',
        child: 'Fills the page. At each call, tells what is being done and why. Ends with: over.',
      },
      steps: ['Get out pencils.', 'At a mistake, mend it together.'],
      say: 'This is {place} calling. Do you hear me? Over.',
    },
  ],
}
