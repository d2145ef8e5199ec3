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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Set up cups near {place}. Choose how many: six to ten. Roll the sock and take the tipped cups away. Tell {hero} how many are left.',
      earned: true,
      inShort: {
        you: 'When your child says what is left, count the standing cups together.',
        child: 'Sets up 6 to 10 cups, rolls the sock and takes tipped ones away. Says, such as: 9 take away 4 is 5.',
      },
      round:
        'Your child says {answer}, then sets up 9 cups. The sock tips 4. Your child says: 9 take away 4 is 5. Counted: 5!',
      steps: ['Get out cups and socks. Use light cups that cannot break. Roll up one sock. Bowl from 3 steps away.'],
      further: 'Your child counts back for each tipped cup: from 9 it is 8, 7, 6, 5.',
      say: 'Rumble, tumble! Which ones go, and how many stay?',
    },
    {
      title: 'Who Lets Go',
      modality: 'visual',
      prepMinutes: 0,
      child:
        'Count what hangs on my sleeve. Roll to see how many float off to {place}. Choose: fingers or in your head. Take those off and check how many stay.',
      earned: true,
      inShort: {
        you: 'Clip 6 to 10 clothespins to your sleeve.',
        child:
          'Counts the clothespins, rolls the die and says how many will stay. Takes that many off and counts the rest.',
      },
      round:
        'Your child says {answer}. You wear 8 clothespins. The die shows 3. Your child says: 8 take away 3 is 5. Off go 3: 5 stay.',
      steps: ['Get out clothespins and dice. Wear a long sleeve.'],
      further: 'Your child counts back aloud while they go: from 8 it is 7, 6, 5.',
      say: 'Shake, shake! Who holds on, and who lets go?',
      materials: [
        { name: 'clothespins', quantity: '10', core: true, substitute: 'socks laid over an arm' },
        { name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' },
      ],
    },
  ],
  safety: [],
}
