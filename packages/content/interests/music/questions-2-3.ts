import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'In a piece of music, a drummer plays 37 beats, rests, and plays 25 more. How many beats is that?',
    answer: '62',
    sum: '37 + 25',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A small keyboard has 61 keys. 25 of them are black. How many are white? Check by adding.',
    answer: '36',
    sum: '61 - 25',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'A piano has about 230 strings. What is the 3 in 230 worth?',
    answer: '30',
    sum: '3 * 10',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: "A street drummer's hat holds 4 dimes and 7 nickels. How many cents did the music bring?",
    answer: '75',
    sum: '4 * 10 + 7 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: '{hero} wants 60 minutes of drum practice. 25 minutes are done, then 20 more. How many are missing?',
    answer: '15',
    sum: '60 - 25 - 20',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'A choir stands in 5 equal rows with 5 singers in each. How many singers is that?',
    answer: '25',
    sum: '5 * 5',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many more flutes are in the band than horns and harps together?',
    answer: '4',
    sum: '12 - 5 - 3',
    further: true,
    graph: rings('A band', { drums: 8, flutes: 12, horns: 5, harps: 3 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'One long note fills a bar of music. A player splits it into 4 equal notes. What part of it is each?',
    answer: 'a fourth',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'Choir starts after school. The short hand is between 3 and 4, the long hand on 5. Write the time with a.m. or p.m.',
    answer: '3:25 p.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'A violin is about 24 inches long and a cello about 48. About how many inches longer is the cello?',
    answer: '24',
    sum: '48 - 24',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'A drummer hits hard on beats 1, 4, 7 and 10. The rule goes on. Which is the next hard beat?',
    answer: '13',
    sum: '10 + 3',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A concert hall has 850 seats, and 467 are taken. How many are free? Round to hundreds to test your answer.',
    answer: '383',
    sum: '850 - 467',
    further: true,
  },
  {
    skills: ['math.3.multiply'],
    ask: 'Each bar of a march has 4 beats. The band plays 9 bars. How many beats is that?',
    answer: '36',
    sum: '9 * 4',
  },
  {
    skills: ['math.3.divide'],
    ask: 'A waltz has 3 beats in each bar. The drummer counts 27 beats. How many bars did the band play?',
    answer: '9',
    sum: '27 / 3',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A concert starts at 6:40 and ends at 7:35. How many minutes of music is that?',
    answer: '55',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'A stage for a band is 9 feet long and 6 feet wide. How many square feet of floor does the band have?',
    answer: '54',
    sum: '9 * 6',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A drummer graphs the minutes of music practice. How many minutes did Friday have?',
    answer: '35',
    graph: rings('Minutes of music practice', { Monday: 20, Friday: 35, Sunday: 50 }, 10),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A bar of music has 8 equal counts. The flute plays on 5 of them and rests on the others. For which fraction does it rest?',
    answer: '3/8',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'In one piece of music, a half note lasts 1/2 of a bar and an eighth note lasts 1/8. Which note is longer?',
    answer: 'the half note',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'One xylophone bar is 4 3/4 inches long. The next bar is a quarter inch shorter. How many inches long is it?',
    answer: '4 1/2',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'A table in the music room says: 3 violins have 12 strings, 5 have 20. How many strings do 7 violins have?',
    answer: '28',
    sum: '7 * 4',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'A santur is a flat instrument with four straight sides. Only one pair of them would never meet. Is that shape a rectangle or a trapezoid?',
    answer: 'a trapezoid',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'A cymbal is shiny, hard and stiff, and it rings. Is it made of metal or wool?',
    answer: 'metal',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'A drum needs a top that is strong and stretches tight. Which is best: a plastic sheet or a tissue?',
    answer: 'a plastic sheet',
  },
  {
    skills: ['science.3.fair-test'],
    ask: '{hero} tests if a tight drum sounds higher than a loose one. Which one variable changes?',
    answer: 'how tight it is',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'A guitar hangs still from its strap. Gravity pulls it down. What pulls it up just as hard?',
    answer: 'the strap',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'The arm of a metronome swings 10 times in 5 seconds to keep the music steady. Predict its swings for 15 seconds.',
    answer: '30',
    sum: '10 * 3',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'Which habitat has more kinds of birds that make music: a rainforest or an icy shore?',
    answer: 'a rainforest',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'Which stage of a frog makes music at the pond in spring: egg, tadpole or adult?',
    answer: 'adult',
  },
  {
    skills: ['science.3.traits'],
    ask: 'A drummer has curly hair like the whole family and plays three beats. Which of the two is learned?',
    answer: 'playing the drum',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'A male frog makes loud music at night. How does this behavior help him have young?',
    answer: 'a mate finds him',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'A landslide booms like a big drum and is soon over. Is it a fast or a slow change?',
    answer: 'fast',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: "{hero} plans a music day in a park for next summer. Which data helps more: today's weather or the climate?",
    answer: 'the climate',
  },
]
