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
        you: 'Hold all the crayons. Read a question. Then hand over the color that your child picks.',
        child: 'Answers and picks a color. Draws the answer in a box and writes a label.',
      },
      round: 'Your child says {answer} and picks a color from your hand. That is drawn in box 1 and labeled.',
      steps: [
        'Get out paper and crayons. Draw three large boxes on the sheet.',
        'If writing is slow, you write the label. Wrong? Work it out together.',
      ],
      say: 'A right answer wins a color. Which one first?',
    },
    {
      title: 'Question Arrows',
      questions: 3,
      child:
        'Sketch each question and draw an arrow from it. Remember where the arrow leads for {friend}. Choose a straight arrow or a wiggly one.',
      inShort: {
        you: 'Read all questions. Then point to the sketches in mixed order.',
        child: 'Answers, sketches the question and draws an arrow from it. Later, at your sign, says the answer again.',
      },
      round:
        'Your child says {answer}. In row 1 come the question and an arrow. Later you point there: {answer}, says your child.',
      steps: ['Get out paper and crayons. Fold the sheet into three rows.', 'Wrong? Work it out together.'],
      say: 'The arrow points at what is in your head!',
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
        you: 'Read all questions. Then cover the pictures. Let a tiny bit of one peek out.',
        child: 'Answers and draws each answer in a box. Later names it from the tiny bit.',
      },
      round:
        'Your child says {answer} and draws that in box 1. Later a bit of it peeks out: {answer}, says your child.',
      steps: [
        'Get out paper and crayons. Draw three boxes on one sheet. The other is the curtain.',
        'Wrong? Work it out together.',
      ],
      say: 'Soon a curtain falls over your pictures.',
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
        you: 'As {friend}, read a question. Then read aloud only what the diagram shows.',
        child: 'Answers, then draws it with an arrow and three labels. Your reading must tell the answer.',
      },
      round: 'Your child says {answer} and draws an arrow and three labels. You read them aloud: it is clear.',
      steps: [
        'Get out paper and pencils. Divide the sheet into three parts.',
        'Unclear? Add a label. Wrong? Work it out together first.',
      ],
      say: 'I read only what is on the page.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
