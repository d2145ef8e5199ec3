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
      earned: true,
      inShort: {
        you: 'Write the right answer on the plane as mail.',
        child: 'Throws the plane toward the pillow and counts the steps that it flew. The next flight starts there.',
        end: 'Your child flies on to the pillow, and you read the mail.',
      },
      round:
        'Your child says {answer}, and you write it on a wing. Your child throws and counts four steps to the plane.',
      child:
        'Fly the mail to {place} in your plane. Answer a question to load one letter. Choose a soft throw or a strong one. Start each flight where you landed.',
      steps: [
        'Get out paper, pencils and a pillow. Fold a plane: two corners to the middle, shut, wings down. The pillow, across the room, is the airport.',
        'Wrong? Work it out together.',
      ],
      say: 'Engine on, pilot! What is in the mail?',
    },
    {
      title: 'Cockpit Check',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Write the right answer below the new dial.',
        child: 'Draws a dial from 0 to 10 on the panel, names it and sets its hand.',
        end: 'You call each dial, your child says its answer, and you fly.',
      },
      round:
        'Your child says {answer}, draws a dial from 0 to 10, calls it height and sets it to 6. You write {answer} below it.',
      child:
        'Be the captain of a plane to {place}. Answer a question to switch on one dial. Choose height, speed, fuel or compass. Fly {hero} there and land softly.',
      steps: [
        'Get out paper and pencils. Set two chairs side by side at a table: the cockpit. The sheet in front of them is the panel.',
        'Wrong? Work it out together.',
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
      earned: true,
      inShort: {
        you: 'Tell how to bend the plane for the figure.',
        child: 'Chooses a figure, bends the plane that way, predicts the flight and throws.',
      },
      round: 'Your child says {answer}, chooses a turn, bends the tail left and guesses: it curves left. It does!',
      child:
        'Fly an airshow with one small plane above {place}. Predict where each bend will steer it. Choose a figure: glide, turn, climb or roll. Explain to {friend} what the air did.',
      steps: [
        'Get out paper. Your child folds a plane: two corners to the middle, shut, wings down.',
        'Climb: both wing backs up. Roll: one up, one down. Turn: tail sideways.',
        'Wrong? Work it out together.',
      ],
      say: 'The crowd holds its breath. Which bend makes that figure, and why?',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
    },
    {
      title: 'The Loadmaster',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'Hand over one more coin of cargo.',
        child: 'Tapes the coin to the plane, predicts whether it will reach the pillow, and throws.',
        end: 'Your child shows where heavy cargo must sit.',
      },
      round:
        'Your child says {answer}, tapes the coin to the nose and predicts: it arrives. The plane dives! One thumb farther back, it glides.',
      child:
        'Load a cargo plane for {place} without losing balance. Predict each flight before you throw. Choose where the next coin sits. Show {hero} the load that flies best.',
      steps: [
        'Get out paper, tape, coins and a pillow. Your child folds a plane: two corners to the middle, shut, wings down. Lay the pillow four big steps away.',
        'It fails? Move the coin and throw once more.',
        'Wrong? Work it out together.',
      ],
      say: 'Is the nose too heavy, or the tail?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'coins', quantity: '{questions}', core: true },
        { name: 'pillow', quantity: '1', core: true },
      ],
      safety: [
        {
          hazard: 'flying planes and small coins',
          adultNote: 'Stay close, keep faces out of the flight path and count the coins back in.',
        },
      ],
    },
  ],
  safety: [{ hazard: 'flying planes', adultNote: 'Stay close, keep faces out of the flight path.' }],
}
