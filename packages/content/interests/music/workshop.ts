import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'music.beat-studio',
  ...anyLesson,
  title: 'Beat Studio',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'c',
  materials: [
    { name: 'spoons', quantity: '2 wooden or plastic ones', core: true },
    { name: 'containers', quantity: '2 with lids', core: true, substitute: 'food boxes' },
    { name: 'dry beans', quantity: '20', core: true, substitute: 'rice or pasta' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Word Beats',
      ages: 'younger',
      inShort: {
        you: 'Ask, and pat a slow, steady beat on your knees.',
        child: 'Answers, puts the answer into a short line and drums one tap a syllable: one {token}.',
        end: 'All lines are drummed in a row without a stop.',
      },
      round:
        'You read question 1. Your child says {answer} and makes a line: Everybody, {answer}! Your child says it slowly, then again with a tap for each syllable: one {token}.',
      child:
        'Make music for {hero} out of your answers. Say each one in a short line. Choose loud taps or soft ones, and drum it slowly. Play the whole beat at {place}.',
      steps: [
        'Get out spoons and containers. The containers are drums, the spoons are for drumming.',
        'Of a long answer, one word is enough.',
        'A wrong answer makes no sound yet: mend it together.',
      ],
      say: 'Drummers say words to keep rhythms in mind. How does this one go?',
      materials: [
        { name: 'spoons', quantity: '2 wooden or plastic ones', core: true },
        { name: 'containers', quantity: '2', core: true, substitute: 'food boxes' },
      ],
      safety: [],
    },
    {
      title: 'Story in Sounds',
      ages: 'younger',
      inShort: {
        you: 'Ask. At the end, point along the score.',
        child: 'Answers, makes the next sound of a journey and draws its sign: one {token}.',
        end: 'Your child plays the whole journey from the score.',
      },
      round:
        'You read question 1. Your child says {answer}. The journey starts in the rain: beans roll softly in their box. Your child draws small drops on the path: one {token}.',
      child:
        'Make music for a journey to {place}. Answer a question to add one sound. Choose rain, steps, a storm or your own idea. Draw a sign so that {friend} could play it.',
      steps: [
        'Get out containers, dry beans, paper and pencils. Close one container with beans in it; the other is a drum. Draw a long path: the score.',
        'Only a right answer adds a sound: mend it together.',
        'Small signs are soft, and big ones are loud.',
      ],
      say: 'Composers write piano for soft, forte for loud. Which is this sound?',
      materials: [
        { name: 'containers', quantity: '2 with lids', core: true, substitute: 'food boxes' },
        { name: 'dry beans', quantity: '20', core: true, substitute: 'rice or pasta' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Eight-Box Groove',
      ages: 'older',
      inShort: {
        you: 'Ask, then tap a slow beat and play the new bar by sight.',
        child: 'Answers and writes one bar in eight boxes: one {token}.',
        end: 'You both play all bars without a stop.',
      },
      round:
        'You read question 1. Your child says {answer} and marks bar 1: D in boxes 1 and 5, S in 3 and 7. The other boxes are rests: one {token}.',
      child:
        'Write a groove that shakes {place}. Answer a question to write one bar of music. Choose where the drum and the spoons play. Leave rests, for silence belongs to the beat.',
      steps: [
        'Get out spoons, containers, paper and pencils. Draw a row of eight boxes for each question. D is the drum, and S is the spoons.',
        'No bar is written on a wrong answer: mend it.',
        'Count the boxes: 1 and 2 and 3 and 4 and.',
      ],
      say: 'I play what is written and nothing else. Count me in!',
      materials: [
        { name: 'spoons', quantity: '2 wooden or plastic ones', core: true },
        { name: 'containers', quantity: '1', core: true, substitute: 'food boxes' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [],
    },
    {
      title: 'Kitchen Rondo',
      ages: 'older',
      inShort: {
        you: 'Drum the theme, ask, and drum it again after each part.',
        child: 'Answers and chants the answer four times in a new way, with the shaker: one {token}.',
        end: 'Theme and parts are played once more without a stop.',
      },
      round:
        'You drum the theme and read question 1. Your child says {answer} and chants it four times, very low, to the shaker. You drum the theme again: one {token}.',
      child:
        'Compose music for a concert at {place}. Answer a question to win a new part. Choose how it sounds: low, high, slow or whispered. Shake the beat while you chant.',
      steps: [
        'Get out spoons, containers and dry beans. One container with beans, closed, is the shaker. The other is your drum. The theme is slow, slow, quick-quick, slow.',
        'A wrong answer stays out of the concert until it is mended.',
      ],
      say: 'A theme that always returns makes a rondo. What will surprise {hero}?',
      materials: [
        { name: 'spoons', quantity: '2 wooden or plastic ones', core: true },
        { name: 'containers', quantity: '2 with lids', core: true, substitute: 'food boxes' },
        { name: 'dry beans', quantity: '20', core: true, substitute: 'rice or pasta' },
      ],
    },
  ],
  safety: [
    { hazard: 'small beans', adultNote: 'A grown-up closes the lid well and keeps loose beans away from toddlers.' },
  ],
}
