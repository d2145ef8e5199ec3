import type { Interest } from '../types.ts'

export const animals = {
  tag: 'animals',
  questions: {
    number: {
      'K-1': { ask: "Count a cat's paws and then its two ears. How many?", answer: '6', sum: '4 + 2' },
      '2-3': {
        ask: 'A keeper counts penguins in tens. There are 6 tens and 3 more. How many penguins is that?',
        answer: '63',
        sum: '6 * 10 + 3',
      },
      '4-5': {
        ask: 'Rangers count 648 puffins. They report the count to the nearest hundred. Which number do they report?',
        answer: '600',
      },
    },
    operations: {
      'K-1': {
        ask: 'A spider has 8 legs and a fly has 6. How many more legs has the spider?',
        answer: '2',
        sum: '8 - 6',
      },
      '2-3': {
        ask: 'A vet checks every paw of 5 dogs. Each dog has 4 paws. How many paws is that?',
        answer: '20',
        sum: '5 * 4',
      },
      '4-5': {
        ask: 'A giraffe can eat 75 pounds of food a day. How many pounds can 6 such giraffes eat in a day?',
        answer: '450',
        sum: '6 * 75',
      },
    },
    fractions: {
      'K-1': { ask: 'Two tortoises share one melon fairly. How much of it does each get?', answer: 'half' },
      '2-3': {
        ask: 'A keeper brings 12 fish. One third of them are for the seal. How many fish does the seal get?',
        answer: '4',
        sum: '12 / 3',
      },
      '4-5': {
        ask: 'A koala may sleep 3/4 of the 24 hours in a day. How many hours is that?',
        answer: '18',
        sum: '24 / 4 * 3',
      },
    },
    patterns: {
      'K-1': { ask: "A zebra's stripes go black, white, black, white. What comes next?", answer: 'black' },
      '2-3': {
        ask: 'One ant has 6 legs, two ants have 12, three have 18. How many legs do four ants have?',
        answer: '24',
        sum: '18 + 6',
      },
      '4-5': {
        ask: 'A chick weighs 40 grams on day 1. It gains 15 grams each day. How many grams does it weigh on day 5?',
        answer: '100',
        sum: '40 + 4 * 15',
      },
    },
    measurement: {
      'K-1': {
        ask: 'A snake is 8 shoes long. A lizard is 3 shoes long. How many shoes longer is the snake?',
        answer: '5',
        sum: '8 - 3',
      },
      '2-3': {
        ask: 'A red kangaroo jumps 25 feet. Then it jumps just as far again. How many feet has it gone?',
        answer: '50',
        sum: '25 + 25',
      },
      '4-5': {
        ask: 'A rabbit run is a rectangle, 9 feet long and 6 feet wide. How many feet of fence go all around it?',
        answer: '30',
        sum: '2 * (9 + 6)',
      },
    },
    time: {
      'K-1': {
        ask: "A puppy falls asleep at 2 o'clock. It sleeps for one hour. What time does it wake up?",
        answer: "3 o'clock",
      },
      '2-3': {
        ask: 'The seals eat at 3:30. The penguins eat 15 minutes later. At what time do the penguins eat?',
        answer: '3:45',
      },
      '4-5': {
        ask: 'A sea turtle dives at 10:47 and comes up at 11:22. How many minutes was it under water?',
        answer: '35',
        sum: '13 + 22',
      },
    },
    data: {
      'K-1': {
        ask: '4 sparrows, 2 doves and 6 finches come to eat. Which kind of bird comes most?',
        answer: 'finches',
      },
      '2-3': {
        ask: 'A tracker finds 14 fox tracks, 8 deer tracks and 5 hare tracks. How many more fox tracks than hare tracks is that?',
        answer: '9',
        sum: '14 - 5',
      },
      '4-5': {
        ask: 'A vet weighs a pup once a week: 6, 9, 13 and 20 pounds. How many pounds was its biggest gain from one week to the next?',
        answer: '7',
        sum: '20 - 13',
      },
    },
    geometry: {
      'K-1': { ask: "A bee's wax cell has 6 straight sides. How many corners does it have?", answer: '6' },
      '2-3': {
        ask: 'You fold a butterfly picture so that both wings match. Does the fold go along its body or across its wings?',
        answer: 'along its body',
      },
      '4-5': {
        ask: 'An owl can turn its head 270 degrees to one side. How many quarter turns is that?',
        answer: '3',
        sum: '270 / 90',
      },
    },
    physical: {
      'K-1': { ask: 'A dog tugs a rope toward itself. Is that a push or a pull?', answer: 'pull' },
      '2-3': {
        ask: "A bear's thick winter fur traps air. Does the trapped air keep the bear warm or cool?",
        answer: 'warm',
      },
      '4-5': {
        ask: 'A bat calls, and the sound bounces off a moth back to its ears. What do we call a sound that bounces back?',
        answer: 'echo',
      },
    },
    life: {
      'K-1': { ask: 'Which grows up to be a frog: tadpole or caterpillar?', answer: 'tadpole' },
      '2-3': { ask: 'A duck has skin between its toes. Does that help it to swim or to climb?', answer: 'swim' },
      '4-5': {
        ask: 'In a field, snakes eat mice. Then the snakes move away. Will there soon be more mice or fewer mice?',
        answer: 'more mice',
      },
    },
    earth: {
      'K-1': { ask: 'A lizard is cold. Does it warm up in sun or shade?', answer: 'sun' },
      '2-3': {
        ask: "A snowshoe hare's brown coat turns white for one season. Which season is that?",
        answer: 'winter',
      },
      '4-5': {
        ask: 'Crabs feed on sand that the sea covers and uncovers every day. What is this rise and fall of the sea called?',
        answer: 'tides',
      },
    },
  },
  sparks: [
    {
      text: 'Draw a small animal track beside each answer you can prove. Pick one to prove aloud.',
      modality: 'visual',
    },
    {
      text: 'Draw a cat by each answer. Choose: wide awake for sure, asleep for not sure.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Field notes on animals begin with a sketch. Sketch one answer, or your way to it.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Animals listen before they move. Read or hear each question twice, then say your answer.',
      modality: 'auditory',
    },
    {
      text: 'Pick an animal that listens well. Tell it how you found one answer.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Guides at an animal park get asked why. Pick one answer and tell your reason in one sentence.',
      modality: 'auditory',
      ages: 'older',
    },
    { text: 'Animals show things without words. Pick one answer and act it out silently.', modality: 'kinesthetic' },
    {
      text: 'Hold still like a rabbit while you think. Hop or nod once you can say why.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Animal trackers step back to see the whole trail. Step back, then check your hardest or longest answer.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
