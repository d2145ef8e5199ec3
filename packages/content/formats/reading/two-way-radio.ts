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
      gist: 'Back to back, you call a clue into your cup; your child says it back, answers, says over and marks it, and after the last one your child calls you.',
      steps: [
        'Get out cups, paper and pencils. Take one cup each. The cup is your radio.',
        'Call and answer the first clue yourself. Answer the next together.',
        'Call the rest slowly, twice if needed.',
        'Your child calls one clue to you. Give the answer to another one and wait for the correction.',
      ],
      say: 'Calling from {place}, calling from {place}. I have a clue for you. Do you hear me? Over.',
      success: 'Your child repeats each call and gives an answer with a reason.',
    },
    {
      child:
        'Show {friend} the way through the fog to {place}. Listen to each question right to the end. Say the answer in a full sentence. Choose: loud and slow, or soft and clear. Count the calls you have helped with.',
      gist: 'Lost in the fog, you ask from the far corner; each right answer in a full sentence brings you one step nearer, and the last one brings you home.',
      steps: [
        'Get out cups, paper and pencils. Write the numbers of the questions as a list.',
        'Stand in two corners and speak through the cups.',
        'Show one full-sentence answer. Wrong or too short? Ask again.',
        'Your child checks each off the list.',
      ],
      say: 'This is {friend}. I cannot see a thing out here. Your answers are my only light. Ready?',
      success: 'You reach your child, and each step was earned by an answer in a full sentence.',
    },
    {
      child:
        'Listen to the news that {hero} sends from {place}. Say each message in your own words first. Tell what the answer is and how you know. Draw a dot or a wave each time you speak. Sing the last answer if you like.',
      gist: 'You read a message into your cup; your child says it in other words, tells the answer with a reason and draws a mark, until the news is over.',
      steps: [
        'Get out cups, paper and pencils. Set up a radio desk with one cup at each end of the table.',
        'Read and solve the first message yourself, in other words first.',
        'Help your child through the second.',
        'Go on message by message. Ask how your child knows, every time.',
      ],
      say: 'Here is the news desk. A report has just come in about the {things}. What do you make of it?',
      success: 'Your child puts messages into own words and backs each answer up.',
    },
  ],
  safety: [],
}
