import type { Format } from '../../types.ts'
import { anyPage } from './any-page.ts'

export const slipWatch: Format = {
  ...anyPage,
  id: 'page.slip-watch',
  title: 'Slip Watch',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'game',
  layout: 'a',
  materials: [{ name: 'pencils', quantity: '1', core: true }],
  safety: [],
  takes: [
    {
      title: 'Catch My Slip',
      spots: true,
      child:
        'Answer the questions for {hero}. Then fill your page, and watch what I write beside you. Choose an alarm: a knock or a buzz. Sound it when I slip, and mend it.',
      inShort: {
        you: 'After the first task, write some wrong answer for the next on your sheet, with a serious face.',
        child: 'Does one task and watches you. Sounds the alarm, says what is right and why. Then fills the others.',
      },
      steps: [
        'Get out pencils and paper. One pencil and the sheet are for you.',
        'No alarm? Say: I slipped. Find out where!',
      ],
      say: 'I want to help {hero}. Watch me closely!',
      materials: [
        { name: 'pencils', quantity: '2', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
    {
      title: 'True or Trick',
      modality: 'auditory',
      spots: true,
      child:
        'Earn every {token} with a right answer. Then listen to {friend} before you do a task of your page. Choose how to call a trick: loudly or in a whisper. Fill it in and find out.',
      inShort: {
        you: 'As {friend}, read the next answer from the key. Twice, read a wrong one instead.',
        child: 'Works the task out and calls true or trick. Fills in what is right and shows you why.',
      },
      steps: ['Get out pencils. You need the answer key.', 'Wrong call? Work it out together.'],
      say: 'I know what goes in there. Do you believe me?',
    },
    {
      title: 'This One or That',
      modality: 'auditory',
      spots: true,
      child:
        'Help {hero} with the questions first. Then hear two answers for a task before you do it. Choose how to pick: thumb left or thumb right. Tell me how you know.',
      inShort: {
        you: 'At two tasks, offer two answers: the right one from the key, and one close by.',
        child: 'Works the task out, picks one answer and says why. Fills the other tasks alone.',
      },
      steps: ['Get out pencils. You need the answer key.', 'Wrong pick? Try both, and see which one fits.'],
      say: 'I have two answers here. Only one can stay.',
    },
  ],
}
