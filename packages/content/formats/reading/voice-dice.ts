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
      child:
        'Roll to find your voice for the crew at {place}. Read each clue aloud in that voice, or echo it. Say your answer the same way. Write a check mark for each one {hero} can trust. Choose the last voice yourself.',
      gist: 'By turns you two roll for a voice and read the clue in it, but your child answers every one and marks the right ones, until no clue is left.',
      steps: [
        'Get out dice, paper and pencils. Write six numbered voices: whisper, giant, robot, song, slow, sleepy.',
        'Roll, read the first clue in that voice and answer it. Exaggerate!',
        'Your child rolls. Read in unison and look for the answer in your real voices.',
        'Take turns with the others. Wrong? Read it in a new voice.',
      ],
      say: 'The guard at {place} lets only odd voices through. Roll, and let me hear you.',
      success: 'Behind the funny voices, your child gives right answers and can say why.',
    },
    {
      child:
        'Tell the story of {friend} with rolls and voices. Listen to the clue and hear who might say it. Say the answer as {hero}, as {friend} or as you. Draw a smile by your best line. Read it twice.',
      gist: 'The roll decides whether {hero}, {friend} or your child speaks; your child answers the clue as that speaker, facts right, until all clues are played.',
      steps: [
        'Get out dice, paper and pencils. Agree: 1 and 2 are {hero}, 3 and 4 are {friend}, 5 and 6 are your child.',
        'Roll and answer the first clue yourself.',
        'Talk over the second before your child performs it.',
        'Your child rolls for the others. Jot down each line.',
      ],
      say: 'Everyone at {place} wants to answer. The roll decides who gets to speak.',
      success: 'Your child answers in character without losing the facts of the clue.',
    },
    {
      child:
        'Say the answers in a beat for {hero} at {place}. Roll to see how many taps come first. Tap, then read or hear the question. Sing, chant or speak your answer. Count the ones you got on the beat.',
      gist: 'Your child rolls, you both tap that often, then you read a question and your child sings, chants or speaks the answer; at the end slow ones get another try.',
      steps: [
        'Get out dice, paper and pencils. Choose a table edge for tapping.',
        'Do a round yourself. Answer in the silence after the taps.',
        'Do one together: tap as one, speak as one.',
        'Your child carries on. Note which answers were slow or wrong, and return to those.',
      ],
      say: 'The drummers at {place} are ready, and {hero} gives the sign. Tap, listen, answer.',
      success: 'Most answers are right the first time, and the slow ones are right the second.',
    },
  ],
  safety: [],
}
