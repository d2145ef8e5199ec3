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
      title: 'Pit Stop',
      child:
        'Answer for {place} and warm up your engine. Then race through your page, but drive with care. Choose your engine: a hum or a purr. Shake your hands at each stop and tell me how it goes.',
      inShort: {
        you: 'Be the crew at the track. Three times along the way, call: pit stop! Point at the last answer and ask: how did you do it?',
        child: 'Fills the page. At each stop, stands up, shakes out both hands, tells how it was done and drives on.',
      },
      steps: ['Get out pencils.', 'At a mistake, fix the engine together before the car drives on.'],
      say: 'Engines on! The careful driver wins this race, not the fast one.',
    },
    {
      title: 'The Deep Dive',
      child:
        'Solve the questions about {place}. Then take a breath and dive into your page. Choose what swims beside you: a whale or a tiny crab. Come up at the bell and tell me of one find.',
      inShort: {
        you: 'Be the boat. About once a minute, call: come up! Ask: what did you find down there, and how?',
        child:
          'Dives into the page and fills it. At the call, comes up with a deep breath and tells you of one answer and how it was found.',
      },
      steps: ['Get out pencils.', 'If a find is wrong, dive down together and mend it.'],
      say: 'The water is clear today. Dive in, I hold the boat!',
    },
    {
      title: 'Report to Base',
      child:
        'Find the answers for {friend} first. Then work alone at {place} and report by radio. Choose your call name: a star or an animal. Say what you do and why, and end with: over.',
      inShort: {
        you: 'Go to the other end of the room. Now and then call: base to you, please report! How do you know?',
        child: 'Fills the page. At each call, says into a fist what is being done and why, and ends with: over.',
        end: 'Look at the page together.',
      },
      steps: ['Get out pencils.', 'If a report sounds wrong, land beside your child and mend it together.'],
      say: 'Base to you, base to you. Do you hear me? Over.',
    },
  ],
}
