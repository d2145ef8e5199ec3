import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'nature.naturalists-corner',
  ...anyLesson,
  title: "The Naturalist's Corner",
  modality: { primary: 'kinesthetic', secondary: ['visual', 'auditory'] },
  kind: 'make',
  layout: 'a',
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'crayons', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'The Paper Storm',
      ages: 'younger',
      child:
        'Make the weather at {place} with sounds. Answer a question to win a new one. Choose wind, rain, hail or thunder. Bring a storm to {hero}, then let it pass!',
      earned: true,
      inShort: {
        you: 'Conduct the new sound: hands up for loud, hands down for soft.',
        child: 'Makes a new weather sound with a sheet.',
        end: 'You both play the whole storm and let it fade away.',
      },
      round:
        'Your child says {answer}, picks wind and strokes the sheet slowly. Your hands rise, and the wind howls. They sink, and it falls asleep.',
      steps: [
        'Get out paper, one sheet for each of you. Wind is stroked, rain is tapped, hail is flicked, and thunder is shaken by one edge.',
        'Wrong? Work it out together.',
      ],
      say: 'Thunder is the sound of lightning. What weather is on its way?',
      materials: [{ name: 'paper', quantity: '2 sheets', core: true }],
    },
    {
      title: 'Plant a Forest',
      ages: 'younger',
      child:
        'Be a tall maple tree at {place}. Answer a question to win one spinner. Choose where to aim, then let it whirl down. Plant a new forest for {hero}!',
      earned: true,
      inShort: {
        you: 'Write the right answer on a spinner.',
        child: 'Reaches high, lets the spinner whirl down and counts until it lands. A tree grows there.',
        end: 'Your child tours the forest and tells every answer.',
      },
      round: 'Your child says {answer}, and you write it on a wing. Your child lets go and counts: one, two. It lands.',
      steps: [
        'Get out paper and crayons. Tear four strips, a hand long and three fingers wide: the spinners. Tear each halfway down the middle. Fold one wing forward, one back, and the foot up twice.',
        'Wrong? Work it out together.',
      ],
      say: 'The wind carries the wings of a maple tree. Where to?',
    },
    {
      title: 'The Sit Spot',
      ages: 'older',
      child:
        'Choose one window as your sit spot. Answer a question to open one sense. Look near, far or up, or listen. Keep a page of nature notes for {hero}.',
      earned: true,
      inShort: {
        you: 'Sit still together and count silently to twenty.',
        child: 'Looks or listens while you count, and draws one find in a journal box.',
      },
      round:
        'Your child says {answer} and chooses to look near. After twenty counts, your child draws an ant in the first box and writes: I wonder where it lives.',
      steps: [
        'Get out paper and crayons. Fold one sheet into four boxes: the journal. Sit by a window with sky or green in view.',
        'Wrong? Work it out together.',
      ],
      say: 'Naturalists return to one spot again and again. What did nobody notice yet?',
    },
    {
      title: 'The Food Web',
      ages: 'older',
      child:
        'Choose a place in nature: a pond, a forest or a meadow. Answer a question to let one living thing move in. Draw the arrows from its food. Show {friend} of {place} why each one counts.',
      earned: true,
      inShort: {
        you: 'Tell who moves in: a plant, a plant eater, a hunter, a fungus.',
        child: 'Draws that living thing and an arrow to it from all that feeds it.',
        end: 'Cover one living thing: your child tells who goes hungry.',
      },
      round:
        'Your child says {answer} and draws grass, with an arrow from the sun. After question 2, a grasshopper comes, with an arrow from the grass.',
      steps: [
        'Get out paper and crayons. Your child draws the sun at the top of one sheet.',
        'Wrong? Work it out together.',
      ],
      say: 'The arrow points where the energy goes. Who eats, and who is eaten?',
    },
  ],
  safety: [],
}
