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
      child:
        'Listen for the call from {hero} at {place}. Say the clue back into your cup. Tell your answer and say: over. Use a whisper or a captain voice: you choose. Write a mark for each call you solve.',
      steps: [
        'Get out cups, paper and pencils. Sit back to back, one cup each. The cup is your radio.',
        'Call the first numbered clue. Answer it yourself too, so that your child hears how it goes.',
        'Call the next one. Your child repeats it, then you find the answer together.',
        'Call the rest slowly, twice if needed. Your child answers alone.',
        'Let your child call one clue to you. Get it a little wrong and wait for the correction.',
      ],
      say: 'Calling from {place}, calling from {place}. I have a clue for you. Do you hear me? Over.',
      success: 'Your child repeats each call and gives an answer with a reason.',
    },
    {
      child:
        'Show {friend} the way through the fog to {place}. Listen to each question right to the end. Say the answer in a full sentence. Choose: loud and slow, or soft and clear. Count the calls you have helped with.',
      steps: [
        'Get out cups, paper and pencils. Write the numbers of the questions as a list.',
        'Stand in two corners and speak through the cups. You are lost in the fog.',
        'Show one full-sentence answer, then ask for the same from your child.',
        'Take one step nearer for every answer. Your child ticks it off the list.',
      ],
      say: 'This is {friend}. I cannot see a thing out here. Your answers are my only light. Ready?',
      success: 'You reach your child, and each step was earned by an answer in a full sentence.',
    },
    {
      child:
        'Listen to the news that {hero} sends from {place}. Say each message in your own words first. Tell what the answer is and how you know. Draw a dot or a wave each time you speak. Sing the last answer if you like.',
      steps: [
        'Get out cups, paper and pencils. Set up a radio desk with one cup at each end of the table.',
        'Read a numbered message into your cup. Say it in other words before you solve it.',
        'Read the second message. Help your child to say it in other words, then to solve it.',
        'Go on message by message. Ask how your child knows, every time.',
      ],
      say: 'Here is the news desk. A report has just come in about the {things}. What do you make of it?',
      success: 'Your child puts messages into own words and backs each answer up.',
    },
  ],
  safety: [],
}
