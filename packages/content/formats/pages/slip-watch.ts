import type { Format } from '../../types.ts'
import { anyPage } from './any-page.ts'

export const slipWatch: Format = {
  ...anyPage,
  id: 'page.slip-watch',
  title: 'Slip Watch',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'game',
  layout: 'a',
  materials: [{ name: 'pencils', quantity: '2', core: true }],
  safety: [],
  takes: [
    {
      title: 'Catch My Slip',
      spots: true,
      child:
        'Answer the questions for {hero}. Then fill your page and watch the spot that I fill. Choose an alarm: a knock or a buzz. Sound it when I slip, and mend it.',
      inShort: {
        you: 'When your child has filled two spots, do the next one yourself with a straight face. Put in something wrong, such as the answer of another spot.',
        child:
          'Fills two spots, then watches you fill one. Sounds the alarm, a knock or a buzz, when it is wrong. Mends it and says why. Fills the others alone.',
      },
      steps: ['Get out pencils. One pencil is for you.', 'If no alarm sounds, say: my spot is wrong. Find out why!'],
      say: 'I want to help {hero} today. Watch me closely: I am in a silly mood.',
    },
    {
      title: 'True or Trick',
      spots: true,
      child:
        'Earn every {token} with a right answer. Then listen to {friend} before you fill a spot of your page. Choose how to call a trick: loudly or in a whisper. Fill the spot and find out.',
      inShort: {
        you: 'As {friend}, read out from the answer key what belongs in the next spot. Twice, read out something wrong instead.',
        child: 'Works the spot out and calls true or trick. Fills in what is right and shows you how to be sure.',
      },
      steps: ['Get out pencils. You need the answer key, too.', 'After a wrong call, work out the spot together.'],
      say: 'I know what goes in there. Do you believe me?',
      materials: [{ name: 'pencils', quantity: '1', core: true }],
    },
    {
      title: 'The Sleepy Helper',
      child:
        'Help {hero} with the questions first. Then fill your page beside a sleepy helper. Choose how to wake me: a knock or a song. Finish what I began to say.',
      inShort: {
        you: 'At two spots, point and say: here we must first look at ... Then fall asleep and snore.',
        child:
          'Wakes you with a knock or a song, says what to look at and what to do, and fills the spot. Fills the rest of the page alone.',
      },
      steps: ['Get out pencils.', 'At a mistake, say in your sleep: look again.'],
      say: 'What a long day at {place}. Wake me up if I stop in the middle of a ...',
      materials: [{ name: 'pencils', quantity: '1', core: true }],
    },
  ],
}
