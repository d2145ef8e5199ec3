import type { Format } from '../../types.ts'

/** Wet color, for skills in which color, value or texture is the point. */
export const colorWorkshop: Format[] = [
  {
    id: 'art.color-workshop',
    subject: 'art',
    title: 'Color Workshop',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'make',
    layout: 'c',
    grades: { from: 'kindergarten', to: '5th' },
    skills: [
      'art.k.lines',
      'art.k.color-mixing',
      'art.k.texture',
      'art.1.lines-that-move',
      'art.1.warm-and-cool',
      'art.1.texture-marks',
      'art.2.color-wheel',
      'art.2.light-and-dark',
      'art.2.overlap',
      'art.3.color-and-mood',
      'art.3.three-grounds',
      'art.4.color-schemes',
      'art.4.light-and-form',
      'art.5.value-and-contrast',
    ],
    materials: [
      { name: 'watercolors', quantity: '1 set', core: true, substitute: 'crayons, light over dark' },
      { name: 'brushes', quantity: '1', core: true, substitute: 'a cotton swab' },
      { name: 'water', quantity: 'a little', core: true },
      { name: 'cups', quantity: '1, wide', core: true },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'newspapers', quantity: '2 sheets for the table', core: false, substitute: 'an old towel' },
    ],
    prepMinutes: 4,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Make a mural for one wall of {place}. Try out each task in a small patch. Use your best patch in the mural. Show {hero} where it is. Pick wide strokes or tiny dabs.',
        gist: 'Each task is one wet patch on a folded sheet; your child picks the best and uses it again in a mural on the second sheet.',
        steps: [
          'Get out watercolors, brushes, water, cups, paper and newspapers. A grown-up covers the table.',
          'Fold a sheet in four.',
          'Rinse between colors.',
          'Plan the mural, then fill it.',
        ],
        say: 'Which patch told you something new? Where will you use it?',
        success: 'At least one tested patch comes back in the mural, on purpose.',
      },
      {
        child:
          'Find the right color for the costume of {friend}. Make one test for each task first. Tell what you did each time. Color the costume for {place}. Choose a plain one or one with {things} on it.',
        gist: 'Your child answers each task with a color test and says how; after drying, the best test colors a costume for {friend}.',
        steps: [
          'Get out watercolors, brushes, water, cups, paper and newspapers. A grown-up covers the table.',
          'Ask the tasks.',
          'Let the tests dry for two minutes. What changed?',
          'Your child draws a simple costume.',
        ],
        say: 'How did you get this one? Could you make it again?',
        success: 'Your child can repeat one color or effect that worked.',
      },
      {
        child:
          'Act as the color master of {place}. Listen to each order from {hero}. Show the order in wet color. Name every result like a shop would. Use one sheet or two.',
        gist: 'As {hero}, you place each task as an order; your child, the color master, shows it in wet color and names the result, until all are filled.',
        steps: [
          'Get out watercolors, brushes, water, cups, paper and newspapers. A grown-up covers the table.',
          'Place one order at a time.',
          'Ask how it was done. Write the name beside it.',
        ],
        say: 'I would like to place an order. What do you suggest?',
        success: 'Each order is filled, and its result has a name and a recipe.',
      },
    ],
    safety: [
      {
        hazard: 'spilled water',
        adultNote: 'A grown-up covers the table, fills the cup only a third and wipes up spills at once.',
      },
    ],
  },
]
