import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: '72,648 people came to a music festival. Round the number to the nearest thousand.',
    answer: '73000',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: '18,450 people heard the band on Friday, and 23,785 on Saturday. {friend} finds 32,235 in all. Estimate, then add again. What is right?',
    answer: '42235',
    further: true,
    sum: '18450 + 23785',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A drummer plays 96 beats in a minute. How many beats is that in a piece of 7 minutes?',
    answer: '672',
    sum: '96 * 7',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'A tune has 86 beats, and each line of the music holds 8. How many lines are needed for all the beats?',
    answer: '11',
  },
  {
    skills: ['math.4.angles'],
    ask: 'The cylinder of a music box makes a full turn for each tune. It has turned 250 degrees. How many are left?',
    answer: '110',
    further: true,
    sum: '360 - 250',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'One note lasts 3/8 of a bar of music, another lasts 1/4. Rename 1/4 in eighths. Which note is longer?',
    answer: 'the 3/8 note',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A bar of music lasts 8/8. Its notes so far last 3/8, 2/8 and 2/8. How long is the missing note?',
    answer: '1/8',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'A song has 100 beats, and the drum plays on 35 of them. Write that part of the song as a decimal.',
    answer: '0.35',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'A drum plays on every 6th beat, a bell on every 8th. Both count from the start. On which beat do they first play together?',
    answer: '24',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'A song lasts 3 minutes and 25 seconds. How many seconds of music is that?',
    answer: '205',
    sum: '3 * 60 + 25',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'Music notes are named A, B, C, D, E, F and G. Which two of these capital letters have no line of symmetry?',
    answer: 'F and G',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'A song goes verse, chorus, verse, chorus, bridge, and then starts over. What is its 12th part?',
    answer: 'chorus',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A tuning fork for the note A shakes 440 times in a second. How many times does it shake in 25 seconds?',
    answer: '11000',
    sum: '440 * 25',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A drummer plays 96 beats in each minute of a piece of music. The piece has 1,152 beats. How many minutes does it last?',
    answer: '12',
    sum: '1152 / 96',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'A song has 5 verses of 8 lines, and after each verse come 4 lines of chorus. Evaluate 5 × (8 + 4) to count the lines.',
    answer: '60',
    sum: '5 * (8 + 4)',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'A band plays two pieces of music, 4.2 and 3.75 minutes long. How many minutes are both together?',
    answer: '7.95',
    sum: '4.2 + 3.75',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'One note fills 1/4 of a bar of music, and the next fills 3/8. What fraction of the bar is still free?',
    answer: '3/8',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'Of the 96 players in an orchestra, 5/8 play violins and other instruments with strings. How many players is that?',
    answer: '60',
    sum: '96 / 8 * 5',
  },
  {
    skills: ['math.5.volume'],
    ask: 'A cajon (ka-HONE) is a drum shaped like a box. One is 12 inches long, 12 inches wide and 18 inches high. How many cubic inches is it?',
    answer: '2592',
    sum: '12 * 12 * 18',
  },
  {
    skills: ['math.5.coordinates'],
    ask: '{hero} graphs a tune: beat across, height of the note up. Its points (1, 2), (2, 4) and (3, 6) go on climbing alike. Name the next point.',
    answer: '(4, 8)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'Each face of a box drum is a parallelogram with four right angles. Always, sometimes or never: a face of such a drum is a square.',
    answer: 'sometimes',
    further: true,
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'In each bar of a tune, the drum plays 2 beats and the flute 6 notes. How many notes has the flute played after 16 drum beats?',
    answer: '48',
    sum: '16 / 2 * 6',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'A concert takes 2.5 hours, with 35 minutes of breaks. How many minutes of music is that?',
    answer: '115',
    sum: '2.5 * 60 - 35',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: "{hero} counts a drummer's beats in a minute, three times: 88, 93 and 90. What is the middle result?",
    answer: '90 beats',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: "A drummer's arm moves and hits the drum. As what does some of that energy reach your ear?",
    answer: 'as sound',
  },
  {
    skills: ['science.4.waves'],
    ask: 'A drummer plays the same drum louder, so its waves get taller. Which grows: amplitude or wavelength?',
    answer: 'amplitude',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test: does a longer tube give a lower note? {friend} blows across each and measures how high the note is. Which variable must {friend} change?',
    answer: 'the tube length',
  },
  {
    skills: ['science.5.particles'],
    ask: 'An accordion player squeezes the air inside the closed instrument. Do the air particles get closer together or farther apart?',
    answer: 'closer together',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'Parts of an old brass trumpet turned green in damp air. The green stuff is not brass. Physical or chemical change?',
    answer: 'a chemical change',
  },
  {
    skills: ['science.4.body-structures'],
    ask: "A singer's ribs make a cage around the lungs. How does this structure help the body survive?",
    answer: 'it protects the lungs',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A guitar is made of spruce wood. Out of water and which gas of the air did the tree mainly grow?',
    answer: 'carbon dioxide',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Grasshoppers make music in a meadow, and frogs eat them. The frogs move away. Will there be more or less of this music at first?',
    answer: 'more',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Some sand dunes hum like music when wind carries their sand along. Is that weathering, erosion or deposition?',
    answer: 'erosion',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'A band plays at noon. What time is it then on the far side of Earth?',
    answer: 'midnight',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'Whales sing in the ocean. Is the ocean part of the hydrosphere, the geosphere or the atmosphere?',
    answer: 'the hydrosphere',
  },
]
