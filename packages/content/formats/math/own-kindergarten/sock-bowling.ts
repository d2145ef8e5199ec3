import type { Format } from '../../../types.ts'

export const sockBowling: Format = {
  id: 'math.sock-bowling',
  subject: 'math',
  title: 'Sock Bowling',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'game',
  layout: 'a',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['math.k.take-away'],
  materials: [
    { name: 'cups', quantity: '10, light', core: true, substitute: 'empty containers' },
    { name: 'socks', quantity: '1, rolled up', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Set up cups near {place}. Choose how many: six to ten. Roll the sock and see how many tip over. Tell {hero} what is left.',
      inShort: {
        you: 'Ask a question. After the roll, set the tipped cups aside and lay one hand before those that stand.',
        child:
          'Answers and sets up six to ten cups. Rolls the sock and counts the tipped cups. Says, such as: 9 take away 4 is 5. Lifts your hand and counts the cups that stand.',
      },
      round:
        'Your child says {answer} and sets up 9 cups. The sock tips 4. Your child says: 9 take away 4 is 5. Your hand goes up, and 5 are left.',
      steps: [
        'Get out cups and socks. Use light cups that cannot break. Roll up one sock and bowl from three steps off.',
        'Fingers help, or going back one step for each cup. If none tips, it is take away 0. After a wrong answer, show it with cups.',
      ],
      further: 'From now on, go back one number for each tipped cup: from 9 it is 8, 7, 6, 5.',
      say: 'Rumble, tumble! Which ones go, and how many stay?',
    },
    {
      title: 'Birds Fly Off',
      child:
        'Count the birds on my sleeve. Roll to see how many fly to {place}. Choose: fingers or in your head. Take those birds off and check how many stay.',
      inShort: {
        you: 'Ask a question. Then clip 6 to 10 clothespins to your sleeve: birds on a branch.',
        child:
          'Answers, counts the birds and rolls the die: so many fly off. Says first how many will be left. Then takes those off and counts the ones that stay.',
      },
      round:
        'Your child says {answer}. You wear 8 birds, and the die shows 3. Your child says: 8 take away 3 is 5. Three fly off, and 5 still sit there.',
      steps: [
        'Get out clothespins and dice. Wear a long sleeve, or clip the pins to a hem.',
        'Is the first guess off? Put the birds back and go back one number for each that flies. Play a question that went wrong with birds, too.',
      ],
      further: 'From now on, count back aloud while they fly: from 8 it is 7, 6, 5.',
      say: 'Flap, flap! Who dares to stay on my branch?',
      materials: [
        { name: 'clothespins', quantity: '10', core: true, substitute: 'socks laid over an arm' },
        { name: 'dice', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
