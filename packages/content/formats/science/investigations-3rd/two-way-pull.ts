import type { Format } from '../../../types.ts'

export const twoWayPull: Format = {
  id: 'science.two-way-pull',
  subject: 'science',
  title: 'Two-Way Pull',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '3rd', to: '3rd' },
  skills: ['science.3.balanced-forces'],
  materials: [
    { name: 'books', quantity: '3, about the same size', core: true },
    { name: 'string', quantity: '2 pieces, an arm long', core: true, substitute: 'shoelaces' },
    { name: 'rubber bands', quantity: '2, the same kind', core: true },
    { name: 'ruler', quantity: '1', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 4,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Pull the load of {hero} from two sides at once. Predict: will it slide or stay? Measure how long each band gets. Choose long or short arrows to draw the forces.',
      inShort: {
        you: 'Call the pull: equal and gentle, then harder on one side, last equal and strong. Ask a question after each.',
        child: 'Predicts, pulls both bands opposite ways, draws each force as an arrow and answers: one {token}.',
        end: 'Three pulls are drawn.',
      },
      round:
        'You call equal and gentle. Your child predicts and pulls. You measure: both bands are equally long, and the book stays. Balanced! You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out books, string, rubber bands, a ruler, paper and pencils. A grown-up ties a piece of string to each side of one of the books and hooks a band on each. Work on a smooth table.',
        'Harder on one side: your child picks the side and pulls until the book slides. A harder pull gets a longer arrow. After a wrong answer, pull it and look.',
      ],
      say: 'The bands show the pull. What do you read when the book stays put?',
      success: 'Balanced pulls keep the book still, and unbalanced ones make it slide.',
      materials: [
        { name: 'books', quantity: '1', core: true },
        { name: 'string', quantity: '2 pieces, an arm long', core: true, substitute: 'shoelaces' },
        { name: 'rubber bands', quantity: '2, the same kind', core: true },
        { name: 'ruler', quantity: '1', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Starting a Load',
      child:
        'Measure how much pull starts a load toward {place}. Load one crate for {friend}, then two, then three. Predict each row before you pull. Choose a smooth or a rough floor.',
      inShort: {
        you: 'Hold the ruler beside the band and read it as the book starts. Ask a question after each load.',
        child: 'Predicts, pulls the load twice and writes the longer length. Then answers: one {token}.',
        end: 'One, two and three books are measured.',
      },
      round:
        'Your child pulls one book slowly along the floor. You read the band as it starts. Two pulls: the longer length goes into the table. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out books, string, rubber bands, a ruler, paper and pencils. A grown-up ties string around one of the books and hooks one of the rubber bands on. Draw a table: books, length.',
        'Floor and band stay the same; only the books on top change. After a wrong answer, point which way each force goes.',
      ],
      say: 'You are pulling and it is not moving. What pushes back?',
      success: 'More books need a longer band, since friction pushes back harder.',
      materials: [
        { name: 'books', quantity: '3, about the same size', core: true },
        { name: 'string', quantity: '1 piece, two arms long', core: true, substitute: 'shoelaces' },
        { name: 'rubber bands', quantity: '1', core: true },
        { name: 'ruler', quantity: '1', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'snapping rubber band',
      adultNote: 'A grown-up checks the bands. Stay close, pull gently and keep faces back from the stretch.',
    },
  ],
}
