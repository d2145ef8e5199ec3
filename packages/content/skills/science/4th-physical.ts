import type { Skill } from '../../types.ts'
import { crashReport, drawTheWaves, energyTrail, measuringRecord } from './pages/4th.ts'
import { carriesOrSlowsHeat, lengthTimeVolume } from './sets/4th.ts'

export const fourthPhysical: Skill[] = [
  {
    id: 'science.4.measure-and-graph',
    subject: 'science',
    grade: '4th',
    strand: 'physical',
    order: 1,
    short: 'Measure and Graph',
    iCan: 'I can measure with the right unit and graph my results to answer a question.',
    codes: ['3-5-ETS1-3'],
    prerequisites: ['science.3.fair-test'],
    keywords: [
      { word: 'unit', definition: 'a fixed amount that we measure with, such as an inch' },
      { word: 'middle result', definition: 'the one between the others when you put them in order' },
    ],
    model:
      'Say: Which hand span is widest in our home? I measure from thumb to little finger, in centimeters, from the 0 mark. Mine is 18, 19 and 18 in three trials. The middle result is 18, so I graph 18. My graph needs a title, a unit and a scale with equal steps, such as 5, 10, 15, 20.',
    check: {
      question: 'A plant is 12 tall. What is missing, and why does it matter?',
      lookFor: 'The unit. 12 inches and 12 centimeters are very different.',
    },
    laterChecks: [
      {
        question: 'Trials gave 31, 29 and 30 centimeters. Which result would you graph, and with what unit?',
        lookFor: '30 centimeters, the middle result, with its unit on the axis.',
      },
      {
        question: 'A graph shows bars of 5, 10 and 20 but no scale. What would you add?',
        lookFor: 'A scale with equal steps, a title and the unit.',
      },
    ],
    misconception: {
      says: 'If my results differ, I did it wrong.',
      reply: 'Small differences are normal. Measure three times and report the middle one.',
    },
    tools: [{ name: 'ruler', quantity: '1, with centimeters', core: true }],
    easier: 'Match each thing to a unit: time in seconds, length in inches, water in milliliters.',
    harder:
      'Trials gave 12, 40 and 13 inches. Justify which result to report and what to do next (13, the middle; measure the 40 again).',
    again: {
      easier:
        'Measure your thumb and your little finger in centimeters from the 0 mark. Draw a bar for each, just as high. Which is taller?',
      harder:
        'Results are 150, 400 and 350 milliliters. Your graph has 10 lines. Which equal step fits? (50: the bars are 3, 8 and 7 lines high)',
    },
    prompts: [
      { ask: 'Which unit fits the length of a pencil: inches or miles?', answer: 'inches' },
      { ask: 'Which unit fits the time of a sneeze: seconds or hours?', answer: 'seconds' },
      { ask: 'You measure from the 1 mark, not the 0 mark. What happens to your result?', answer: 'it is 1 too big' },
      { ask: 'Three trials gave 20, 22 and 24 seconds. What is the middle result?', answer: '22 seconds' },
      { ask: 'Which unit fits the water in a bathtub: liters or milliliters?', answer: 'liters' },
      { ask: 'A graph goes up in steps of 5. A bar is two steps high. How much is that?', answer: '10', sum: '5 * 2' },
      { ask: 'Which unit fits a trip between towns: kilometers or centimeters?', answer: 'kilometers' },
      { ask: 'Trials gave 14, 10 and 12 centimeters. What is the middle result?', answer: '12 centimeters' },
      {
        ask: 'A graph has no title and no units. What can a reader not tell?',
        answer: 'what was measured and how big the numbers are',
      },
      { ask: '{hero} measured 18, 19, 18 and 45 at {place}. Which result looks like a mistake?', answer: '45' },
      {
        ask: 'Bars show 40, 30 and 20 milliliters. How much more is the first than the last?',
        answer: '20 milliliters',
      },
      { ask: 'A bar ends halfway between 10 and 20. What does it show?', answer: '15', sum: '10 + 5' },
    ],
    sheets: [measuringRecord, lengthTimeVolume],
  },
  {
    id: 'science.4.energy-and-speed',
    subject: 'science',
    grade: '4th',
    strand: 'physical',
    order: 2,
    short: 'Energy and Speed',
    iCan: 'I can explain how the speed of an object shows its energy in a collision.',
    codes: ['4-PS3-1', '4-PS3-3'],
    prerequisites: ['science.3.balanced-forces'],
    keywords: [
      { word: 'energy', definition: 'what makes things move, warm up, light up or sound' },
      { word: 'collision', definition: 'when two objects bump into each other' },
    ],
    model:
      'Lay a cup on its side. Flick a balled-up sock at it gently, then hard. Say: Same sock, same cup. The faster sock moved the cup farther. So the faster one had more energy to pass on. Some energy left as the sound you heard. My rule: more speed, more energy, bigger change when it hits.',
    check: {
      question: 'Two equal balls hit a tower. One is faster. Which knocks over more, and why?',
      lookFor: 'The faster one, because it has more energy to pass on.',
    },
    laterChecks: [
      {
        question: 'A ball from a low ramp moves a box 4 inches. What will a higher ramp do, and why?',
        lookFor: 'It moves the box farther, because a faster ball has more energy to pass on.',
      },
      {
        question: 'You hear a loud crash and a soft one from equal balls. Which ball was likely faster?',
        lookFor: 'The one with the loud crash, because more energy left as sound.',
      },
    ],
    misconception: {
      says: 'When a ball stops, its energy is used up and gone.',
      reply: 'The energy moved. It went into the thing it hit, into sound and into a little heat.',
    },
    tools: [
      { name: 'socks', quantity: '1, balled up', core: true },
      { name: 'cups', quantity: '1, paper or plastic', core: true },
    ],
    easier: 'Act out a slow and a fast ball and tell which one has more energy.',
    harder:
      'Predict how a higher ramp changes a crash and design a test (the cup moves farther; change only the height).',
    again: {
      easier:
        'Drop a rolled-up sock on your palm from just above it, then from eye height. Which hits harder? (from eye height, it is faster)',
      harder:
        'A fast toy car hits a parked one and almost stops. Where did its energy go? (mostly into the parked car, some into sound and heat)',
    },
    prompts: [
      { ask: 'Two equal balls roll. One is fast and one is slow. Which has more energy?', answer: 'the fast one' },
      { ask: 'A ball hits a wall with a thud and slows. Name one place its energy went.', answer: 'into the sound' },
      { ask: 'A ball rolls down a ramp. Is it faster at the top or at the bottom?', answer: 'at the bottom' },
      {
        ask: 'A ball hits a block. Where does some of its energy go?',
        answer: 'into the block, which moves, and into sound',
      },
      { ask: 'Which has more energy of motion: a parked bike or a moving bike?', answer: 'the moving bike' },
      {
        ask: 'Equal balls A and B hit equal boxes. Box A moves 5 inches, box B 9. Which ball was faster?',
        answer: 'ball B',
      },
      { ask: 'What do we call a bump between two objects?', answer: 'a collision' },
      {
        ask: 'How do you know by ear that a crash moved energy?',
        answer: 'you hear a sound, which carries energy away',
      },
      { ask: 'Ramp A is 1 book high and ramp B is 3 books high. Which gives a faster ball?', answer: 'ramp B' },
      {
        ask: '{hero} must push a gate open at {place} with a rolling ball. Name one way to give the ball more energy.',
        answer: 'roll it faster or start it from higher up',
      },
      { ask: 'A slow ball moves a box 3 inches. How can you make it move farther?', answer: 'roll the ball faster' },
      {
        ask: 'A ball moved a cup 10, 20 and 30 centimeters from ramps of 1, 2 and 3 books. Predict for 4 books.',
        answer: 'about 40 centimeters',
      },
    ],
    sheets: [crashReport],
  },
  {
    id: 'science.4.energy-moves',
    subject: 'science',
    grade: '4th',
    strand: 'physical',
    order: 3,
    short: 'Energy on the Move',
    iCan: 'I can describe how energy moves by sound or light or heat from place to place.',
    codes: ['4-PS3-2', '4-PS3-4'],
    prerequisites: ['science.4.energy-and-speed', 'science.2.warm-and-cool'],
    keywords: [
      { word: 'transfer', definition: 'to move from one thing or place to another' },
      { word: 'conductor', definition: 'a material that heat or electricity moves through easily' },
      { word: 'insulator', definition: 'a material that slows down heat or electricity' },
    ],
    model:
      'Rub your palms together for ten seconds. Say: Motion turned into heat. I trace it: food, muscles, motion, heat. Now clap: motion turned into sound, which travels to your ear. A lamp turns electric energy into light and heat. Energy is never made from nothing. It moves or changes. Each time, I name where it came from and where it went.',
    check: {
      question: 'Trace the energy of a lamp that is plugged in.',
      lookFor: 'Electric energy turns into light and heat.',
    },
    laterChecks: [
      {
        question: 'Trace the energy when you ring a bell by hand.',
        lookFor: 'Motion of the hand turns into shaking of the bell and into sound.',
      },
      {
        question: 'A metal slide and a wooden bench lie in the sun. Why does metal feel hotter?',
        lookFor: 'Metal is a conductor, so it passes heat to the hand faster.',
      },
    ],
    misconception: {
      says: 'A blanket makes heat.',
      reply: 'It makes none. It slows down the heat that flows out of your body, so you stay warm.',
    },
    easier: 'Name what each thing gives off: a bell, a lamp and a warm stone.',
    harder: 'Design a chain of three energy changes and label each arrow (such as sunlight, plant food, motion, heat).',
    again: {
      easier:
        'Press your palm on a table for ten counts and lift it. Feel that spot. Which way did heat move? (from hand to table)',
      harder:
        'A garden lamp has a solar panel. Trace its energy from noon into the night. (sunlight, electric energy, stored energy, light)',
    },
    prompts: [
      { ask: 'A bell rings. How does its energy get to your ear?', answer: 'by sound' },
      { ask: 'Shade your eyes from a window. Which energy did your hand block?', answer: 'light' },
      { ask: 'A metal spoon in warm soup gets warm. What moved into it?', answer: 'heat' },
      { ask: 'Which slows heat better: a wool sock or a metal tray?', answer: 'a wool sock' },
      { ask: 'Heat moves quickly through a metal pan. Is it a conductor or an insulator?', answer: 'a conductor' },
      { ask: 'Foam slows heat. Is a foam lid a conductor or an insulator?', answer: 'an insulator' },
      { ask: 'Clap once. Which energy reaches someone across the room?', answer: 'sound' },
      { ask: 'Rub your hands for ten seconds. What energy do you feel?', answer: 'heat (from motion)' },
      {
        ask: 'A fan is plugged in. Describe the change of energy.',
        answer: 'electric energy turns into motion (and some sound and heat)',
      },
      {
        ask: '{hero} must keep ice cold at {place}. Choose foam or metal for the box, and justify.',
        answer: 'foam, because it is an insulator and slows heat',
      },
      { ask: 'An ice cube melts in your hand. Which way does heat move?', answer: 'from the hand into the ice' },
      {
        ask: 'Trace the energy when you eat lunch and then run.',
        answer: 'stored energy in food, to muscles, to motion and heat',
      },
    ],
    sheets: [energyTrail, carriesOrSlowsHeat],
  },
  {
    id: 'science.4.waves',
    subject: 'science',
    grade: '4th',
    strand: 'physical',
    order: 4,
    short: 'Wave Height and Length',
    iCan: 'I can make a model of a wave and describe its height and length.',
    codes: ['4-PS4-1', '4-PS4-3'],
    prerequisites: ['science.1.sound'],
    keywords: [
      { word: 'amplitude', definition: 'how high a wave is, measured from its resting level' },
      { word: 'wavelength', definition: 'the distance from one wave top to the next' },
      { word: 'crest', definition: 'the highest point of a wave' },
    ],
    model:
      'Draw a wave in the air with one finger. Say: The top is the crest. From the middle line to the crest is the amplitude. From crest to crest is the wavelength. I draw a tall wave: big amplitude. I squeeze the tops close: short wavelength. A toy boat on waves bobs up and down, but hardly moves along.',
    check: {
      question: 'Two waves have crests equally far apart, but one is taller. What differs?',
      lookFor: 'The amplitude. The wavelength is the same.',
    },
    laterChecks: [
      {
        question: 'Two waves are equally tall, but one has crests closer together. What differs?',
        lookFor: 'The wavelength. It is shorter. The amplitude is the same.',
      },
      {
        question: 'Draw a wave with small amplitude and long wavelength. What does it look like?',
        lookFor: 'Low crests that are far apart, along one middle line.',
      },
    ],
    misconception: {
      says: 'A wave carries the water along with it.',
      reply: 'A floating toy bobs up and down in place. The wave moves energy; the water mostly stays.',
    },
    easier: 'Stand in a row and pass an arm wave along; point to the crest.',
    harder:
      'Invent a code of tall and short waves and send a three-letter word (such as tall, short for A; two tall for B).',
    again: {
      easier:
        'Draw a wave with three crests, each one hand apart. What do we call that hand of distance? (the wavelength)',
      harder:
        'Five crests stand in a row. From the first to the last it is 24 inches. How long is the wavelength? (6 inches, as there are 4 gaps)',
    },
    prompts: [
      { ask: 'What is the top of a wave called?', answer: 'the crest' },
      { ask: 'What do you call the distance from crest to crest?', answer: 'the wavelength' },
      { ask: 'Draw a wave with a big amplitude in the air.', answer: 'a tall wave' },
      { ask: 'A cork floats on small waves. How does it move?', answer: 'up and down, mostly in place' },
      { ask: 'Waves get taller. Which grows: amplitude or wavelength?', answer: 'amplitude' },
      { ask: 'Crests are 6 inches apart. How long is the wavelength?', answer: '6 inches' },
      { ask: 'A crest is 3 inches above the resting level. What is the amplitude?', answer: '3 inches' },
      { ask: 'Which has a bigger amplitude: a ripple or a tall ocean wave?', answer: 'a tall ocean wave' },
      { ask: 'Crests are close together. Is the wavelength long or short?', answer: 'short' },
      {
        ask: 'You tap water faster, so crests are closer together. What happens to the wavelength?',
        answer: 'it gets shorter',
      },
      { ask: '{hero} taps the water at {place} softly, then hard. What gets bigger?', answer: 'the amplitude' },
      {
        ask: 'Crests were 4 inches apart. Now they are 2 apart. What got shorter?',
        answer: 'the wavelength, from 4 to 2 inches',
      },
    ],
    sheets: [drawTheWaves],
  },
]
