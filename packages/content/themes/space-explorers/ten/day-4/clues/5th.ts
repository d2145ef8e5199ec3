import type { Clue } from '../../../../../types.ts'

export const fifthClues: Clue[] = [
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'The bag has room for 48 cubic inches. One cubic inch of dry sand weighs 26 grams. How many grams would a full bag of sand weigh?',
    answer: '1248',
    sum: '48 * 26',
    tells: 'This bag is full and weighs less than 30 grams. So it is not sand.',
    clears: 'sand',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'Laid end to end, the 75 bits from the bag make 225 inches. If all were alike, how many inches long would one bit be?',
    answer: '3',
    sum: '225 / 75',
    tells: '3 inches, and thin as a thread. Clover is round and about an inch wide, so it is not clover.',
    clears: 'clover',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'Dot makes 5 piles of 8 straight bits and 6 bent ones each, and 5 bits are left over. Evaluate 5 × (8 + 6) + 5. How many bits is that?',
    answer: '75',
    sum: '5 * (8 + 6) + 5',
    tells: '75 bits, and the bag is full. A bag of sand has far more grains than anyone can count, so it is not sand.',
    clears: 'sand',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'The full bag weighs 0.92 ounces. The cloth of the bag alone weighs 0.65 ounces. How many ounces do the bits in it weigh?',
    answer: '0.27',
    sum: '0.92 - 0.65',
    tells: 'That is next to nothing. A bag full of shells weighs 5 ounces or more, so these are not shells.',
    clears: 'shells',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'In the bag, 5/6 of the bits are brown and 1/8 of them are yellow. All others are green. What fraction is green?',
    answer: '1/24',
    tells:
      '1/24 is about three bits, and then all colors are told. No bit is white like a petal, so these are not daisies.',
    clears: 'daisies',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: '4/5 of the 75 bits in the bag are longer than 2 inches. How many bits is that?',
    answer: '60',
    sum: '75 / 5 * 4',
    tells:
      '60 bits are longer than 2 inches, and all are thin. Clover is round and about an inch wide, so it is not clover.',
    clears: 'clover',
  },
  {
    skills: ['math.5.volume'],
    ask: 'The bag fills its drawer, 6 inches long, 4 wide and 2 high. Then Dot presses it down to half of that. How many cubic inches is it now?',
    answer: '24',
    sum: '6 * 4 * 2 / 2',
    tells:
      'It went down to 24 and puffed up again. No shell lets itself be pressed like that, so these are not shells.',
    clears: 'shells',
  },
  {
    skills: ['math.5.coordinates'],
    ask: "One of the bits lies on Lucia's grid. It passes (0, 1), (3, 3) and (6, 5) and goes straight on. Which point is next?",
    answer: '(9, 7)',
    tells: 'So one bit is a long, straight line. Clover is round, so it is not clover.',
    clears: 'clover',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'The tag of the bag has two pairs of parallel sides, 5 and 3 inches long, and no right angle. Which is its most exact name?',
    answer: 'parallelogram',
    tells: 'In the list beside this lock, a parallelogram stands for things without a petal. So these are not daisies.',
    clears: 'daisies',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Dot blows at the bits. The puffs add 2 and the bits in the air add 8, both from 0. How many bits are in the air after 10 puffs?',
    answer: '40',
    sum: '10 / 2 * 8',
    tells: '40 bits fly at a few soft puffs. So each of them weighs next to nothing.',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: "The longest bit is 5 thumbs long, and Ravi's thumb is 25 millimeters wide. A centimeter has 10 millimeters. How many centimeters long is the bit?",
    answer: '12.5',
    sum: '5 * 25 / 10',
    tells:
      '12.5 centimeters is nearly as long as a hand. A grain of sand is smaller than a peppercorn, so it is not sand.',
    clears: 'sand',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test: does our bag smell of sand or shells? Ravi has three equal bags, each one foot away. Which variable must differ?',
    answer: 'what is inside',
    tells:
      'Only what is inside can make the difference. The shells smell of the sea and ours of summer, so these are not shells.',
    clears: 'shells',
  },
  {
    skills: ['science.5.particles'],
    ask: 'The bag is shut, yet Ravi smells summer across the room. What do the particles of the smell do in the air?',
    answer: 'they spread',
    tells: 'So the bits still give off particles, after all that time. They still smell of the place where they grew.',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'The bag weighs 26 grams. Kenji rubs it until some bits break, and nothing gets out. How many grams does it weigh now?',
    answer: '26',
    tells: 'The bits broke like tiny twigs, and all of them are still there. So they are dry and were picked long ago.',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'The bits were green once. Drying made them brown and gave them a new smell for good. Which kind of change is that?',
    answer: 'a chemical change',
    tells: 'New substances formed as the bits dried. So it is from them that the bag smells of summer.',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'A tag says: I was cut a quarter turn of the Earth after sunrise. Which time of day was that?',
    answer: 'noon',
    tells: 'By noon the dew is gone. So the bits dried well, and they smell of summer to this day.',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A tag says: All that is in here grew from water and carbon dioxide. Does it come from a plant, from an animal or from a rock?',
    answer: 'from a plant',
    tells: 'Plants grow like that. Shells are made by animals, so these are not shells.',
    clears: 'shells',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'A card says: Sheep, cows and geese eat me, and foxes eat the geese. Draw the web. How many arrows start at the thing in the bag?',
    answer: '3',
    tells: '3 arrows start there, and one more at the geese. So half a farm lives on it.',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: "A tag says: I bring you a bit of the biosphere. To which of Earth's systems does sand belong?",
    answer: 'the geosphere',
    tells: 'Sand is tiny bits of rock, and the tag promises something that was alive. So it is not sand.',
    clears: 'sand',
  },
]
