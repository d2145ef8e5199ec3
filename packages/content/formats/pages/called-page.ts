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
      child:
        'Answer for {place} first. Then travel down your page, step by careful step. Choose how to rest: stretch tall or sit low. Shake your hands at each rest and tell me how it goes.',
      inShort: {
        you: 'As {friend}, call three times: rest! Point at the last answer and ask: how?',
        child: 'Fills the page. At each rest, shakes both hands and tells how it was done.',
      },
      steps: ['Get out pencils.', 'At a mistake, mend it together.'],
      say: 'It is a long way down this page. Go carefully.',
    },
    {
      title: 'Down the Line',
      child:
        'Solve the questions about {place}. Then be a diver: your page is the sea. Choose what to take along: a lamp or a map. Come up at the call and tell me of one find.',
      inShort: {
        you: 'About once a minute, call: come up! Ask: what did you find, and how?',
        child: 'Dives into the page and fills it. At the call, comes up and tells you one answer, and how.',
      },
      steps: ['Get out pencils.', 'At a mistake, mend it together.'],
      say: 'You are a diver, and your page is the sea. Down you go!',
    },
    {
      title: 'Please Report',
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
