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
        'Answer to win a new color. Draw what each answer looks like, and label it. Choose one box that goes to {hero} at {place}.',
      inShort: {
        you: 'Hold all the crayons. Ask a question, and hand over one color for a right answer.',
        child: 'Answers, picks a color and draws the answer in a box with a label: one {token}.',
        end: 'Three boxes are drawn and labeled.',
      },
      round: 'Your child says {answer}, picks a color from your hand, draws that in box 1 and labels it: one {token}.',
      steps: [
        'Get out paper and crayons. Fold one sheet into four boxes; three are for answers, one is the title.',
        'A wrong answer is mended together, and then you pick the color. Where writing is still slow, you write the labels.',
      ],
      say: 'The crayons are mine. Each right answer makes one of them yours.',
    },
    {
      title: 'Question Arrows',
      questions: 3,
      child:
        'Sketch each question and draw an arrow from it. Remember where the arrow leads for {friend}. Choose a straight arrow or a wiggly one.',
      inShort: {
        you: 'Ask the three questions. Then point to the sketches, in mixed order.',
        child:
          'Answers, sketches the question and draws an arrow from it. Later says the answer at its tip again: one {token}.',
        end: 'Three arrows have led to their answers.',
      },
      round:
        'Your child says {answer}, sketches the question and draws an arrow. Later you point to that sketch. Your child follows the arrow and says the answer: one {token}.',
      steps: [
        'Get out paper and crayons. Fold one sheet into three rows.',
        'A wrong answer is mended together before the sketch.',
      ],
      say: 'Nothing stands at the tip of the arrow. That part is in your head!',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '3 colors', core: true, substitute: 'colored pencils' },
      ],
    },
    {
      title: 'Picture the Fact',
      ages: 'younger',
      questions: 3,
      child:
        'Draw each answer in its own box for {hero}. Hide it behind the curtain. Name it again from one tiny bit. Choose your colors: bright or dark?',
      inShort: {
        you: 'Ask the three questions. Then cover all the pictures and show one tiny bit of each.',
        child: 'Answers and draws it in a box. Later names the answer from the bit: one {token}.',
        end: 'Three pictures are named.',
      },
      round:
        'Your child says {answer} and draws that in box 1. Later you show a tiny bit of it. Your child says the answer again: one {token}!',
      steps: [
        'Get out paper and crayons. Fold one sheet into four boxes; three are for answers. The other is your curtain.',
        'Mend a wrong answer before it is drawn. A simple sign will do.',
      ],
      say: 'Soon a curtain falls over your pictures. Make them easy to remember!',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'crayons', quantity: '3 colors', core: true, substitute: 'colored pencils' },
      ],
    },
    {
      title: 'The Diagram Desk',
      ages: 'older',
      questions: 3,
      child:
        'Turn each answer into a labeled diagram. Make it so clear that {friend} gets it. Choose one diagram for {place}: the first, second or third.',
      inShort: {
        you: 'As {friend}, ask a question. Then read the diagram aloud: only what is on the page.',
        child:
          'Answers, then draws it with arrows and three labels. If your reading tells the answer, it wins one {token}.',
        end: 'Three diagrams can be read.',
      },
      round:
        'Your child says {answer} and draws it with an arrow and three labels. You read aloud what you see. It tells the answer: one {token}.',
      steps: [
        'Get out paper and pencils. Divide one sheet into three parts.',
        'Mend a wrong answer together first. If your reading does not tell it, your child adds a label.',
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
