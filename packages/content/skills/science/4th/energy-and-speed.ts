import type { Skill } from '../../../types.ts'
import { crashReport } from '../pages/4th.ts'
import { feetEachSecond } from '../pages/4th-further.ts'

export const energyAndSpeed: Skill = {
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
    'Turn a cup over. Flick a balled-up sock at it gently, then hard. Say: Same sock. The faster sock moved the cup farther, so it had more energy to pass on. Some moved the cup, some left as sound. More speed, more energy, a bigger change in the collision. A higher ramp gives speed.',
  picture: { kind: 'flow', steps: [['sock'], ['cup', 'sound']] },
  check: {
    question: 'Two equal balls hit a tower. One is faster. Which knocks over more, and why?',
    lookFor: 'The faster one, because it has more energy to pass on.',
  },
  laterChecks: [
    {
      question:
        'Equal carts roll 8 feet to a wall. Cart A takes 4 seconds, B takes 2. Which hits harder, and how can you tell?',
      lookFor: 'Cart B: 4 feet each second against 2.',
      further: true,
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
      'Drop a rolled-up sock on an upside-down cup from just above it, then from eye height. Which is louder? (from eye height, it is faster)',
    harder:
      'A fast toy car hits a parked one and almost stops. Where did its energy go? (mostly into the parked car, some into sound and heat)',
    model:
      'Flick the sock at the cup slowly, then fast. Say: Fast hits harder. Two equal wagons roll 6 feet. Wagon A takes 3 seconds. 6 divided by 3 is 2 feet each second. B takes 2 seconds, so 3 feet each second. B hits harder. Its energy goes into sound, heat and a shaking wall.',
    picture: {
      kind: 'table',
      rows: [
        ['wagon', 'A', 'B'],
        ['feet', '6', '6'],
        ['seconds', '3', '2'],
        ['feet each second', '2', '3'],
      ],
    },
    misconception: {
      says: 'Wagon A has 3 and wagon B has only 2, so A is faster.',
      reply:
        'Slide a hand from edge to edge of the table while I count to 3, then while I count to 2. When must it hurry?',
    },
  },
  prompts: [
    {
      part: 'speed',
      ask: '{hero} rolls two equal balls, one fast and one slow. Which one has more energy?',
      answer: 'the fast one',
    },
    {
      part: 'collision',
      ask: '{friend} rolls a ball into a box. What shows that energy was passed on in the collision?',
      answer: 'the box moves',
    },
    {
      part: 'speed',
      ask: '{hero} rides a bike downhill, faster and faster. What happens to the energy of motion?',
      answer: 'it grows',
    },
    {
      part: 'collision',
      ask: 'At {place} a ball hits a wall with a thud. Into what did some of its energy go?',
      answer: 'into sound',
    },
    {
      part: 'speed',
      ask: 'Equal balls hit equal boxes. Box A moves 5 inches, box B moves 9. Which ball was faster?',
      answer: 'ball B',
    },
    {
      part: 'collision',
      ask: '{friend} rolls a ball into a still one, and that one rolls off. Where did it get its energy?',
      answer: 'from the first ball',
    },
    {
      part: 'speed',
      ask: 'Ramp A is 1 book high, ramp B is 3. Why does the ball from ramp B hit harder?',
      answer: 'it is faster',
    },
    {
      part: 'collision',
      ask: 'A slow ball moves a box 3 inches. How can the same ball move it farther?',
      answer: 'roll it faster',
    },
    {
      part: 'speed',
      ask: '{hero} rolls one ball into a cup twice. The cup moves 4 inches, then 12. What was different about the ball?',
      answer: 'the speed',
    },
    {
      part: 'collision',
      ask: 'Two equal balls land in soft sand. One makes a deep dent. What does the dent tell you?',
      answer: 'that ball was faster',
    },
    {
      part: 'speed',
      ask: 'A ball pushes a box 8 inches. You want only 4. What must change about the ball?',
      answer: 'it must be slower',
    },
    {
      part: 'collision',
      ask: 'A ball stops in sand, and {friend} says its energy is gone. Where is it really?',
      answer: 'mostly in the sand',
    },
    {
      part: 'speed',
      ask: 'Equal carts roll along one track at {place}. Cart A takes 2 seconds, cart B takes 5. Whose crash is bigger, and why?',
      answer: 'A, it is faster',
      further: true,
    },
    {
      part: 'collision',
      ask: "After a collision, {hero}'s two toy cars stand still. Name two things their energy turned into.",
      answer: 'sound and heat',
      further: true,
    },
    {
      part: 'speed',
      ask: 'A ball moved a cup 10, 20 and 30 centimeters from ramps of 1, 2 and 3 books. Predict for 4 books.',
      answer: 'about 40 centimeters',
    },
    {
      part: 'collision',
      ask: 'Why is a collision at walking speed softer than one at running speed?',
      answer: 'less energy is passed on',
    },
    {
      part: 'speed',
      ask: 'A ball rolls 12 feet in 4 seconds. How many feet does it roll each second?',
      answer: '3',
      further: true,
    },
    {
      part: 'collision',
      ask: 'Cart A goes 4 feet each second. An equal cart B goes 12 feet in 2 seconds. Which one crashes harder?',
      answer: 'cart B',
      further: true,
    },
    {
      part: 'speed',
      ask: 'Cart A goes 20 feet in 4 seconds, an equal cart B 18 feet in 3. How many feet each second does the one with more energy go?',
      answer: '6',
      further: true,
    },
    {
      part: 'collision',
      ask: '{hero} rolls a ball 10 feet in 5 seconds, {friend} an equal ball 10 feet in 2. Whose ball makes the louder crash?',
      answer: "{friend}'s ball",
      further: true,
    },
  ],
  sheets: [crashReport, { ...feetEachSecond, further: true }],
}
