import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'A magician lays 7 scarves in a row, then in a ring. How many scarves are in the ring?',
    answer: '7',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'The red magic hat hides 4 doves. The blue one hides 6. Which hat hides fewer?',
    answer: 'the red hat',
  },
  {
    skills: ['math.k.shapes'],
    ask: "Look at a magician's hat from above. It is round with no corners. Name its shape.",
    answer: 'a circle',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'A magician pulls 5 scarves from one sleeve. 3 more come from the other. How many in all?',
    answer: '8',
    sum: '5 + 3',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'A magic hat holds 8 scarves. {hero} pulls out 5. How many are still inside?',
    answer: '3',
    sum: '8 - 5',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A magician has 10 rings and hides some. You see 3. How many are hidden?',
    answer: '7',
    sum: '10 - 3',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'A magician links ten rings in a chain. 6 rings are not on it yet. How many rings in all?',
    answer: '16',
    sum: '10 + 6',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Sort the magic hat: scarf, dove, scarf, ring, scarf, dove. Which group has the fewest?',
    answer: 'the rings',
    further: true,
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A spell goes hocus, pocus, hocus, pocus. What comes next?',
    answer: 'hocus',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Two magic wands start at the edge of a table. The black one ends first. Which is longer: black or white?',
    answer: 'the white wand',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'A magician finds 8 coins behind one ear and 7 behind the other. Make ten first. How many coins is that?',
    answer: '15',
    sum: '8 + 7',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A magician fans out 17 cards, and 9 vanish up a sleeve. Stop at ten on the way. How many are left?',
    answer: '8',
    sum: '17 - 9',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A magician thinks of a number, takes away 5 and gets 9. Fill in: __ - 5 = 9.',
    answer: '14',
    sum: '9 + 5',
    further: true,
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'A spell swaps the tens and the ones of 36. Which number appears?',
    answer: '63',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: '{friend} learned a magic trick and did it 45 times, then 30 times more. How many times is that?',
    answer: '75',
    sum: '45 + 30',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'The magic show starts at half past 6. {hero} draws a clock. Between which two numbers is the short hand?',
    answer: '6 and 7',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more like the rope trick than the card trick?',
    answer: '5',
    graph: bars('The best-liked magic tricks', { hat: 8, cards: 5, rope: 10 }),
    sum: '10 - 5',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'A magician folds a square scarf once. Now there are two equal parts. What is each part called?',
    answer: 'a half',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'A magician measures a wand with 8 equal keys, laid end to end. Two keys lie past its tip. How many keys long is the wand?',
    answer: '6',
    sum: '8 - 2',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'A magician thinks of a number over 7 and under 11. It is not 8 or 10. Which number is it?',
    answer: '9',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'A magic box has a lid with 4 equal sides and 4 square corners. What shape is the lid?',
    answer: 'a square',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'Two magic boxes look alike and are shut. One jingles. What finds it: eyes or ears?',
    answer: 'ears',
    further: true,
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'A magician tugs a long scarf out of a sleeve. Push or pull?',
    answer: 'a pull',
  },
  {
    skills: ['science.1.sound'],
    ask: 'A magician taps a bell softly, then harder. Which tap makes the bell shake more?',
    answer: 'the harder tap',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'A coin lies in a magic box, shut tight. It is all dark inside. What has to get in so that you see the coin?',
    answer: 'light',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: "A magician's hand makes a dark rabbit shape on the wall. What does the hand block?",
    answer: 'light',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: "A magician's hat hides a rabbit, a scarf and a ring. Which one is living?",
    answer: 'the rabbit',
  },
  {
    skills: ['science.k.needs'],
    ask: 'A magician cares for the rabbit of the show. Besides food, what must it drink?',
    answer: 'water',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'Whoosh, a wild rabbit vanishes, and no magic is in it. Did it slip into a burrow or a hive?',
    answer: 'a burrow',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'A magician has a dove and a rabbit. Which one has feathers?',
    answer: 'the dove',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: "A magician's rabbit hears each tiny sound. Which long body part does that job?",
    answer: 'its ears',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A fluffy gray cygnet turns white as it grows, as if by magic. Is its parent a swan or a cat?',
    answer: 'a swan',
  },
  {
    skills: ['science.k.weather'],
    ask: 'In one night all turns white, as if by magic. Cold flakes fall. Name the weather.',
    answer: 'snowy',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'Two puddles vanish, as if by magic. Which goes first: the sunny or the shady one?',
    answer: 'the sunny one',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'By day the stars vanish, as if by magic. What shines so brightly that we cannot see them?',
    answer: 'the sun',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'Bare trees get green buds, as if by magic. The days grow longer. Which season is it?',
    answer: 'spring',
  },
]
