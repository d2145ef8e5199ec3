import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'A superhero guards a city of 468,519 people. Round that to the nearest ten thousand.',
    answer: '470000',
    further: true,
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'A superhero flies 12,450 miles in spring and 9,875 in summer. {friend} finds 12,325 miles in all. Estimate, then add again. What is right?',
    answer: '22325',
    further: true,
    sum: '12450 + 9875',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A superhero lifts 8 crates out of a ship. Each crate weighs 65 pounds. How many pounds is that?',
    answer: '520',
    sum: '8 * 65',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'A superhero flies 58 people off a roof, at most 7 at a time. How many flights does it take to bring all down?',
    answer: '9',
    sum: '(58 + 5) / 7',
  },
  {
    skills: ['math.4.angles'],
    ask: 'A superhero must make a full turn of 360 degrees to start flying. After 215 degrees, how many degrees are missing?',
    answer: '145',
    further: true,
    sum: '360 - 215',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'Two superheroes fill equal sandbag walls. One wall is 3/5 done, the other 1/2. Rename both in tenths. Which fraction is greater?',
    answer: '3/5',
    further: true,
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A superhero team mends 5/12 of a bridge before noon and 2/12 after noon. What fraction is still to mend?',
    answer: '5/12',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'A superhero reaches a falling kite in 4/100 of a second. Write that as a decimal.',
    answer: '0.04',
    sum: '4 / 100',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: '17 superheroes want to fly in two or more equal rows, with more than one in each. Why does that not work?',
    answer: '17 is prime',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'A superhero jumps over a river that is 26 feet wide. How many inches is that?',
    answer: '312',
    sum: '26 * 12',
  },
  {
    skills: ['math.4.symmetry'],
    ask: "A superhero's mask matches left and right, but not top and bottom. How many lines of symmetry does it have?",
    answer: '1',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'A superhero grows by a rule: times 3, then add 1. The start is 1 foot. How many feet tall after two steps?',
    answer: '13',
    sum: '(1 * 3 + 1) * 3 + 1',
  },
  {
    skills: ['science.4.body-structures'],
    ask: "A superhero's gadget finds walls by echoes, as a bat does. Which of the bat's structures catches the echo?",
    answer: 'its ears',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'A superhero flies into a pile of sand, first slowly, then fast. When does the hero push the sand farther?',
    answer: 'when flying fast',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'A superhero spins a wheel, and the wheel lights a lamp. Motion turns into electric energy, and then into what?',
    answer: 'light (and heat)',
  },
  {
    skills: ['science.4.waves'],
    ask: 'A superhero stamps by a lake, then stamps harder. The waves get taller. What grew: amplitude or wavelength?',
    answer: 'amplitude',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'A superhero sees a badge by flashlight. Put the path of the light in order: badge, eye, flashlight.',
    answer: 'flashlight, badge, eye',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: "A superhero's base could run on coal, oil or sunlight. Which of these is renewable?",
    answer: 'sunlight',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'A superhero pours water into a cracked cliff and freezes it. The rock splits. Weathering, erosion or deposition?',
    answer: 'weathering',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A superhero flies 385 miles in an hour. How many miles is that in 26 hours of flying? Estimate first.',
    answer: '10010',
    sum: '385 * 26',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A superhero must carry 756 sandbags to a river, 18 at a time. How many trips does that take?',
    answer: '42',
    sum: '756 / 18',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'Each of 5 superheroes makes 8 rescues by day and 3 by night, but 4 were false alarms. Evaluate 5 × (8 + 3) - 4.',
    answer: '51',
    sum: '5 * (8 + 3) - 4',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'A superhero circles the city in 8.05 seconds. The old record was 9.4 seconds. By how many seconds is the record beaten?',
    answer: '1.35',
    sum: '9.4 - 8.05',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'One superhero builds 1/2 of a flood wall, and another builds 2/5 of it. What fraction of the wall stands?',
    answer: '9/10',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: "A superhero's city has 72 street lamps, and a storm put out 5/8 of them. How many lamps must the superhero light again?",
    answer: '45',
    sum: '72 / 8 * 5',
  },
  {
    skills: ['math.5.volume'],
    ask: 'A superhero scoops a pool 14 feet long, 6 feet wide and 5 feet deep to catch a flood. How many cubic feet of water fit?',
    answer: '420',
    sum: '14 * 6 * 5',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'On a city grid, a superhero stands at (3, 4). A kitten calls from (8, 10). How many blocks right and how many up?',
    answer: '5 right, 6 up',
  },
  {
    skills: ['math.5.shape-families'],
    ask: "A superhero's shield has four equal sides and four right angles. Which is it not: rectangle, rhombus, parallelogram or trapezoid?",
    answer: 'a trapezoid',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'One superhero adds 3 rescues a day and another adds 12, both from 0. When the first has 21, how many has the second?',
    answer: '84',
    sum: '21 / 3 * 12',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'A superhero ties 5 ropes of 80 centimeters, end to end, to reach a climber. How many meters long is the rope?',
    answer: '4',
    sum: '5 * 80 / 100',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test for a superhero: does a wider parachute slow the fall? There are parachutes of 20, 40 and 60 centimeters. Which variable must be measured?',
    answer: 'the fall time',
  },
  {
    skills: ['science.5.particles'],
    ask: "A superhero shrinks so far that a solid's particles can be seen. Do they wiggle in place or fly far apart?",
    answer: 'wiggle in place',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'A superhero freezes 250 grams of water in a closed bottle. How many grams of ice are in it?',
    answer: '250',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'A superhero bends an iron bar, and later it rusts. Which of the two changes made a new substance?',
    answer: 'the rusting',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'A superhero flies halfway around Earth, from a city where it is noon. Is it day or night there?',
    answer: 'night',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A superhero plants a tree, and years later it is too heavy to lift. What did it mainly grow from: soil, or air and water?',
    answer: 'air and water',
  },
  {
    skills: ['science.5.food-webs'],
    ask: "All frogs hop away from the pond at a superhero's base, where they ate flies. What happens to the number of flies at first?",
    answer: 'it goes up',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: "A superhero looks for fresh water for a dry town. Where is most of Earth's fresh water: in rivers or in ice?",
    answer: 'in ice',
  },
]
