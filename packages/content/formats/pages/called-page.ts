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
        you: 'Be {friend} on the same way. Three times, call: rest! Point at the last answer and ask: how did you do it?',
        child: 'Fills the page. At each rest, stands up, shakes out both hands, tells how it was done and goes on.',
      },
      steps: ['Get out pencils.', 'At a mistake, go one step back together and mend it.'],
      say: 'It is a long way down this page. Careful feet get there, not fast ones.',
    },
    {
      title: 'Down the Line',
      child:
        'Solve the questions about {place}. Then take a breath and go down into your page. Choose what to take along: a lamp or a map. Come up at the call and tell me of one find.',
      inShort: {
        you: 'Hold the line. About once a minute, call: come up! Ask: what did you find down there, and how?',
        child:
          'Goes down into the page and fills it. At the call, comes up with a deep breath and tells you of one answer and how it was found.',
      },
      steps: ['Get out pencils.', 'If a find is wrong, go down together and mend it.'],
      say: 'I stay at {place} and hold your line. Down you go!',
    },
    {
      title: 'Please Report',
      child:
        'Find the answers for {friend} first. Then work alone at {place} and report by radio. Choose your call name: a star or an animal. Say what you do and why, and end with: over.',
      inShort: {
        you: 'Go to the other end of the room. Now and then call: please report! How do you know?',
        child: 'Fills the page. At each call, says into a fist what is being done and why, and ends with: over.',
        end: 'Look at the page together.',
      },
      steps: ['Get out pencils.', 'If a report sounds wrong, land beside your child and mend it together.'],
      say: 'This is {place} calling. Do you hear me? Over.',
    },
  ],
}
