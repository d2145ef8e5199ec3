import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'planes.flight-school',
  ...anyLesson,
  title: 'Flight School',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'make',
  layout: 'a',
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'pillow', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Airmail Route',
      ages: 'younger',
      inShort: {
        you: 'Ask a question, and write the right answer on the plane as mail.',
        child: 'Answers and flies on from where the plane landed: one {token}.',
        end: 'The plane lies on the pillow, and you read the mail.',
      },
      round:
        'Your child says {answer}, and you write it on a wing. Ready, throw! It lands two steps on, and there the next flight starts: one {token}.',
      child:
        'Fly the mail to {place} in your plane. Answer a question to load one letter. Choose a soft throw or a strong one. Start each flight where you landed.',
      steps: [
        'Get out paper, pencils and a pillow. Fold a plane: a sheet longways, two corners to the middle, twice, then the wings. The pillow is the airport across the room.',
        'No takeoff on a wrong answer: mend it together.',
        'Not there at the end? Fly on.',
      ],
      say: 'Engine on, pilot! What is in the mail this time?',
    },
    {
      title: 'Cockpit Check',
      ages: 'younger',
      inShort: {
        you: 'Ask a question, and write the right answer below the new dial.',
        child: 'Answers, draws a dial on the panel and gives it a hand: one {token}.',
        end: 'The captain checks all dials, takes off and lands softly.',
      },
      round:
        'Your child says {answer}, draws a round dial with a hand and calls it height. You write {answer} below it. One dial works: one {token}!',
      child:
        'Be the captain of a plane to {place}. Answer a question to switch on one dial. Choose height, speed, fuel or compass. Fly {hero} there and land softly.',
      steps: [
        'Get out paper and pencils. Lay one sheet on a table, with two chairs behind it: the cockpit.',
        'A dial stays dark until a wrong answer is mended.',
        'For the check, you call each dial and hear its answer. Then fly: lean back, lean into turns.',
      ],
      say: 'Copilot to captain: which dial do we need now?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [],
    },
    {
      title: 'The Airshow',
      ages: 'older',
      inShort: {
        you: 'Ask a question. Then announce the next figure to the crowd.',
        child: 'Answers, bends the plane for one figure, predicts and flies it, twice at most: one {token}.',
        end: 'The finale is a figure that your child invents.',
      },
      round:
        'Your child says {answer}, picks the turn and bends the tail to the left. The guess: it curves left. It does! One {token}.',
      child:
        'Fly an airshow with one small plane above {place}. Predict where each bend will steer it. Choose a figure: glide, turn, climb or roll. Explain to {friend} what the air did.',
      steps: [
        'Get out paper. Your child folds a sheet longways, opens it, brings two corners to that line, shuts it, folds broad wings.',
        'Climb: bend the back edges of both wings up. Roll: bend one up, one down. Turn: bend the tail sideways.',
        'A wrong answer stays in the hangar: work it out.',
      ],
      say: 'The crowd holds its breath. Which bend makes that figure, and why?',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
    },
    {
      title: 'The Loadmaster',
      ages: 'older',
      inShort: {
        you: 'Ask a question, and hand over one more coin of cargo.',
        child: 'Answers, fixes the coin to the plane with tape, predicts and flies to the pillow: one {token}.',
        end: 'Your child shows where heavy cargo must sit.',
      },
      round:
        'Your child says {answer} and tapes the coin to the nose. The guess: it arrives. It dives! One thumb farther back, it glides: one {token}.',
      child:
        'Load a cargo plane for {place} without losing balance. Predict each flight before you throw. Choose where the next coin sits. Show {hero} the load that flies best.',
      steps: [
        'Get out paper, tape, coins and a pillow. Your child folds a plane: longways, corners to the middle line, shut, wings down. The pillow, four big steps away, is the airport.',
        'A wrong answer stays on the ground: work it out.',
        'All coins stay aboard. A failed load is moved and flies once more.',
      ],
      say: 'Is the nose too heavy, or the tail? How can you tell?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'coins', quantity: '{questions}', core: true },
        { name: 'pillow', quantity: '1', core: true },
      ],
      safety: [
        {
          hazard: 'flying planes and small coins',
          adultNote: 'A grown-up keeps faces out of the flight path and counts the coins back in.',
        },
      ],
    },
  ],
  safety: [{ hazard: 'flying planes', adultNote: 'A grown-up keeps faces out of the flight path.' }],
}
