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
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Word Beats',
      ages: 'younger',
      inShort: {
        you: 'Ask, and pat a slow, steady beat on your knees.',
        child: 'Answers, makes three words of it, drums one tap a syllable and draws the taps as a bar: one {token}.',
        end: 'All bars are played twice without a stop.',
      },
      round:
        'You read question 1. Your child says {answer}, and makes a line of three words or more with it. Your child says the line slowly, drums one tap for each syllable and draws the taps as dots in box 1: the first bar. That is one {token}.',
      child:
        'Make music for {hero} out of your answers. Make each answer three words long and drum it slowly. Choose the drum or the shaker for each bar. Play the whole beat twice at {place}.',
      steps: [
        'Get out spoons, containers, dry beans, paper and pencils. Put beans into one container and close it: the shaker. The other is the drum, played with spoons. On the sheet draw one long box for each question.',
        'A wrong answer makes no sound yet: mend it together.',
        'Only a number? Add what it counts, and how it looks or sounds. A long answer? Drum three words.',
      ],
      say: 'Drummers say words to keep rhythms in mind. How does this one go?',
    },
    {
      title: 'Story in Sounds',
      ages: 'younger',
      inShort: {
        you: 'Ask. At the end, point along the score.',
        child: 'Answers, invents the next sound of a journey and draws its sign: one {token}.',
        end: 'Your child plays the journey from the score.',
      },
      round:
        'You read question 1. Your child says {answer}. The journey starts with rain: beans roll softly in a container. Your child draws drops on the score, and you write the answer below: one {token}.',
      child:
        'Make music for a journey to {place}. Answer a question to add one sound. Choose rain, steps, a storm or your own idea. Draw a sign so that {friend} could play it.',
      steps: [
        'Get out spoons, containers, dry beans, paper and pencils. Put beans into one container and close it. Spoons and containers make the sounds. Draw a long winding path: the score.',
        'Only a right answer adds a sound: look for it together.',
        'At the end your child plays each sign and calls its answer, soft for small signs, loud for big ones. How many are soft, how many loud?',
      ],
      say: 'Composers write piano for soft, forte for loud. Which is this sound?',
    },
    {
      title: 'Eight-Box Groove',
      ages: 'older',
      inShort: {
        you: 'Tap a slow beat and play each new bar by sight.',
        child: 'Answers, writes one bar in eight boxes and titles it with the answer: one {token}.',
        end: 'You both play all bars twice without a stop.',
      },
      round:
        'You read question 1. Your child says {answer} and marks bar 1: D in boxes 1 and 5, S in 3 and 7. The others are rests. The answer is its title. You play it by sight: one {token}.',
      child:
        'Write a groove that shakes {place}. Say each answer to find music in its rhythm. Choose where the drum, spoons and shaker play. Leave rests, for silence belongs to the beat. Conduct your player.',
      steps: [
        'Get out spoons, containers, dry beans, paper and pencils. One container is the drum, one with beans the shaker. Draw four rows of eight boxes: the bars. D is the drum, S the spoons, B the beans. Count the boxes: 1 and 2 and 3 and 4 and.',
        'No bar is written on a wrong answer: work it out.',
        'At the end share the instruments. A row left over repeats the best bar.',
      ],
      say: 'I play what is written and nothing else. Count me in!',
    },
    {
      title: 'Kitchen Rondo',
      ages: 'older',
      inShort: {
        you: 'Drum the theme, then ask. Drum it again after each new part.',
        child:
          'Answers, writes the answer into the plan and chants it four times, in a new way, with the shaker: one {token}.',
        end: 'Theme and parts are played once more, without a stop.',
      },
      round:
        'You read question 1. Your child says {answer}, writes it down as part B and chants it four times, very low, with the shaker. You drum the theme. The plan says: A, B with {answer}, A. One {token}.',
      child:
        'Compose music for a concert at {place}. Answer a question to win a new part. Choose how it sounds: low, high, slow or whispered. Shake the beat while you chant.',
      steps: [
        'Get out spoons, containers, dry beans, paper and pencils. Put beans into one container and close it: the shaker. The other is the drum. The theme, with two spoons: slow, slow, quick-quick, slow. Write A for it on a sheet: the plan.',
        'A wrong answer stays out of the concert until it is mended.',
        'The next parts are C and D. A theme that always returns makes a rondo.',
      ],
      say: 'I have the theme by heart. What will surprise {hero} in this part?',
    },
  ],
  safety: [
    {
      hazard: 'small beans',
      adultNote: 'A grown-up closes the lid well and keeps loose beans away from toddlers.',
    },
  ],
}
