import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'The dinosaur T. rex walked on 3 toes a foot. Draw two feet and count. How many toes?',
    answer: '6',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'A T. rex hand had 2 fingers. An Allosaurus hand had 3. Which dinosaur had fewer?',
    answer: 'T. rex',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'Draw a T. rex tooth, flat: 3 sides, 3 corners. Name the shape of this dinosaur tooth.',
    answer: 'a triangle',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'A Stegosaurus had 4 spikes on its tail. Two of these dinosaurs meet. How many spikes in all?',
    answer: '8',
    sum: '4 + 4',
  },
  {
    skills: ['math.k.take-away'],
    ask: '9 little dinosaurs drink at a pond. A T. rex comes, and 6 run off. How many stay?',
    answer: '3',
    sum: '9 - 6',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A dinosaur has 10 eggs in its nest. 7 have hatched. How many must still hatch?',
    answer: '3',
    sum: '10 - 7',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'A Stegosaurus had 17 plates on its back. Write 17. Cover the 1. How many more than ten?',
    answer: '7',
    sum: '17 - 10',
    further: true,
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Sort the dinosaur finds: tooth, claw, tooth, rib, tooth, tooth. How many teeth?',
    answer: '4',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'Dinosaur tracks go big, big, small, big, big. What comes next?',
    answer: 'small',
    further: true,
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'A dinosaur rib and leg bone start at one line. The leg bone ends past the rib. Which is longer?',
    answer: 'the leg bone',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'A dinosaur dig finds 9 teeth in sand and 6 in mud. Make ten first. How many teeth?',
    answer: '15',
    sum: '9 + 6',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A T. rex tooth was about 12 inches long with its root. An Allosaurus tooth was about 4. What is the difference?',
    answer: '8',
    sum: '12 - 4',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A dinosaur tail needs 15 bones, and 9 are in place. Fill in: 9 + __ = 15.',
    answer: '6',
    sum: '15 - 9',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'A T. rex had about 60 teeth. Diggers lay 60 teeth in rows of ten. How many rows?',
    answer: '6',
    sum: '60 / 10',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'Diggers clean 42 dinosaur bones in spring and 30 more in fall. How many bones are clean?',
    answer: '72',
    sum: '42 + 30',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'A crew starts to dig out a dinosaur. The long hand is on 6, the short hand between 8 and 9. What time is it?',
    answer: '8:30',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more dinosaur teeth than ribs were dug up?',
    answer: '3',
    graph: rings('Found at the dinosaur dig', { teeth: 8, claws: 3, ribs: 5 }),
    sum: '8 - 5',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'Four teams share a square dinosaur dig in equal parts. What part does each team get?',
    answer: 'a fourth',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: '{hero} lays 6 equal shoes along a dinosaur leg bone. Only the tip of the last one lies along it. About how many shoes long is the bone?',
    answer: '5',
    sum: '6 - 1',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'The dinosaur Kosmoceratops had over 13 horns and under 17. It was not 14 or 16. How many horns?',
    answer: '15',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: '{hero} draws one bony plate of a dinosaur: closed, with 6 straight sides. What shape is it?',
    answer: 'a hexagon',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'A digger tows a dinosaur bone on a sled. Push or pull?',
    answer: 'a pull',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'The dinosaur Ankylosaurus had a tail club. It taps a log, then swings hard. Which moves it farther?',
    answer: 'the hard swing',
  },
  {
    skills: ['science.1.sound'],
    ask: 'A dinosaur may have hooted with air in its long crest. What does air do when it makes a sound?',
    answer: 'it shakes',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'A dinosaur skeleton stands in front of a lamp. A dark shape falls on the wall. What is it?',
    answer: 'its shadow',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A dinosaur bone has turned to stone. Is the stone living?',
    answer: 'no',
  },
  {
    skills: ['science.k.needs'],
    ask: 'Which did a dinosaur and a fern both need: water or meat?',
    answer: 'water',
    further: true,
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'Sort by legs on the ground: T. rex 2, Triceratops 4, Stegosaurus 4. Which dinosaur does not belong?',
    answer: 'T. rex',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'The dinosaur Ankylosaurus had a hard club on its tail. Was its job to smell or to keep safe?',
    answer: 'to keep safe',
    further: true,
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A young Triceratops had three tiny horns. Its parent had three long ones. How were these dinosaurs alike?',
    answer: 'both had three horns',
  },
  {
    skills: ['science.k.weather'],
    ask: 'Drops fall from the clouds and fill a dinosaur footprint. Name the weather.',
    answer: 'rainy',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'A dinosaur is too hot at noon. Where is it cooler: on open sand or under tall ferns?',
    answer: 'under tall ferns',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'Dinosaur diggers want the longest days of the year for their work. Which season do they choose?',
    answer: 'summer',
  },
]
