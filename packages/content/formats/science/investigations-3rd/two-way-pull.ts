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
    { name: 'books', quantity: '1 light one', core: true },
    { name: 'string', quantity: '1 piece, two arms long', core: true, substitute: 'shoelaces' },
    { name: 'rubber bands', quantity: '2, the same kind', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Pull the load of {hero} against your grown-up. Choose each pull: just as hard, harder or gentler. Predict: will it slide or stay? Tell what the bands show.',
      earned: true,
      inShort: {
        you: 'Pull your band a little and hold it still.',
        child:
          'Picks a pull, just as hard, harder or gentler, and predicts: slide or stay? Pulls and says balanced or unbalanced.',
      },
      round:
        'Your child says {answer}, picks just as hard and predicts stay. Both bands get equally long, and the book stays: balanced!',
      steps: [
        'Get out books, string and rubber bands. A grown-up ties the string around a light book. Loop a band on at each side.',
        'The longer band pulls harder. Unequal? Pull that one until the book slides.',
      ],
      further: 'Tell units: 4 and 3 against 5, 6 and 2 against 8. Your child shows it.',
      say: 'Will the book slide or stay?',
      success: 'Balanced pulls keep the book still, and unbalanced ones make it slide.',
    },
    {
      title: 'Starting a Load',
      child:
        'Measure how much pull starts a load toward {place}. Pull one crate for {friend}, then two, then three. Predict each length before you pull. Choose a smooth or a rough floor.',
      earned: true,
      inShort: {
        you: 'Hold the ruler beside the band. Read it as the load starts.',
        child:
          'Predicts how long the band will get. Pulls slowly. Calls balanced while the book stays, unbalanced as it starts.',
        end: 'Ask: what pushes back? (friction)',
      },
      round:
        'Your child says {answer}, predicts 4 inches and pulls slowly. Balanced, balanced, unbalanced! You read 5 inches.',
      steps: [
        'Get out books, string, rubber bands and a ruler. A grown-up ties the string around one book and loops a band on.',
        'Add one book on top for each new question.',
      ],
      further: 'Do 5 and 6 units beat a friction of 12? Do 8 and 7? (no, yes)',
      say: 'How long will the band get this time?',
      success: 'More books need a longer band, since friction pushes back harder.',
      materials: [
        { name: 'books', quantity: '3 light ones, about the same size', core: true },
        { name: 'string', quantity: '1 piece, two arms long', core: true, substitute: 'shoelaces' },
        { name: 'rubber bands', quantity: '1', core: true },
        { name: 'ruler', quantity: '1', core: true },
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
