import type { Format } from '../../../types.ts'

export const drawAndLabel: Format = {
  id: 'science.draw-and-label',
  subject: 'science',
  title: 'Draw and Label',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'draw',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      questions: 3,
      child:
        'Answer to win a new color. Draw what each answer looks like, and label it. Choose the box that goes to {hero} at {place}.',
      inShort: {
        you: 'Hold all the crayons. Ask a question, and hand over one color for a right answer.',
        child: 'Answers, picks a color and draws the answer in a box with its label. A box in color wins one {token}.',
        end: 'Three boxes are drawn, labeled and colored.',
      },
      round:
        'You read question 1. Your child says {answer}, picks a crayon from your hand, draws that in box 1 and labels it. It is in color: one {token}.',
      steps: [
        'Get out paper, pencils and crayons. Fold one sheet into four boxes: three answers and a title.',
        'Tell the answer if it is wrong. It stays without color until the question is right at the end. Where writing is still slow, you write the labels.',
      ],
      say: 'The crayons are mine. Each right answer makes one of them yours.',
    },
    {
      title: 'Question Arrows',
      questions: 3,
      child:
        'Sketch each question on the left, its answer on the right. Join them with an arrow. Choose the color of each arrow for {friend}.',
      inShort: {
        you: 'Ask the three questions. Then cover the right half and point to the sketches on the left.',
        child:
          'Sketches question and answer with an arrow between. Later says the hidden answer from memory: one {token} on that arrow.',
        end: 'Three arrows carry one {token} each.',
      },
      round:
        'You read question 1. Your child says {answer} and sketches both, with an arrow. Later you cover the right half. Your child looks at sketch 1, says the answer again and wins one {token}.',
      steps: [
        'Get out paper, pencils and crayons. Write Question on the left half of one sheet and Answer on the right.',
        'Tell the answer if it is wrong, and point to that sketch first.',
      ],
      say: 'Draw it so well that the left half reminds you of the right.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '3 colors', core: true, substitute: 'colored pencils' },
      ],
    },
    {
      title: 'Picture the Fact',
      ages: 'younger',
      questions: 3,
      child:
        'Draw three giant {tokens} for {hero}. Answer, and fill one with a picture. Choose your brightest color for the best fact.',
      inShort: {
        you: 'Ask the three questions. Then cover all the pictures and show one tiny bit of each.',
        child: 'Answers and draws it inside a giant {token}. Later names the answer from the bit: that {token} is won.',
        end: 'Three giant {tokens} are won and colored.',
      },
      round:
        'You read question 1. Your child says {answer} and draws it inside the first giant {token}. Later you show a tiny bit of it. Your child says the answer again: won!',
      steps: [
        'Get out paper, pencils and crayons. On one sheet your child outlines three {tokens}, large as a hand. The other is your curtain.',
        'Tell the answer if it is wrong, before it is drawn. Is it hard to draw? A sign will do, such as a sun for light, a drop for water or an arrow for a push.',
      ],
      say: 'Soon a curtain falls over your pictures. Make them easy to remember!',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '3 colors', core: true, substitute: 'colored pencils' },
      ],
    },
    {
      title: 'The Diagram Desk',
      ages: 'older',
      questions: 3,
      child:
        'Turn each answer into a diagram with arrows and labels. Make it so clear that {friend} gets it. Choose one to hang up at {place}.',
      inShort: {
        you: 'As {friend}, ask a question. Then read the diagram aloud: only what is on the page.',
        child:
          'Answers, then draws it with arrows and at most five labels. If your reading tells the answer, it wins one {token}.',
        end: 'Three diagrams can be read without their questions.',
      },
      round:
        'You read question 1. Your child says {answer} and draws it with arrows and four labels. You read aloud what you see. It tells the answer: one {token}.',
      steps: [
        'Get out paper and pencils. Divide one sheet into three parts.',
        'Tell the answer if it is wrong. That diagram may have only three labels.',
        'If your reading does not tell it, your child mends the drawing.',
      ],
      say: 'I read only what is on the page, and I am very slow at guessing.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
