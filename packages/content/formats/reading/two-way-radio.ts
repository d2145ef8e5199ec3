import type { Format } from '../../types.ts'

export const twoWayRadio: Format = {
  id: 'reading.two-way-radio',
  subject: 'reading',
  title: 'Two-Way Radio',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'talk',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [{ name: 'cups', quantity: '2', core: true, substitute: 'bowls' }],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      wrongAnswers: true,
      inShort: {
        you: 'Call a question through your cup. Say the answer back misheard: the wrong one that is printed, or banana.',
        child: 'Answers into the cup and says: over. Mends what you misheard until you hear it right.',
      },
      round:
        'Back to back, you call question 1 into your cup. Your child says {answer}, over. Crackle! You repeat {wrong}. No! Your child says {answer} again, over.',
      child:
        'Listen for the call from {hero} at {place}. Choose a whisper or a captain voice. Tell your answer into the cup and say: over. Say it again if the radio crackles.',
      steps: [
        'Get out cups. One each is your radio. Sit back to back.',
        'Wrong? Call the question again, slowly, and have the key part said back.',
        'Hear right at times.',
      ],
      say: 'Calling from {place}, calling from {place}. Do you hear me? Over.',
    },
    {
      inShort: {
        you: 'Ask from the fog, through your cup. Step nearer with each answer.',
        child: 'Answers through the cup, first briefly, then in a full sentence.',
      },
      round:
        'From the far corner you ask question 1 through your cup. Your child says {answer}, then puts it into a full sentence. You grope one step nearer.',
      child:
        'Show {friend} the way through the fog to {place}. Listen to the question right to the end. Say the answer in a full sentence. Choose: loud and slow, or soft and clear.',
      steps: [
        'Get out cups. Take one each. Stand one step away for each question.',
        'Wrong or too short? Ask once more.',
      ],
      say: 'This is {friend}. I cannot see a thing. Your answers are my only light.',
    },
    {
      inShort: {
        you: 'Read a question into your cup as the latest news. Ask: What do they want?',
        child: 'Says in other words what is asked. Then answers and tells how you can tell.',
      },
      round:
        'You read question 1 into your cup, very seriously. What do they want? Your child says so in other words, answers {answer} and adds how to tell.',
      child:
        'Listen to the news that {hero} sends from {place}. Say in your own words what is asked. Tell the answer and how you know. Sing or speak the last one: you choose.',
      steps: [
        'Get out cups. Set up a radio desk: one cup at each end of the table.',
        'Wrong? Repeat the news, half as fast.',
      ],
      say: 'Here is the news desk. A report has just come in. What do you make of it?',
    },
  ],
  safety: [],
}
