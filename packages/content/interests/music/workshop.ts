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
      title: 'Number Beats',
      ages: 'younger',
      answers: 'counts',
      earned: true,
      inShort: {
        you: 'Pat a slow, steady beat on your knees.',
        child: 'Drums the answer, one tap for each number: 1, 2, 3. Counts aloud.',
        end: 'Your child drums all the answers in a row.',
      },
      round:
        'Your child says {answer}. You pat the beat. Your child drums and counts aloud, one tap each, up to {answer}.',
      child:
        'Make music for {hero} out of your numbers. Choose loud taps or soft ones. Drum each number slowly, and count your taps. Play the whole beat at {place}.',
      steps: [
        'Get out spoons and containers. Turn the containers over: the drums. The spoons are for drumming.',
        'Wrong? Work it out together.',
      ],
      say: 'Drummers count in their heads. How long is your drum roll?',
      materials: [
        { name: 'spoons', quantity: '2 wooden or plastic ones', core: true },
        { name: 'containers', quantity: '2', core: true, substitute: 'food boxes' },
      ],
      safety: [],
    },
    {
      title: 'Word Beats',
      ages: 'younger',
      strands: ['patterns', 'measurement', 'time', 'data', 'geometry', 'physical', 'life', 'earth'],
      earned: true,
      inShort: {
        you: 'Pat a slow, steady beat on your knees.',
        child: 'Says the answer slowly and drums along: one tap for each part of a word.',
        end: 'Your child drums all the answers in a row.',
      },
      round: 'You pat the beat. Your child says {answer} slowly and drums it, one tap for each part of a word.',
      child:
        'Turn your answers into music for {friend}. Say each one slowly and drum its parts. Choose a high drum or a deep one. Let {place} hear them all.',
      steps: [
        'Get out spoons and containers. Turn two containers over: a high drum and a deep one. Drum with the spoons.',
        'Wrong? Work it out together.',
      ],
      say: 'Drummers say words to keep a rhythm in mind. How does this one go?',
      materials: [
        { name: 'spoons', quantity: '2 wooden or plastic ones', core: true },
        { name: 'containers', quantity: '2', core: true, substitute: 'food boxes' },
      ],
      safety: [],
    },
    {
      title: 'Story in Sounds',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Shut your eyes and tell what you hear.',
        child: 'Tells how. Makes the next sound of a journey and draws a sign for it on the path.',
        end: 'Point along the path. Your child plays the whole journey.',
      },
      round:
        'Your child says {answer} and rolls the beans softly in their box. You hear rain. Your child draws drops on the path.',
      child:
        'Make music for a journey to {place}. Answer a question to add one sound. Choose rain, steps, a storm or your own idea. Draw a sign so that {friend} could play it.',
      steps: [
        'Get out containers, dry beans, paper and pencils. Close one container with the beans in it. Turn the other over: a drum. Draw a long path on the sheet.',
        'Wrong? Work it out together.',
      ],
      say: 'Piano means soft, forte loud. What comes first?',
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
      earned: true,
      inShort: {
        you: 'Count to eight, slowly, again and again. Tap the drum or spoons at their letters.',
        child: 'Writes D for drum or S for spoons in some boxes of a bar. While you play it, tells how.',
        end: 'You play all the bars in a row.',
      },
      round:
        'Your child says {answer} and writes D in boxes 1 and 5, S in 3 and 7. You count and play; your child tells how.',
      child:
        'Write a groove that shakes {place}. Answer a question. Write one bar of music for it. Tell me how you found it while I play. Choose where the drum and the spoons play. Leave rests, for silence belongs to the beat.',
      steps: [
        'Get out spoons, containers, paper and pencils. Draw a bar of eight boxes for each question. The container is the drum.',
        'Wrong? Work it out together.',
      ],
      say: 'I play what is written. Count me in!',
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
      earned: true,
      inShort: {
        you: 'After the chant, drum the theme: slow, slow, quick-quick, slow.',
        child: 'Chants how to find the answer, in a new voice, with the shaker.',
      },
      round: 'Your child says {answer} and chants how to find it, very low, to the shaker. You drum the theme.',
      child:
        'Compose music for a concert at {place}. Answer a question to win a new part. Choose how it sounds: low, high, slow or whispered. Shake the beat while you chant.',
      steps: [
        'Get out spoons, containers and dry beans. Close one container with the beans in it: the shaker. Drum on the other with the spoons.',
        'One short line is enough for a chant.',
        'Wrong? Work it out together.',
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
    { hazard: 'small beans', adultNote: 'Stay close, close the lid well and keep loose beans away from toddlers.' },
  ],
}
