import type { Clue } from '../../../../types.ts'

export const fifthClues: Clue[] = [
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'Noor covers a test patch with 75 stones of 248 grams, to press as hard as a beaver. How many grams is that?',
    answer: '18600',
    sum: '75 * 248',
    tells:
      'With 18,600 grams the flour is flat to the boards. Our prints are only 2 millimeters deep, so no beaver made them.',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'The floor has 108 square feet, and each has 144 square inches. How many square inches of flour is that?',
    answer: '15552',
    sum: '108 * 144',
    tells: 'There are 15,552 square inches to step on, and all the prints keep to the wall. This visitor is careful.',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'On the way in, with the smudged ones filled in, Noor counts 432 toe marks. One set of our four feet has 18 toes. How many sets are there?',
    answer: '24',
    sum: '432 / 18',
    tells: "There are 24 sets, and none is left over. With a beaver's 20 toes a set, 12 would be left over.",
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: "By Noor's plan, the visitor walked 384 inches in and out, in 48 equal strides. How many inches long is one stride?",
    answer: '8',
    sum: '384 / 48',
    tells: 'Eight inches. A squirrel hops about 28, so our visitor took short steps.',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'The visitor has two front feet with 4 toes and two back feet with 5. Write an expression for all toes. What is its value?',
    answer: '18',
    sum: '2 * 4 + 2 * 5',
    tells: 'Eighteen. A beaver has twenty, five on each foot, so it was no beaver.',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'Noor counts 192 prints. Each way has 66 by the long wall and 30 by the short one. Evaluate 192 - 2 × (66 + 30).',
    answer: '0',
    sum: '192 - 2 * (66 + 30)',
    tells:
      'Zero prints are left for the middle of the room. Small animals like to keep to edges, where they feel safe.',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: "Mateo's lace is 1.3 centimeters wide, and our line is 0.625 centimeter wide. How many centimeters wider is the lace?",
    answer: '0.675',
    sum: '1.3 - 0.625',
    tells: 'It is 0.675 centimeter wider, more than twice the line. So no shoelace drew it.',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'By the sounds that Olu heard, 1/5 of the visit was walking and 2/3 was sitting by the shelf. Which fraction was left for the doorway?',
    answer: '2/15',
    tells: 'Only 2/15, a bit over three of 25 minutes. That is time enough for a careful look at the dark meadow.',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'The spoon handle is 3/8 inch wide and our line 1/4 inch. How many inches wider is the handle?',
    answer: '1/8',
    tells: 'It is 1/8 inch too wide. So the spoon did not draw the line.',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'Of 192 prints, 7/8 are clear. How many prints is that?',
    answer: '168',
    sum: '192 * 7 / 8',
    tells: 'There are 168 clear prints, so Noor can trust the toes that they show.',
  },
  {
    skills: ['math.5.volume'],
    ask: 'Is the visitor hiding? The largest box on the floor is 11 by 6 by 5 inches. What is its volume in cubic inches?',
    answer: '330',
    sum: '11 * 6 * 5',
    tells: '330 cubic inches is room enough, but no print leads there. So the visitor is not in that box.',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'The way to the shelf is 16 feet long, and Noor measures 8 inches for each stride. How many strides is that?',
    answer: '24',
    sum: '16 * 12 / 8',
    tells: 'It took 24 short strides. A squirrel would need about 7 hops.',
  },
  {
    skills: ['math.5.coordinates'],
    ask: "On Noor's plan the trail begins at the door, at (1, 0). It goes 11 to the right and 5 up. Where does it end?",
    answer: '(12, 5)',
    tells: 'At (12, 5), right below the shelf of the spoon. So the trail passes everything else by.',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'Noor joins the four prints of one stride. Both pairs of opposite sides are parallel, but there is no right angle, and not all sides are equal. Which name fits best?',
    answer: 'parallelogram',
    tells:
      'A parallelogram: left and right feet take turns. A hopping squirrel sets its feet side by side, so ours walked.',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Pattern A counts prints: 0, 4, 8. Pattern B counts swings of the line: 0, 1, 2. When A is 96, what is B?',
    answer: '24',
    sum: '96 / 4',
    tells: 'B is 24, always a fourth of A. Line and feet keep together, so they seem to belong to one animal.',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Noor drags a spoon, a lace and a twig through equal flour at equal speed. Then Noor notes how wide each line is. Which variable does Noor measure?',
    answer: 'width',
    tells: 'The widths are 9, 13 and 5 millimeters. Ours is 6, so none of the three fits.',
  },
  {
    skills: ['science.5.particles'],
    ask: 'The smell of cookies on the shelf reached the gap below the door. Which state are smell particles in: solid, liquid or gas?',
    answer: 'gas',
    tells: 'A gas, so the visitor could smell the cookies. It left them alone and took a spoon.',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'The floor held 900 grams of flour. Noor sweeps up 888 grams, to the last grain. How many grams went out of the door?',
    answer: '12',
    sum: '900 - 888',
    tells:
      "No flour just vanishes, so 12 grams went out on somebody's feet. The white dots on the path look like part of it.",
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'One print is sticky: flour and water. When it dries, the flour is flour again. Is that a physical or a chemical change?',
    answer: 'physical',
    tells: 'Physical, so it was plain water. The visitor may have come over dewy grass.',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'Mateo suspects a pen friend on the far side of Earth. At 2:20 at night here, is it day or night there?',
    answer: 'day',
    tells: 'Earth turns, and that side faced the sun. So the friend was wide awake, but half a world away.',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A bush like that of our twig grows by 450 grams, and its soil loses 3. Which gives it more matter: soil or air?',
    answer: 'air',
    tells: 'Air, with water. So such a bush can grow on bare, stony hills, and we may look for it there.',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'In our food web, arrows run from grass to mice and from mice to Olu. Suppose a new animal eats many mice. Does Olu then have more or less food?',
    answer: 'less',
    tells: 'Less. But Olu finds as many mice as ever, so our visitor is hardly a mouse hunter.',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'Noor finds wet footprints on the step, from dew. Does dew belong to the geosphere or to the hydrosphere?',
    answer: 'hydrosphere',
    tells: 'To the hydrosphere. Dew lies on the meadow, so the visitor may have crossed it on its way.',
  },
]
