import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'dinosaurs.dig-day',
  ...anyLesson,
  title: 'Dig Day',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'a',
  materials: [
    { name: 'tray', quantity: '1 with a rim', core: true, substitute: 'a shallow box lid' },
    { name: 'salt', quantity: '1 package', core: true, substitute: 'dry rice' },
    { name: 'pasta', quantity: '15 pieces', core: true },
    { name: 'brushes', quantity: '1 soft one', core: true, substitute: 'two fingertips' },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 4,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Open the Squares',
      ages: 'younger',
      strands: ['number', 'operations', 'fractions', 'patterns', 'data', 'physical', 'life', 'earth'],
      inShort: {
        you: 'Ask, and hold the dig map.',
        child: 'Answers, brushes one square clear and draws its bones on the map. The find stands for one {token}.',
        end: 'Your child shows {hero} the finished dig map.',
      },
      round:
        'You read question 1. Your child says {answer} and picks the top left square. The brush sweeps: two bones! Your child draws them in that square of the map. You write {answer} beside the map. The find stands for one {token}.',
      child:
        'Dig for dinosaur bones at {place}. Answer a question to open one square. Choose which square comes next. Draw each find where it lay.',
      steps: [
        'Get out tray, salt, pasta, brushes, paper and pencils. Out of sight, lay ten pasta bones in the tray, two or three in each quarter, and pour salt over them until none shows. Draw a cross with a finger: four squares. On the sheet draw the same four squares as the map.',
        'A wrong answer keeps the square shut until you mend it together.',
        'A square left over? Your child guesses its bones, then opens it.',
      ],
      say: 'Diggers sweep and never pull. What peeks out of your square?',
      materials: [
        { name: 'tray', quantity: '1 with a rim', core: true, substitute: 'a shallow box lid' },
        { name: 'salt', quantity: '1 package', core: true, substitute: 'dry rice' },
        { name: 'pasta', quantity: '10 pieces', core: true },
        { name: 'brushes', quantity: '1 soft one', core: true, substitute: 'two fingertips' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Name That Dinosaur',
      ages: 'younger',
      strands: ['number', 'operations', 'data', 'life'],
      inShort: {
        you: 'Ask, and play the museum keeper who waits for bones.',
        child: 'Answers, digs out three bones and lays one part of a dinosaur: one {token}.',
        end: 'The skeleton has a sign with its name.',
      },
      round:
        'You read question 1. Your child says {answer}, brushes three bones free and lays them on the sheet as a head: one {token}. Each next answer brings another part.',
      child:
        'Build a dinosaur that nobody has seen before. Answer a question to dig out three bones. Choose horns, a long neck or huge feet. Name it for the museum at {place}.',
      steps: [
        'Get out tray, salt, pasta, brushes, paper and pencils. Out of sight, bury the pasta in salt, all over the tray. One sheet is for the skeleton, the other is its sign.',
        'Mend a wrong answer together before the digging goes on.',
        'All bones that are left may be ribs or a tail. Last, one answer goes into its name: a 10 would make it a Tenosaurus. Saurus means lizard. You write the sign.',
      ],
      say: 'Welcome to the bone hall. Which part will you put together now?',
      materials: [
        { name: 'tray', quantity: '1 with a rim', core: true, substitute: 'a shallow box lid' },
        { name: 'salt', quantity: '1 package', core: true, substitute: 'dry rice' },
        { name: 'pasta', quantity: '{questions*3+3} pieces', core: true },
        { name: 'brushes', quantity: '1 soft one', core: true, substitute: 'two fingertips' },
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Ten Brush Strokes',
      ages: 'older',
      strands: ['number', 'operations', 'fractions', 'patterns', 'data', 'physical', 'life', 'earth'],
      inShort: {
        you: 'Bury a secret dinosaur. Count the strokes.',
        child: 'Answers, picks a square, brushes ten strokes and maps what is bare: one {token}.',
        end: 'Your child names the dinosaur and proves it by the map.',
      },
      round:
        'You read question 1. Your child says {answer} and picks B2. Ten strokes lay three bones bare in a curve. They go on the map in B2, numbered find 1, with the answer as its label: one {token}.',
      child:
        'Open a box of bones, sent to {place}. Lead the dig: ten brush strokes a square. Choose your square: A1 to C3. Map what you see, not what you hope. Tell {hero} which dinosaur it is, and why.',
      steps: [
        'Get out tray, salt, pasta, brushes, paper and pencils. Before the lesson, out of sight, lay one pasta dinosaur, tray-wide: long neck, three horns, back plates or club tail. Cover it with salt. Scratch a grid, three by three, and draw it as a map: A to C across, 1 to 3 down.',
        'Only a right answer buys strokes.',
        'After the last find comes the verdict. Then sweep all clear and count: is all the pasta back?',
      ],
      say: 'Long neck, horns, plates or club tail: which can you rule out?',
      materials: [
        { name: 'tray', quantity: '1 with a rim', core: true, substitute: 'a shallow box lid' },
        { name: 'salt', quantity: '1 package', core: true, substitute: 'dry rice' },
        { name: 'pasta', quantity: '15 pieces', core: true },
        { name: 'brushes', quantity: '1 soft one', core: true, substitute: 'two fingertips' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Trackway Tale',
      ages: 'older',
      strands: ['number', 'operations', 'fractions', 'data', 'physical', 'life', 'earth'],
      inShort: {
        you: 'Ask. At the end, measure the tracks and tell where it crept, walked or ran.',
        child: 'Answers, prints three tracks with even gaps, and logs the gap in finger widths: one {token}.',
        end: 'What you read in the tracks agrees with the log.',
      },
      round:
        'You read question 1. Your child says {answer} and presses pasta into the salt three times, each print four fingers from the last. The log says: row 1, runs, 4 fingers. That is one {token}.',
      child:
        'Tell {friend} a dinosaur adventure in footprints only. Answer a question to print the next row. Choose: does it creep, walk or run? Measure the gaps, and keep your log secret.',
      steps: [
        'Get out tray, salt, pasta, brushes, paper and pencils. Spread the salt flat: each question gets a row. One finger width means creeping, two walking, four running. Brush the salt smooth where a print goes wrong.',
        'Only a right answer is printed: mend it first.',
        'The further apart the tracks of one animal lie, the faster it ran. Last, ask: how much wider is the widest gap than the narrowest?',
      ],
      say: 'Only tracks can speak here. How do I measure that it ran?',
      materials: [
        { name: 'tray', quantity: '1 with a rim', core: true, substitute: 'a shallow box lid' },
        { name: 'salt', quantity: '1 package', core: true, substitute: 'dry rice' },
        { name: 'pasta', quantity: '1 piece', core: true },
        { name: 'brushes', quantity: '1 soft one', core: true, substitute: 'two fingertips' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small dry pasta and salt',
      adultNote: 'A grown-up counts the pieces back in, and sees that salt stays away from mouths and eyes.',
    },
  ],
}
