import type { Format } from '../../../types.ts'

export const boxBehindTheBook: Format = {
  id: 'math.box-behind-the-book',
  subject: 'math',
  title: 'Box Behind the Book',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: '5th', to: '5th' },
  skills: ['math.5.volume'],
  materials: [
    { name: 'wooden blocks', quantity: '24', core: true, substitute: 'legos of one size' },
    { name: 'books', quantity: '1 large one', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Box Behind the Book',
      child:
        'Listen to the edges of a hidden box. Work out one layer, then the whole box. Lift the book for {hero}. Choose how to count the blocks: by layers or by rows.',
      earned: true,
      inShort: {
        you: 'Behind the book, build a box of 24 blocks at most. Tell its three edges.',
        child:
          'Multiplies length and width for one layer, then times the height. Lifts the book and counts the layers.',
      },
      round:
        'Your child says {answer}. You tell: 3 long, 2 wide, 4 high. 6 a layer, your child says, so 24. Under the book: 4 layers.',
      steps: ['Get out wooden blocks and books. Stand the large book up as a wall.'],
      further: 'Hide a tower and a hall, together 24 blocks at most. Tell the edges of both.',
      say: 'You see nothing and hear three numbers. How many blocks?',
    },
    {
      title: 'Measured Boxes',
      prepMinutes: 2,
      child:
        'Measure each box in inches. Choose which side is its bottom. Find the volume, layer by layer. Tell {friend} which box would hold the most {things}.',
      earned: true,
      inShort: {
        you: 'Hand over a box. Test its volume on the calculator.',
        child:
          'Measures the edges in whole inches. Multiplies two for one layer, then times the height: the cubic inches.',
        end: 'Your child lines the boxes up from the least volume.',
      },
      round: 'Your child says {answer} and measures a tea box: 6, 3 and 4 inches. 6 × 3 = 18 a layer, 18 × 4 = 72.',
      steps: ['Get out a ruler, a calculator and containers: four boxes, such as tea, cereal, tissues, shoes.'],
      further: 'Set two boxes side by side. How many cubic inches are both?',
      say: 'Tall or wide: which box is really the bigger?',
      success: 'The measured boxes stand in order of their volumes.',
      materials: [
        { name: 'ruler', quantity: '1', core: true },
        { name: 'calculator', quantity: '1', core: true, substitute: 'working it out on paper' },
        { name: 'containers', quantity: '4 boxes with edges', core: true },
      ],
    },
  ],
  safety: [],
}
