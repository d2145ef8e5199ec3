import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'By one estimate, the dinosaur Argentinosaurus weighed 154,000 pounds. Round that to the nearest ten thousand.',
    answer: '150000',
    further: true,
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'Say a T. rex weighs 17,650 pounds and a Triceratops 12,880. Estimate first, then find how many pounds heavier the bigger dinosaur is.',
    answer: '4770',
    sum: '17650 - 12880',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A dinosaur skeleton travels in 7 crates of 86 pounds each. Break it into tens and ones. How many pounds is that?',
    answer: '602',
    sum: '7 * 86',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'Diggers pack 275 dinosaur teeth in boxes with room for 8. How many boxes do they need for all of them?',
    answer: '35',
    sum: '(275 + 5) / 8',
    further: true,
  },
  {
    skills: ['math.4.angles'],
    ask: 'A dinosaur trail heads north. It has turned 55 degrees toward the east. How many more degrees until it heads straight east?',
    answer: '35',
    sum: '90 - 55',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: "Diggers have freed 2/3 of a dinosaur's left leg and 5/6 of the right one. Rename 2/3. Which leg is farther out?",
    answer: 'the right leg',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'One step of a dinosaur is 2 3/4 yards long, and the next is 1 2/4 yards. How many yards is that?',
    answer: '4 1/4',
    further: true,
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'Two dinosaur claws weigh 0.4 and 0.38 kilogram. Which of the two decimals is greater?',
    answer: '0.4',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'A dinosaur dig is a full rectangle of 30 equal squares. How many factor pairs of 30 could its sides be?',
    answer: '4',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'The skull of the dinosaur Triceratops could be 8 feet long. How many inches is that?',
    answer: '96',
    sum: '8 * 12',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'From the front, the dinosaur Triceratops had one horn over each eye and one on its nose. How many lines of symmetry did its face have?',
    answer: '1',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'Dinosaur footprints lie at 4, 11, 18 and 25 feet, and the pattern goes on. At how many feet is the 10th footprint?',
    answer: '67',
    further: true,
    sum: '4 + 9 * 7',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'Say a giant dinosaur ate 440 pounds of plants a day. How many pounds did it eat in 31 days? Estimate to check.',
    answer: '13640',
    sum: '440 * 31',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A museum moves 888 dinosaur bones and packs 24 in each crate. How many crates is that?',
    answer: '37',
    sum: '888 / 24',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'In each of 5 nests lie 18 dinosaur eggs, and 3 of them do not hatch. Evaluate 5 × (18 - 3) to count the hatchlings.',
    answer: '75',
    sum: '5 * (18 - 3)',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'The thigh bone of the dinosaur Patagotitan was about 2.38 meters long. That of Dreadnoughtus was about 1.9 meters. How many meters longer was the first?',
    answer: '0.48',
    sum: '2.38 - 1.9',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: '{hero} cleans 1/3 of a dinosaur skull, and {friend} cleans 2/5 of it. What fraction is still in the stone?',
    answer: '4/15',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: '3/4 of the bones at a dig are from duckbill dinosaurs, and 2/5 of those are ribs. What part of all bones are duckbill ribs?',
    answer: '3/10',
  },
  {
    skills: ['math.5.volume'],
    ask: 'A dinosaur bone travels in a crate that is 6 feet long, 3 feet wide and 2 feet high. How many cubic feet is it?',
    answer: '36',
    sum: '6 * 3 * 2',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'On the map of a dinosaur dig, a claw is at (3, 2) and a tooth at (9, 7). How many steps apart are they along grid lines?',
    answer: '11',
    sum: '9 - 3 + 7 - 2',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'Diggers rope off a dinosaur nest. It has four sides, and just one pair of them is parallel. Which name fits: rectangle, parallelogram or trapezoid?',
    answer: 'trapezoid',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'With each step a small dinosaur gains 2 feet and a giant one 8 feet. How many feet has the giant gone when the small one has gone 14?',
    answer: '56',
    sum: '14 / 2 * 8',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'A dinosaur trail is 1.2 kilometers long, with one step every 150 centimeters. How many steps did the dinosaur take?',
    answer: '800',
    sum: '1.2 * 1000 * 100 / 150',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: '{hero} measures a dinosaur footprint three times: 84, 87 and 85 centimeters. What is the middle result?',
    answer: '85 centimeters',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'The dinosaur Ankylosaurus swings its tail club at a log, first slowly and then fast. Which swing brings more energy to the collision?',
    answer: 'the fast one',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: '{friend} looks at a dinosaur bone by lamplight. Put the path of the light in order: eye, bone, lamp.',
    answer: 'lamp, bone, eye',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'A digger mixes 300 grams of plaster with 180 grams of water in a closed bag. It sets as hard as a dinosaur bone. How many grams does it weigh now?',
    answer: '480',
    sum: '300 + 180',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'T. rex had a heavy head out in front and a long, heavy tail behind. How did the tail help this dinosaur run?',
    answer: 'it kept its balance',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Triceratops eats ferns, and T. rex eats Triceratops. The ferns dry up. Will there be more or fewer of both dinosaurs?',
    answer: 'fewer',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'A flooding river drops mud over the bones of a dinosaur. Is that weathering, erosion or deposition?',
    answer: 'deposition',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'Some coal formed from swamp plants of dinosaur times. Is that coal renewable or nonrenewable?',
    answer: 'nonrenewable',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: "A dinosaur drinks from a lake. Which two of Earth's systems meet there?",
    answer: 'biosphere and hydrosphere',
  },
]
