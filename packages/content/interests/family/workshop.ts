import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'family.family-workshop',
  ...anyLesson,
  title: 'Family Workshop',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'make',
  layout: 'd',
  materials: [
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'colored pencils', quantity: '4 colors', core: true, substitute: 'crayons' },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Museum of Us',
      ages: 'younger',
      inShort: {
        you: 'Ask, write each label, and tell where each thing comes from.',
        child: 'Answers, fetches one thing from home and draws it on its label: one {token}.',
        end: 'Your child has led a tour past every label.',
      },
      round:
        'You read question 1. Your child says {answer} and fetches the old soup spoon. You write on its label: Soup Spoon, and {answer} as its museum code. Your child draws it there. You tell who stirred with it first: one {token}.',
      child:
        'Open a family museum for a day. Answer a question to show one thing from home. Choose something old, loved or funny. Tell its story as if {hero} had come from {place}.',
      steps: [
        'Get out paper, pencils and colored pencils. Clear one shelf. Tear a sheet into four and fold each piece so that it stands: the labels. Write in pencil, draw in color. Nothing that can break goes on show.',
        'A wrong code is mended before the label goes up.',
        'Last, your child leads the tour. Curators, who arrange museums, always ask: who made it, who used it, who kept it?',
      ],
      say: 'Now that is a treasure! What shall guests notice first?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'colored pencils', quantity: '4 colors', core: true, substitute: 'crayons' },
      ],
    },
    {
      title: 'Our Own Game',
      ages: 'younger',
      inShort: {
        you: 'Ask. Then play the finished board with your child.',
        child: 'Answers, wins a square of the board, invents its rule and draws it: one {token}.',
        end: 'One player is home, and the game has a name.',
      },
      round:
        'You read question 1. Your child says {answer}, and you write it on square 4. Its rule: Grandma waves, go ahead two. Your child draws a waving hand there: one {token}.',
      child:
        'Make a board game about your family. Answer a question to invent a special square. Choose: skip ahead, go back or sing. Draw the way home from {place}.',
      steps: [
        'Get out paper, pencils and colored pencils. Draw a winding path of twelve squares on one sheet. Tear two small bits off the other and draw one of you on each, in two colors: the players.',
        'A wrong answer wins no square yet: look for the right one together.',
        'To move, both show one or two fingers at once. The sum is the move. On a special square, say why its answer is right, then follow the rule. Is a rule unfair? Change it.',
      ],
      say: 'What always happens in our family? That would make a rule.',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'colored pencils', quantity: '2 colors', core: true, substitute: 'crayons' },
      ],
    },
    {
      title: 'Family Front Page',
      ages: 'older',
      inShort: {
        you: 'Ask. Then tell the reporter true stories from your life.',
        child: 'Answers to win one interview question, and writes a headline and a quote: one {token}.',
        end: 'The front page is read aloud to the family.',
      },
      round:
        'You read question 1. Your child says {answer} and may ask: what did you break as a child? You tell. Down go a headline and one exact quote, and below them the answer as checked fact: one {token}.',
      child:
        'Report the family news that nobody has printed yet. Answer a question to win one interview question. Choose one that yes or no cannot answer. Write it so that {hero} reads on.',
      steps: [
        'Get out paper, pencils and colored pencils. Fold one sheet in four: the front page. Your child names the paper on top.',
        'A wrong answer wins no question. Reporters check a fact twice: so do you.',
        'A quote stands word for word between quotation marks. Read it back to be sure. Headlines are in color, five words at most.',
      ],
      say: 'Ask me about any day of my life. I answer as it was.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'colored pencils', quantity: '1', core: true, substitute: 'crayons' },
      ],
    },
    {
      title: 'Crest and Blazon',
      ages: 'older',
      inShort: {
        you: 'Ask. At the end, draw one field by its words alone.',
        child: 'Answers, fills one field of a family shield, and describes it exactly in a sentence: one {token}.',
        end: 'Your drawing matches that field of the shield.',
      },
      round:
        'You read question 1. Your child says {answer}. Field 1 turns blue, with two yellow spoons crossed: somebody here loves soup. The answer goes on its scroll. One sentence tells it all: one {token}.',
      child:
        'Design a family shield that could hang at {place}. Answer a question to win one field. Choose a picture that stands for one person. Write the blazon: words exact enough to draw from.',
      steps: [
        'Get out paper, pencils and colored pencils. Draw a large shield with a cross through it: four fields. Add a small scroll to each. Blazons go on another, your drawing on a third.',
        'No color on a wrong answer: work it out.',
        'A field left over is yours to fill. Last, hide the shield. Your child reads out one field, and you draw it. Mend words that misled you. Heralds set yellow or white against a dark color: it shows from afar.',
      ],
      say: 'Where does it stand, how large, what color? I draw only what you say.',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'colored pencils', quantity: '4 colors', core: true, substitute: 'crayons' },
      ],
    },
  ],
  safety: [],
}
