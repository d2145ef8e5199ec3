import type { Clue } from '../../../../../types.ts'

export const fifthClues: Clue[] = [
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'Dot bets on 7,000 beeps. It beeps 245 times a day while watering the sky garden. How many beeps has the chest heard there in 31 days?',
    answer: '7595',
    sum: '245 * 31',
    tells: '7,595 is more than 7,000, and the chest slept through them all. So it is not noise.',
    clears: 'noise',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'The garden clock hangs over the dark corner and strikes 72 times a day. Kenji bets on 10 days. It has struck 864 times. How many days is that?',
    answer: '12',
    sum: '864 / 72',
    tells: '12 days are more than 10, and nothing woke up. So it is not the clock.',
    clears: 'clock',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'Captain Amara bets on 40 pushes. Each of 4 crew members gives 6 soft and 3 hard ones. Dot bumps into the chest 5 times. Evaluate 4 × (6 + 3) + 5: how many pushes is that?',
    answer: '41',
    sum: '4 * (6 + 3) + 5',
    tells: '41 is more than 40, and the chest slept on. So a good push does not wake it.',
    clears: 'push',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'Ravi bets on 90 degrees. In the morning the lid is 68.4 degrees. Under a thick quilt it gets 23.75 degrees warmer. How many degrees is it then?',
    answer: '92.15',
    sum: '68.4 + 23.75',
    tells: '92.15 is more than 90, and the chest slept on. So it is not warmth.',
    clears: 'warmth',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'Dot bets on half an hour of noise. Dot beeps for 1/2 of an hour, and then Kenji drums for 2/5 of an hour. Which fraction of an hour is that?',
    answer: '9/10',
    tells: '9/10 is far more than half, and the chest slept on. So it is not noise.',
    clears: 'noise',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: "Captain Amara's best push is 96 pounds, and a good one is 80. The giant radish pressed on the chest with 7/8 of her best. How many pounds is that?",
    answer: '84',
    sum: '96 / 8 * 7',
    tells: '84 is more than 80, and the chest slept on. So a good push does not wake it.',
    clears: 'push',
  },
  {
    skills: ['math.5.volume'],
    ask: 'The radish grew in a box of soil, 6 feet long, 4 feet wide and 3 feet high. All of it leans on the chest. How many cubic feet of soil is that?',
    answer: '72',
    sum: '6 * 4 * 3',
    tells:
      '72 cubic feet of soil weigh as much as an elephant, and the chest slept on. So a good push does not wake it.',
    clears: 'push',
  },
  {
    skills: ['math.5.coordinates'],
    ask: "On Ravi's map the garden gate is at (2, 8). From there, the chest is 4 right and 5 down. At which point is the chest?",
    answer: '(6, 3)',
    tells:
      "The garden's heater is at (6, 4), just one step away. It warmed the chest all year for nothing, so it is not warmth.",
    clears: 'warmth',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'Dark blue pieces cover the lid. Each one is a quadrilateral with four right angles and four equal sides. Which is its most exact name?',
    answer: 'square',
    tells: 'Our station wears the same blue squares on its wings. There they make power.',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'On our wings, blue squares make power. The squares add 4 and the units of power add 12, both from 0. Eight locks need 100 units. How many units go with 48 squares?',
    answer: '144',
    sum: '48 / 4 * 12',
    tells:
      'The lid has 48 such squares, and 144 is more than 100. So it could wake all eight locks, if something fed the lid.',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'Kenji bets on 10 strikes. The clock over the chest strikes once in every 20 minutes. Kenji waits beside it for 4 hours. How many strikes is that?',
    answer: '12',
    sum: '4 * 60 / 20',
    tells: '12 is more than 10, and nothing woke up. So it is not the clock.',
    clears: 'clock',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test: does some noise wake the chest? Kenji has a hum, a drum and a horn, one spot and a minute for each. Which variable must Kenji change?',
    answer: 'the noise',
    tells:
      'Only the noise was changed, from a hum to a horn, and the chest slept through all three. So it is not noise.',
    clears: 'noise',
  },
  {
    skills: ['science.5.particles'],
    ask: 'The heater warms the air of the garden, and that air spreads out into every corner. Which state of matter is air?',
    answer: 'gas',
    tells: 'As a gas, the warm air reached even the darkest corner, all year. The chest slept on, so it is not warmth.',
    clears: 'warmth',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'Dot sweeps up a mixture of glitter and soil after the peek. It weighs 140 grams, and 95 of them are soil. How many grams are glitter?',
    answer: '45',
    sum: '140 - 95',
    tells:
      'The chest weighs just 45 grams less than before the peek. So only glitter got out, and all the rest still waits.',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'The growing radish pressed a dent into the metal of the chest. It is still the same metal. Which kind of change is that?',
    answer: 'a physical change',
    tells: 'So the push changed the shape of the chest and nothing else. It slept on, so a good push does not wake it.',
    clears: 'push',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'The chest stood under the clock for at least one full rotation of the Earth. About how many hours does that take?',
    answer: '24',
    tells: 'In 24 hours the clock strikes 72 times, and nothing woke up. So it is not the clock.',
    clears: 'clock',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'In the sky garden, plants take in carbon dioxide to make their food. Which gas do they give off?',
    answer: 'oxygen',
    tells: 'So the air around the chest is fresh, and it slept in that air all the same. Air alone does not wake it.',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Toads in the sky garden eat snails. When Dot beeps, the toads hop far away. Are there soon more or fewer snails?',
    answer: 'more',
    tells:
      'Ravi found more snails in every corner, so the beeps got that far. The chest slept on, and it is not noise.',
    clears: 'noise',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: "The chest is made of metal, and metal comes out of rock. To which of Earth's systems does rock belong?",
    answer: 'the geosphere',
    tells: 'Metal is not alive, so the chest needs neither food nor water. Something else must wake it.',
  },
]
