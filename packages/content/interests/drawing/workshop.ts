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
        'Make a drawing that talks at {place}! Answer a question to bring one creature to life. Choose its face: silly, shy or grand. Open the card to let it speak to {hero}.',
      earned: true,
      inShort: {
        you: 'Write the right answer inside a card, then speak for the creature.',
        child:
          'Draws a face on the front of the card and inside a huge open mouth with counted teeth around the answer.',
      },
      round:
        'Your child says {answer}, and you write it inside a card. Your child draws a face in front and a wide mouth around {answer}. The card opens and speaks.',
      steps: [
        'Get out paper and pencils. Tear one sheet into quarters and fold each in half: the cards.',
        'Wrong? Work it out together.',
      ],
      say: 'A closed face, then a wide open mouth: your drawing speaks!',
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
      earned: true,
      inShort: {
        you: 'Look away while one {token} is hidden in the picture. At the end, hunt for them all.',
        child: 'Draws the next part of the picture and hides one {token} in its lines.',
      },
      round:
        'Your child says {answer} and draws a small hill, far off. You look away while one {token} is hidden in its side.',
      steps: [
        'Get out paper and crayons. Lay one sheet sideways. Hidden {tokens} are drawn tiny.',
        'The next parts are closer: bigger, and lower on the page.',
        'Wrong? Sketch the question together first.',
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
      earned: true,
      inShort: {
        you: 'Check that the lines of the new building meet at the dot.',
        child: 'Draws a building toward the dot and writes the answer on its sign.',
      },
      round:
        'Your child says {answer}, draws an upright line and joins its top and foot to the dot. A second upright ends the wall. The sign says {answer}.',
      steps: [
        'Get out paper and pencils. Your child draws a line across one sheet, a dot on it, and a road that runs to the dot. The other sheet, folded, is the straight edge.',
        'Wrong? Work it out together.',
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
        you: 'Be the editor. Ask a question, then name the next panel: all of {place}, a whole figure, a face, a view from above.',
        child: 'Answers, then draws that panel, with the answer as part of the story.',
        end: 'Your child reads the comic aloud with voices and sounds.',
      },
      round:
        'Your child says {answer}. You ask for all of {place}, and your child draws it with {hero}, tiny. In a speech bubble {hero} calls {answer}.',
      steps: [
        'Get out paper and pencils. Fold one sheet into four panels.',
        'Wrong? Work it out together. Stick figures will do.',
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
