import type { Format } from '../../types.ts'

export const beatAndTell: Format = {
  id: 'reading.beat-and-tell',
  subject: 'reading',
  title: 'Beat and Tell',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'talk',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'pillow', quantity: '1', core: true, substitute: 'laundry basket' },
    { name: 'spoons', quantity: '2', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Drum the clues through the hills to {hero}. Listen first while the clue is read. Say it again with a soft beat. Tell the answer loud and clear, or chant it. Clap once for {place} when you are done.',
      gist: 'You read a clue, and your child says it again with a soft drumbeat on the pillow, then tells the answer, clue after clue, until a clap ends it.',
      steps: [
        'Get out one pillow and spoons. The pillow is the drum.',
        'Drum and answer the first clue yourself, and the second with your child.',
        'Hand over the spoons for the others. Wrong answer? Drum the clue once more.',
      ],
      say: 'Sound carries far at {place}. {hero} is listening in the distance. Drum the first clue across.',
      success: 'Your child repeats each clue in good order and tells a right answer.',
    },
    {
      child:
        'Tell {friend} the way to {place} by drum. Hear the question and tap twice to think. Say what you found, then say how. Choose a fast beat or a slow one for the next. Make the last beat the biggest.',
      gist: 'Face to face, you ask, your child taps twice to think, answers and gives a reason; on the last question you two swap parts, and that ends it.',
      steps: [
        'Get out one pillow and spoons. Sit with the pillow, your drum, between you.',
        'Play the first question together: question, two taps, answer, reason.',
        'Ask the others. After each answer ask: And how do you know?',
        'On the last one you answer from the key, and your reason is: just because. Your child gives a better reason.',
      ],
      say: 'Two taps give you time to think. {friend} will wait. Now, what did you find?',
      success: 'Each answer comes with a reason after it, without a reminder by the end.',
    },
    {
      child:
        'Say it like an echo for {friend} at {place}. Listen to a clue and whisper it back. Clap on the part that matters most. Tell the answer in one breath, or sing it. Count every echo that comes home.',
      gist: 'From a few steps off, your child whispers each clue back like an echo, claps on the words that matter and tells the answer, until every clue is solved.',
      steps: [
        "Get out one pillow and spoons. The pillow is the echo's seat. Two spoons make the clap.",
        'Echo the first clue yourself. Clap on its key words, then answer.',
        'Do the next together. Which words deserve a clap?',
        'Your child does the others.',
      ],
      say: 'An echo gives back only what it hears. Listen well, clap on the key words and tell me the answer.',
      success: 'Your child picks out the words that matter and uses them to answer.',
    },
  ],
  safety: [],
}
