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
    { name: 'blanket', quantity: '1', core: true, substitute: 'a bed sheet' },
    { name: 'socks', quantity: '{questions}', core: true },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Follow My Trail',
      ages: 'younger',
      inShort: {
        you: 'Ask a question. At the end, follow the trail as a tracker.',
        child: 'Answers and lays one sock on the way to the camp, with its toe pointing on: one {token}.',
        end: 'The signs have led you to the camp.',
      },
      round:
        'Your child says {answer} and lays a sock by the door. Its toe points around the table: this way! One {token}.',
      child:
        'Lead an adventure to {place} by secret signs. Answer a question to lay the next sign. Choose the way: straight ahead or around the table. Make it clear enough for {friend}.',
      steps: [
        'Get out socks and a blanket. The blanket in a far corner is the camp.',
        'No sign for a wrong answer: mend it together.',
        'On the trail, wait at each sock. Your child calls out the answer that won it, and you may go on.',
      ],
      say: 'I am a tracker. Only your signs tell me where to go.',
      materials: [
        { name: 'socks', quantity: '{questions}', core: true },
        { name: 'blanket', quantity: '1', core: true, substitute: 'a bed sheet' },
      ],
    },
    {
      title: 'Make Camp',
      ages: 'younger',
      inShort: {
        you: 'Ask a question, and lend a hand with the building.',
        child: 'Answers, chooses the next part of the camp and builds it: one {token}.',
        end: 'Your child names the camp and calls you in.',
      },
      round: 'Your child says {answer} and chooses the roof. You both lay the blanket over two chairs: one {token}!',
      child:
        'Set up a camp for an adventure at {place}. Answer a question to build one part. Choose a roof, a fire, a bed or a spyglass. Name the camp and call {hero} in.',
      steps: [
        'Get out paper, socks, a blanket and a pillow. Set two chairs back to back, two steps apart.',
        'The parts are a roof, a pillow bed, a fire of balled socks, and a sheet rolled as a spyglass.',
        'Nothing is built on a wrong answer: mend it first.',
        'A part left over comes last.',
      ],
      say: 'I hold this corner. What do we put up now?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'socks', quantity: '6', core: true },
        { name: 'blanket', quantity: '1', core: true, substitute: 'a bed sheet' },
        { name: 'pillow', quantity: '1', core: true },
      ],
      safety: [{ hazard: 'chairs that tip', adultNote: 'A grown-up holds the chairs while the roof goes up.' }],
    },
    {
      title: 'The Pace Map',
      ages: 'older',
      inShort: {
        you: 'Ask a question. At the end, walk by the map alone.',
        child: 'Answers, walks its last digit in feet and maps them: one {token}.',
        end: 'The map has led you to the hidden sock.',
      },
      round:
        'Your child says {answer} and walks its last digit in feet, heel to toe, toward the window. On the map, a line goes up. One {token}!',
      child:
        'Map an adventure that nobody has walked before. Answer a question to win the next leg. Choose its direction and count your feet. Draw it so well that {hero} could find {place}.',
      steps: [
        'Get out paper, pencils and socks. Agree on one window: on the map, its side is up. One foot is one pencil wide.',
        'A word counts its letters, a 0 is ten. Work out a wrong answer.',
        'Last, look away while your child hides a sock where the route ends.',
      ],
      say: 'No pointing, mapmaker. Your map must speak for you.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'socks', quantity: '1', core: true },
      ],
      safety: [],
    },
    {
      title: 'Gorge Ropeway',
      ages: 'older',
      inShort: {
        you: 'Ask a question. Then hold your end of the string still and catch the cargo.',
        child: 'Answers, clips on more cargo, predicts how high to lift, and lets it slide across: one {token}.',
        end: 'The heaviest load has crossed the gorge.',
      },
      round:
        'Your child says {answer}, clips one clothespin to the tube and predicts: up to the chin. It stops halfway! A bit higher, it slides to you: one {token}.',
      child:
        'Build a ropeway for an adventure high above {place}. Predict how high to lift each load. Choose a slow ride or a fast one. Send {friend} supplies across the gorge.',
      steps: [
        'Get out paper, tape, string and clothespins. Roll half a sheet loosely around the string and close it with tape. Stand four steps apart, each with one end.',
        'Nothing crosses on a wrong answer: work it out. Last: did weight matter? (hardly)',
      ],
      say: 'Ready on my side. Will a heavier load need a steeper rope?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'string', quantity: '4 steps long', core: true, substitute: 'yarn' },
        { name: 'clothespins', quantity: '{questions}', core: true, substitute: 'large clips' },
      ],
      safety: [
        {
          hazard: 'a long string',
          adultNote: 'A grown-up keeps the string away from necks and rolls it up at the end.',
        },
      ],
    },
  ],
  safety: [{ hazard: 'socks on the floor', adultNote: 'A grown-up sees that all walk.' }],
}
