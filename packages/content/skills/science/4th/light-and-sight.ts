import type { Skill } from '../../../types.ts'
import { pathOfLight } from '../pages/4th.ts'
import { whereTheArrowEnds } from '../pages/4th-further.ts'

export const lightAndSight: Skill = {
  id: 'science.4.light-and-sight',
  subject: 'science',
  grade: '4th',
  strand: 'physical',
  order: 5,
  short: 'Light and Sight',
  iCan: 'I can describe the path that light takes from a source to an object to my eye.',
  codes: ['4-PS4-2'],
  prerequisites: ['science.1.light-and-shadow', 'science.1.light-to-see'],
  keywords: [
    { word: 'reflect', definition: 'to bounce back, as light does from a hand or a mirror' },
    {
      word: 'opaque',
      definition: 'not letting any light through; something transparent lets nearly all of it through',
    },
    { word: 'translucent', definition: 'letting only some light through, so shapes look blurry' },
  ],
  model:
    'Point to a lamp, your hand, your eye. Say: Light from the lamp hits my hand and reflects, or bounces off. Some enters my eye, so I see it. I draw two arrows: lamp to hand, hand to eye. For the lamp itself, one is enough. A mirror adds a stop: lamp, hand, mirror, eye.',
  picture: { kind: 'flow', steps: [['lamp'], ['hand'], ['eye']] },
  check: {
    question: 'Trace the path of light when you see a red apple under a lamp.',
    lookFor: 'Lamp to apple, then apple to eye. Two arrows in that order.',
  },
  laterChecks: [
    {
      question: 'Why can you see a white cat at dusk but not in a cave with no light?',
      lookFor: 'Some light of dusk reflects off the cat to my eye.',
    },
    {
      question: 'One toy stands behind a frosted window, one behind a clear one. What do you see of each, and why?',
      lookFor: 'The first is blurry: only some light passes. The second is clear.',
      further: true,
    },
  ],
  misconception: {
    says: 'Light comes out of my eyes to the thing I look at.',
    reply: 'Then you could see in total darkness. Light must come from a source and reach your eyes.',
  },
  easier: 'You see your shoe by day. Point along the path of the light with a finger. (sun, shoe, eye)',
  harder: 'Design a way to see over a wall with two mirrors and draw each arrow (lamp, object, mirror, mirror, eye).',
  again: {
    easier:
      'Hold your palm toward a window, then turn it away. When is it brighter, and why? (toward the window, more light reflects)',
    harder: 'You see the moon in a puddle. List every stop of the light, from its source on. (sun, moon, puddle, eye)',
    model:
      'Cover one eye with your hand. Say: My hand is opaque: no light gets through, so its arrow stops there. A clear window is transparent. Nearly all light passes, so I see a tree clearly. A frosted window is translucent. Only some light passes, so the tree looks blurry.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'opaque', words: ['hand', 'no light'] },
        { head: 'transparent', words: ['clear window', 'nearly all light'] },
        { head: 'translucent', words: ['frosted window', 'some light'] },
      ],
    },
    misconception: {
      says: 'Light comes through the frosted window, so it is transparent.',
      reply:
        'Hold one thin page against a bright window. Does light get through, and can you see clearly what is behind it?',
    },
  },
  prompts: [
    { part: 'path', ask: '{hero} sees one {token} under a lamp. Where does the light start?', answer: 'at the lamp' },
    { part: 'seeing', ask: 'You see a ball. Where must its light arrive last?', answer: 'at your eye' },
    {
      part: 'path',
      ask: 'The light of a lamp hits one {token}. What does the light do there?',
      answer: 'it reflects (bounces off)',
    },
    { part: 'seeing', ask: 'You shut your eyes. Which part of the path is cut?', answer: 'object to eye' },
    {
      part: 'path',
      ask: '{hero} looks at a ball under a lamp at {place}. How many arrows does the drawing need?',
      answer: '2',
    },
    {
      part: 'seeing',
      ask: '{friend} covers the only lamp. Why can nobody see the apple any longer?',
      answer: 'no light reaches it',
    },
    { part: 'path', ask: 'You look straight at a glowing lamp. How many arrows do you draw?', answer: '1' },
    {
      part: 'seeing',
      ask: 'A brick stands between one {token} and your eye. Why is the {token} hidden?',
      answer: 'bricks are opaque',
      further: true,
    },
    {
      part: 'path',
      ask: '{hero} reads a map in sunlight at {place}. Name the stops of the light.',
      answer: 'sun, map, eye',
    },
    {
      part: 'seeing',
      ask: 'You see a sunny tree through a transparent window. Name the stops of the light.',
      answer: 'sun, tree, window, eye',
      further: true,
    },
    {
      part: 'path',
      ask: '{friend} draws an arrow from the eye to the apple. Why is it wrong?',
      answer: 'eyes send no light',
    },
    {
      part: 'seeing',
      ask: '{friend} stands behind a translucent window. Only some light gets through. What do you see?',
      answer: 'a blurry shape',
      further: true,
    },
    {
      part: 'path',
      ask: 'A lamp hangs behind you. You see its glow in a mirror. Name the stops of the light.',
      answer: 'lamp, mirror, eye',
    },
    {
      part: 'seeing',
      ask: 'A room has no light at all. {friend} waits ten minutes. Can {friend} see a red ball now, and why or why not?',
      answer: 'no, nothing reflects',
    },
    {
      part: 'path',
      ask: 'The moon makes no light of its own. Name the stops of the light when you see it.',
      answer: 'sun, moon, eye',
    },
    {
      part: 'seeing',
      ask: 'A mirror at the corner shows a toy behind the wall. What did the mirror do to the light?',
      answer: 'it changed its direction',
    },
    {
      part: 'seeing',
      ask: 'Nearly all light passes through clean water. What do we call such a material?',
      answer: 'transparent',
      further: true,
    },
    {
      part: 'path',
      ask: 'An opaque door stands between a lamp and {hero}. Where does the arrow of the light stop?',
      answer: 'at the door',
      further: true,
    },
    {
      part: 'path',
      ask: 'A white curtain lets some light from the street lamp through. What do we call such a curtain?',
      answer: 'translucent',
      further: true,
    },
  ],
  sheets: [pathOfLight, { ...whereTheArrowEnds, further: true }],
}
