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
        you: 'Hold all the crayons. Ask a question. Then hand over the color that your child picks.',
        child: 'Answers and picks a color. Draws the answer in a box and writes a label.',
      },
      round: 'Your child says {answer} and picks a color from your hand. That is drawn in box 1 and labeled.',
      steps: [
        'Get out paper and crayons. Draw three large boxes on the sheet.',
        'Work out a wrong answer together. If writing is still slow, you write the label.',
      ],
      say: 'The crayons are mine. Each right answer makes one of them yours.',
    },
    {
      title: 'Question Arrows',
      questions: 3,
      child:
        'Sketch each question and draw an arrow from it. Remember where the arrow leads for {friend}. Choose a straight arrow or a wiggly one.',
      inShort: {
        you: 'Ask all three questions, one by one. When three arrows are drawn, point to the sketches in mixed order.',
        child:
          'Answers, sketches the question in a row and draws an arrow from it. Later says the answer again when you point to that sketch.',
      },
      round:
        'Your child says {answer}, sketches the question in row 1 and draws an arrow. Later you point to that sketch. Your child follows the arrow and says the answer.',
      steps: ['Get out paper and crayons. Fold the sheet into three rows.', 'Work out a wrong answer together.'],
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
        you: 'Ask all three questions, one by one. Then cover the pictures with the curtain and let a tiny bit of one peek out.',
        child: 'Answers and draws each answer in its own box. Later names the answer from the tiny bit.',
      },
      round:
        'Your child says {answer} and draws that in box 1. Later a tiny bit of it peeks out from the curtain. Your child says the answer again.',
      steps: [
        'Get out paper and crayons. Draw three large boxes on one sheet. The other sheet is the curtain.',
        'Work out a wrong answer together. A simple sign will do.',
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
        you: 'Be {friend} and ask a question. When the diagram is done, read aloud only what is on the page.',
        child:
          'Answers, then draws the answer as a diagram with an arrow and three labels. Your reading must tell the answer.',
      },
      round:
        'Your child says {answer} and draws it with an arrow and three labels. You read aloud what you see. It tells the answer.',
      steps: [
        'Get out paper and pencils. Divide the sheet into three parts.',
        'After a wrong answer, work it out together before the drawing. If your reading does not tell the answer, your child adds a label.',
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
