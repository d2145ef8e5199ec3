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
      steps: [
        'Get out one pillow and spoons. The pillow is the drum.',
        'Read the first numbered clue. Tap it softly as you say it again, then answer it.',
        'Your child drums the second clue with you. Work out its answer between beats.',
        'Hand over the spoons. You read, your child repeats, thinks and tells.',
      ],
      say: 'Sound carries far at {place}. {hero} is listening in the distance. Drum the first clue across.',
      success: 'Your child repeats each clue in good order and tells a right answer.',
    },
    {
      child:
        'Tell {friend} the way to {place} by drum. Hear the question and tap twice to think. Say what you found, then say how. Choose a fast beat or a slow one for the next. Make the last beat the biggest.',
      steps: [
        'Get out one pillow and spoons. Sit face to face with the pillow between you.',
        'Show the pattern: question, two taps, answer, reason.',
        'Play one round of it together with the first numbered question.',
        'Play on with the other questions. Your child taps and answers, you ask: And how do you know?',
        'Swap parts for the last one and give a reason that is too thin. Can your child improve it?',
      ],
      say: 'Two taps give you time to think. {friend} will wait. Now, what did you find?',
      success: 'Each answer comes with a reason after it, without a reminder by the end.',
    },
    {
      child:
        'Say it like an echo for {friend} at {place}. Listen to a clue and whisper it back. Clap on the part that matters most. Tell the answer in one breath, or sing it. Count every echo that comes home.',
      steps: [
        'Get out one pillow and spoons. Agree on a spot for the echo, a few steps off.',
        'Read a numbered clue, whisper it back yourself and clap on the key words. Then answer.',
        'Let your child whisper the next one. Discuss which words deserve a clap.',
        'Your child is the echo for the others and answers each alone.',
      ],
      say: 'An echo gives back only what it hears. Listen well, clap on the key words and tell me the answer.',
      success: 'Your child picks out the words that matter and uses them to answer.',
    },
  ],
  safety: [],
}
