import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'A spell swaps the ten thousands digit and the hundreds digit of 372,904. Which number appears?',
    answer: '392704',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'A magic show had 18,640 guests in spring and 24,785 in fall. Estimate first. How many guests came in all?',
    answer: '43425',
    sum: '18640 + 24785',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A theater for magic has 24 rows of 35 seats. How many guests can see the show?',
    answer: '840',
    sum: '24 * 35',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'A magician deals 52 cards equally to 6 guests. How many cards does each guest get, and how many are left?',
    answer: '8 cards, 4 left',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'A magician says that 51 cards fit no equal rows, so 51 is prime. Which factor pair proves that wrong?',
    answer: '3 and 17',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'One magic trick works in 3/4 of all tries, another in 5/6. Rename both in twelfths. Which fraction is greater?',
    answer: '5/6',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A magician has a 4-yard scarf and makes 1 5/6 yards of it vanish. How many yards are left?',
    answer: '2 1/6',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'A mind reader at a magic show guesses 87 of 100 cards. Write that part as a decimal.',
    answer: '0.87',
    sum: '87 / 100',
  },
  {
    skills: ['math.4.convert-units'],
    ask: "A magician's rope is 6 feet 9 inches long. How many inches is that?",
    answer: '81',
    sum: '6 * 12 + 9',
  },
  {
    skills: ['math.4.angles'],
    ask: 'A magician swings a wand from straight left to straight right, which is 180 degrees. It has turned 115. How many degrees are left?',
    answer: '65',
    sum: '180 - 115',
  },
  {
    skills: ['math.4.symmetry'],
    ask: '{hero} writes MAGIC in capital letters. Which of these letters has no line of symmetry?',
    answer: 'G',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'A magic box multiplies by one number and adds 1. It turns 4 into 13 and 6 into 19. What does it turn 10 into?',
    answer: '31',
    sum: '10 * 3 + 1',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'A magician times a card trick three times: 58, 64 and 61 seconds. What is the middle result?',
    answer: '61 seconds',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'A magician flicks a coin into a row of coins, gently, then hard. When does the last coin slide farther?',
    answer: 'after the hard flick',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'A magician rubs both hands, says a spell, and they feel warm. Into which kind of energy did motion turn?',
    answer: 'heat',
  },
  {
    skills: ['science.4.waves'],
    ask: 'A magician shakes a rope, and waves run along it. With bigger shakes the waves get taller. What grows: amplitude or wavelength?',
    answer: 'amplitude',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'A magician lets you see a coin in a mirror. Put the path of the light in order: eye, mirror, lamp, coin.',
    answer: 'lamp, coin, mirror, eye',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'A moth seems to vanish on bark, like magic. Claim: its color helps it survive. Which is evidence: birds miss it, or it has six legs?',
    answer: 'birds miss it',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'A stone arch looks built by magic. Ice broke bits off in its cracks. Is that weathering, erosion or deposition?',
    answer: 'weathering',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'All lights of a magic show run on solar panels. Is their energy source renewable or nonrenewable?',
    answer: 'renewable',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'For a record trick, magicians open 125 decks of 52 cards each. How many cards is that? Estimate to check.',
    answer: '6500',
    sum: '125 * 52',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A magician pulls 768 inches of scarves from one hat. Each scarf is 32 inches long. How many scarves is that?',
    answer: '24',
    sum: '768 / 32',
  },
  {
    skills: ['math.5.expressions'],
    ask: "A mind reader's magic trick: start with 23, double it, add 10, take half, take away 23. Evaluate (23 × 2 + 10) ÷ 2 - 23.",
    answer: '5',
    sum: '(23 * 2 + 10) / 2 - 23',
    further: true,
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: "A magician's gold coin weighs 8.35 grams, and the trick coin weighs 7.9 grams. How many grams lighter is the trick coin?",
    answer: '0.45',
    sum: '8.35 - 7.9',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'A spell turns 1/3 of the hats in a room green and 2/5 of them blue. Which fraction of the hats stays as it was?',
    answer: '4/15',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: "In a magician's deck of 52 cards, 3/13 show a jack, a queen or a king. How many cards is that?",
    answer: '12',
    sum: '52 / 13 * 3',
  },
  {
    skills: ['math.5.volume'],
    ask: "A magician's box is 24 inches long and 15 inches wide. A false bottom hides a space 4 inches high. How many cubic inches are hidden?",
    answer: '1440',
    sum: '24 * 15 * 4',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'A magician cuts 3 yards of rope into 9 equal parts. How many inches long is each part?',
    answer: '12',
    sum: '3 * 36 / 9',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'On a grid of the stage, a magician vanishes at (6, 2) and appears 4 left and 5 up from there. At which point?',
    answer: '(2, 7)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'A spell may change only the angles of a leaning rhombus, not its sides. Which shape is it once all angles are right angles?',
    answer: 'a square',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Two magic vines start at 0. Each night vine A grows 3 inches and vine B grows 15. How many inches is B when A is 18?',
    answer: '90',
    sum: '18 * 5',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Does a coin trick fool more people from farther away? A magician tests 1, 3 and 5 meters. Which variable is changed, and which is counted?',
    answer: 'change distance, count people fooled',
  },
  {
    skills: ['science.5.particles'],
    ask: 'A drop of blue ink colors a whole bowl of still water, as if by magic. What do the ink particles do: melt, spread or vanish?',
    answer: 'spread',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'A magician stirs 25 grams of salt into 300 grams of water until the salt seems to vanish. How many grams does the mixture weigh?',
    answer: '325',
    sum: '300 + 25',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'A magician mixes two clear liquids. They fizz, get warm and turn pink. Is that likely a physical or a chemical change?',
    answer: 'a chemical change',
    further: true,
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A tree seems to make its wood out of thin air, like magic. Which gas from the air does it use?',
    answer: 'carbon dioxide',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'A fallen log vanishes over the years, as if by magic. Are the mushrooms that break it down producers, consumers or decomposers?',
    answer: 'decomposers',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: "The sun seems to glide across the sky by magic. What really makes it look that way: Earth's spin or Earth's orbit?",
    answer: "Earth's spin",
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'A spell turns all water on Earth into 100 spoonfuls. About how many of them are salty?',
    answer: '97',
  },
]
