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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '4 to 6 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      questions: 3,
      child:
        'Fold a sheet into one box for each question. Draw what the question is about. Write or say the answer under it. Color the part that matters most. Choose a box to send to {hero} at {place}.',
      inShort: {
        you: 'Ask each question, and write the answer if that helps.',
        child: 'Draws what the question is about and puts the answer under it: one {token} in that box.',
        end: 'Every box has its {token}.',
      },
      round:
        'You read question 1. Your child says {answer}, draws it in box 1 and colors what matters most. The answer goes underneath, with one {token}.',
      steps: [
        'Get out paper, pencils and crayons. Fold a sheet into one box for each question.',
        'Is the real thing in the room? Look at it before drawing.',
        'Mend a wrong answer before it is drawn.',
        'Cover the words. Can your child still tell each answer from its picture?',
      ],
      say: 'What would show the answer best? Draw just that.',
    },
    {
      title: 'Question Arrows',
      questions: 3,
      child:
        'Sketch each question on the left of your page. Draw or write its answer on the right, with an arrow. Pick which answer to draw large. Color one {token} on each true arrow. Read your arrows to {friend} at {place}.',
      inShort: {
        you: 'Ask, and read each finished arrow aloud.',
        child: 'Sketches question and answer, joined by an arrow. A true arrow wins one {token}.',
        end: 'Every question has its true arrow.',
      },
      round:
        'Question 1 becomes a sketch on the left. Your child says {answer} and puts that on the right, with an arrow between. You read it aloud: true! It gets one {token}.',
      steps: [
        'Get out paper, pencils and crayons. Draw a line down the middle. Write Question on the left half and Answer on the right.',
        'Wrong? Tell the answer: the arrow leads on to a new drawing.',
        'Cover the right half. Your child reads the arrows from memory.',
      ],
      say: 'Where does this arrow go?',
    },
    {
      title: 'Picture the Fact',
      ages: 'younger',
      questions: 3,
      child:
        'Draw one large {token} for each question. Draw each answer inside its {token}. Choose the color for your proudest fact. Hide each {token} under your hand. Tell {hero} at {place} the fact that it holds.',
      inShort: {
        you: 'Ask, and write the word if your child likes.',
        child: 'Answers and draws that inside one large {token} to win it.',
        end: 'Each fact is told again from under a hand.',
      },
      round:
        'Your child hears question 1 and says {answer}. A small picture of that, with one word, fills the first large {token}: it is won.',
      steps: [
        'Get out paper, pencils and crayons. Your child outlines one hand-sized {token} for each question.',
        'Wrong? Tell it and ask again last.',
        'Play the hand game: your child hides one, tells its fact and looks.',
      ],
      say: 'What picture tells this fact best?',
    },
    {
      title: 'The Diagram Desk',
      ages: 'older',
      questions: 3,
      child:
        'Make a diagram that answers each question. Use arrows and labels, but no whole sentences. Hand it to {friend} to read aloud. Add what was missing. Choose the one to post at {place}.',
      inShort: {
        you: 'As {friend}, read aloud only what is on the page.',
        child: 'Draws the answer with labels and arrows. A clear diagram wins one {token}.',
        end: 'Every diagram works without its question.',
      },
      round:
        'Your child answers question 1 with {answer}, then draws it with labels and an arrow, and hands it over. You say only what you see. What is missing is added: one {token}.',
      steps: [
        'Get out paper, pencils and crayons. Divide a sheet into one part for each question.',
        'Settle each answer aloud before it is drawn.',
        'A reason is an arrow from cause to effect.',
      ],
      say: 'I will read only what is on the page. Ready?',
    },
  ],
  safety: [],
}
