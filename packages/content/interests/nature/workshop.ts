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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'crayons', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'The Paper Storm',
      ages: 'younger',
      child:
        'Make the weather at {place} with sounds. Answer a question to win a new one. Choose how loud it gets. Bring a storm to {hero}, then let it pass!',
      inShort: {
        you: 'Ask. Then conduct: hands up for loud, hands down for soft.',
        child: 'Answers, makes one new weather sound and draws its sign on the chart: one {token}.',
        end: 'The storm comes, roars and fades away.',
      },
      round:
        'You read question 1. Your child says {answer} and strokes the other sheet slowly: wind! Your child draws a curl on the weather chart, and you write {answer} beside it. You raise your hands, the wind grows: one {token}.',
      steps: [
        'Get out paper and crayons. One sheet is the chart, the other is the instrument.',
        'Sounds in order: wind, stroke a sheet. Rain, tap it with fingertips. Hail, flick it. Thunder, shake it by one edge.',
        'A wrong answer is fog. Clear it together, then make the sound.',
        'For the storm, add any sound left. Read the chart down, then back up.',
      ],
      say: 'Thunder is the sound of lightning. Far away, it comes late. What weather is on its way?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'crayons', quantity: '1', core: true },
      ],
    },
    {
      title: 'Plant a Forest',
      ages: 'younger',
      child:
        'Be a tall maple tree at {place}. Answer a question to grow one spinner. Choose where to aim, then let it whirl down. Plant a new forest for {hero}!',
      inShort: {
        you: 'Ask, and tear and fold the spinner with your child.',
        child: 'Answers, drops the spinner with the answer and draws a tree where it lands: one {token}.',
        end: 'The forest map shows a tree for each spinner.',
      },
      round:
        'Ask question 1. Your child says {answer}. You write it on a wing. Your child reaches high and lets go: it whirls to the rug! There your child draws a tree on the map: one {token}.',
      steps: [
        'Get out paper and crayons. Tear one sheet into strips, three fingers wide and a hand long, one for each question. For a spinner, tear halfway down the middle, fold one wing forward and one back, and fold the foot up twice. The other sheet is the map of the room.',
        'A wrong answer is not ripe yet. Work it out, then let go.',
        'Last, drop one with its wings folded shut. Which falls faster?',
      ],
      say: 'A maple spins so that the wind can carry its young far. Where will yours grow?',
    },
    {
      title: 'The Sit Spot',
      ages: 'older',
      child:
        'Choose one window as your sit spot. Answer a question to open one sense. Sit still for a slow count of thirty. Keep a page of nature notes for {hero}.',
      inShort: {
        you: 'Ask, then sit still too and count to thirty in silence.',
        child: 'Answers, watches in one way and fills one journal box, headed by the answer: one {token}.',
        end: 'Your child reads the page aloud, and you look and listen for each find.',
      },
      round:
        'You read question 1. Your child says {answer}, heads a box with it, and looks near for thirty counts. An ant on the sill, sketched with an arrow to show its path: one {token}.',
      steps: [
        'Get out paper and crayons. Fold one sheet into four boxes. Sit by a window with sky or green in view.',
        'Ways in order: look near, look far, look up, listen with shut eyes. Each box gets one sketch, one number and a line that begins: I wonder.',
        'A wrong answer is mended before you sit still.',
      ],
      say: 'Naturalists return to one spot again and again. What did nobody notice yet?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Food Web',
      ages: 'older',
      child:
        'Choose a place in nature: a pond, a woods or a meadow. Answer a question to let one living thing move in. Tie it in with arrows. Show {friend} of {place} why each one counts.',
      inShort: {
        you: 'Ask. After the last question, cover one living thing.',
        child: 'Answers, adds one living thing tagged with the answer and draws all its arrows: one {token}.',
        end: 'Your child has told what changes as each one is covered.',
      },
      round:
        'Ask question 1. Your child says {answer}, draws grass on a tag marked {answer}, and lays it on the sheet. An arrow runs from the sun to the grass: one {token}. Next comes a grasshopper that eats it.',
      steps: [
        'Get out paper and crayons. Tear one sheet into tags. The other sheet is the place, with the sun at its top.',
        'Each tag adds one living thing: plant, plant eater, hunter, cleaner such as a fungus. Arrows run from the food to the eater.',
        'A wrong answer finds nothing to eat. Mend it, then move in.',
        'Cover one, three times: who goes hungry, and whose numbers grow?',
      ],
      say: 'The arrow points where the energy goes. Who eats, and who is eaten?',
    },
  ],
  safety: [],
}
