import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'adventure.expedition-camp',
  ...anyLesson,
  title: 'Expedition Camp',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'move',
  layout: 'c',
  materials: [
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'pencils', quantity: '3', core: true },
    { name: 'blanket', quantity: '1', core: true, substitute: 'a bed sheet' },
    { name: 'string', quantity: '4 steps long', core: true, substitute: 'yarn' },
    { name: 'socks', quantity: '6', core: true },
  ],
  prepMinutes: 3,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Follow My Trail',
      ages: 'younger',
      inShort: {
        you: 'Ask. At the end, follow the trail as a tracker.',
        child: 'Answers, lays the next arrow on the way to the camp and puts the answer slip under it: one {token}.',
        end: 'You have read every sign and found the camp.',
      },
      round:
        'You read question 1. Your child says {answer}, and you write it on a slip. Three socks make an arrow by the door: this way! Your child puts the slip under it: one {token}.',
      child:
        'Lead an adventure to {place} by secret signs. Answer a question to lay the next sign. Choose the way: straight ahead or around the table. Make it clear enough for {friend}.',
      steps: [
        'Get out paper, pencils, blanket, string and socks. Put the blanket in a far corner: the camp. Tear one sheet into slips. Three socks make an arrow. Lay the string as a ring by the camp.',
        'No sign for a wrong answer: mend it together.',
        'Last, your child puts one sock into the ring. To trackers that says: I have gone home. Then follow the trail and read each slip aloud.',
      ],
      say: 'I am a tracker. Only your signs tell me where to go.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'blanket', quantity: '1', core: true, substitute: 'a bed sheet' },
        { name: 'string', quantity: '1 arm length', core: true, substitute: 'yarn' },
        { name: 'socks', quantity: '{questions*3+1}', core: true },
      ],
      safety: [
        {
          hazard: 'string and socks on the floor',
          adultNote: 'A grown-up sees that all walk, and takes the string away at the end.',
        },
      ],
    },
    {
      title: 'Make Camp',
      ages: 'younger',
      inShort: {
        you: 'Ask, hold the corners and tie the knots.',
        child: 'Answers, sees you write it on the camp flag, and builds the next part: one {token}.',
        end: 'Your child welcomes you into a camp with a name.',
      },
      round:
        'You read question 1. Your child says {answer}, and you write it on the flag. Then you both lay the blanket over two chairs: the roof is up. That is one {token}.',
      child:
        'Set up a camp for an adventure at {place}. Answer a question to build one part. Choose what comes next: a rope, a fire ring or a spyglass. Name the camp and call {hero} in.',
      steps: [
        'Get out paper, pencils, blanket, string and socks. Set two chairs back to back, two steps apart. Half a sheet is the flag. The parts: a blanket roof, a rope of string, a fire ring of six balled socks, and a sheet rolled as a spyglass.',
        'Nothing is built on a wrong answer: mend it first.',
        'The rope ties a corner of the roof to a table leg. A part left over comes last. Last, your child names the camp. Poke a pencil through the flag.',
      ],
      say: 'I hold this corner. What do we put up now?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'blanket', quantity: '1', core: true, substitute: 'a bed sheet' },
        { name: 'string', quantity: '2 steps long', core: true, substitute: 'yarn' },
        { name: 'socks', quantity: '6', core: true },
      ],
      safety: [
        {
          hazard: 'string and chairs',
          adultNote: 'A grown-up ties the string and takes it down, and keeps it away from necks.',
        },
      ],
    },
    {
      title: 'The Pace Map',
      ages: 'older',
      inShort: {
        you: 'Ask. At the end, walk by the map alone.',
        child: 'Answers, walks the next leg of a route and maps it, named after the answer: one {token}.',
        end: 'The map has led you to the hidden sock.',
      },
      round:
        'You read question 1. Your child says {answer}, walks five steps north from the base and lays down a sock. On the map, a line goes five thumbs up. The answer names its end: one {token}.',
      child:
        'Map an adventure that nobody has walked before. Answer a question to win the next leg. Choose its direction and count your steps. Draw it so well that {hero} could find {place}.',
      steps: [
        'Get out paper, pencils, blanket and socks. Fold the blanket small: the base. One sheet is the map. Its top is north: call one window so. One step is one thumb wide on the map. A leg has five steps at most.',
        'A wrong answer wins no leg: work it out.',
        'At the end look away. Your child picks up all socks and hides one where the route ends.',
      ],
      say: 'No pointing, mapmaker. Your map must speak for you.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'blanket', quantity: '1', core: true, substitute: 'a bed sheet' },
        { name: 'socks', quantity: '{questions}', core: true },
      ],
      safety: [{ hazard: 'socks on the floor', adultNote: 'A grown-up sees that all walk.' }],
    },
    {
      title: 'Gorge Ropeway',
      ages: 'older',
      inShort: {
        you: 'Ask, and wait for the cargo across the gorge.',
        child: 'Answers, loads the answer as a message with more cargo, and sends it across: one {token}.',
        end: 'The heaviest load has crossed, and all messages are read.',
      },
      round:
        'You read question 1. Your child says {answer}, writes it as a message and packs it in the sock with one pencil. The guess: it will cross. It stops halfway, so your child lifts the start of the string. Across: one {token}.',
      child:
        'Build a ropeway for an adventure high above {place}. Predict how far each load will slide. Choose what to change: slope, pull or cargo. Send {friend} supplies across the gorge.',
      steps: [
        'Get out paper, pencils, blanket, string and socks. Spread the blanket between two chairs: the gorge. Roll one sheet into a tube around the string, and tear the other into slips. Tie it from the top of one chair to the seat of the other. A long sock, knotted loosely around the tube, is the bag.',
        'Nothing crosses on a wrong answer: work it out.',
        'Each load is heavier: a second pencil, then a balled sock, then another.',
      ],
      say: 'Ready on my side. What did you change, and why?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '3', core: true },
        { name: 'blanket', quantity: '1', core: true, substitute: 'a bed sheet' },
        { name: 'string', quantity: '4 steps long', core: true, substitute: 'yarn' },
        { name: 'socks', quantity: '3', core: true },
      ],
      safety: [
        {
          hazard: 'string between chairs',
          adultNote: 'A grown-up ties the string, keeps it away from necks and takes it down at the end.',
        },
      ],
    },
  ],
  safety: [
    {
      hazard: 'string, chairs and socks on the floor',
      adultNote: 'A grown-up ties the string and takes it down, keeps it away from necks, and sees that all walk.',
    },
  ],
}
