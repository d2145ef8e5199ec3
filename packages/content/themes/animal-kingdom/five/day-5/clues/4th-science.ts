import type { Clue } from '../../../../../types.ts'

/** Of the same day and grade as those that practise math. */
export const scienceClues: Clue[] = [
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'Noor weighs the clean metal three times: 58, 60 and 57 grams. A woodrat can drag 100. What is the middle result, in grams?',
    answer: '58',
    tells: '58 grams, less than 100. So a woodrat can drag our thing.',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'Draw bars for the widths of heads: kit 8, Suki 11, Mateo 18 centimeters. Our thing is 5, and a hat stretches by 2 at most. How much wider than our thing is the head of Suki?',
    answer: '6 centimeters',
    tells: "Six centimeters, more than the 2 of a hat. Even a kit's head is 3 wider, so it is no hat.",
    clears: 'hat',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'Noor graphs the longest print in the flour. Its bar ends halfway between 2 and 4 centimeters. What does it show?',
    answer: '3 centimeters',
    further: true,
    tells: 'Three centimeters. A boot here is about 30 long, so no hiker stood in the flour.',
    clears: 'hiker',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'Equal lids hit a stone in the river, one in a fast flood, one in slow water. Which hit makes the deeper dent?',
    answer: 'the fast one',
    tells:
      'The fast one, for it has more energy. A fast flood would bang our thing on stones, but it has no deep dent, so the river is out.',
    clears: 'river',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'A cricket heard a soft thud as our thing stopped on the stone. Into what did some of its energy go?',
    answer: 'sound',
    tells: 'Into sound, and only a little. So it was slow, and somebody set it down with care.',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'Noor pours warm tea into the green thing. Soon its outer side is warm, too. What moved through the metal?',
    answer: 'heat',
    tells:
      "Heat, right to Mateo's fingers. A metal cup for tea has a handle at its side against that, and ours has none, so it is no cup.",
    clears: 'cup',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'Noor lays soft wool on one ear of Suki and our thing on the other. Which takes heat away faster: wool or metal?',
    answer: 'metal',
    further: true,
    tells: 'Metal, so that ear gets cold. A hat is soft and keeps ears warm, so it is no hat.',
    clears: 'hat',
  },
  {
    skills: ['science.4.waves'],
    ask: 'Last night the crests on the river were 5 inches above the middle line. Is that the amplitude or the wavelength?',
    answer: 'amplitude',
    tells: 'The amplitude, so the water rose just 5 inches. Our stone lies 84 feet up, and the river did not reach it.',
    clears: 'river',
  },
  {
    skills: ['science.4.waves'],
    ask: 'Draw two equal waves of the line along the prints. Together they stand for 16 inches. A cord behind a hiker makes waves of 50 inches. How long is the wavelength of our line?',
    answer: '8 inches',
    further: true,
    tells: 'Eight inches, and a cord behind a hiker makes 50. So no hiker made this track.',
    clears: 'hiker',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'Pip shines a lantern at the green thing and calls it a lamp. From where does the light start: lantern, thing or eye?',
    answer: 'lantern',
    tells: 'From the lantern. Our thing only reflects light and has no place to make any, so it is no lamp.',
    clears: 'lamp',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'By moonlight, a moth saw one bare spot shine on the loop. What did that spot do with the light?',
    answer: 'reflect it',
    tells: 'It reflected it. The loop is rubbed bare there, so that may be where the visitor pulled.',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'Two dents on the loop sit side by side. Which structure of a rodent makes such dents: whiskers, claws or front teeth?',
    answer: 'front teeth',
    tells: 'Front teeth. A rodent needs them to gnaw food, and here they may have held the loop.',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'Claim: The feet in the flour can climb. Four toes, sharp tips or a long heel: which detail is the best evidence?',
    answer: 'sharp tips',
    tells: 'Sharp tips are claws, and each print in the flour has them. A boot shows none, so it was not a hiker.',
    clears: 'hiker',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'A river carries sand along, and sand would grind the green off the green thing. What is such carrying: weathering, erosion or deposition?',
    answer: 'erosion',
    tells: 'Erosion. But the green is whole and nothing is ground off, so the river did not carry our thing.',
    clears: 'river',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Year by year, dust sank into our thing and stayed there as mud. What is that: weathering, erosion or deposition?',
    answer: 'deposition',
    tells: 'Deposition, one thin layer after another. Noor sees many layers, so it lay in one place for years.',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'Lamps with a nonrenewable source have soot inside, others have a sun panel. An old lamp burns lamp oil, made from crude oil. Is that source renewable or nonrenewable?',
    answer: 'nonrenewable',
    tells: 'Nonrenewable, so it has soot inside. Our thing has neither soot nor panel, so it is no lamp.',
    clears: 'lamp',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'An old bill says that our metal was hammered with a renewable source. Mills elsewhere burned coal, ours used running water. Is running water renewable or nonrenewable?',
    answer: 'renewable',
    tells: 'Renewable, as on the bill. So our thing was made in our own valley.',
  },
]
