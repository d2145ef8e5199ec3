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
      earned: true,
      inShort: {
        you: 'Look away until it lies.',
        child: 'Walks on up to five steps, counted aloud, and lays the next sock there, its toe pointing on.',
        end: 'Follow the socks. At each one, your child says its answer.',
      },
      round:
        'Your child says {answer}, counts three steps from the door and lays the first sock. Its toe points around the table: that way!',
      child:
        'Lead an adventure to {place} by secret signs. Answer a question to lay the next sign. Choose the way: straight ahead or around the table. Make it clear enough for {friend}.',
      steps: [
        'Get out socks and a blanket. Lay the blanket in a far corner: the camp. The trail starts at the door.',
        'Wrong? Work it out together.',
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
      earned: true,
      inShort: {
        you: 'Help to build the next part.',
        child: 'Shows how, then chooses and builds the next part of the camp: a roof, a fire, a bed or a spyglass.',
        end: 'Your child names the camp and calls you in.',
      },
      round: 'Your child says {answer} and chooses the roof. Together you lay the blanket over two chairs.',
      child:
        'Set up a camp for an adventure at {place}. Answer a question to build one part. Choose a roof, a fire, a bed or a spyglass. Name the camp and call {hero} in.',
      steps: [
        'Get out paper, socks, a blanket and a pillow. Set two chairs back to back, two steps apart, for the roof. Balled socks make the fire, the pillow the bed, a rolled sheet the spyglass.',
        'Wrong? Work it out together.',
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
      earned: true,
      inShort: {
        you: 'Wait at the door, and do not watch.',
        child: 'Walks up to nine shoes any way, heel to toe. Draws an arrow with that number and the answer.',
        end: 'Your child hides the sock at the last arrow. Find it.',
      },
      round:
        'Your child says {answer} and walks six shoes to the window. An arrow goes up from the dot, with a 6 and {answer}.',
      child:
        'Map an adventure that nobody has walked before. Answer a question to win the next leg. Choose its direction and count your shoes. Draw a map that {hero} can follow to {place}.',
      steps: [
        'Get out paper, pencils and socks. Draw a dot in the middle of the sheet: the door, your start. Up is toward the window. A shoe is drawn as long as a pencil is thick.',
        'Wrong? Work it out together.',
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
      earned: true,
      inShort: {
        you: 'Hold your end still, catch the cargo and read it.',
        child: 'Writes on a slip how it was found and clips it on the tube. Guesses how high to lift, and lifts.',
      },
      round:
        'Your child says {answer}, clips the slip on and guesses: chin high. The tube stops. Lifted higher, it slides to you.',
      child:
        'Build a ropeway for an adventure high above {place}. Predict how high to lift each load. Choose a slow ride or a fast one. Send {friend} supplies across the gorge.',
      steps: [
        'Get out paper, pencils, tape, string and clothespins. Roll half a sheet loosely around the string and tape it: the tube. Tear the rest into slips. Each holds one end, four steps apart.',
        'Wrong? Work it out together.',
      ],
      say: 'Ready on my side. How high must you lift?',
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
