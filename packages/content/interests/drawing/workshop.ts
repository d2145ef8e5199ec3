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
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Talking Cartoons',
      ages: 'younger',
      child:
        'Make a drawing that talks at {place}! Answer a question to bring one creature to life. Choose its face: silly, shy or grand. Flick the page to let it speak to {hero}.',
      inShort: {
        you: 'Ask, write each answer in its bubble, and give each creature a voice.',
        child: 'Answers, draws a creature with its mouth open, and a silent twin on top: one {token}.',
        end: 'All the creatures talk, one after the other.',
      },
      round:
        'You read question 1. Your child says {answer} and draws a face with a wide mouth on the lower half. You write {answer} in a bubble. On the top half, the same face gets a shut mouth. Flick: one {token}.',
      steps: [
        'Get out paper and pencils. Tear two sheets into long halves and fold each, short ends together: a booklet of two layers.',
        'Trick: trace the face through the top layer, against the window. Roll the top around a pencil, then roll it up and down quickly.',
        'A wrong answer stays out of the bubble until it is mended.',
      ],
      say: 'Two pictures, a quick flick, and your eyes see it move. Who speaks first?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Hidden Picture',
      ages: 'younger',
      child:
        'Start a big drawing of {place}. Answer a question to add one layer. Hide one {token} in a roof, a wing or a cloud. Choose the trickiest spot to fool {friend}!',
      inShort: {
        you: 'Ask, then look away. At the end, be {friend} and hunt.',
        child: 'Answers, draws the next layer and hides one {token} in its lines: that one is won.',
        end: 'You have found every hidden {token}.',
      },
      round:
        'Ask question 1, then look away. Your child says {answer}, draws what is far off, small and high on the page, and hides one {token} in the side of a hill.',
      steps: [
        'Get out paper, pencils and crayons. Lay one sheet sideways. Draw in pencil, and color as you like.',
        'Layers in order: far off, small and high. In the middle. Close up, big and low. Last, {hero} in front of it all.',
        'A wrong answer? Sketch the question first.',
      ],
      say: 'Close things are big and low. Far things are small and high. My eyes are shut!',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '4 colors', core: true },
      ],
    },
    {
      title: 'The Vanishing Street',
      ages: 'older',
      child:
        'Draw a street at {place} that runs into the distance. Answer a question to raise one building. Choose what it is and letter its sign in perspective. Let your drawing pull {hero} in.',
      inShort: {
        you: 'Ask, then check with a paper edge that lines meet at the dot.',
        child: 'Answers, draws a building toward the vanishing point and letters the answer on its sign: one {token}.',
        end: 'The street is built, and you walk it with one finger.',
      },
      round:
        'You read question 1. Your child says {answer}, draws an upright wall edge, and lightly joins its top and foot to the dot. A second upright ends the wall. Its sign says {answer}: one {token}.',
      steps: [
        'Get out paper, pencils and crayons. Your child draws a horizon line across one sheet, a dot on it, and two road edges from the dot.',
        'The other sheet, folded, is the straight edge. Uprights stay upright, all other wall lines run to the dot. Color last, paler far off.',
        'A wrong answer gets no building permit: work it out again.',
      ],
      say: 'Painters call the dot the vanishing point. Which lines must hit it?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '4 colors', core: true },
      ],
    },
    {
      title: 'The Comic Page',
      ages: 'older',
      child:
        'Plan a comic about {hero} at {place}. Answer a question to ink one panel. Choose who says the answer, or where it shows. Make each drawing from a new distance.',
      inShort: {
        you: 'Be the editor: ask, then name the shot of the next panel.',
        child: 'Answers, draws that shot and makes the answer part of the story: one {token}.',
        end: 'The comic is read aloud with voices and sounds.',
      },
      round:
        'Ask question 1. Your child says {answer}. You call the long shot: all of {place}, with {hero} tiny. In a speech bubble {hero} calls {answer}: one {token}.',
      steps: [
        'Get out paper and pencils. Fold one sheet into four panels.',
        'Shots in order: long shot, whole figure, close-up of a face, view from above. The last panel holds a surprise, with a question or without.',
        'A wrong answer is sent back by the editor to be mended.',
      ],
      say: 'Letter the words before you draw the bubble, as comic artists do. What is the story?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
