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
        you: 'When your child has filled two spots, fill the next one yourself and think aloud. Make a slip in it, with a straight face.',
        child:
          'Fills two spots, then watches you and sounds the alarm at the slip. Mends it and says why. Fills the others alone.',
      },
      round:
        'Your child fills two spots. You take the third and put in something wrong, such as what went in before. Knock, knock! Your child mends it and tells you what went wrong.',
      steps: ['Get out pencils. One pencil is for you.', 'If no alarm sounds, say: my spot is wrong. Find out why!'],
      say: 'I want to help today. Watch me closely: I am in a silly mood.',
    },
    {
      title: 'True or Trick',
      child:
        'Earn every {token} with a right answer. Then listen to {friend} before you fill a spot of your page. Choose how to call a trick: loudly or in a whisper. Fill the spot and find out.',
      inShort: {
        you: 'As {friend}, say what belongs in the next spot, or where the next thing goes. Say something wrong twice, such as what belongs in another spot.',
        child: 'Calls true or trick. Then fills the spot with what is right and shows how to be sure.',
      },
      round:
        'With a serious face, you say something wrong for the first spot. Your child thinks. Trick! Your child fills in what is right and shows you how to be sure.',
      steps: ['Get out pencils.', 'After a wrong call, work out the spot together.'],
      say: 'I know what goes in there. Do you believe me?',
      materials: [{ name: 'pencils', quantity: '1', core: true }],
    },
    {
      title: 'The Sleepy Helper',
      child:
        'Help {hero} with the questions first. Then fill your page beside a sleepy helper. Choose how to wake me: a knock or a song. Finish what I began to say.',
      inShort: {
        you: 'Begin to explain a spot and fall asleep in the middle of a sentence. Do so at two spots.',
        child: 'Wakes you with a knock or a song, ends your sentence and fills the spot. Fills the other spots alone.',
      },
      round:
        'You point at the first spot and say: here we must first look at ... Then you snore. Your child wakes you with a song, says what comes first and fills the spot.',
      steps: ['Get out pencils.', 'If a spot is wrong, say in your sleep: look again.'],
      say: 'What a long day. Wake me up if I stop in the middle of a ...',
      materials: [{ name: 'pencils', quantity: '1', core: true }],
    },
  ],
}
