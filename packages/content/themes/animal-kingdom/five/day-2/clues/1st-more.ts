import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more for each skill: they clear nobody, so each can always be asked. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.add-within-20'],
    ask: 'On the way in, our visitor stopped 6 times. On the way out it stopped 5 times. How many stops is that?',
    answer: '11',
    sum: '6 + 5',
    tells: 'Eleven stops in one small cabin. So our visitor looks around a lot.',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: '12 mugs stand on the spoon shelf. 3 were pushed a bit. How many were not?',
    answer: '9',
    sum: '12 - 3',
    tells: 'Nine still stand in place. So our visitor moved about with care.',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'Olu heard 14 ticks in all. 5 came before the spoon left its shelf. 5 + __ = 14: how many came after that?',
    answer: '9',
    sum: '14 - 5',
    tells: 'Nine ticks came after that. So our visitor did not leave in one jump.',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'Near the bed Noor counts 37 prints, near the shelf 73. Which number is greater?',
    answer: '73',
    tells: '73, for 7 tens beat 3 tens. So our visitor came for the shelf, not for the bed.',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'The wood chest is 36 inches high. The shelf is 20 inches above it. How many inches up is the shelf?',
    answer: '56',
    sum: '36 + 20',
    tells: 'The spoon lay 56 inches up. So somebody got up there somehow.',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'Noor saw the prints at half past 6. Draw it. The short hand is between which two numbers?',
    answer: '6 and 7',
    tells: 'Between 6 and 7. By then our visitor had come and gone.',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'Noor finds flour specks on the way up. How many more has the chest than the shelf?',
    answer: '6',
    graph: bars('Flour specks on the way up', { chest: 9, hook: 5, shelf: 3 }),
    sum: '9 - 3',
    tells: 'Six more, for flour rubs off on the way. So the way up began at the chest.',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'Noor folds a plan of the floor into fourths. 2 fourths have prints. How many fourths have none?',
    answer: '2',
    sum: '4 - 2',
    tells: 'Two have none. So our visitor knew where to go and did not run all over.',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'Mateo uses 6 rice grains along a front print. 2 lie on top of others. How many grains long is it?',
    answer: '4',
    sum: '6 - 2',
    tells: 'Four grains. So the front feet are a bit smaller than the back feet.',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'How many minutes was our visitor inside? Olu says: over 17 and under 21, not 18 or 20.',
    answer: '19',
    tells: 'Nineteen minutes. So our visitor took its time to choose.',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'Door, shelf, rug and back to the door: the prints go straight each time. Draw it and name the shape.',
    answer: 'a triangle',
    tells: 'A triangle. So our visitor took another way out, past the rug.',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'Dots of six feet run across one of our prints. Who has six: beetle, spider or frog?',
    answer: 'the beetle',
    tells: 'The beetle. It ran over our print, so it came later and saw nothing.',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'Olu heard it: at each croak of the frog, our visitor stopped. Which body part did it hear with?',
    answer: 'its ears',
    tells: 'Its ears. So our visitor listens well, and Noor must tiptoe.',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A young animal has red fur, a pointed nose and flour on it. Duck, fox or toad: which is its parent?',
    answer: 'a fox',
    tells: "A fox, so it is one of Suki's kits. It sniffed below the door before we came.",
  },
  {
    skills: ['science.1.sound'],
    ask: 'On the shelf a mug rang, and then it was quiet. What had the mug stopped doing?',
    answer: 'shaking',
    tells: 'It had stopped shaking. Olu heard it just once, as the spoon left the shelf.',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: "Mateo's best spoon shines. Does it make light on its own?",
    answer: 'no',
    tells: 'No. So a little light must have come in, perhaps below the door.',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'Noor must cover the best print and still look at it. Wood board, clear lid or thick blanket?',
    answer: 'the clear lid',
    tells: 'Light goes through the lid. So the print stays safe, and we can draw it.',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'Noor needs low sun to see each dent. Our door faces east. When does low sun come in there: in the morning or evening?',
    answer: 'in the morning',
    tells: 'In the morning. So Noor must draw the prints right now.',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'Such prints are in the log already. Days grew longer then, and buds opened. Which season was it?',
    answer: 'spring',
    tells: 'Spring. So our visitor may have been about for half a year.',
  },
]
