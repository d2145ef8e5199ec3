import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'drawing.artist-studio',
  ...anyLesson,
  title: "The Artist's Studio",
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'draw',
  layout: 'c',
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '4 colors', core: true },
  ],
  prepMinutes: 1,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Talking Cartoons',
      ages: 'younger',
      child:
        'Make a drawing that talks at {place}! Answer a question to bring one creature to life. Choose its face: silly, shy or grand. Pull the mouth open to let it speak to {hero}.',
      inShort: {
        you: 'Ask, and give each creature a voice.',
        child: 'Answers and draws a face whose mouth can open wide: one {token}.',
        end: 'All the creatures talk, one after the other.',
      },
      round:
        'You read question 1. Your child says {answer} and draws a face with its mouth on the fold. Pulled open, the mouth is huge! You write {answer} in it, and teeth go all around: one {token}.',
      steps: [
        'Get out paper and pencils. Tear one sheet into quarters. Pinch a flat pleat across the middle of each: the mouth will hide in the fold. Any spare is for practice.',
        'A wrong answer stays out of the mouth until it is mended.',
      ],
      say: 'A closed mouth, a quick pull, and your drawing speaks. Who is first?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Hidden Picture',
      ages: 'younger',
      child:
        'Start a big drawing of {place}. Answer a question to add one part. Hide one {token} in a roof, a wing or a cloud. Choose the trickiest spot to fool {friend}!',
      inShort: {
        you: 'Ask, then look away. At the end, be {friend} and hunt.',
        child: 'Answers, draws the next part of a picture and hides one {token} in its lines: that one is won.',
        end: 'You have found every hidden {token}.',
      },
      round:
        'You read question 1. Your child says {answer}, tells how it came out and draws a small hill, far off. You look away while one {token} is hidden in its side.',
      steps: [
        'Get out paper and crayons. Lay one sheet sideways.',
        'The next parts come closer and closer: bigger, and lower on the page.',
        'A wrong answer? Sketch the question first.',
      ],
      say: 'Close things are big and low. Far things are small and high. My eyes are shut!',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '4 colors', core: true },
      ],
    },
    {
      title: 'The Vanishing Street',
      ages: 'older',
      child:
        'Draw a street at {place} that runs into the distance. Answer a question to raise one building. Choose what it is and letter its sign in perspective. Let your drawing pull {hero} in.',
      inShort: {
        you: 'Ask, then check that the lines meet at the dot.',
        child: 'Answers, draws a building toward the dot and letters the answer on its sign: one {token}.',
        end: 'You walk the finished street with one finger.',
      },
      round:
        'You read question 1. Your child says {answer}, draws an upright edge and joins its top and foot to the dot. A second upright ends the wall. The sign says {answer}: one {token}.',
      steps: [
        'Get out paper and pencils. Your child draws a line across one sheet, a dot on it, and a road from the dot. The other, folded, is the straight edge.',
        'A wrong answer gets no building permit: mend it.',
      ],
      say: 'Painters call the dot the vanishing point. Which lines must hit it?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Comic Page',
      ages: 'older',
      child:
        'Plan a comic about {hero} at {place}. Answer a question to ink one panel. Choose who says the answer, or where it shows. Make each drawing from a new distance.',
      inShort: {
        you: 'Be the editor: ask, then name the shot of the next panel.',
        child: 'Answers, sketches that shot and makes the answer part of the story: one {token}.',
        end: 'The comic is read aloud with voices and sounds.',
      },
      round:
        'You read question 1. Your child says {answer}. You call the long shot: all of {place}, with {hero} tiny. In a speech bubble {hero} calls {answer}: one {token}.',
      steps: [
        'Get out paper and pencils. Fold one sheet into four panels. Any spare is the title.',
        'The next shots are a whole figure, a close-up of a face and a view from above. Stick figures will do.',
        'The editor sends a wrong answer back to be mended.',
      ],
      say: 'Comic artists letter the words before the bubble. What is the story?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
