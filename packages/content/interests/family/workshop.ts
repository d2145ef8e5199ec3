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
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Museum of Us',
      ages: 'younger',
      inShort: {
        you: 'Ask a question. Then tell where the thing on show comes from.',
        child: 'Answers, fetches one thing from home and draws it on its label: one {token}.',
        end: 'Your child has led a tour past every label.',
      },
      round:
        'Your child says {answer}, fetches the old soup spoon and draws a spoon on a label. You tell who stirred with it first. One {token}!',
      child:
        'Open a family museum for a day. Answer a question to show one thing from home. Choose something old, loved or funny. Tell its story as if {hero} had come from {place}.',
      steps: [
        'Get out paper and pencils. Clear one shelf. Tear a sheet into four and fold each piece so that it stands: the labels. Any spare is the sign.',
        'The museum stays shut until a wrong answer is mended.',
        'Nothing that can break goes on show.',
      ],
      say: 'Now that is a treasure! What shall guests notice first?',
    },
    {
      title: 'Our Own Game',
      ages: 'younger',
      inShort: {
        you: 'Ask a question. Then you both show one or two fingers: the coin moves that far.',
        child: 'Answers, and draws a rule on a square ahead before the move: one {token}.',
        end: 'The coin is home, and the game has a name.',
      },
      round:
        'Your child says {answer} and draws on square 3: Grandma waves, go ahead two! You show one finger, your child two. The coin lands right there: one {token}.',
      child:
        'Make a board game about your family. Answer a question to invent a special square. Choose: skip ahead, go back or sing. Draw the way home from {place}.',
      steps: [
        'Get out paper, pencils and coins. Draw a path of twelve squares to a house. One coin is the whole family.',
        'A wrong answer wins no square: mend it together.',
        'Not home at the end? Move on without questions.',
      ],
      say: 'What always happens in our family? That would make a rule.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'coins', quantity: '1', core: true },
      ],
      safety: [{ hazard: 'a small coin', adultNote: 'A grown-up puts the coin away at the end.' }],
    },
    {
      title: 'Family Front Page',
      ages: 'older',
      inShort: {
        you: 'Ask a question. Then tell the reporter a true story from your life.',
        child: 'Answers, asks you one interview question, and writes a headline for what you tell: one {token}.',
        end: 'Your child reads the front page aloud.',
      },
      round:
        'Your child says {answer} and asks: what did you break as a child? You tell. The headline says: Ball Beats Lamp. One {token}!',
      child:
        'Report the family news that nobody has printed yet. Answer a question to win one interview question. Choose one that yes or no cannot answer. Write it so that {hero} reads on.',
      steps: [
        'Get out paper and pencils. One sheet is the front page. Your child writes a name for the paper on top.',
        'A wrong answer wins no interview. Reporters check a fact twice: so do you.',
        'A headline has five words at most.',
      ],
      say: 'Ask me about any day of my life. I answer as it was.',
    },
    {
      title: 'Crest and Blazon',
      ages: 'older',
      inShort: {
        you: 'Ask a question. At the end, draw one field by words alone.',
        child: 'Answers and fills one field of the family shield with a picture for somebody: one {token}.',
        end: 'Your drawing matches that field.',
      },
      round:
        'Your child says {answer}. Field 1 turns blue, with two yellow spoons crossed: somebody here loves soup. One {token}!',
      child:
        'Design a family shield that could hang at {place}. Answer a question to win one field. Choose a picture that stands for one person. Say the blazon: words exact enough to draw from.',
      steps: [
        'Get out paper and colored pencils. Your child draws a large shield, with a field for each question.',
        'No color on a wrong answer: work it out.',
        'Last, your child hides the shield and tells you one field: what stands where, how large, in what color? You draw it on the other sheet.',
      ],
      say: 'I draw only what you say. Heralds call that a blazon.',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'colored pencils', quantity: '4 colors', core: true, substitute: 'crayons' },
      ],
    },
  ],
  safety: [],
}
