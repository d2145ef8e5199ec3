import type { Interest } from '../types.ts'

export const dinosaurs = {
  tag: 'dinosaurs',
  questions: {
    number: {
      'K-1': { ask: 'Triceratops had two brow horns and one nose horn. How many horns?', answer: '3', sum: '2 + 1' },
      '2-3': {
        ask: 'Diggers pack dinosaur teeth, ten to a box. They fill 5 boxes and have 8 teeth left. How many teeth is that?',
        answer: '58',
        sum: '5 * 10 + 8',
      },
      '4-5': {
        ask: 'A duckbill dinosaur could have 960 teeth in its jaws. Diggers sort so many into boxes of 100. How many boxes are full?',
        answer: '9',
      },
    },
    operations: {
      'K-1': {
        ask: '{hero} finds 4 dinosaur bones. {friend} finds 3. How many bones do they have?',
        answer: '7',
        sum: '4 + 3',
      },
      '2-3': {
        ask: "A dinosaur's tail had 45 bones. Diggers have found 28 of them. How many are still missing?",
        answer: '17',
        sum: '45 - 28',
      },
      '4-5': {
        ask: 'A dinosaur skeleton is packed in 6 crates of 98 pounds each. How many pounds must the truck carry?',
        answer: '588',
        sum: '6 * 98',
      },
    },
    fractions: {
      'K-1': { ask: 'A fossil dinosaur egg broke into two equal parts. What is one part called?', answer: 'half' },
      '2-3': {
        ask: 'A fossil dinosaur nest holds 15 eggs. One third of them are whole. How many eggs are whole?',
        answer: '5',
        sum: '15 / 3',
      },
      '4-5': {
        ask: '{hero} cleans 3/8 of a dinosaur skull on Monday and 2/8 on Tuesday. What part of the skull is clean now?',
        answer: '5/8',
      },
    },
    patterns: {
      'K-1': { ask: 'Dinosaur tracks go big, big, small, big, big. What comes next?', answer: 'small' },
      '2-3': {
        ask: 'Dinosaur diggers put flags at 5, 15, 25 and 35 feet. The pattern goes on. At how many feet is the next flag?',
        answer: '45',
        sum: '35 + 10',
      },
      '4-5': {
        ask: 'Say a young dinosaur weighs 12 pounds at age 1, 24 at age 2, 48 at age 3. It keeps doubling. How many pounds at age 5?',
        answer: '192',
        sum: '48 * 2 * 2',
      },
    },
    measurement: {
      'K-1': {
        ask: 'One dinosaur track is 6 hands long. Another is 9. How many hands longer is the second track?',
        answer: '3',
        sum: '9 - 6',
      },
      '2-3': {
        ask: 'A dinosaur footprint is 9 inches long. The next one begins 30 inches past its end. How many inches from start to start?',
        answer: '39',
        sum: '9 + 30',
      },
      '4-5': { ask: 'A Triceratops skull can be 8 feet long. How many inches is that?', answer: '96', sum: '8 * 12' },
    },
    time: {
      'K-1': {
        ask: "A dinosaur dig starts at 9 o'clock. It ends two hours later. What time is that?",
        answer: "11 o'clock",
      },
      '2-3': {
        ask: 'Diggers wrap a dinosaur bone in wet plaster at 10:15. The plaster needs 30 minutes to dry. When is it dry?',
        answer: '10:45',
      },
      '4-5': {
        ask: 'Cleaning one dinosaur tooth takes 25 minutes. {hero} starts at 1:40 and cleans two teeth without a break. When are both clean?',
        answer: '2:30',
      },
    },
    data: {
      'K-1': { ask: 'Dinosaur diggers find 2 claws, 7 teeth and 4 ribs. Which did they find most?', answer: 'teeth' },
      '2-3': {
        ask: 'A dinosaur dig gives 23 flat teeth, 4 claws and 9 sharp teeth. How many teeth is that?',
        answer: '32',
        sum: '23 + 9',
      },
      '4-5': {
        ask: 'A chart of dinosaur lengths says Velociraptor 6 feet, Triceratops 30 feet, Diplodocus 85 feet. How many feet longer is Diplodocus than both others together?',
        answer: '49',
        sum: '85 - (6 + 30)',
      },
    },
    geometry: {
      'K-1': {
        ask: '{hero} draws a dinosaur tooth with three straight sides. Which shape is that?',
        answer: 'triangle',
      },
      '2-3': {
        ask: 'Diggers split a dinosaur site into 3 rows of 5 equal squares. How many squares are there to search?',
        answer: '15',
        sum: '3 * 5',
      },
      '4-5': {
        ask: 'Dinosaur tracks head north. Then they turn right and head east. How many degrees is the turn?',
        answer: '90',
      },
    },
    physical: {
      'K-1': { ask: 'A dinosaur bone is thin and cracked. Do diggers brush it hard or gently?', answer: 'gently' },
      '2-3': {
        ask: 'Runny plaster goes around a dinosaur bone. Later it is stiff and keeps its shape. Is it now a solid or a liquid?',
        answer: 'solid',
      },
      '4-5': {
        ask: 'Tyrannosaurus stood on two legs, with a heavy head far out in front. Which long body part behind balanced the head?',
        answer: 'tail',
      },
    },
    life: {
      'K-1': { ask: 'A dinosaur mother made a nest. What did she lay in it?', answer: 'eggs' },
      '2-3': {
        ask: 'A dinosaur had rows of flat, wide teeth. Were they good for grinding plants or for tearing meat?',
        answer: 'grinding plants',
      },
      '4-5': {
        ask: 'Some small dinosaurs had feathers. Which animals of today come from them: birds, bats or lizards?',
        answer: 'birds',
      },
    },
    earth: {
      'K-1': { ask: 'A fossil dinosaur bone is heavy and hard. Did it turn to stone or to ice?', answer: 'stone' },
      '2-3': {
        ask: 'Wind and rain wore down a hill for many years. Then a dinosaur bone peeked out. Was that a fast or a slow change?',
        answer: 'slow',
      },
      '4-5': {
        ask: 'Dinosaur bones lie in two rock layers that were never moved. Which layer holds the older bones: upper or lower?',
        answer: 'lower',
      },
    },
  },
  sparks: [
    {
      text: 'Draw a dinosaur bone by each answer. Choose whole for sure or broken for not sure.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Dinosaur diggers map every find before they lift it. Sketch or write one answer before you say it.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Say one answer, then say because. Pick a small or a big dinosaur voice.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'New bones have changed many ideas about dinosaurs. Tell about one answer you changed, or nearly changed.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Are you sure? Stretch tall like a dinosaur, or curl up like its egg.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Dinosaur diggers move slowly near a bone. Step closer when sure, or stay and check.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
