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
        you: 'After two spots, fill the next one wrong, with a serious face.',
        child: 'Fills two spots and watches you. Sounds the alarm, mends your slip, says why and fills the others.',
      },
      steps: ['Get out pencils. One pencil is for you.', 'No alarm? Say: my spot is wrong. Find out why!'],
      say: 'I want to help {hero}. Watch me closely!',
    },
    {
      title: 'True or Trick',
      spots: true,
      child:
        'Earn every {token} with a right answer. Then listen to {friend} before you fill a spot of your page. Choose how to call a trick: loudly or in a whisper. Fill the spot and find out.',
      inShort: {
        you: 'As {friend}, read from the answer key what goes in next. Twice, read something wrong instead.',
        child: 'Works the spot out and calls true or trick. Fills in what is right and shows you why.',
      },
      steps: ['Get out pencils. You need the answer key.', 'Wrong call? Work it out together.'],
      say: 'I know what goes in there. Do you believe me?',
      materials: [{ name: 'pencils', quantity: '1', core: true }],
    },
    {
      title: 'The Sleepy Helper',
      child:
        'Help {hero} with the questions first. Then fill your page beside a sleepy helper. Choose how to wake me: a knock or a song. Finish what I began to say.',
      inShort: {
        you: 'At two spots, say: here we must first look at ... Then fall asleep.',
        child: 'Wakes you, says what to look at and fills the spot. Fills the rest of the page alone.',
      },
      steps: ['Get out pencils.', 'At a mistake, say in your sleep: look again.'],
      say: 'What a long day. Wake me if I stop.',
      materials: [{ name: 'pencils', quantity: '1', core: true }],
    },
  ],
}
