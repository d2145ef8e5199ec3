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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Gather six small things at {place}. Sort them by my rule. Count each group out loud. Choose the next rule for {hero}.',
      inShort: {
        you: 'Ask a question. Then call a rule: soft or hard? Next: to wear or not? Then: rolls or not?',
        child:
          'Answers. Sorts all six things by the rule: on the towel or beside it. Counts each group and tells which has more and which has fewer.',
      },
      round:
        'Your child says {answer}. You call: soft or hard? Four soft things go on the towel, two hard ones beside it. Your child counts 4 and 2: more soft things, fewer hard ones.',
      steps: [
        'Get out a laundry basket and a towel. Your child fetches six small things in the basket, such as a toy, a sock and a spoon, and tips them out.',
        'After a wrong answer, lay things out for it and count.',
      ],
      further: 'After the first round, call three groups: toys, clothes or the rest. The third goes in the basket.',
      say: 'New rule! Who has to move over?',
    },
    {
      title: 'One Sits Wrong',
      child:
        'Hide your eyes and think of {place}. Find the thing that sits wrong. Choose where to look first: near or far. Count each group.',
      inShort: {
        you: 'Ask a question. While two eyes are shut, sort all things: to wear or not. But put one thing in the wrong group.',
        child:
          'Answers and looks. Finds the thing that does not belong, tells the rule and moves it over. Counts each group and says which has fewer.',
      },
      round:
        'Your child says {answer} and looks. A ball sits among the clothes! The rule is: to wear or not. Your child moves the ball and counts: 4 to wear, 2 not to wear.',
      steps: [
        'Get out a laundry basket and a towel. Put six things in the basket: four to wear, two not.',
        'Sort onto the towel and beside it. Other rules: soft or hard, big or small. A question that went wrong is laid out and counted.',
      ],
      further: 'After the first round, make three groups: clothes, toys or the rest. The third goes in the basket.',
      say: 'Somebody sneaked into the wrong group. Can you spot it?',
    },
  ],
  safety: [],
}
