import type { Interest } from '../types.ts'

export const planes = {
  tag: 'planes',
  questions: {
    number: {
      'K-1': { ask: 'A plane crew counts down: 5, 4, 3. Which number comes next?', answer: '2', sum: '3 - 1' },
      '2-3': {
        ask: 'Row 1 is at the front of a plane. Which row is farther back, row 26 or row 62?',
        answer: 'row 62',
      },
      '4-5': {
        ask: 'The height gauge of a plane counts 7 hundreds and 14 tens of feet. How many feet is that?',
        answer: '840',
        sum: '7 * 100 + 14 * 10',
      },
    },
    operations: {
      'K-1': { ask: 'A small plane has 6 seats. 4 are taken. How many seats are free?', answer: '2', sum: '6 - 4' },
      '2-3': {
        ask: 'A cargo plane carries 34 crates. At one stop 18 come off and 25 go on. How many are there now?',
        answer: '41',
        sum: '34 - 18 + 25',
      },
      '4-5': { ask: 'A plane has 28 rows with 6 seats each. How many seats is that?', answer: '168', sum: '28 * 6' },
    },
    fractions: {
      'K-1': { ask: 'Two pilots share one sandwich evenly. How much of it does each get?', answer: 'half' },
      '2-3': {
        ask: 'The propeller of a model plane has 3 equal blades. {hero} makes one blade red. What fraction of the blades is not red?',
        answer: '2/3',
      },
      '4-5': {
        ask: 'A plane uses 2/10 of its fuel to climb and 5/10 to fly on. What fraction is left?',
        answer: '3/10',
      },
    },
    patterns: {
      'K-1': { ask: 'Runway lamps go red, white, red, white, red. Which color comes next?', answer: 'white' },
      '2-3': {
        ask: 'A small plane climbs by even steps: 20, 35, 50, 65 feet. What comes next?',
        answer: '80',
        sum: '65 + 15',
      },
      '4-5': {
        ask: 'A plane comes down by even steps: 900, 780, 660 feet. How many feet come next?',
        answer: '540',
        sum: '660 - 120',
      },
    },
    measurement: {
      'K-1': {
        ask: 'One toy plane flies 9 steps. Another flies 6 steps. How many steps farther does the first one fly?',
        answer: '3',
        sum: '9 - 6',
      },
      '2-3': {
        ask: 'Each wing of a model plane is 28 inches long. The body between them is 6 inches wide. How wide is it all?',
        answer: '62',
        sum: '28 + 6 + 28',
      },
      '4-5': {
        ask: 'A plane bag may weigh 8 kilograms. {hero} has packed 7 kilograms and 400 grams. How many grams may still go in?',
        answer: '600',
        sum: '1000 - 400',
      },
    },
    time: {
      'K-1': {
        ask: "A plane takes off at 1 o'clock. It flies for 3 hours. What time does it land?",
        answer: "4 o'clock",
      },
      '2-3': {
        ask: 'A plane takes off at 6:45. Its doors open for the riders 30 minutes before. What time is that?',
        answer: '6:15',
      },
      '4-5': {
        ask: 'A flight took 2 hours 50 minutes. The plane landed at 1:10 in the afternoon. When did it take off?',
        answer: '10:20',
      },
    },
    data: {
      'K-1': {
        ask: 'A pilot marks 5 sunny days and 3 windy days. How many more sunny days are there?',
        answer: '2',
        sum: '5 - 3',
      },
      '2-3': {
        ask: '{hero} tests a toy plane at {place}. It flies 12, 19 and 15 feet. How many feet farther is the best than the worst?',
        answer: '7',
        sum: '19 - 12',
      },
      '4-5': {
        ask: 'A small plane may take off in winds up to 10 knots. Four checks show 8, 14, 11 and 6 knots. At how many checks may it take off?',
        answer: '2',
      },
    },
    geometry: {
      'K-1': {
        ask: 'A red plane flies above a cloud. A blue one flies below it. Which plane is higher?',
        answer: 'the red plane',
      },
      '2-3': {
        ask: '{hero} folds a square for a toy plane. The fold goes from corner to corner. What shape is it now?',
        answer: 'a triangle',
      },
      '4-5': {
        ask: 'A plane flies north. Then it turns 90 degrees to the right. Which way does it fly now?',
        answer: 'east',
      },
    },
    physical: {
      'K-1': { ask: 'A toy plane glides. Does the Earth pull it up or down?', answer: 'down' },
      '2-3': {
        ask: '{hero} throws a toy plane. What pushes against it and slows it: its shadow or the air?',
        answer: 'the air',
      },
      '4-5': {
        ask: 'Lift, weight, thrust and drag act on a flying plane. Which one comes from air and slows it down?',
        answer: 'drag',
      },
    },
    life: {
      'K-1': { ask: 'A plane has wings. Who has wings, too: a frog or an owl?', answer: 'an owl' },
      '2-3': {
        ask: 'Planes are built light. Many bird bones are hollow. Does that make a bird lighter or heavier?',
        answer: 'lighter',
      },
      '4-5': {
        ask: 'Geese fly in a V like a team of planes. Does flying behind another goose cost more energy or save energy?',
        answer: 'save energy',
      },
    },
    earth: {
      'K-1': { ask: 'A pilot flies at night. What can the pilot see: stars or the sun?', answer: 'stars' },
      '2-3': {
        ask: 'A wind sock beside the runway stands straight out. Is the wind weak or strong?',
        answer: 'strong',
      },
      '4-5': {
        ask: 'Planes fly in the layer of air around Earth. Is this air called the crust or the atmosphere?',
        answer: 'the atmosphere',
      },
    },
  },
  sparks: [
    { text: 'A plane crew uses a checklist. Draw a check mark only after a second look or test.', modality: 'visual' },
    {
      text: 'Draw a plane by each answer. Choose landed for sure, or circling for check again.',
      modality: 'visual',
      ages: 'younger',
    },
    { text: 'Two pilots fly a big plane. Tell your answer to a partner who asks why or how.', modality: 'auditory' },
    {
      text: 'Pick one answer. Land it like a plane: slow down, say it, say why.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Plane mechanics note every repair. Tell what you mended in one answer, or nearly missed.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'A plane lines up before it lands. Hold still for one breath, then answer or ask.',
      modality: 'kinesthetic',
    },
    {
      text: 'Stretch out your arms like a plane. Hold them level for sure, or tilt for not sure.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'A plane turns back if something is off. Step back to a doubtful answer, and mend or defend it.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
