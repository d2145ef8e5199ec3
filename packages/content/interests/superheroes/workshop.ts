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
      earned: true,
      inShort: {
        you: 'Lay yarn on the floor as the obstacle that your child chooses.',
        child: 'Chooses an obstacle and crosses it in counted steps, calling the answer as power word.',
        end: 'Your child takes the whole route to the kitten.',
      },
      round:
        'Your child says {answer} and chooses a ledge. You lay one line of yarn. Your child calls {answer} and tiptoes along it: six steps.',
      child:
        'Train as a superhero at {place}. Answer a question to build one obstacle. Choose: a ledge, a canyon or a maze. Bring the lost kitten home!',
      steps: [
        'Get out scissors, yarn and socks. Cut the yarn into arm lengths. Roll up the socks, a kitten, far across the room.',
        'Two lines are a canyon to leap, a zigzag a maze.',
        'Wrong? Work it out together.',
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
          adultNote: 'Stay close, cut the yarn, lay it flat and take it up at the end.',
        },
      ],
    },
    {
      title: 'The Gadget Belt',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Write the right answer on the new gadget as its name.',
        child: 'Makes one paper gadget, tapes it to the waistband and shows what it does.',
        end: 'Call for help from a roof, then from fog. Your child helps.',
      },
      round:
        'Your child says {answer} and rolls a tube. You write {answer} on it as its name. It makes rain! Then it is taped to the waistband.',
      child:
        'Invent the belt of a superhero. Answer a question to make one gadget. Choose what it does: freeze, float, find or fix. Help all who call from {place}.',
      steps: ['Get out paper, pencils and tape. Tear one sheet into quarters.', 'Wrong? Work it out together.'],
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
      earned: true,
      inShort: {
        you: 'Tape up the new beam, and watch for touches.',
        child: 'Tells where the next beam goes, and slips through them all.',
        end: 'Your child fetches the power core.',
      },
      round:
        'Your child says {answer} and wants the first beam knee high. You tape it across the hallway. Your child slips under it, untouched.',
      child:
        'Design a corridor of beams that guards {place}. Answer a question to set the next one. Choose its height and slant with care. Train like a superhero, and touch nothing.',
      steps: [
        'Get out scissors, tape, yarn and socks. For each question, cut a yarn beam wider than a hallway. Roll up the socks and lay them at its end: the power core.',
        'After a touch, your child tries once more. Wrong? Work it out together.',
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
      earned: true,
      inShort: {
        you: 'Call for help: a burst pipe, a stuck elevator, a goat on a roof, a boat adrift.',
        child: 'Asks where and who is hurt, and writes 1, 2 or 3 there, 1 for most urgent.',
        end: 'Your child draws one route to all callers, most urgent first.',
      },
      round:
        'Your child says {answer}. You wail: a burst pipe! Where? You point to a spot. Who is hurt? Nobody. Your child writes a 2 there.',
      child:
        'Send out superhero {hero} from your desk. Ask callers where, what and who is hurt. Choose how urgent it is: 1, 2 or 3. Plan the shortest route through {place}.',
      steps: [
        'Get out paper and pencils. Your child draws six spots of {place} on one sheet: the map.',
        'Wrong? Work it out together.',
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
      adultNote: 'Stay close, cut the yarn, keep it below the chest and take it all down at the end.',
    },
  ],
}
