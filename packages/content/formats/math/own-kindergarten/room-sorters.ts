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
        'Gather eight small things at {place}. Sort them by my rule. Count each group out loud. Choose the next rule for {hero}.',
      inShort: {
        you: 'Ask a question. Then call a rule: soft or hard? If the example has three groups: toys, clothes or the rest?',
        child:
          'Answers. Sorts all eight things by the rule: on the towel, beside it and, for a third group, in the basket. Counts each group and compares: which has more, which has fewer?',
      },
      round:
        'Your child says {answer}. You call: soft or hard? Five soft things go on the towel, three hard ones beside it. Your child counts 5 and 3: more soft things, fewer hard ones.',
      steps: [
        'Get out a laundry basket and a towel. Your child fetches eight small things in the basket, such as toys, clothes and spoons, and tips them out.',
        'Other rules: to wear or not, rolls or not, or big, middle and small. After a wrong answer, lay things out for it and count.',
      ],
      say: 'New rule! Who has to move over?',
    },
    {
      title: 'One Sits Wrong',
      child:
        'Hide your eyes and think of {place}. Find the thing that sits wrong. Choose where to look first: near or far. Count each group.',
      inShort: {
        you: 'Ask a question. While two eyes are shut, sort all things into as many groups as the example, but put one thing in the wrong group.',
        child:
          'Answers and looks. Finds the thing that does not belong, tells the rule and moves it over. Counts each group and says which has fewer.',
      },
      round:
        'Your child says {answer} and looks. A ball sits among the clothes! The rule is: to wear or not. Your child moves the ball and counts: 3 to wear, 5 not to wear.',
      steps: [
        'Get out a laundry basket and a towel. Fill the basket together with eight things: some to wear, some not, some soft, some hard.',
        'Sort onto the towel, beside it and, for three groups, into the basket. If the thing is hard to spot, name the rule. A question that went wrong is laid out and counted.',
      ],
      say: 'Somebody sneaked into the wrong group. Can you spot it?',
    },
  ],
  safety: [],
}
