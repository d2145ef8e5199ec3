import type { Interest } from '../types.ts'

export const building = {
  tag: 'building',
  questions: {
    number: {
      'K-1': { ask: 'A builder stands on floor seven. Which floor is just below?', answer: '6', sum: '7 - 1' },
      '2-3': {
        ask: 'A builder orders 90 bricks. They come in bundles of ten. How many bundles come?',
        answer: '9',
        sum: '90 / 10',
      },
      '4-5': {
        ask: 'A builder needs 538 tiles. They are sold in boxes of 100. How many boxes must the builder buy?',
        answer: '6',
      },
    },
    operations: {
      'K-1': {
        ask: 'A block tower has 8 blocks. 2 fall off. How many blocks are still up?',
        answer: '6',
        sum: '8 - 2',
      },
      '2-3': {
        ask: '{hero} builds a ramp at {place} with 75 planks. 48 planks are laid. How many planks are still to lay?',
        answer: '27',
        sum: '75 - 48',
      },
      '4-5': {
        ask: '{hero} has 100 boards. One staircase takes 16 boards, and {hero} builds 5. How many boards are left?',
        answer: '20',
        sum: '100 - 5 * 16',
      },
    },
    fractions: {
      'K-1': {
        ask: '{hero} builds half of a wall. {friend} builds the other half. Is the wall half done or all done?',
        answer: 'all done',
      },
      '2-3': {
        ask: 'A builder has a board 12 feet long. One fourth of it is for a shelf. How many feet is the shelf?',
        answer: '3',
        sum: '12 / 4',
      },
      '4-5': {
        ask: 'A builder lays three boards on top of each other. Each is 3/8 inch thick. How many inches thick is the pile?',
        answer: '1 1/8',
      },
    },
    patterns: {
      'K-1': { ask: 'A wall goes brick, stone, brick, stone, brick. What comes next?', answer: 'stone' },
      '2-3': {
        ask: 'A builder sets fence posts at 8, 16 and 24 feet. The pattern goes on. At how many feet is the next post?',
        answer: '32',
        sum: '24 + 8',
      },
      '4-5': {
        ask: 'A builder lays square floors of 1, 4, 9 and 16 tiles. How many tiles does the next larger square take?',
        answer: '25',
        sum: '5 * 5',
      },
    },
    measurement: {
      'K-1': {
        ask: 'A toy gate is 6 blocks high. A toy tower is 8 blocks high. Does the standing tower fit under the gate?',
        answer: 'no',
      },
      '2-3': {
        ask: 'A builder puts two 18-inch boards end to end on a wall 40 inches long. How many inches stay bare?',
        answer: '4',
        sum: '40 - 18 - 18',
      },
      '4-5': {
        ask: 'A builder digs a pit like a box, 6 feet long, 4 feet wide and 3 feet deep. How many cubic feet is that?',
        answer: '72',
        sum: '6 * 4 * 3',
      },
    },
    time: {
      'K-1': {
        ask: "Builders rest at 12 o'clock. They rest for one hour. What time do they start again?",
        answer: "1 o'clock",
      },
      '2-3': {
        ask: 'A crane needs 5 minutes for each beam. It starts at 9:10 and lifts 4 beams. At what time is it done?',
        answer: '9:30',
      },
      '4-5': {
        ask: 'A builder works 6 1/2 hours each day. How many hours is that in 4 days?',
        answer: '26',
        sum: '6.5 * 4',
      },
    },
    data: {
      'K-1': { ask: 'A builder has 7 long planks and 5 short ones. Which kind is fewer?', answer: 'short planks' },
      '2-3': {
        ask: 'Three builders made towers of 34, 27 and 41 equal blocks. How many more blocks has the largest than the smallest?',
        answer: '14',
        sum: '41 - 27',
      },
      '4-5': {
        ask: 'Model bridges hold 120, 85 and 150 grams. How many more grams must the weakest bridge hold to match the strongest?',
        answer: '65',
        sum: '150 - 85',
      },
    },
    geometry: {
      'K-1': { ask: 'A builder stacks blocks. Which block stacks better: cube or ball?', answer: 'cube' },
      '2-3': {
        ask: 'A builder draws a house: a square with a triangle roof just as wide. How many corners does its outline have?',
        answer: '5',
      },
      '4-5': {
        ask: 'A builder sets a board into a square frame, from corner to corner. How many degrees between the board and each side?',
        answer: '45',
        sum: '90 / 2',
      },
    },
    physical: {
      'K-1': { ask: 'Which tower is steadier: wide bottom or thin bottom?', answer: 'wide bottom' },
      '2-3': {
        ask: 'A builder wants a wall that lets sunlight into a room. Which lets light through: clear glass or brick?',
        answer: 'clear glass',
      },
      '4-5': {
        ask: 'A builder pushes a cart up a long, smooth ramp and does not lift it straight up. Is less force needed or more?',
        answer: 'less',
      },
    },
    life: {
      'K-1': { ask: 'Some animals build. Which one builds dams: beaver or rabbit?', answer: 'beaver' },
      '2-3': {
        ask: 'Birds build with twigs and grass. Is a nest a place to raise chicks or to store rain?',
        answer: 'to raise chicks',
      },
      '4-5': {
        ask: 'A builder counts 60 yearly rings in the end of a log. About how many years old was the tree?',
        answer: '60',
      },
    },
    earth: {
      'K-1': { ask: 'A builder makes a steep roof. Does rain run off or stay on?', answer: 'run off' },
      '2-3': {
        ask: 'A builder puts in a window. Is its glass made from melted sand or melted wood?',
        answer: 'melted sand',
      },
      '4-5': {
        ask: 'Builders make tall towers that can sway when the ground suddenly shakes. What is such shaking called?',
        answer: 'earthquake',
      },
    },
  },
  sparks: [
    {
      text: 'Draw a brick by each answer, as a builder would. Pick one and check if it holds.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'A builder marks what is checked. Draw a check for a sure answer, or a circle for shaky.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Tell what your answer stands on, like a building on its base. Pick the firmest reason.',
      modality: 'auditory',
    },
    {
      text: 'A builder asks for help with heavy loads. Say which question feels heavy or light, and why.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Building inspectors look for cracks. Tell where one answer could go wrong, or why it cannot.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: "Is your answer safe? Hold your arms as a building's roof, or low for not yet.",
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'A good builder measures twice. Step aside, count to five, then redo one answer you choose.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
