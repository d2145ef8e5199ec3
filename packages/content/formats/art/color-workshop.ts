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
        steps: [
          'Get out watercolors, brushes, water, cups, paper and newspapers. A grown-up covers the table.',
          'Fold a sheet in four. Do the tasks as patches.',
          'Rinse between colors.',
          'On the second sheet, your child plans the mural and fills it.',
        ],
        say: 'Which patch told you something new? Where will you use it?',
        success: 'At least one tested patch comes back in the mural, on purpose.',
      },
      {
        child:
          'Find the right color for the costume of {friend}. Make three tests first. Tell what you did each time. Color the costume for {place}. Choose a plain one or one with {things} on it.',
        steps: [
          'Get out watercolors, brushes, water, cups, paper and newspapers. A grown-up covers the table.',
          'Your child makes tests for the tasks and says how.',
          'Let them dry for two minutes. Talk about what changed.',
          'Draw a simple costume and color it.',
        ],
        say: 'How did you get this one? Could you make it again?',
        success: 'Your child can repeat one color or effect that worked.',
      },
      {
        child:
          'Act as the color master of {place}. Listen to each order from {hero}. Show the order in wet color. Name every result like a shop would. Use one sheet or two.',
        steps: [
          'Get out watercolors, brushes, water, cups, paper and newspapers. A grown-up covers the table.',
          'Place the tasks as orders, one at a time.',
          'Your child fills each order on the sheet.',
          'Ask how it was done. Write the names of the results.',
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
