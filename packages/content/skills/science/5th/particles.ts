import type { Skill } from '../../../types.ts'
import { particleModels } from '../pages/5th.ts'
import { fromGasToIce } from '../pages/5th-further.ts'
import { solidLiquidGas } from '../sets/5th.ts'

export const particles: Skill = {
  id: 'science.5.particles',
  subject: 'science',
  grade: '5th',
  strand: 'physical',
  order: 2,
  short: 'Too Small to See',
  iCan: 'I can use a particle model to explain how solids and liquids and gases behave.',
  codes: ['5-PS1-1'],
  prerequisites: ['science.2.solid-or-liquid'],
  keywords: [
    { word: 'particle', definition: 'a piece of matter far too small to see' },
    { word: 'gas', definition: 'matter that spreads out to fill any space' },
    { word: 'matter', definition: 'anything that takes up space and has mass' },
  ],
  model:
    'Blow on your palm. Say: Air pushes, so it is matter and takes up space. Picture particles as people. In a solid they stand packed and wiggle, so it keeps its shape. In a liquid they slide but stay close, so it flows. In a gas they fly far apart, so air can be squeezed.',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'solid', words: ['packed', 'wiggle'] },
      { head: 'liquid', words: ['close', 'slide'] },
      { head: 'gas', words: ['far apart', 'fly'] },
    ],
  },
  check: {
    question: 'An upside-down cup is pushed straight down into water. Why does it not fill up?',
    lookFor: 'Air is matter and takes up the space. Its particles have nowhere to go.',
  },
  laterChecks: [
    {
      question: 'Juice freezes in a tray. What changes about its water particles, and what stays the same?',
      lookFor: 'They stop sliding and only wiggle in place. The particles themselves stay the same.',
      further: true,
    },
    {
      question: 'A scented flower is set in a corner. Why can you smell it across the room?',
      lookFor: 'Its particles spread through the air until some reach my nose.',
    },
  ],
  misconception: {
    says: 'Air is nothing.',
    reply: 'Squeeze a closed empty bottle. It pushes back, because it is full of air particles.',
  },
  easier: 'Act out particles with your body: packed, sliding and flying apart.',
  harder:
    'Draw particle models of a drop of water before and after it dries up (close together, then far apart in the air).',
  again: {
    easier:
      'Puff up your cheeks and press them gently with your fingers. What pushes back, and what does that show? (air, it takes up space)',
    harder:
      'A ball weighs 400 grams when flat and 405 grams when pumped up. What do the 5 grams show? (air particles have mass)',
    model:
      'Breathe on a cool window or picture it. Say: In my breath, water is a gas: its particles fly far apart. At the window they slow down and come close: liquid drops. Frozen, they only wiggle in place. Warmed, they go all the way back. The particles stay the same, not their spacing and motion.',
    picture: { kind: 'flow', steps: [['gas'], ['liquid'], ['frozen']], back: 'each' },
    misconception: {
      says: 'When ice melts, its hard particles turn into soft ones.',
      reply: 'Act out one particle in ice and then in water. Did you turn soft, or what did you do differently?',
    },
  },
  prompts: [
    {
      part: 'solid',
      ask: '{friend} draws particles that are packed and only wiggle. Which state of matter is it?',
      answer: 'solid',
    },
    {
      part: 'liquid',
      ask: '{hero} draws particles that slide past each other but stay close. Which state of matter is it?',
      answer: 'liquid',
    },
    { part: 'gas', ask: 'Which state spreads out to fill a whole room?', answer: 'gas' },
    {
      part: 'solid',
      ask: 'A pebble keeps its shape in any bowl. What can its particles not do?',
      answer: 'slide past each other',
    },
    { part: 'liquid', ask: 'Juice takes the shape of any cup. What do its particles do?', answer: 'they slide' },
    { part: 'gas', ask: 'A closed box at {place} looks empty. Which matter fills it?', answer: 'air' },
    {
      part: 'solid',
      ask: '{friend} freezes water in a tray. What do its particles do from then on?',
      answer: 'wiggle in place',
      further: true,
    },
    {
      part: 'liquid',
      ask: 'Two drops touch and become one drop. Why can their particles mix?',
      answer: 'they can slide',
    },
    {
      part: 'gas',
      ask: '{friend} pumps up a flat ball at {place}. Why does it get firm?',
      answer: 'more particles push',
    },
    {
      part: 'solid',
      ask: 'A brick will not get smaller when you squeeze it. What does that show about its particles?',
      answer: 'they are already close',
    },
    {
      part: 'liquid',
      ask: '{friend} stirs sugar into water until nobody can see it. Where are its particles?',
      answer: 'spread among water particles',
    },
    {
      part: 'gas',
      ask: 'A puddle dries in the sun. Where are its particles now?',
      answer: 'in the air',
      further: true,
    },
    {
      part: 'solid',
      ask: '{hero} draws dots packed in rows. Why can this thing not be poured?',
      answer: 'its particles cannot slide',
    },
    {
      part: 'liquid',
      ask: 'Water pours, and water vapor floats away. What keeps water together in a cup?',
      answer: 'its particles stay close',
    },
    {
      part: 'gas',
      ask: 'Why can you squeeze air into much less space, but hardly water?',
      answer: 'gas particles are apart',
    },
    {
      part: 'gas',
      ask: 'Soup stands at {place}, and {hero} smells it a room away. Explain with particles.',
      answer: 'they spread through air',
    },
    {
      part: 'liquid',
      ask: 'Ice melts in a dish at {place}. What can its particles do now that they could not do before?',
      answer: 'slide past each other',
      further: true,
    },
    {
      part: 'gas',
      ask: 'Water evaporates from a wet shirt. How does the spacing of its particles change?',
      answer: 'they move far apart',
      further: true,
    },
    {
      part: 'liquid',
      ask: 'Drops form on a cold window. What did the water particles from the air do there?',
      answer: 'slow down and come close',
      further: true,
    },
    {
      part: 'solid',
      ask: '{hero} draws ice with 10 particles. It melts and then evaporates. How many particles must {hero} draw at the end?',
      answer: '10',
      further: true,
    },
  ],
  sheets: [particleModels, solidLiquidGas, { ...fromGasToIce, further: true }],
}
