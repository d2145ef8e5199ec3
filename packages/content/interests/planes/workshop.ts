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
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'tape', quantity: '1 roll', core: true },
    { name: 'coins', quantity: '{questions}', core: true },
    { name: 'pillow', quantity: '1', core: true },
  ],
  prepMinutes: 3,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Airmail Route',
      ages: 'younger',
      inShort: {
        you: 'Ask, and mark each landing with a coin.',
        child: 'Answers, loads the answer as mail and flies on from the last landing: one {token}.',
        end: 'The plane lies on the pillow, and you read the mail.',
      },
      round:
        'You read question 1. Your child says {answer}. You write it on a slip, and your child tucks it into the plane. Ready, throw! It lands two steps on. A coin marks the spot, where leg 2 will start: one {token}.',
      child:
        'Fly the mail to {place} in your plane. Answer a question to load one letter. Choose a soft throw or a strong one. Start each leg where you landed.',
      steps: [
        'Get out paper, pencils, tape, coins and pillow. The pillow is the far airport, across the room. Fold a plane: longways in half, two corners to the middle, twice, then wings. Tape it shut in the middle. Tear the other into slips: letters.',
        'Nobody takes off on a wrong answer: mend it together.',
        'It dives? Bend the back edges of the wings up a little. Not there after the last question? Fly on. There too soon? Fly back.',
      ],
      say: 'Engine on, pilot! What is in the mail this time?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'coins', quantity: '{questions}', core: true },
        { name: 'pillow', quantity: '1', core: true },
      ],
    },
    {
      title: 'Cockpit Check',
      ages: 'younger',
      inShort: {
        you: 'Ask. Then be the copilot who reads the checklist.',
        child: 'Answers, traces a coin as a dial and draws its hand: one {token}.',
        end: 'Every dial was checked, and the plane has landed softly.',
      },
      round:
        'You read question 1. Your child says {answer}, traces a coin on the panel and draws a hand in it. You write below it: height, and {answer}. One dial works: one {token}.',
      child:
        'Be the captain of a plane to {place}. Answer a question to switch on one dial. Choose height, speed, fuel or compass. Fly {hero} there and land softly.',
      steps: [
        'Get out paper, pencils, tape, coins and pillow. Lay one sheet longways: the panel. Two half sheets are the wings. The pillow on a chair is the seat.',
        'A dial stays dark until a wrong answer is mended.',
        'Last, tape the panel and wings to a second chair in front. You call each dial, the captain says its answer and: check! Two pilots do it so in real planes. Then take off, lean into turns, greet the guests, land.',
      ],
      say: 'Copilot to captain: which dial shall we check?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'coins', quantity: '1', core: true },
        { name: 'pillow', quantity: '1', core: true },
      ],
      safety: [{ hazard: 'a small coin', adultNote: 'A grown-up puts the coin away at the end.' }],
    },
    {
      title: 'Airshow Program',
      ages: 'older',
      inShort: {
        you: 'Ask, take one coin for each try, and judge the figure.',
        child: 'Answers, bends the plane for one figure, flies it and names it after the answer: one {token}.',
        end: 'The whole airshow has been flown in order.',
      },
      round:
        'You read question 1. Your child says {answer} and pays a coin to try a left turn. Its back end is bent left, and it curves around the pillow! The program says: left turn, named after the answer. One {token}.',
      child:
        'Plan an airshow with one small plane above {place}. Predict where each bend will steer it. Choose a figure: glide, turn, climb or roll. Note every bend, so that {friend} could fly it.',
      steps: [
        'Get out paper, pencils, tape, coins and pillow. Your child folds a plane with broad wings and tapes it shut. The other sheet is the program. The pillow stands upright as the pylon. Back edges of both wings up: climb. One up, one down: roll. The back of the body, bent sideways: turn.',
        'No figure for a wrong answer: work it out.',
        'Two coins pay for two tries; the better one counts. Hand them back. Last, fly all by the notes.',
      ],
      say: 'Judges want clean figures. Which bend did you change?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'coins', quantity: '2', core: true },
        { name: 'pillow', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Loadmaster',
      ages: 'older',
      inShort: {
        you: 'Ask, and fill in the load sheet.',
        child: 'Answers, wraps a coin in the answer, tapes it on as cargo, predicts and flies: one {token}.',
        end: 'The load sheet names the heaviest cargo that arrived.',
      },
      round:
        'You read question 1. Your child says {answer}, writes it on a slip around a coin and tapes it to the nose. The guess: it arrives. It dives! A thumb farther back, it glides: one {token}.',
      child:
        'Load a cargo plane for {place} without losing balance. Predict each flight before you throw. Choose where the next coin sits. Sign the load sheet for {hero} at the end.',
      steps: [
        'Get out paper, pencils, tape, coins and pillow. Your child folds a plane. Tear a second sheet into slips. The pillow lies four big steps away: the airport. Draw the load sheet: cargo, place, guess, result.',
        'A wrong answer stays on the ground: work it out.',
        'All coins stay aboard, so the load grows. Two throws for each; touching the pillow counts. Rest the wings on two fingertips to find the balance point. Nose-heavy planes dive. Tail-heavy ones rear up and stall.',
      ],
      say: 'Only move one thing. Where is the balance point now?',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'coins', quantity: '{questions}', core: true },
        { name: 'pillow', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'flying planes and small coins',
      adultNote: 'A grown-up keeps faces out of the flight path and counts the coins back in.',
    },
  ],
}
