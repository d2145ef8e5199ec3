import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'A drummer plays boom, tick, boom, tick, tick, boom, tick, tick. Draw dots. How many beats?',
    answer: '8',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'A guitar has 6 strings. A violin has 4. Which instrument has fewer?',
    answer: 'the violin',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'Look down on a drum. Its top is round and has no corners. Name the shape.',
    answer: 'a circle',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'A ukulele has 4 strings. A guitar has 6. How many strings in all?',
    answer: '10',
    sum: '4 + 6',
    further: true,
  },
  {
    skills: ['math.k.take-away'],
    ask: '10 singers stand in a row. 3 sit down. Go back from 10. How many still stand?',
    answer: '7',
    sum: '10 - 3',
    further: true,
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'The band has 10 chairs. 9 players sit down. Go on from 9. How many more make 10?',
    answer: '1',
    sum: '10 - 9',
    further: true,
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'A drum plays ten beats, stops, and plays 3 more. How many beats in all?',
    answer: '13',
    sum: '10 + 3',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Sort the instruments: drum, flute, gong, horn, xylophone. How many do you hit?',
    answer: '3',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A drum goes loud, soft, soft, loud, soft, soft. What comes next?',
    answer: 'loud',
    further: true,
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'A flute and a bass flute both stand on the floor. The bass flute ends higher. Which is longer?',
    answer: 'the bass flute',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'A choir has 8 high voices and 7 low ones. Make ten first. How many sing?',
    answer: '15',
    sum: '8 + 7',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A song has 11 notes. The flute has played 8 of them. How many are still to come?',
    answer: '3',
    sum: '11 - 8',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A tune needs 12 beats. The drummer has played 8. Fill in: 8 + __ = 12.',
    answer: '4',
    sum: '12 - 8',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'A piano has 52 white keys and 36 black ones. Which number is greater?',
    answer: '52',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A tune of music has 26 notes. The chorus has 20 more. How many notes do you play?',
    answer: '46',
    sum: '26 + 20',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'The music starts at half past 5. Which number is the long hand of the clock on?',
    answer: '6',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more flutes than drums play in the band?',
    answer: '5',
    graph: rings("{friend}'s band", { drums: 4, flutes: 9, horns: 6 }),
    sum: '9 - 4',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'The round top of a drum has 4 equal parts. One part is red. Name that part.',
    answer: 'a fourth',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: '{hero} measures a piano in hands, then in thumbs. Which number is greater: hands or thumbs?',
    answer: 'thumbs',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'A bell rings on one beat of the music. The beat is over 8 and under 12. It is not 9 or 11. Which beat is it?',
    answer: '10',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'A music triangle is one bent metal bar. One of its corners is open. Is that a true triangle?',
    answer: 'no, it is open',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'A flute plays music behind a shut door. Which sense tells you so?',
    answer: 'hearing',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'You play an accordion. You tug one side away from the other. Push or pull?',
    answer: 'a pull',
  },
  {
    skills: ['science.1.sound'],
    ask: 'A guitar plays. A hand on the strings makes them stop shaking. What happens to the sound?',
    answer: 'it stops',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'The stage is fully dark. The band cannot see its music. What does the band need?',
    answer: 'a light',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A flute and a robin both make music. Which one is living?',
    answer: 'the robin',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'A cricket makes its music by rubbing two parts together. Are they its wings or its eyes?',
    answer: 'its wings',
  },
  {
    skills: ['science.k.weather'],
    ask: 'Listen: drip, drip, drip on the roof, like drum music. Name the weather.',
    answer: 'rainy',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'A band plays as the sun comes up. Is the sun in the east or the west?',
    answer: 'in the east',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'Songbirds make much music as buds open and days get longer. Name the season.',
    answer: 'spring',
  },
]
