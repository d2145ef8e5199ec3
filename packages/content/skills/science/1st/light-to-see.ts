import type { Skill } from '../../../types.ts'
import { pathOfLight } from '../pages/1st.ts'
import { ownLight } from '../sets/1st.ts'

export const lightToSee: Skill = {
  id: 'science.1.light-to-see',
  subject: 'science',
  grade: '1st',
  strand: 'physical',
  order: 3,
  short: 'Light to See',
  iCan: 'I can name things that make light and tell why we need light to see.',
  codes: ['1-PS4-2', '1-PS4-4'],
  prerequisites: ['science.k.sun-and-shade'],
  keywords: [{ word: 'light source', definition: 'a thing that glows on its own' }],
  model:
    'You both peek into a fist. Say: No light gets in, so my eye cannot see my palm. I open my fingers: now light bounces off my palm into my eye. A lamp is a light source: it glows alone in the dark. The moon does not. Sunlight bounces off the moon.',
  picture: { kind: 'flow', steps: [['light'], ['palm'], ['eye']] },
  check: {
    question: 'Name one light source. Why do you see nothing in a cave without one?',
    lookFor: 'Such as a lamp. Eyes need light, even after a long wait.',
  },
  laterChecks: [
    {
      question: 'You wake at night and see nothing. Is your room still there?',
      lookFor: 'Yes. There is no light to reach my eyes.',
    },
    {
      question: 'A ring shines under a lamp. Does the ring make light?',
      lookFor: 'No. Light from the lamp bounces off the ring.',
      further: true,
    },
  ],
  misconception: {
    says: 'The moon makes its own light.',
    reply: 'The moon is a big ball of rock. It shines because light from the sun bounces off it.',
  },
  easier: 'Sort four things into makes light or makes no light: lamp, spoon, sun, shoe. (lamp and sun make light)',
  harder:
    'A mirror, the moon and a lamp all look bright. Which would shine alone in a dark cave? Why? (the lamp, it makes its own light)',
  again: {
    easier:
      'Cover your eyes with your hands, then open a gap. When do you see the room, and why? (with a gap, light gets in)',
    harder:
      'You see a cat by the light of the moon. Which way does the light go? (from the sun to the moon, to the cat, to your eyes)',
    model:
      'Hold a hand under a lamp. Say: It looks bright. Does my hand make light? Block the lamp with the other hand: Now it is darker, so it makes none. Draw the path in the air with a finger: From the lamp to my hand, then to our eyes. The light bounced off.',
    picture: { kind: 'flow', steps: [['lamp'], ['hand'], ['eyes']] },
    misconception: {
      says: 'The path starts at my eyes. They send light to my hand.',
      reply: 'Cup your hands over your eyes so that no light gets in. Do your eyes light up your palms?',
    },
  },
  prompts: [
    {
      part: 'makes light',
      ask: '{hero} has a lamp, a spoon and a shoe. Which one is a light source?',
      answer: 'the lamp',
    },
    { part: 'why', ask: 'Cover both eyes with your hands. What cannot get in?', answer: 'light' },
    { part: 'makes light', ask: 'What is our biggest light in the day?', answer: 'the sun' },
    {
      part: 'why',
      ask: 'It is fully dark at {place}. What helps {hero} to see: a mirror or a lamp?',
      answer: 'a lamp',
    },
    {
      part: 'makes light',
      ask: '{friend} sees a mirror, a star and a stone. Which one makes its own light?',
      answer: 'the star',
    },
    {
      part: 'why',
      ask: 'A lamp is on at {place}. A thick scarf covers your eyes. Why do you see nothing?',
      answer: 'no light gets in',
    },
    { part: 'makes light', ask: 'Which is a light source: a firefly or shiny foil?', answer: 'a firefly' },
    {
      part: 'why',
      ask: 'A closet at {place} is dark. You open the door. Why can you see now?',
      answer: 'light comes in',
    },
    {
      part: 'makes light',
      ask: '{friend} sees a campfire, a tent and a stone. Which makes light?',
      answer: 'the campfire',
    },
    { part: 'why', ask: '{hero} sees a red ball by a lamp. What bounces off the ball?', answer: 'the light' },
    {
      part: 'makes light',
      ask: 'Name two things in a home that make light when on.',
      answer: 'such as a lamp and a flashlight',
    },
    { part: 'why', ask: '{friend} asks: can a cat see with no light at all? Tell why.', answer: 'no, eyes need light' },
    {
      part: 'makes light',
      ask: 'Sun, moon, lightning, mirror: name the two light sources.',
      answer: 'sun and lightning',
    },
    {
      part: 'makes light',
      ask: 'Does the moon make its own light? Tell why it shines.',
      answer: 'no, sunlight bounces off',
    },
    { part: 'why', ask: 'Your lamp at {place} goes out, and you see no toys. What is missing?', answer: 'light' },
    { part: 'why', ask: 'Lamp light bounces off a toy. Where must it go now?', answer: 'to your eyes', further: true },
    {
      part: 'makes light',
      ask: 'A road sign shines in car lights. They go off. How is the sign now?',
      answer: 'dark',
      further: true,
    },
    {
      part: 'makes light',
      ask: '{hero} sees a star in a puddle at {place}. What makes the light?',
      answer: 'the star',
      further: true,
    },
    {
      part: 'why',
      ask: '{hero} sees a tree. Put the path of the light in order: eye, sun, tree.',
      answer: 'sun, tree, eye',
      further: true,
    },
    {
      part: 'makes light',
      ask: "A cat's eyes shine in a flashlight. What makes the light?",
      answer: 'the flashlight',
      further: true,
    },
    {
      part: 'why',
      ask: '{friend} sees a tent by a campfire. What does the light bounce off?',
      answer: 'the tent',
      further: true,
    },
  ],
  sheets: [ownLight, { ...pathOfLight, further: true }],
}
