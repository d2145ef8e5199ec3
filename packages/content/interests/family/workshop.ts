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
      earned: true,
      inShort: {
        you: 'Once your child has brought a thing, tell where it comes from.',
        child: 'Fetches one thing from home that cannot break and draws it on a label.',
        end: 'Your child sets the oldest thing first and gives a tour.',
      },
      round:
        'Your child says {answer}, fetches the old soup spoon and draws a spoon on a label. You tell who stirred with it first.',
      child:
        'Open a family museum for a day. Answer a question to show one thing from home. Choose something old, loved or funny. Tell its story as if {hero} had come from {place}.',
      steps: [
        'Get out paper and pencils. Clear one shelf: the museum. Tear a sheet into four and fold each piece so that it stands: the labels.',
        'Wrong? Work it out together.',
      ],
      say: 'Now that is a treasure! What shall guests notice first?',
    },
    {
      title: 'Our Own Game',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Ask why it is so.',
        child:
          'Tells why and draws a rule on the third empty square ahead. Moves the coin there and does what it says.',
        end: 'Move on by twos until the coin is home.',
      },
      round:
        'Your child says {answer}, tells why and draws on square 3: Grandma waves, go ahead two! The coin goes to 3, then to 5.',
      child:
        'Make a board game about your family. Answer a question to invent a special square. Choose: skip ahead, go back or sing. Draw the way home from {place}.',
      steps: [
        'Get out paper, pencils and coins. Draw a path of twenty squares to a house. Lay the coin before square 1.',
        'Wrong? Work it out together.',
      ],
      say: 'What always happens in our family? Draw that on a square.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'coins', quantity: '1', core: true },
      ],
      safety: [{ hazard: 'a small coin', adultNote: 'Stay close, put the coin away at the end.' }],
    },
    {
      title: 'Family Front Page',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'Your child interviews you: tell a true story from your life.',
        child: 'Asks you one question about your life and writes a headline for what you tell, five words at most.',
        end: 'Your child reads the front page aloud.',
      },
      round:
        'Your child says {answer} and asks: what did you break as a child? You tell. Your child writes the headline: Ball Beats Lamp.',
      child:
        'Report the family news that nobody has printed yet. Answer a question to win one interview question. Choose one that yes or no cannot answer. Write it so that {hero} reads on.',
      steps: [
        'Get out paper and pencils. One sheet is the front page. Your child writes a name for the paper on top.',
        'Wrong? Work it out together.',
      ],
      say: 'Ask me about any day of my life. I answer as it was.',
    },
    {
      title: 'Crest and Blazon',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'Guess whom the new picture stands for.',
        child: 'Fills one field of the family shield with a picture for somebody.',
        end: 'Your child hides the shield and tells one field: you draw it.',
      },
      round: 'Your child says {answer}. Field 1 turns blue, with two yellow spoons crossed. You guess who loves soup.',
      child:
        'Design a family shield that could hang at {place}. Answer a question to win one field. Choose a picture that stands for one person. Say the blazon: words exact enough to draw from.',
      steps: [
        'Get out paper and colored pencils. On one sheet your child draws a large shield, with a field for each question. The other sheet is for the end.',
        'Wrong? Work it out together.',
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
