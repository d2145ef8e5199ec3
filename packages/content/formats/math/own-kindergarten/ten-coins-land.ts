import type { Format } from '../../../types.ts'

export const tenCoinsLand: Format = {
  id: 'math.ten-coins-land',
  subject: 'math',
  title: 'Ten Coins Land',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'game',
  layout: 'c',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['math.k.partners-of-10'],
  materials: [
    { name: 'coins', quantity: '10', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Toss all ten coins for {hero}. Choose where they land: table or floor. Count the heads and name the partner. Lift the paper and check.',
      earned: true,
      inShort: {
        you: 'After the toss, push all tails together under a sheet of paper.',
        child: 'Tosses 10 coins. Counts the heads. Says how many more make 10. Lifts the paper and counts the tails.',
      },
      round:
        'Your child says {answer} and tosses. You cover the tails. There are 3 heads: 3 and 7 make 10. Paper up: 7 tails!',
      steps: ['Get out coins and a sheet of paper. Count 10 coins together.'],
      further: 'Your child counts on aloud from the heads to 10, one finger for each number.',
      say: 'Ten fell down. How many sleep under the paper?',
    },
    {
      title: 'Which Nests Wait',
      prepMinutes: 1,
      child:
        'Remember how many nests are full. Say how many more make ten. Choose who opens the lid: you or {friend}. Put in the rest: are all the nests full?',
      earned: true,
      inShort: {
        you: 'Fill 1 to 9 nests with a bean each, say the number, shut the lid.',
        child: 'Says how many more make 10 and takes that many beans. Opens the lid and fills the nests: are all full?',
      },
      round:
        'Your child says {answer}. You fill 7 nests, say 7 and shut the lid. Your child says 3, opens and fills 3: all full!',
      steps: ['Get out an egg carton and dry beans. Stuff something into 2 of its 12 nests: 10 stay free.'],
      further: 'Your child counts on aloud from your number to 10, one bean for each.',
      say: 'Cluck! How many nests are still waiting?',
      materials: [
        { name: 'egg carton', quantity: '1, with its lid', core: true, substitute: '12 circles drawn in two rows' },
        { name: 'dry beans', quantity: '10', core: true, substitute: 'buttons' },
      ],
    },
  ],
  safety: [],
}
