import { bars, rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.hundreds'],
    ask: 'A spell swaps the hundreds and the ones of 472. Which number appears?',
    answer: '274',
  },
  {
    skills: ['math.2.add-within-100'],
    ask: 'A magician lets 46 gold stars and 37 silver stars rain on the stage. How many stars is that?',
    answer: '83',
    sum: '46 + 37',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A magician has 52 cards. 18 of them vanish. How many cards are left? Check it by adding.',
    answer: '34',
    sum: '52 - 18',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A magician pulls 4 dimes and 5 nickels out of an ear. How many cents is that?',
    answer: '65',
    sum: '4 * 10 + 5 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'A magician shows 26 cards, makes 9 vanish, then brings 5 back. How many cards can you see now?',
    answer: '22',
    sum: '26 - 9 + 5',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'For a mind-reading magic trick, 5 equal rows of 5 cards are laid out. How many cards is that?',
    answer: '25',
    sum: '5 * 5',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many more votes are for the card trick than for the coin trick?',
    answer: '8',
    sum: '12 - 4',
    graph: bars('Votes for magic tricks', { hat: 9, coin: 4, cards: 12, rope: 6 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'A magic flag has four equal shares. A spell turns three of them gold. What part of the flag is gold?',
    answer: 'three fourths',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'The evening magic show begins. Draw the short hand just past 7, the long hand on 3. What time is it, with a.m. or p.m.?',
    answer: '7:15 p.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: "A magician's wand lies beside the inch marks, from 3 to 15. How many inches long is it?",
    answer: '12',
    sum: '15 - 3',
    further: true,
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'A magic box turns 3 into 8, 5 into 10 and 7 into 12. What is its rule?',
    answer: 'add 5',
    further: true,
  },
  {
    skills: ['science.2.describe-materials'],
    ask: "A magician's scarf must fold up tiny in one fist. Which should it be: soft or stiff?",
    answer: 'soft',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'A magic box must hide what is in it. Which is best for its walls: wood, glass or clear plastic?',
    answer: 'wood',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'A magician pours juice from a tall vase into a wide dish. It looks like less. Did the amount change?',
    answer: 'no, only its shape',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: '{hero} tries a spell: toast, be soft bread again! Can toast ever go back to soft bread?',
    answer: 'no',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'Does a magic spell help beans grow? One pot hears it each day, one does not. What must be the same?',
    answer: 'water, light and soil',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'A maple seed twirls down slowly, as if by magic. Which part of the seed makes it spin?',
    answer: 'its wing',
    further: true,
  },
  {
    skills: ['science.2.habitats'],
    ask: 'A spell swaps the homes of a shark and a camel. Whose new home is far too dry?',
    answer: "the shark's",
    further: true,
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'A sand dune has moved a little each day, as if by magic. What moved it?',
    answer: 'the wind',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A magician wants to shuffle the cards 523 times this week. 218 are done. How many are left? Round to test it.',
    answer: '305',
    sum: '523 - 218',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'A magician links 6 rings in each chain and makes 9 chains. How many rings is that?',
    answer: '54',
    sum: '9 * 6',
  },
  {
    skills: ['math.3.divide'],
    ask: 'A magician deals 48 cards equally to 6 guests. How many cards does each guest get?',
    answer: '8',
    sum: '48 / 6',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A magic show starts at 4:35 and ends at 5:20. How many minutes does it last?',
    answer: '45',
    sum: '25 + 20',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: "A magician's table is a rectangle, 7 feet long and 3 feet wide. How many feet of gold trim go around it?",
    answer: '20',
    sum: '7 + 3 + 7 + 3',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A magician graphs the guests at the magic show. How many came on Saturday?',
    answer: '65',
    graph: rings('Guests at the magic show', { Friday: 40, Saturday: 65, Sunday: 50 }, 10),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A kettle has 8 equal parts. A pretend magic potion fills 5 of them. What fraction of the kettle is empty?',
    answer: '3/8',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two wands are the same length. A magician lets 1/3 of the red one and 1/6 of the blue one stick out. Of which can you see more?',
    answer: 'the red wand',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A spell makes four toy frogs 1 1/2, 2, 1 1/2 and 1 1/2 inches long. Plot them. How many crosses stand over 1 1/2?',
    answer: '3',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'A magic box turns 4 into 28, 6 into 42 and 9 into 63. What is its rule?',
    answer: 'times 7',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'A magician tips a square frame so that it leans. Its four sides stay equal, but no corner is square. Name it.',
    answer: 'a rhombus',
  },
  {
    skills: ['science.3.fair-test'],
    ask: 'Does a magic word make a coin spin longer? {hero} spins it with and without the word. What must {hero} measure?',
    answer: 'the spinning time',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: "A thin thread pulls a magician's ring up with 6 units. Gravity pulls it down with 6. Is that balanced or unbalanced?",
    answer: 'balanced',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'A magician lets a coin swing on a chain: 6 swings in 8 seconds. Predict how many swings it makes in 24 seconds.',
    answer: '18',
    sum: '6 * 3',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'A caterpillar turns into a butterfly, as if by magic. Which stage comes between the two?',
    answer: 'the pupa',
  },
  {
    skills: ['science.3.traits'],
    ask: "A magician's rabbit has white fur and hops into a hat on a sign. Which of the two is inherited?",
    answer: 'the white fur',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'A stick insect seems to vanish on a twig, like magic. How does that help it?',
    answer: 'hungry birds miss it',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'People once took coiled stones for snakes under a spell. They are shells of sea animals, turned to stone. What do we call them?',
    answer: 'fossils',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'A magician claims to bring rain in April. It has rained there each April for 40 years. Is that weather or climate?',
    answer: 'climate',
  },
]
