import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'science.test-lab',
  ...anyLesson,
  title: 'The Test Lab',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'a',
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'water', quantity: '1 mug', core: true },
    { name: 'tray', quantity: '1', core: true, substitute: 'a baking sheet' },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'The Water Dome',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Count the drops out loud.',
        child: 'Guesses whether six more drops will stay on the coin, and adds them.',
        end: 'Drip on until the dome spills, and tell its record.',
      },
      round:
        'Your child says {answer} and guesses that all six stay. Drop by drop, they run together into a dome. Nothing spills.',
      child:
        'Run a science lab for {hero}. Answer a question to win six drops. Guess whether they spill. Choose: look at the dome from above or from the side.',
      steps: [
        'Get out pencils, water, a tray and coins. Lay one dry coin on the tray. The blunt end of a pencil, dipped, carries a drop.',
        'If the dome spills early, start again on the other coin.',
        'Wrong? Work it out together.',
      ],
      say: 'Get down low. Water holds together as if it had a skin!',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'water', quantity: '1 mug', core: true },
        { name: 'tray', quantity: '1', core: true, substitute: 'a baking sheet' },
        { name: 'coins', quantity: '2 large ones', core: true },
      ],
      safety: [
        {
          hazard: 'water on the floor and small coins',
          adultNote: 'Stay close, wipe up spills and count the coins back in.',
        },
      ],
    },
    {
      title: 'Blossoms on Water',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Write the right answer on a square. Then count until the flower opens.',
        child: 'Folds the corners over the answer, gently or hard, guesses the seconds and floats it.',
        end: 'Your child tells which folds open sooner.',
      },
      round:
        'Your child says {answer}, and you write it on a square. Your child folds the corners over it and guesses twenty. It opens at fourteen!',
      child:
        'Grow science blossoms for {place}. Answer a question to fold one. Choose: fold its corners gently or press them hard. Guess how long it stays shut.',
      steps: [
        'Get out paper, pencils, water and a tray. Pour the water into the tray. Tear one sheet into four squares.',
        'Wet paper swells, and that opens the folds.',
        'Wrong? Work it out together.',
      ],
      say: 'Nobody touches it. What will move it?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'water', quantity: '2 mugs', core: true },
        { name: 'tray', quantity: '1', core: true, substitute: 'a baking sheet' },
      ],
    },
    {
      title: 'The Drop Lens',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'Read the tiny writing through the drop.',
        child: 'Writes the answer as tiny as can be, covers it with the wrap and sets a new drop on top.',
        end: 'Your child names the best lens.',
      },
      round:
        'Your child says {answer} and writes it no taller than a sesame seed. The wrap goes over it, then a pea-sized drop. It looks a bit bigger.',
      child:
        'Build a lens out of nothing but water. Write each answer just as small as the first. Choose a drop: crumb, pea, thumb or coin size. Compare like someone in science, and report to {hero}.',
      steps: [
        'Get out paper, pencils, water and plastic wrap. A fingertip carries the drops.',
        'A small, round drop wins: it bends light more. Wrong? Work it out together.',
      ],
      say: 'Look straight down. Which drop wins so far?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'water', quantity: '1 mug', core: true },
        { name: 'plastic wrap', quantity: '1 hand-sized piece', core: true, substitute: 'a clear bag' },
      ],
      safety: [
        {
          hazard: 'spilled water and thin wrap',
          adultNote: 'Stay close, wipe up spills and keep the wrap away from faces.',
        },
      ],
    },
    {
      title: 'The Coin Collider',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'Bet on how many coins will fly off.',
        child: 'Slides one or more coins into the row and predicts how many fly off.',
        end: 'Your child tells the law and proves it.',
      },
      round:
        'Your child says {answer} and slides one coin into the row. You bet that all will move. Only the far coin flies off.',
      child:
        'Run the coin collider at {place}. Choose to slide in one, two or three coins. Predict how many fly off. Tell a law of science that {friend} can test.',
      steps: [
        'Get out coins and books. On a smooth table, lay four coins in a row along a book, touching.',
        'The law: as many fly off as slide in.',
        'Wrong? Work it out together.',
      ],
      say: 'The coins in the middle hardly move. Where does the motion go?',
      materials: [
        { name: 'coins', quantity: '7 of one kind', core: true },
        { name: 'books', quantity: '1', core: true },
      ],
      safety: [
        { hazard: 'small coins', adultNote: 'Stay close, count the coins back in and keep them away from toddlers.' },
      ],
    },
  ],
  safety: [{ hazard: 'water on the floor', adultNote: 'Stay close, wipe up spills at once.' }],
}
