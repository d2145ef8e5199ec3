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
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Box Behind the Book',
      child:
        'Listen to the edges of a hidden box. Draw its bottom layer in squares. Choose what you say first: one layer or all layers. Take the box apart and count for {hero}.',
      inShort: {
        you: 'Ask a question. Behind a book build a box of up to 24 blocks. Tell its length, width and height. Then lift the book.',
        child:
          'Answers. Draws the bottom as squares, counts one layer, multiplies by the height and says the volume. Takes the box down layer by layer and counts.',
      },
      round:
        'Your child says {answer}. Your hidden box is 3 long, 2 wide and 4 high. Your child draws 6 squares: 6 × 4 = 24. Up goes the book: four layers of 6.',
      steps: [
        'Get out wooden blocks, books and paper. Stand the large book up as a wall in front of you.',
        'Wrong volume? Build one layer together and set the next on top, counting on.',
      ],
      further: 'From now on, hide a tower beside a hall, equally deep. Take 24 blocks at most. Tell the edges of both.',
      say: 'You see nothing, you hear three numbers. How many blocks do I hide?',
    },
    {
      title: 'Measured Boxes',
      child:
        'Measure a box from the kitchen or from your room. Choose which side is the bottom. Work out one layer, then all layers. Tell {friend} which box would hold the most {things}.',
      inShort: {
        you: 'Ask a question. Then hand over a box. Repeat the three edges in whole inches, and test the volume on the calculator.',
        child:
          'Answers. Measures length, width and height to the nearest inch. Says how many inch cubes cover the bottom, multiplies by the height and names the volume in cubic inches.',
      },
      round:
        'Your child says {answer} and measures: 8 by 2 by 11 inches. 16 cubes in a layer, 11 layers: 176 cubic inches. The calculator agrees.',
      steps: [
        'Get out a ruler, a calculator and containers: four boxes, such as tea, cereal, tissues, shoes.',
        'Other number? Multiply the bottom layer again together. Line up the boxes from the least volume to the most.',
      ],
      further: 'From the second box on, set two side by side. How many cubic inches are both?',
      say: 'A tall one or a wide one: which box is really the bigger?',
      success: 'The measured boxes stand in order of their volumes.',
      materials: [
        { name: 'ruler', quantity: '1', core: true },
        { name: 'calculator', quantity: '1', core: true },
        { name: 'containers', quantity: '4 boxes with edges', core: true },
      ],
    },
  ],
  safety: [],
}
