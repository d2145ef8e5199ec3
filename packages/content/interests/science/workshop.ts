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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '2', core: true },
    { name: 'water', quantity: '2 mugs', core: true },
    { name: 'tray', quantity: '1', core: true, substitute: 'a baking sheet' },
    { name: 'coins', quantity: '8 of one kind', core: true },
    { name: 'plastic wrap', quantity: '1 hand-sized piece', core: true, substitute: 'a clear bag' },
  ],
  prepMinutes: 3,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'The Water Dome',
      ages: 'younger',
      inShort: {
        you: 'Ask, and count the drops out loud.',
        child: 'Answers, guesses, and adds drops to a dry coin until it spills: one {token}.',
        end: 'Your child shows the tallest dome and its record.',
      },
      round:
        'You read question 1. Your child says {answer}, and you write it down as the name of test 1. The guess: six drops. Drop by drop, a dome grows. The 21st spills! You note 20: one {token}.',
      child:
        'Run a science lab for {hero}. Answer a question to start one test. Guess how many drops one coin can hold. Choose: look from above or from the side.',
      steps: [
        'Get out paper, pencils, water, tray and coins. Lay a dry coin on the tray. Draw a log: name, guess, drops. The blunt end of a pencil, dipped, carries a drop.',
        'Coin, height and drop stay the same in each test. Before the next one, dry the coin or take a new one.',
        'A wrong answer starts no test: mend it together.',
        'At the end, draw the dome beside its record. Water holds together as if it had a skin.',
      ],
      say: 'Get down low. Can you see the water bulge over the rim?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '2', core: true },
        { name: 'water', quantity: '1 mug', core: true },
        { name: 'tray', quantity: '1', core: true, substitute: 'a baking sheet' },
        { name: 'coins', quantity: '{questions}', core: true },
      ],
      safety: [
        {
          hazard: 'water on the floor and small coins',
          adultNote: 'A grown-up wipes up spills and counts the coins back in.',
        },
      ],
    },
    {
      title: 'Blossoms on Water',
      ages: 'younger',
      inShort: {
        you: 'Ask, and count seconds until the flower is open.',
        child: 'Answers, folds a flower around the answer, guesses, and floats it: one {token}.',
        end: 'A guest has floated the last flower and read it.',
      },
      round:
        'You read question 1. Your child says {answer}, and you write it on a square. Your child folds all four corners over it. The guess is twenty. It floats, and you count: open at fourteen! One {token}.',
      child:
        'Grow science blossoms for {place}. Answer a question to fold one. Guess how long it stays shut. Choose: fold its corners gently or press them hard.',
      steps: [
        'Get out paper, pencils, water and tray. Pour water into the tray until its floor is covered. Tear one sheet into squares, as wide as your hand.',
        'A wrong answer is not folded in until it is mended.',
        'Press the folds of one flower hard, and of the next one gently: which opens sooner? Wet paper swells, and that pushes the folds open.',
        'At the end, your child hides a greeting in one more flower.',
      ],
      say: 'Nobody touches it. What do you think will move it?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'water', quantity: '2 mugs', core: true },
        { name: 'tray', quantity: '1', core: true, substitute: 'a baking sheet' },
      ],
      safety: [{ hazard: 'water on the floor', adultNote: 'A grown-up wipes up spills at once.' }],
    },
    {
      title: 'The Drop Lens',
      ages: 'older',
      inShort: {
        you: 'Ask, then read tiny writing through one drop of water.',
        child: 'Answers, writes the answer as tiny as can be, and tests a drop as its lens: one {token}.',
        end: 'The smallest writing has been read, and the best lens is named.',
      },
      round:
        'You read question 1. Your child says {answer} and writes it no taller than a sesame seed. Over it go the wrap and a pea-sized drop. You slide it along and read. The log says: a bit bigger. One {token}.',
      child:
        'Build a lens out of nothing but water. Write each answer smaller than the last. Choose a drop: crumb, pea or coin size. Compare like someone in science, and report to {hero}.',
      steps: [
        'Get out paper, pencils, water, tray, coins and plastic wrap. Work on the tray, with a sharp pencil. Coins hold the wrap flat over one sheet. On the other draw a log: answer, drop, how big it looks.',
        'A wrong answer gets no lens: work it out.',
        'Only the drop changes from test to test. At the end, test the two best over the same letter, twice each.',
        'A small, round drop beats a wide, flat one: it bends light more. In the 1670s, Antonie van Leeuwenhoek saw microbes through one tiny ball of a lens.',
      ],
      say: 'Look straight down through the middle. Which drop wins, and how do you know?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'water', quantity: '1 mug', core: true },
        { name: 'tray', quantity: '1', core: true, substitute: 'a baking sheet' },
        { name: 'coins', quantity: '4', core: true },
        { name: 'plastic wrap', quantity: '1 hand-sized piece', core: true, substitute: 'a clear bag' },
      ],
    },
    {
      title: 'The Coin Collider',
      ages: 'older',
      inShort: {
        you: 'Ask, and say what you think comes out. Keep the log.',
        child: 'Answers, sets up one crash of coins, predicts, and runs it three times: one {token}.',
        end: 'Your child has written a law and proved it live.',
      },
      round:
        'You read question 1. Your child says {answer}: the name of test 1. Four coins touch in a row, and one slides in. The guess: all move. Three times, only the far coin flies off! One {token}.',
      child:
        'Run the coin collider at {place}. Predict how many coins fly off. Choose how fast the next coin slides. Write a law of science that {friend} can test.',
      steps: [
        'Get out paper, pencils, tray and coins. Two pencils lie side by side on the tray, one coin apart: the track. Draw a log: name, coins in, guess, coins out.',
        'No crash for a wrong answer: work it out.',
        'Tests: one in, then two together, then three. Then your child chooses, such as one from each end. The result that comes most counts.',
        'At the end, your child writes the law and shows it. As many fly off as slide in: motion passes from coin to coin.',
      ],
      say: 'The coins in the middle hardly move. Where does the motion go?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '3', core: true },
        { name: 'tray', quantity: '1', core: true, substitute: 'a baking sheet' },
        { name: 'coins', quantity: '8 of one kind', core: true },
      ],
      safety: [
        { hazard: 'small coins', adultNote: 'A grown-up counts the coins back in and keeps them away from toddlers.' },
      ],
    },
  ],
  safety: [
    {
      hazard: 'water on the floor, small coins and thin wrap',
      adultNote: 'A grown-up wipes up spills, counts the coins back in and keeps the wrap away from faces.',
    },
  ],
}
