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
    { name: 'books', quantity: '1', core: true },
    { name: 'string', quantity: '1 piece, two arms long', core: true, substitute: 'shoelaces' },
    { name: 'rubber bands', quantity: '2, the same kind', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Pull the load of {hero} against your grown-up. Choose each pull: just as hard, harder or gentler. Predict: will it slide or stay? Tell what the bands show.',
      inShort: {
        you: 'Ask a question. Then pull your band a little and hold still.',
        child: 'Answers, picks a pull and predicts: slide or stay? Pulls and says balanced or unbalanced: one {token}.',
        end: 'All three pulls are tested.',
      },
      round:
        'Your child says {answer}, picks just as hard and predicts: stay. Both of you pull. The bands are equally long, and the book stays. Balanced: one {token}!',
      steps: [
        'Get out books, string and rubber bands. A grown-up ties the string around one of the books and hooks a band on each side. Work on a smooth table.',
        'The longer band pulls harder. For harder or gentler, the stronger one goes on until the book slides. Mend a wrong answer first.',
      ],
      say: 'The bands show the pull. Will the book slide or stay?',
      success: 'Balanced pulls keep the book still, and unbalanced ones make it slide.',
    },
    {
      title: 'Starting a Load',
      child:
        'Measure how much pull starts a load toward {place}. Pull one crate for {friend}, then two, then three. Predict each length before you pull. Choose a smooth or a rough floor.',
      inShort: {
        you: 'Ask a question. Then hold the ruler beside the band and read it as the load starts.',
        child: 'Answers, predicts the length of the band and pulls slowly: one {token}.',
        end: 'One, two and three books are measured.',
      },
      round:
        'One book lies on the floor. Your child says {answer}, predicts and pulls slowly. It starts! You read the band and note its length: one {token}.',
      steps: [
        'Get out books, string, rubber bands and a ruler. A grown-up ties string around one of the books and hooks a band on.',
        'Lay the other books on top, one for each question. Mend a wrong answer first. Last, ask: what pushes back? (friction)',
      ],
      say: 'The more we load, the harder we pull. How long will the band get?',
      success: 'More books need a longer band, since friction pushes back harder.',
      materials: [
        { name: 'books', quantity: '3, about the same size', core: true },
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
