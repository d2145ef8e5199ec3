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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'scissors', quantity: '1 pair', core: true },
    { name: 'tape', quantity: '1 roll', core: true },
    { name: 'yarn', quantity: '10 arm lengths', core: true, substitute: 'any soft cord' },
    { name: 'socks', quantity: '2', core: true },
  ],
  prepMinutes: 3,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'The Rescue Route',
      ages: 'younger',
      inShort: {
        you: 'Ask, and lay down yarn where your child wants it.',
        child: 'Answers, adds one obstacle with the answer as its power word, and tries the route: one {token}.',
        end: 'The kitten is home, and each power word was called.',
      },
      round:
        'You read question 1. Your child says {answer}, and you write it on a sign: the power word. Yarn on the floor becomes a ledge. Your child calls the power word, tiptoes along it and runs back: one {token}.',
      child:
        'Train as a superhero at {place}. Answer a question to build one obstacle. Choose: a ledge, a canyon, a maze or a tunnel. Bring the lost kitten home!',
      steps: [
        'Get out paper, pencils, scissors, tape, yarn and socks. Roll up the socks: the kitten, at the far end of the room. Cut one sheet into signs.',
        'The kitten sits still until a wrong answer is mended.',
        'Yarn lies flat, held down with tape: one line, two lines to leap, a zigzag, or a box to crawl through. Last comes the real rescue, without a stop. Rescue teams walk a route first, so that the way back is safe.',
      ],
      say: 'Meow! I hear a kitten. Which power takes you there?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'yarn', quantity: '10 arm lengths', core: true, substitute: 'any soft cord' },
        { name: 'socks', quantity: '2', core: true },
      ],
    },
    {
      title: 'The Gadget Belt',
      ages: 'younger',
      inShort: {
        you: 'Ask. At the end, be people in trouble.',
        child: 'Answers, makes one gadget with the answer as its model name, and shows what it does: one {token}.',
        end: 'Every gadget has helped somebody once.',
      },
      round:
        'You read question 1. Your child says {answer}, rolls a tube, and you write that model name on it. What does it do? It makes rain! Taped on yarn, it hangs from the belt: one {token}.',
      child:
        'Invent the belt of a superhero. Answer a question to make one gadget. Choose what it does: freeze, float, find or fix. Help all who call from {place}.',
      steps: [
        'Get out paper, pencils, scissors, tape, yarn and socks. Tie yarn loosely around the waist: the belt. Cut one sheet into quarters. Put the socks on your hands: two puppets who need help.',
        'A wrong answer makes no gadget: find the right one together.',
        'At the end, the puppets call one by one: stuck on a roof, lost in fog. Your child picks a gadget, calls its model name and acts it out. No gadget fits? Use two together.',
      ],
      say: 'New gadget, I see! What is it called, and whom will it help?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'yarn', quantity: '2 arm lengths', core: true, substitute: 'any soft cord' },
        { name: 'socks', quantity: '2', core: true },
      ],
      safety: [
        {
          hazard: 'scissors and yarn',
          adultNote: 'A grown-up stays close, cuts with the younger ones and keeps yarn away from necks.',
        },
      ],
    },
    {
      title: 'The Beam Corridor',
      ages: 'older',
      inShort: {
        you: 'Ask, tape the far ends, and watch for touches.',
        child: 'Answers, adds one beam with the answer as its alarm code, and slips through all: one {token}.',
        end: 'The core is out, and you have tried it, too.',
      },
      round:
        'You read question 1. Your child says {answer} and writes it on a tag. The yarn beam goes from chair to wall, knee high, and the tag hangs on it. Your child slips under, untouched: one {token}.',
      child:
        'Design a corridor of beams that guards {place}. Answer a question to set the next one. Choose its height and slant with care. Train like a superhero, and touch nothing.',
      steps: [
        'Get out paper, pencils, scissors, tape, yarn and socks. Rolled socks at the end of a hallway are the power core. Cut yarn beams, wider than the hallway, one for each question, with tags.',
        'A wrong answer sets no beam: work it out.',
        'A touched beam? Read its code aloud and go back to it. Tape holds loosely, so beams give way. Stunt designers make each move differ: over, under, through. Last, your child fetches the core, then you do.',
      ],
      say: 'Too easy from here. Which beam would force a new move?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
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
        child: 'Answers, asks three questions of the caller, and marks the place with the answer as code: one {token}.',
        end: 'The shortest good route has reached every caller.',
      },
      round:
        'You read question 1. Your child says {answer}. You wail: water everywhere! Where? What happened? Is anybody hurt? The cellar, a burst pipe, nobody. A tag with the answer and a 2 goes on the map: one {token}.',
      child:
        'Send out superhero {hero} from your desk. Ask callers where, what and who is hurt. Choose how urgent it is: 1, 2 or 3. Plan the shortest route through {place}.',
      steps: [
        'Get out paper, pencils, scissors, tape, yarn and socks. Your child maps {place} with six spots across one sheet. Rolled socks are the base. Cut the other sheet into tags.',
        'The line crackles until a wrong answer is worked out.',
        'Tape each tag to its spot: 1 is most urgent. Last, lay yarn from the base past all callers and home, every 1 before any 2. Snip it, then try to beat it with a shorter one. Real dispatchers ask where first. Why?',
      ],
      say: 'Help! Come quickly! It is getting worse!',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'yarn', quantity: '2 arm lengths', core: true, substitute: 'any soft cord' },
        { name: 'socks', quantity: '2', core: true },
      ],
      safety: [{ hazard: 'scissors', adultNote: 'A grown-up stays close while anybody cuts.' }],
    },
  ],
  safety: [
    {
      hazard: 'scissors, yarn lines and tripping',
      adultNote:
        'A grown-up stays close, cuts with the younger ones, keeps yarn below the chest and takes it all down at the end.',
    },
  ],
}
