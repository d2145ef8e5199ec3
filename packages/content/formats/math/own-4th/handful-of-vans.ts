import type { Format } from '../../../types.ts'

export const handfulOfVans: Format = {
  id: 'math.handful-of-vans',
  subject: 'math',
  title: 'Handful of Vans',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.divide-remainder'],
  materials: [{ name: 'dry beans', quantity: '50', core: true, substitute: 'buttons or pasta' }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Scoop up travelers at {place} and count them. Choose how many ride in one van: 3 or 4. Tell how many vans are full. Load the last vans to prove it.',
      earned: true,
      inShort: {
        you: 'Ask: how many vans are full, and how many must come?',
        child: 'Grabs and counts 30 to 50 beans. Chooses 3 or 4 for each van. Divides and explains the remainder.',
        end: 'Your child loads the last grab into heaps to prove it.',
      },
      round:
        'Your child says {answer}, grabs 47 and chooses 4: 11 R 3. 11 vans are full. 3 are left over, so 12 must come.',
      steps: ['Get out dry beans. Each bean is a traveler, and a van is a heap.'],
      further: 'Add 200 to the count: 47 becomes 247. Choose 6 to 9. Divide in writing, multiply to check.',
      say: 'All aboard! Will the last van be full?',
    },
    {
      title: 'Leaps and Steps',
      child:
        'Lay a number. Choose what to divide it by: 3 to 9. Leap for ten groups and step for one. Stop before you pass it. Tell {friend} what is left.',
      earned: true,
      inShort: {
        you: 'Deal 2 cards. Call stop if the next step would pass the number.',
        child:
          'Lays a number and chooses a divisor, 3 to 9. Leaps 10 groups if they fit, steps 1 group, calls each total. Tells what is left.',
      },
      round:
        'Your child says {answer}, lays 92 and chooses 8. Leap: 80. Step: 88. 4 are left, too few: 92 ÷ 8 is 11 R 4.',
      steps: ['Get out playing cards. Shuffle the cards 2 to 9. Clear some floor.'],
      further: 'Deal 3 cards. A turn on the spot is 100 groups. Then divide in writing.',
      say: 'Leap as far as you dare, but do not pass!',
      materials: [{ name: 'playing cards', quantity: '32, 2 to 9', core: true, substitute: 'numbered slips' }],
    },
  ],
  safety: [],
}
