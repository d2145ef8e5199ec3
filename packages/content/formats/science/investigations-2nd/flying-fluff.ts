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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'paper clips', quantity: '3', core: true },
    { name: 'cotton balls', quantity: '2', core: true, substitute: 'a bit of tissue' },
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
        'Build three seed models. Make one with wings, one with fluff and one bare ball. Predict which stays up longest. Drop each one and count out loud. Pick a name for each. Each tested model wins one {token} for {hero} at {place}.',
      inShort: {
        you: 'Ask one question after each model.',
        child: 'Drops a model three times, counts its fall and answers a question: one {token}.',
        end: 'All three models have been dropped.',
      },
      round:
        'Your child predicts, then drops the winged model from shoulder height and counts out loud until it lands. Three drops! You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out paper, paper clips, cotton balls, books and measuring tape. Wings: tear a strip two fingers wide, fold it in a V, bend the two ends out and clip the fold. Fluff: pull a cotton ball loose and clip it. Bare: crumple half a sheet with a clip.',
        'Drop the other two as well. On each third drop, fan with a book and measure the drift.',
        'Wings and fluff catch air, so the fall is slow.',
      ],
      say: 'Which part of your model catches the air?',
      success: 'Your child finds the slow fallers and says that air holds them up.',
    },
    {
      title: 'What Wind Moves',
      child:
        'Find out what wind can move best. Put three models on a line. Fan each one five times. Measure how far it went. Order them for {friend}. Choose one model to make better. Each measured model wins one {token} for {place}.',
      inShort: {
        you: 'Ask one question after each measured distance.',
        child: 'Fans one thing, measures how far it went and answers a question: one {token}.',
        end: 'Three distances are in order.',
      },
      round:
        'Your child predicts an order, then fans the clip with five strokes of the book and measures how far it went. Question 1 comes next. Your child says {answer} and wins one {token}.',
      steps: [
        'Get out paper, paper clips, cotton balls, books and measuring tape. Line up on the floor: one clip alone, one fluffed cotton ball, one flat torn square of paper.',
        'Fan each from one foot away, always as hard. Measure in inches.',
        'Last, your child gives the clip a sail. Light and wide shapes catch wind. Heavy compact ones stay put.',
      ],
      say: 'Each one gets the same five strokes. Why does that matter?',
      success: 'Your child orders them by distance and links that to shape.',
    },
  ],
  safety: [
    {
      hazard: 'small metal clips',
      adultNote: 'Stay close, clear the floor to drop and fan, and count the clips at the end.',
    },
  ],
}
