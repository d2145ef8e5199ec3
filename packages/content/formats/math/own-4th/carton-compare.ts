import type { Format } from '../../../types.ts'

export const cartonCompare: Format = {
  id: 'math.carton-compare',
  subject: 'math',
  title: 'Which Fills More',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'hands-on',
  layout: 'c',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.equivalent-fractions'],
  materials: [
    { name: 'egg carton', quantity: '1, for 12 eggs', core: true, substitute: '12 circles drawn in two rows' },
    { name: 'dry beans', quantity: '12', core: true, substitute: 'buttons or coins' },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Draw two fractions and tell which fills more. Choose how you decide: use one half or rename. Fill the carton for {hero} to see.',
      inShort: {
        you: 'Ask a question. Then your child draws two slips. Ask: which is greater, and how do you know? Watch the carton decide.',
        child:
          'Answers, draws two slips and says which fraction is greater, and why. Renames each in twelfths, fills that much of the carton and counts.',
      },
      round:
        'Your child says {answer} and draws 2/3 and 5/12. 2/3 is above one half, 5/12 below. 2/3 = 8/12 fills 8 places, 5/12 only 5: 2/3 is greater.',
      steps: [
        'Get out egg carton, dry beans and paper. Tear eight slips: 1/2, 1/3, 2/3, 1/4, 3/4, 1/6, 5/6, 5/12. Turn them face down. The carton is one whole, and one bean fills a twelfth.',
        'For 2/3, split the 12 places into three equal parts and fill two. Does the carton say something else? Rename it together: what times 3 is 12, and what times 2? Help a wrong answer with drawn bars.',
      ],
      say: 'Two fractions, one carton. Which one needs more beans?',
    },
    {
      title: 'Over or Under Half',
      child:
        'Stand on one half and let two dice make a fraction. Jump to the side where it belongs. Choose: left hand or right hand throws for {friend}.',
      inShort: {
        you: 'Ask a question. Then the dice make two fractions, one after the other. Ask: over one half or under it, and which is greater?',
        child:
          'Answers. Throws two dice, the smaller on top, and jumps: left for under one half, right for over. Does it again. Tells which fraction is greater; on the same side, renames both.',
      },
      round:
        'Your child says {answer} and throws 2 and 5: 2/5. Two and two are 4, less than 5: left! Then 3/4: six is more than 4, right! So 3/4 is greater.',
      steps: [
        'Get out dice. A sock or a line of the floor is one half, with room on both sides.',
        'The test for each jump: double the numerator. Is it less than the denominator, more or the same? With the same on both dice it is one whole, far right.',
        'Two fractions on one side: count by both denominators until they meet, and rename. Do so for a wrong answer, too.',
      ],
      further: 'Now rename both on different sides, too, to see by how many small parts one is greater.',
      say: 'Double the numerator in your head, then jump!',
      materials: [{ name: 'dice', quantity: '2', core: true }],
    },
  ],
  safety: [],
}
