import type { Format } from '../../types.ts'

export const voiceDice: Format = {
  id: 'reading.voice-dice',
  subject: 'reading',
  title: 'Voice Dice',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'game',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'dice', quantity: '1', core: true, substitute: 'playing cards from 1 to 6' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 3,
  prompts: 5,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      inShort: {
        you: 'After the roll, read a question in the voice that was rolled.',
        child: 'Rolls for a voice, hears the question and answers in the same voice. Then tells why in the real one.',
      },
      round:
        'Your child rolls a 3: robot. You read question 1 like a robot. Your child, beeping and jerking, says {answer}. Why? Your child tells in the real voice.',
      child:
        'Roll to find your voice for the crew at {place}. Say your answer in that very voice. Draw one {token} for {hero} when it is right. Choose the last voice yourself.',
      steps: [
        'Get out dice, paper and pencils. Write six numbered voices: whisper, giant, robot, song, slow, sleepy.',
        'Wrong? Look for the answer in your real voices.',
      ],
      say: 'The guard at {place} lets only odd voices through. Roll, and let me hear you.',
    },
    {
      inShort: {
        you: 'After the roll, ask whoever the roll has chosen.',
        child: 'Rolls for a speaker, thinks up how that one talks and answers that way.',
      },
      round:
        'Your child rolls a 2: {hero} speaks. You ask question 1. Your child thinks up how {hero} talks and says {answer} that way.',
      child:
        'Roll to see who speaks: {hero}, {friend} or you. Choose how each of them talks. Say the answer as that speaker. Put one {token} under the right name at {place}.',
      steps: [
        'Get out dice, paper and pencils. Write down the speakers: 1 and 2 are {hero}, 3 and 4 are {friend}, 5 and 6 are your child.',
        'Wrong? The other two help: read it again.',
      ],
      say: 'Everyone at {place} wants to answer. Who gets to speak?',
    },
    {
      inShort: {
        you: 'After the roll, tap along on the table. Then read a question.',
        child: 'Rolls, taps that often, hears the question and chants the answer.',
      },
      round:
        'Your child rolls a 4: four taps, both of you together. You read question 1. Into the silence your child chants {answer}.',
      child:
        'Say the answers in a beat for {hero} at {place}. Roll to see how many taps come first. Sing, chant or speak: you choose. Win one {token} for each right answer.',
      steps: [
        'Get out dice. Choose a table edge for tapping.',
        'Wrong? Work it out together.',
        'Try the later ones with soft taps, then with elbows.',
      ],
      say: 'The drummers at {place} are ready. Tap, listen, answer!',
      materials: [{ name: 'dice', quantity: '1', core: true, substitute: 'playing cards from 1 to 6' }],
    },
  ],
  safety: [],
}
