import type { Format } from '../../../types.ts'

export const townMeeting: Format = {
  id: 'social-studies.town-meeting',
  subject: 'social-studies',
  title: 'Town Meeting',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'talk',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'buttons', quantity: '8', core: true, substitute: 'coins or dry beans' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 5,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      wrongAnswers: true,
      child:
        'Listen to what {friend} tells the meeting. Put a button on yes or no. Tell your reason and the true answer. Keep the button: one {token} for {place}. Pick a quiet vote or a loud one.',
      inShort: {
        you: 'As {friend}, read a question and give an answer: the right one or the wrong one that is printed, or: only on Tuesdays.',
        child: 'Votes with a button on Yes or No, says why and tells the true answer.',
      },
      round:
        'You read question 1 and say {wrong}. Your child sets a button on No, tells why and says {answer}. The button stays.',
      steps: [
        'Get out buttons, paper and pencils. Write Yes and No on a sheet. Lay out one button for each question.',
        'Wrong vote? Tell the answer.',
      ],
      say: 'The meeting is open. What is your vote, and your reason?',
    },
    {
      title: 'The Other View',
      wrongAnswers: true,
      child:
        'Tell the answer that {hero} needs at {place}. Listen to a neighbor with another view. Say that view back, then your own. Win one button as one {token}. Choose which question comes next.',
      earned: true,
      inShort: {
        you: 'Disagree: say the wrong answer that is printed, or: ask my goat.',
        child: 'Says your view back, gives a reason against it and takes one button.',
      },
      round:
        'Button 1 is question 1. Your child says {answer}. You say {wrong}. Your child says that back fairly, tells why {answer} is right and takes the button.',
      steps: ['Get out buttons. Lay out one for each question.', 'Wrong? Tell the answer.'],
      say: 'I see it another way. Can you say my view back to me?',
      materials: [{ name: 'buttons', quantity: '8', core: true, substitute: 'coins or dry beans' }],
    },
    {
      title: 'Two Neighbors',
      wrongAnswers: true,
      child:
        'Listen to two neighbors from {place}. Clap for the one who is right. Tell {friend} how you know. Take one button: one {token}. Pick a song to close the meeting.',
      inShort: {
        you: 'Read a question. Let one voice give the right answer, the other the wrong one that is printed, or: my cat knows.',
        child: 'Claps for the right voice, tells why and takes one button.',
      },
      round:
        'Your high voice says {wrong}, your low voice says {answer}. Your child claps for the low one, tells why and takes a button.',
      steps: [
        'Get out buttons. Lay out one for each question.',
        'Wrong clap? Tell the answer.',
        'Change voices about.',
      ],
      say: 'Two neighbors disagree. Which one is right?',
      materials: [{ name: 'buttons', quantity: '8', core: true, substitute: 'coins or dry beans' }],
    },
  ],
  safety: [],
}
