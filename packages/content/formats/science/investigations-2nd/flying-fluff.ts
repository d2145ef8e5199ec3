import type { Format } from '../../../types.ts'

export const flyingFluff: Format = {
  id: 'science.flying-fluff',
  subject: 'science',
  title: 'Flying Fluff',
  modality: { primary: 'visual', secondary: ['kinesthetic', 'auditory'] },
  kind: 'investigate',
  layout: 'd',
  grades: { from: '2nd', to: '2nd' },
  skills: ['science.2.seeds-travel'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'paper clips', quantity: '2', core: true },
    { name: 'cotton balls', quantity: '1', core: true, substitute: 'a bit of tissue' },
    { name: 'books', quantity: '1, thin', core: true },
    { name: 'measuring tape', quantity: '1', core: true, substitute: 'counting foot lengths' },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Build three seed models for {hero}: wings, fluff and a bare ball. Predict who lands last. Drop two at once and watch. Choose a name for the slowest one at {place}.',
      inShort: {
        you: 'Call the race: wings and bare, fluff and bare, last fluff and bare in wind. Ask a question after each.',
        child:
          'Predicts, drops both at once from shoulder height, twice, and tells who lands last. Then answers: one {token}.',
        end: 'Three races are done.',
      },
      round:
        'You call wings and bare. Your child predicts and drops both at once, twice. The wings land last! You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out paper, paper clips, cotton balls, books and measuring tape. Wings: tear off a strip two fingers wide, fold it in half, bend both ends out and clip the fold. Fluff: pull a cotton ball wide and thin. Bare: crumple half a sheet tight around a clip.',
        'In wind, you fan with a book as fluff and ball fall. Measure how far each one drifts.',
        'After a wrong answer, look at the models.',
      ],
      say: 'Which part of your model catches the air?',
      success: 'Wings and fluff catch air and land after the bare ball.',
    },
    {
      title: 'What Wind Moves',
      child:
        'Find out what wind can move at {place}. Predict how far each model goes. Fan it five times and measure. Choose a sail for {friend}.',
      inShort: {
        you: 'Set one model on the line: clip, then fluff, last the clip with a sail. Ask a question after each.',
        child: 'Predicts, fans five times with the book and measures how far it went. Then answers: one {token}.',
        end: 'Three distances are measured.',
      },
      round:
        'You set the bare clip on the line. Your child predicts, fans five times and measures: it hardly moved. You ask question 1. Your child says {answer} and wins one {token}.',
      steps: [
        'Get out paper, paper clips, cotton balls, books and measuring tape. Lay the measuring tape on a smooth floor; its end is the line. Pull one of the cotton balls wide. Tear out a paper sail, four fingers wide.',
        'Fan from one foot away, equally hard each time. Your child folds the sail and clips it on.',
        'After a wrong answer, look at the models together.',
      ],
      say: 'Why does each one get the same five strokes?',
      success: 'Fluff and sail go farther than the bare clip.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'paper clips', quantity: '1', core: true },
        { name: 'cotton balls', quantity: '1', core: true, substitute: 'a bit of tissue' },
        { name: 'books', quantity: '1, thin', core: true },
        { name: 'measuring tape', quantity: '1', core: true, substitute: 'counting foot lengths' },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small metal clips',
      adultNote: 'Stay close, clear the floor to drop and fan, and count the clips at the end.',
    },
  ],
}
