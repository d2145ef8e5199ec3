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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Pull the load of {hero} against your grown-up. Choose each pull: just as hard, harder or gentler. Predict: will it slide or stay? Tell what the bands show.',
      inShort: {
        you: 'Ask a question. Then pull your band a little and hold it still.',
        child:
          'Answers, then picks a pull and predicts: slide or stay? Pulls the other band and says balanced or unbalanced.',
      },
      round:
        'Your child says {answer}. Then your child wants to pull just as hard and predicts stay. Both bands get equally long, and the book stays: balanced!',
      steps: [
        'Get out books, string and rubber bands. A grown-up ties the string around a light book and loops a band onto the string on each side. Work on a smooth table.',
        'The longer band pulls harder. For harder or gentler, the stronger one pulls on until the book slides. After a wrong answer, work it out together.',
      ],
      further:
        'Before each pull, tell units: 4 and 3 against 5, 6 and 2 against 8, 5 and 5 against 12. Your child adds them, then shows it with the bands.',
      say: 'Will the book slide or stay?',
      success: 'Balanced pulls keep the book still, and unbalanced ones make it slide.',
    },
    {
      title: 'Starting a Load',
      child:
        'Measure how much pull starts a load toward {place}. Pull one crate for {friend}, then two, then three. Predict each length before you pull. Choose a smooth or a rough floor.',
      inShort: {
        you: 'Ask a question. Then hold the ruler beside the band and read it as the load starts to move.',
        child: 'Answers, then predicts how long the band will get and pulls slowly.',
        end: 'Ask: what pushes back? (friction)',
      },
      round:
        'Your child says {answer}. Then your child predicts 4 inches and pulls one book slowly. It moves! You read 5 inches and note it.',
      steps: [
        'Get out books, string, rubber bands and a ruler. A grown-up ties the string around one of the books and loops a band onto it.',
        'Add one book on top for each new question. After a wrong answer, work it out together.',
      ],
      further:
        'After each load, ask: friction is 12 units. Two pull with 5 and 6, then 7 and 5, then 8 and 7. Does it start? (no, no, yes)',
      say: 'The more we load, the harder we pull. How long will the band get?',
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
