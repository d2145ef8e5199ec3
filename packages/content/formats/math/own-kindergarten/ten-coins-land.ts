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
  materials: [{ name: 'coins', quantity: '10', core: true }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Toss all ten coins for {hero}. Choose where they land: table or floor. Count the heads and name the partner. Lift my hands and check.',
      inShort: {
        you: 'Ask a question. After the toss, push all tails under your hands, so that nobody can count them.',
        child:
          'Answers and tosses ten coins. Counts the heads and names the partner that makes 10 with them. Lifts your hands and counts the tails: was it right?',
      },
      round:
        'Your child says {answer} and tosses. You cover the tails. Three heads lie there. Your child says: 3 and 7 are partners of 10. Hands up: 7 tails!',
      steps: [
        'Get out coins. Count ten of them aloud together.',
        'Ten fingers help: as many up as heads, the rest down. Or go on from the heads up to 10. Work out a wrong answer with coins.',
      ],
      further: 'From now on, go on from the heads up to 10, with a finger for each number.',
      say: 'Ten fell down. How many sleep under my hands?',
    },
    {
      title: 'Which Nests Wait',
      child:
        'Fill the nests that the card tells. Say how many more make ten. Choose who turns the next card: you or {friend}. Put in the rest and count them.',
      inShort: {
        you: 'Ask a question. Then turn up a card: so many eggs are laid already.',
        child:
          'Answers and lays one bean in a nest for each egg. Says how many more make 10. Lays those in as well: are all ten nests full, with no bean over?',
      },
      round:
        'Your child says {answer}. The card is a 7, so your child fills 7 nests and says: 3 more. In go 1, 2, 3. All ten nests are full!',
      steps: [
        'Get out an egg carton, dry beans and playing cards. Cover two nests of the carton with a spare card, so that ten are free. Mix the cards from ace, which is 1, up to 9.',
        'Say both partners each time: 7 and 3. After a wrong answer, fill the nests for that question.',
      ],
      further: 'Before the rest goes in, go on aloud from the card up to 10.',
      say: 'Cluck! Which nests are still waiting?',
      materials: [
        { name: 'egg carton', quantity: '1', core: true },
        { name: 'dry beans', quantity: '10', core: true, substitute: 'buttons' },
        { name: 'playing cards', quantity: '9, ace to 9', core: true },
      ],
    },
  ],
  safety: [],
}
