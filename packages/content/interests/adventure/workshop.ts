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
        you: 'Ask a question. At the end, follow the socks to the camp. At each sock, wait until your child says the answer that won it.',
        child: 'Answers, walks on up to five steps, counted aloud, and lays the next sock there, its toe pointing on.',
      },
      round:
        'Your child says {answer}, counts three steps from the door and lays the first sock. Its toe points around the table: that way!',
      child:
        'Lead an adventure to {place} by secret signs. Answer a question to lay the next sign. Choose the way: straight ahead or around the table. Make it clear enough for {friend}.',
      steps: [
        'Get out socks and a blanket. Lay the blanket in a far corner: the camp. The trail starts at the door.',
        'After a wrong answer, work it out together.',
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
        you: 'Ask a question, and help to build.',
        child:
          'Answers and shows how, then chooses and builds the next part of the camp: a roof, a fire, a bed or a spyglass.',
        end: 'Your child names the camp and calls you in.',
      },
      round: 'Your child says {answer} and chooses the roof. Together you lay the blanket over two chairs.',
      child:
        'Set up a camp for an adventure at {place}. Answer a question to build one part. Choose a roof, a fire, a bed or a spyglass. Name the camp and call {hero} in.',
      steps: [
        'Get out paper, socks, a blanket and a pillow. Set two chairs back to back, two steps apart, for the roof. Balled socks make the fire, the pillow the bed, a rolled sheet the spyglass.',
        'After a wrong answer, work it out together.',
      ],
      say: 'I hold this corner. What do we put up now?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'socks', quantity: '6', core: true },
        { name: 'blanket', quantity: '1', core: true, substitute: 'a bed sheet' },
        { name: 'pillow', quantity: '1', core: true },
      ],
      safety: [{ hazard: 'chairs that tip', adultNote: 'Stay close, hold the chairs while the roof goes up.' }],
    },
    {
      title: 'The Pace Map',
      ages: 'older',
      inShort: {
        you: 'Ask a question. At the end, look away while the sock is hidden. Follow the map, and solve the question at each arrow tip to walk on.',
        child:
          'Answers, then walks up to nine shoes, heel to toe. Draws an arrow with that number on the map. Writes a question of the same kind at its tip, and later checks your answer.',
      },
      round:
        'Your child says {answer} and walks six shoes to the window. On the map an arrow goes up from the dot, with a 6 beside it. At its tip stands a new question of this kind for you.',
      child:
        'Map an adventure that nobody has walked before. Answer a question to win the next leg. Choose its direction and count your shoes. Write questions that {hero} must solve to reach {place}.',
      steps: [
        'Get out paper, pencils and socks. A dot in the middle of the sheet is the door, the start. The sock is hidden where the route ends. The top is the window side. Take this map along and draw on the floor.',
        'After a wrong answer, work it out together.',
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
        you: 'Ask a question. Then hold your end of the string still and catch the cargo. Read it aloud: does it prove the answer?',
        child:
          'Answers, writes on a slip how it was found and clips the slip to the tube. Guesses how high to lift, then lifts until the tube slides to you.',
      },
      round:
        'Your child says {answer}, clips on the slip that proves it and guesses: up to the chin. The tube stops halfway. Lifted a bit higher, it slides to you.',
      child:
        'Build a ropeway for an adventure high above {place}. Predict how high to lift each load. Choose a slow ride or a fast one. Send {friend} supplies across the gorge.',
      steps: [
        'Get out paper, pencils, tape, string and clothespins. Roll half a sheet loosely around the string and close it with tape: the tube. Tear the other half into slips. Stand four steps apart, each with one end.',
        'After a wrong answer, work it out together.',
        'At the end, ask: did the weight matter? (hardly)',
      ],
      say: 'Ready on my side. Will a heavier load need a steeper rope?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'string', quantity: '4 steps long', core: true, substitute: 'yarn' },
        { name: 'clothespins', quantity: '{questions}', core: true, substitute: 'large clips' },
      ],
      safety: [
        {
          hazard: 'a long string',
          adultNote: 'Stay close, keep the string away from necks and roll it up at the end.',
        },
      ],
    },
  ],
  safety: [{ hazard: 'socks on the floor', adultNote: 'Stay close, see that all walk.' }],
}
