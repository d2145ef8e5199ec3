import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** They clear nobody, so that a lesson can always ask them. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'Through the big telescope Lucia counts 276 stars above the dark spot and 358 below it. The star book lists 700 there. Round to guess. How many exactly?',
    answer: '634',
    sum: '276 + 358',
    tells: '634 is less than 700. So the spot hides dozens of stars, and it must be big.',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'The booster for our radio has 8 rows of 6 cells. 4 rows hold 24 cells. Double it. How many cells must Kenji load?',
    answer: '48',
    sum: '2 * 24',
    tells: '45 cells are enough for the faintest peep, and 48 are more. So we shall hear the first new one.',
    further: true,
  },
  {
    skills: ['math.3.divide'],
    ask: 'For the next 60 minutes the 6 of us take turns at the radio, all equally long. After 12 minutes one gets sleepy. How many minutes does each listen?',
    answer: '10',
    sum: '60 / 6',
    tells: '10 is less than 12, so nobody gets sleepy. If Acorn beeps again, somebody hears it.',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'Acorn has been silent for 15 minutes. An old log tells of a probe that fell silent at 3:45 and beeped again at 4:25. How many minutes was that?',
    answer: '40',
    sum: '15 + 25',
    tells: 'Acorn has just 15, far less than 40. So do not give up.',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: "On Lucia's photo grid the dark spot just fits into a rectangle of 8 rows of 8 squares. What is its area in squares?",
    answer: '64',
    sum: '8 * 8',
    tells: 'A box would fill all 64. The spot covers about 50 of them, so its corners are missing.',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'Lucia graphs how far Acorn was from the dark spot on her map. How many inches nearer was it at seven than at five?',
    answer: '24',
    graph: bars('Inches to the dark spot', { five: 32, six: 20, seven: 8 }, 4),
    sum: '32 - 8',
    tells: '24 inches in two hours, so the last 8 took 40 minutes. At 7:40 it was right at the edge.',
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'Draw a line from 0 to 2 with jumps of 1/8. At 1 the dark spot begins, at 2 it ends. Acorn has made 11 jumps. Name that point in eighths.',
    answer: '11/8',
    tells:
      '11/8 is 3 jumps past the edge, and Acorn needs 5 minutes for a jump. If the spot hides it, 5 more jumps are to come.',
    further: true,
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: "At 7:00 Acorn's path had bent by 2/8 inch on the map, at 7:30 by 6/8 inch. Which fraction is more?",
    answer: '6/8',
    tells: 'The bend grew as Acorn came near the dark spot. So the spot may be pulling at it.',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'In two photos one star is 2 1/4 and then 3/4 inches from the dark spot. Plot both on a line from 0 to 3. A shaky photo shifts it by 1/4 at most. How many inches nearer is it now?',
    answer: '1 1/2',
    tells: '1 1/2 is more than 1/4. So the spot drifts along the sky.',
    further: true,
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'After each line of its log Acorn beeped a number: 56, 63, __, 77. Static hid one. Which number is missing?',
    answer: '70',
    sum: '63 + 7',
    tells:
      '70 fits, so Acorn adds 7 each time, and 84 comes next. If a later number comes first, Acorn beeped on unheard.',
    further: true,
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'The frame that just fits around the dark spot is a rectangle with four equal sides. Which names fit it: quadrilateral, rectangle, rhombus, square?',
    answer: 'all four names',
    tells: 'It is a square, too, and the spot touches the middle of each side. So it is just as high as it is wide.',
    further: true,
  },
  {
    skills: ['science.3.fair-test'],
    ask: 'Kenji holds a sponge, a board and a stone of one size between two radios, one by one. What must he measure: loudness or weight?',
    answer: 'loudness',
    tells: 'Behind the stone the beep is least loud. So something hard can hush a beep.',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'Amara and Dot pull our still antenna left with 4 and 3 units, Kenji pulls right with 9. Which way does it start to move?',
    answer: 'right',
    further: true,
    tells: 'Right is where the far edge of the dark spot is. If Acorn flies on, it shows up there.',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'Our dish sweeps to and fro across the sky, 3 times in 5 minutes. 10 sweeps show us the whole sky. Predict: how many sweeps in 25 minutes?',
    answer: '15',
    sum: '3 * 5',
    tells: '15 is more than 10. Wherever Acorn shows up, the dish will pass by.',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'Acorn is due in 2 days. It likes frog calls, but Ravi has only tadpoles. They hatched on day 9 and are frogs on day 79. For how many days are they tadpoles?',
    answer: '70',
    sum: '79 - 9',
    further: true,
    tells: '70 is far more than 2. So Ravi croaks himself today, on every channel.',
  },
  {
    skills: ['science.3.traits'],
    ask: 'At a radio station lives a parrot with green feathers. It says beep, just like Acorn. Which of the two did it inherit?',
    answer: 'green feathers',
    tells: 'The beep it learned from Acorn, note for note. So all dishes know what to listen for.',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'A flounder lies on the sand and looks just like it. Does that help it to hide or to swim fast?',
    answer: 'hide',
    tells: 'You cannot see it, and yet it is there. So Acorn may be hidden and not gone.',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'Fossil tracks of an animal end at the broken edge of a stone. What is missing: its legs or more stone?',
    answer: 'more stone',
    tells: "The animal walked on beyond that edge. Acorn's beeps end at an edge, too, and may go on behind it.",
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'This season Fox Hill on Earth recorded 4 cloudy nights, Owl Hill 21 and Gull Hill 13. Which hill has the clearest sky?',
    answer: 'Fox Hill',
    tells: 'A clear sky is good for looking. So a telescope on Fox Hill watches the edge of the spot for us.',
  },
]
