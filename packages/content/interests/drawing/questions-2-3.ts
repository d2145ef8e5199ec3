import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'A flip book has 46 drawings of a jump and 38 of a fall. How many drawings is that?',
    answer: '84',
    sum: '46 + 38',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A sketchbook has 72 pages. {hero} has filled 38 of them. How many are still empty?',
    answer: '34',
    sum: '72 - 38',
  },
  {
    skills: ['math.2.hundreds'],
    ask: '{hero} draws with dots only: a cat with 328 dots and a dog with 382. Which animal has more dots?',
    answer: 'the dog',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: '{hero} pays 5 dimes and 3 nickels for a sketchbook. How many cents is that?',
    answer: '65',
    sum: '5 * 10 + 3 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: '{hero} has 24 drawings, gives away 6 and then makes 15 more. How many drawings are there now?',
    answer: '33',
    sum: '24 - 6 + 15',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'A comic page has 3 equal rows of 4 pictures. How many pictures must {hero} draw?',
    answer: '12',
    sum: '3 * 4',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many drawings are in the sketchbook in all?',
    answer: '29',
    sum: '11 + 8 + 6 + 4',
    graph: rings("{hero}'s sketchbook", { animals: 11, houses: 8, trees: 6, faces: 4 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'You draw a flag with 4 equal parts and color 3 of them. What part of the flag is colored?',
    answer: 'three fourths',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'You draw a clock for a morning art class. Draw the short hand between 10 and 11, the long hand on 7. What time is it, with a.m. or p.m.?',
    answer: '10:35 a.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'You draw a fish 14 centimeters long and a whale 32 centimeters long. How many centimeters longer is the whale?',
    answer: '18',
    sum: '32 - 14',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: '{hero} draws rows of 5, 9, 13 and 17 stars. The rule stays the same. How many stars are in the next row?',
    answer: '21',
    sum: '17 + 4',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A cartoon will take 720 drawings, and 385 are done. Test with round hundreds. How many drawings are missing?',
    answer: '335',
    sum: '720 - 385',
    further: true,
  },
  {
    skills: ['math.3.multiply'],
    ask: '{hero} draws 9 octopuses in a sea picture. Each of them needs 8 arms. How many arms must {hero} draw?',
    answer: '72',
    sum: '9 * 8',
  },
  {
    skills: ['math.3.divide'],
    ask: 'A comic story has 30 pictures, and 6 fit on a page. How many pages does {hero} need?',
    answer: '5',
    sum: '30 / 6',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: '{hero} starts to draw a portrait at 2:50 and puts the pencil down at 3:25. How many minutes is that?',
    answer: '35',
    sum: '10 + 25',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'A drawing is 10 inches long and 8 inches high. {hero} draws a border line all around its edge. How many inches is the line?',
    answer: '36',
    sum: '10 + 8 + 10 + 8',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: '{hero} draws a picture graph of pets. How many dogs are there?',
    answer: '22',
    graph: rings("{hero}'s graph of pets", { cats: 16, dogs: 22, birds: 10 }, 4),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A comic page has 8 equal boxes. {hero} has drawn in 3 of them. What fraction of the page is still empty?',
    answer: '5/8',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two drawings have the same size. {hero} has colored 3/6 of one and 3/4 of the other. Which fraction is greater?',
    answer: '3/4',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'You draw a beetle true to size from the 0 mark. It ends three quarter marks after the 1. How long is it?',
    answer: '1 3/4 inches',
  },
  {
    skills: ['math.3.number-rules'],
    ask: '{hero} draws stars. A table says: 2 stars, 10 points; 4 stars, 20 points. How many points do 9 stars have?',
    answer: '45',
    sum: '9 * 5',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: '{hero} draws the top of a box as seen from one side. It has two pairs of sides that would never meet and no square corner. Two sides are long, two short. Is that shape a rectangle or a parallelogram?',
    answer: 'a parallelogram',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'Bend a pencil and an eraser gently before you draw. Which one is stiff?',
    answer: 'the pencil',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'You pour drawing ink from a pot into a flat dish, and it spreads out. Is ink a solid or a liquid?',
    answer: 'a liquid',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'Ink drips on your drawing. Which soaks it up best: a napkin, a foil sheet or a spoon?',
    answer: 'a napkin',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'A wax crayon melts on a sunny sill. Can it get hard again when it cools?',
    answer: 'yes',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'You make up a seed that the wind can carry. What do you draw on it: hooks, a wing or a thick shell?',
    answer: 'a wing',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'You draw a desert and a rainforest. In which of them do you draw more kinds of trees?',
    answer: 'the rainforest',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'You draw a hill just before and just after a landslide. Is that change fast or slow?',
    answer: 'fast',
  },
  {
    skills: ['science.3.fair-test'],
    ask: '{hero} tests which of two crayon colors draws darker. One is pressed hard, the other softly. What must be kept the same?',
    answer: 'how hard they are pressed',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: "In {hero}'s flip book, a drawn ball bounces 3 times in 5 seconds, again and again. Predict how many times it bounces in 20 seconds.",
    answer: '12',
    sum: '3 * 4',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'You draw the life of a frog in four boxes: egg, __, tadpole with legs, adult. What goes into the empty box?',
    answer: 'a tadpole',
  },
  {
    skills: ['science.3.traits'],
    ask: 'You draw a flamingo. Its chicks are gray, and the pink comes from what they eat later. Is the pink inherited or from the environment?',
    answer: 'from the environment',
    further: true,
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'You make up an animal of a snowy land and draw it so that hunters hardly see it. Which color helps it most?',
    answer: 'white',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'You draw a fossil shell that was found on a dry hill. What do you draw there for the days of long ago: sea or forest?',
    answer: 'a sea',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'You draw bars for the rain in one place: spring 45 millimeters, summer 20, fall 30. Which season gets the shortest bar?',
    answer: 'summer',
  },
]
