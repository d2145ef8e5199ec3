import type { Format } from '../../types.ts'

export const twoWayRadio: Format = {
  id: 'reading.two-way-radio',
  subject: 'reading',
  title: 'Two-Way Radio',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'talk',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'cups', quantity: '2', core: true, substitute: 'bowls' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      wrongAnswers: true,
      inShort: {
        you: 'Call each question through your cup and mishear the answer.',
        child: 'Answers, says over and mends what you misheard. Heard right, it wins one {token}.',
        end: 'Every call has come through.',
      },
      round:
        'Back to back, you call question 1 into your cup. Your child says {answer}, over. Crackle! You repeat {wrong}. No! Your child says {answer} again, over, and draws one {token}.',
      child:
        'Listen for the call from {hero} at {place}. Choose a whisper or a captain voice. Tell your answer into the cup and say: over. Say it again if the radio crackles.',
      steps: [
        'Get out cups, paper and pencils. One cup each is your radio. Sit back to back.',
        'Wrong answer? Call the question again, slowly, and have the key part said back.',
        'Hear right at times. What to mishear is in the last step.',
      ],
      say: 'Calling from {place}, calling from {place}. Do you hear me? Over.',
    },
    {
      inShort: {
        you: 'Ask from the fog and step nearer with each answer.',
        child: 'Answers, first briefly, then in a full sentence. That wins one {token}.',
        end: '{friend}, that is you, is out of the fog.',
      },
      round:
        'From the far corner you ask question 1 through your cup. Your child says {answer}, then puts it into a full sentence. You grope one step nearer: one {token} on the list.',
      child:
        'Show {friend} the way through the fog to {place}. Listen to the question right to the end. Say the answer in a full sentence. Choose: loud and slow, or soft and clear.',
      steps: [
        'Get out cups, paper and pencils. Take one cup each. Stand one step away for each question.',
        'Wrong or too short? Ask once more.',
        'Your child draws each {token}.',
      ],
      say: 'This is {friend}. I cannot see a thing. Your answers are my only light.',
    },
    {
      inShort: {
        you: 'Read each question into your cup as the latest news.',
        child: 'Says it in other words, then answers with a reason: one {token}.',
        end: 'The news is over.',
      },
      round:
        'You read question 1 into your cup, very seriously. What do they want? Your child says so in other words, answers {answer} and adds how to tell. One {token} is drawn on the sheet.',
      child:
        'Listen to the news that {hero} sends from {place}. Say in your own words what is asked. Tell the answer and how you know. Sing or speak the last one: you choose.',
      steps: [
        'Get out cups, paper and pencils. Set up a radio desk: one cup at each end of the table.',
        'Wrong? Repeat the news, half as fast.',
        'No reason? Ask every time: How can you tell?',
      ],
      say: 'Here is the news desk. A report has just come in. What do you make of it?',
    },
  ],
  safety: [],
}
