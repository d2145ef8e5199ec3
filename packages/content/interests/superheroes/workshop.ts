import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'superheroes.hero-academy',
  ...anyLesson,
  title: 'Hero Academy',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'act',
  layout: 'd',
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'scissors', quantity: '1 pair', core: true },
    { name: 'tape', quantity: '1 roll', core: true },
    { name: 'yarn', quantity: '10 arm lengths', core: true, substitute: 'any soft cord' },
    { name: 'socks', quantity: '2', core: true },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'The Rescue Route',
      ages: 'younger',
      inShort: {
        you: 'Ask, and lay yarn on the floor where your child wants it.',
        child: 'Answers, adds an obstacle and crosses it with the answer as power word: one {token}.',
        end: 'The kitten is saved, and each power word was called.',
      },
      round:
        'You read question 1. Your child says {answer}: a power word! One line of yarn is a ledge. Your child calls {answer} and tiptoes along it: one {token}.',
      child:
        'Train as a superhero at {place}. Answer a question to build one obstacle. Choose: a ledge, a canyon or a maze. Bring the lost kitten home!',
      steps: [
        'Get out scissors, yarn and socks. Cut the yarn into arm lengths. Roll up the socks: a kitten, far across the room.',
        'Two lines are a canyon to leap, a zigzag is a maze.',
        'Mend a wrong answer first. Last comes the whole route.',
      ],
      say: 'Meow! Which power takes you to me?',
      materials: [
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'yarn', quantity: '8 arm lengths', core: true, substitute: 'any soft cord' },
        { name: 'socks', quantity: '2', core: true },
      ],
      safety: [
        {
          hazard: 'scissors, yarn lines and tripping',
          adultNote: 'A grown-up cuts the yarn, lays it flat and takes it up at the end.',
        },
      ],
    },
    {
      title: 'The Gadget Belt',
      ages: 'younger',
      inShort: {
        you: 'Ask. At the end, call for help three times.',
        child: 'Answers, makes one gadget with the answer as model name and shows what it does: one {token}.',
        end: 'Three people are saved, each by a gadget.',
      },
      round:
        'You read question 1. Your child says {answer} and rolls a paper tube. You write {answer} on it as its model name. It makes rain! Taped to the waistband, it wins one {token}.',
      child:
        'Invent the belt of a superhero. Answer a question to make one gadget. Choose what it does: freeze, float, find or fix. Help all who call from {place}.',
      steps: [
        'Get out paper, pencils and tape. Tear one sheet into quarters. Any spare is the buckle.',
        'A wrong answer makes no gadget: mend it together.',
        'You are stuck on a roof, lost in fog, chased by a goose. Your child picks a gadget and acts.',
      ],
      say: 'New gadget, I see! What is it called?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
      ],
      safety: [],
    },
    {
      title: 'The Beam Corridor',
      ages: 'older',
      inShort: {
        you: 'Ask, tape the far ends, and watch for touches.',
        child: 'Answers, adds one beam to a corridor and slips through them all: one {token}.',
        end: 'Your child fetches the power core, and you try it, too.',
      },
      round:
        'You read question 1. Your child says {answer} and tells how it came out. The first yarn beam crosses the hallway, knee high. Your child slips under it, untouched: one {token}.',
      child:
        'Design a corridor of beams that guards {place}. Answer a question to set the next one. Choose its height and slant with care. Train like a superhero, and touch nothing.',
      steps: [
        'Get out scissors, tape, yarn and socks. For each question, cut one beam wider than a hallway. Rolled socks at its end are the power core.',
        'A wrong answer sets no beam: work it out.',
        'Whoever touches a beam starts again.',
      ],
      say: 'Too easy. Which beam would force a new move?',
      materials: [
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'yarn', quantity: '10 arm lengths', core: true, substitute: 'any soft cord' },
        { name: 'socks', quantity: '2', core: true },
      ],
    },
    {
      title: 'The Dispatch Desk',
      ages: 'older',
      inShort: {
        you: 'Ask. Then be a caller in trouble, upset and vague.',
        child: 'Answers, asks what happened and where, and marks on a map how urgent it is: one {token}.',
        end: 'One short route reaches all callers, the most urgent first.',
      },
      round:
        'You read question 1. Your child says {answer}. You wail: water everywhere! Where? Is anybody hurt? You point: a burst pipe, nobody hurt. A 2 goes on that spot: one {token}.',
      child:
        'Send out superhero {hero} from your desk. Ask callers where, what and who is hurt. Choose how urgent it is: 1, 2 or 3. Plan the shortest route through {place}.',
      steps: [
        'Get out paper and pencils. Your child spreads six spots of {place} over one sheet.',
        'Next you call about a stuck elevator, a goat on a roof and a boat adrift.',
        'The line crackles until a wrong answer is mended. A 1 is most urgent.',
      ],
      say: 'Help! It is getting worse!',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [],
    },
  ],
  safety: [
    {
      hazard: 'scissors, yarn lines and tripping',
      adultNote: 'A grown-up stays close, cuts the yarn, keeps it below the chest and takes it all down at the end.',
    },
  ],
}
