import type { Format } from '../../../types.ts'

export const roomSorters: Format = {
  id: 'math.room-sorters',
  subject: 'math',
  title: 'Room Sorters',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['math.k.sort-and-count'],
  materials: [
    { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
    { name: 'towel', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Choose six small things at {place}. Sort them by my rule. Count each group out loud. Tell {hero} which has more and which has fewer.',
      earned: true,
      inShort: {
        you: 'Call a rule: soft or not, to wear or not, round or not.',
        child:
          'Puts what fits into the basket, the rest on the towel. Counts both groups. Says which has more and which has fewer.',
      },
      round:
        'Your child says {answer}. You call: soft or not? Into the basket go 4 soft things, onto the towel 2. More are soft, fewer are not.',
      steps: [
        'Get out a laundry basket and a towel. Your child fetches 6 small things, such as a toy, a sock and a spoon.',
      ],
      further: 'Call 3 groups: toys, clothes, the rest. Your child lays each in a row. Which has most, which fewest?',
      say: 'New rule! Who has to move over?',
    },
    {
      title: 'One Sits Wrong',
      modality: 'visual',
      child:
        'Hide your eyes and think of {place}. Find the thing that sits wrong. Choose where to look first: basket or towel. Count each group.',
      earned: true,
      inShort: {
        you: 'Secretly sort the things between basket and towel, with one of them wrong.',
        child: 'Looks. Finds the wrong one, moves it and tells the rule. Counts both groups and says which has fewer.',
      },
      round:
        'Your child says {answer}. A spoon lies among soft things! Your child moves it. The rule is soft or hard. The hard group has fewer: 2.',
      steps: [
        'Get out a laundry basket and a towel. Gather 6 big and small things: toys, clothes and others, such as a spoon.',
        'Rules: soft or hard, big or small, toy or not.',
      ],
      further: 'Make 3 groups: toys, clothes, the rest. Your child lays each in a row. Which has most?',
      say: 'Somebody sneaked into the wrong group. Can you spot it?',
    },
  ],
  safety: [],
}
