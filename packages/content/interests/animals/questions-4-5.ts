import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'A count from the air found 751,527 pairs of penguins on the Danger Islands. Round that to the nearest ten thousand.',
    answer: '750000',
    further: true,
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'A gray whale swims 5,870 miles south in fall and 5,930 miles back in spring. Estimate, then add. How many miles is that?',
    answer: '11800',
    sum: '5870 + 5930',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A small hummingbird beats its wings 53 times in a second. How many beats is that in 24 seconds?',
    answer: '1272',
    further: true,
    sum: '53 * 24',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: '50 cats move to a new shelter. One van takes 8 cats. How many vans are needed for all of them?',
    answer: '7',
    sum: '(50 + 6) / 8',
  },
  {
    skills: ['math.4.angles'],
    ask: 'An owl looks straight ahead. It turns its head 135 degrees to the left. How many more degrees until it looks straight back?',
    answer: '45',
    sum: '180 - 135',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'A lion may rest for 5/6 of a day and a tiger for 2/3 of it. Rename one fraction. Which is greater?',
    answer: '5/6',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A dog drinks 3/5 liter of water in the morning and 4/5 liter in the evening. How many liters is that?',
    answer: '1 2/5',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'A sea turtle lays 100 eggs, and 82 of them hatch. Write the part that hatches as a decimal.',
    answer: '0.82',
    sum: '82 / 100',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'A trainer wants 23 dogs in two or more equal rows, with more than one dog in each. Why does that not work?',
    answer: '23 is prime',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'A tall giraffe measures 18 feet from hoof to horn. How many inches is that?',
    answer: '216',
    sum: '18 * 12',
  },
  {
    skills: ['math.4.symmetry'],
    ask: '{hero} draws a sea star with five equal arms, evenly spread. How many lines of symmetry does it have?',
    answer: '5',
    further: true,
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'A chick weighs 40 grams on day 1. It gains 15 grams each day. How many grams does it weigh on day 5?',
    answer: '100',
    sum: '40 + 4 * 15',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'Claim: its long legs help a heron find food. Which is evidence: it wades after fish, or its feathers are gray?',
    answer: 'it wades after fish',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'A bat squeaks and hears the echo from a moth. Which kind of energy went to the moth and back?',
    answer: 'sound',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: "An owl sees a mouse by lamplight. Put the path of the light in order: mouse, owl's eye, lamp.",
    answer: "lamp, mouse, owl's eye",
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'A ram walks into a gate. Then it runs into the gate. When does it bring more energy to the collision?',
    answer: 'when it runs',
  },
  {
    skills: ['science.4.waves'],
    ask: 'A duck floats on a pond as ripples pass. Does it mostly bob up and down or travel along with them?',
    answer: 'bob up and down',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'A piddock is a clam that scrapes a hole into solid rock. Is that weathering, erosion or deposition?',
    answer: 'weathering',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'A dairy farm makes gas for heating from cow dung. Is that energy source renewable or nonrenewable?',
    answer: 'renewable',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A zoo elephant eats 215 pounds of food a day. How many pounds must the keepers order for 28 days? Estimate first.',
    answer: '6020',
    sum: '215 * 28',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'An aquarium shares 782 fish equally among its 34 penguins. How many fish does each penguin get?',
    answer: '23',
    sum: '782 / 34',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'Each of 6 horses gets 3 carrots in the morning and 4 at night, but 5 carrots are left lying. Evaluate 6 × (3 + 4) - 5.',
    answer: '37',
    sum: '6 * (3 + 4) - 5',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'A kitten weighs 0.11 kilograms when it is born and 1.3 kilograms at 12 weeks. How many kilograms has it gained?',
    answer: '1.19',
    sum: '1.3 - 0.11',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'A tortoise eats 1/4 of a melon before noon and 2/3 of the melon after noon. What fraction of the melon is eaten?',
    answer: '11/12',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'A koala may sleep 3/4 of the 24 hours in a day. How many hours is that?',
    answer: '18',
    sum: '24 / 4 * 3',
  },
  {
    skills: ['math.5.volume'],
    ask: 'A turtle tank is 30 inches long and 12 inches wide. The water stands 8 inches deep. How many cubic inches of water is that?',
    answer: '2880',
    sum: '30 * 12 * 8',
  },
  {
    skills: ['math.5.coordinates'],
    ask: "On a tracker's grid, a wolf den is at (2, 3). The wolf walks 4 steps right and 5 steps up. At which point is it?",
    answer: '(6, 8)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: '{hero} draws the diamonds on a rattlesnake with four equal sides and no right angle. Which names fit: rhombus, square, parallelogram?',
    answer: 'rhombus and parallelogram',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Each minute, a snail crawls 2 feet and a tortoise walks 16 feet. How many times as far as the snail is the tortoise each time?',
    answer: '8',
    sum: '16 / 2',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'A dog drinks 250 milliliters of water four times a day. How many liters does it drink in a week?',
    answer: '7',
    sum: '250 * 4 * 7 / 1000',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'In a meadow, mice eat grass, and snakes and owls eat mice. The snakes move away. What happens to the number of mice at first?',
    answer: 'it goes up',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A cow eats only grass and gives milk all summer. From which two things did the grass mainly grow?',
    answer: 'air and water',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'You test whether crickets chirp more when it is warm. Which variable do you change, and which do you count?',
    answer: 'change temperature, count chirps',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: "A giraffe's shadow is long at 8 in the morning and very short at noon. When is the sun higher in the sky?",
    answer: 'at noon',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: "An otter dives into a river. To which two of Earth's systems do the otter and the river belong?",
    answer: 'biosphere and hydrosphere',
  },
]
