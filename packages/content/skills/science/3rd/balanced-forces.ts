import type { Skill } from '../../../types.ts'
import { addUpThePulls } from '../pages/3rd-further.ts'
import { balancedOrNot } from '../sets/3rd.ts'

export const balancedForces: Skill = {
  id: 'science.3.balanced-forces',
  subject: 'science',
  grade: '3rd',
  strand: 'physical',
  order: 2,
  short: 'Balanced Forces',
  iCan: 'I can identify balanced and unbalanced forces and explain how each moves an object.',
  codes: ['3-PS2-1'],
  prerequisites: ['science.k.big-and-small-pushes'],
  keywords: [
    { word: 'balanced', definition: 'equal in strength and pulling or pushing opposite ways' },
    { word: 'gravity', definition: 'the pull that draws things toward Earth' },
    { word: 'friction', definition: 'a rubbing force that slows things that slide or roll' },
  ],
  model:
    'Press your palms together equally hard. Say: 5 units push against 5, so my hands stay still: balanced. Push harder with the right hand. Say: 8 beats 5, so my hands move left: unbalanced. A pencil lies still. Gravity pulls it down, the table pushes up. I slide it, and friction slows it: unbalanced again.',
  picture: {
    kind: 'lengths',
    bars: [
      { value: 8, label: 'right: 8' },
      { value: 5, label: 'left: 5' },
    ],
  },
  check: {
    question: 'A book lies still on a table. Are there any forces on it?',
    lookFor: 'Yes. Gravity pulls it down and the table pushes it up. They are balanced.',
  },
  laterChecks: [
    {
      question: 'A sign hangs still on a wall. Are the forces on it balanced?',
      lookFor: 'Yes. Gravity pulls it down and the nail holds it up equally.',
    },
    {
      question: 'A still cart is pulled 5 and 4 units to the left and 12 to the right. What happens, and why?',
      lookFor: 'It starts to the right, because 12 is more than 9.',
      further: true,
    },
  ],
  misconception: {
    says: 'If nothing moves, there are no forces.',
    reply: 'Press your palms together. You feel both pushes, yet nothing moves. They cancel each other.',
  },
  easier: 'Lean one hand on a wall, then slide it along. When are the forces on it balanced? (when it stays still)',
  harder:
    'Draw the arrows for a tug-of-war with 3 pullers on one side and 5 on the other (the arrow of the 5 is longer, and they win).',
  again: {
    easier:
      'Hook your fingers together and pull both hands apart with equal strength. Do they move? (no, the pulls are balanced)',
    harder:
      'Three pullers on the left pull with 4, 3 and 2 units, two on the right with 5 each. Which way does the rope move? (right, 10 beats 9)',
    model:
      'Draw a still wagon with two arrows to the right and one to the left. Say: It is pulled right with 7 and 6 units, left with 11. I add each side. 7 plus 6 is 13. 13 against 11 is unbalanced, so it starts to the right. 2 more on the left balance it.',
    picture: {
      kind: 'lengths',
      bars: [
        { value: 13, label: 'right: 7 + 6' },
        { value: 11, label: 'left: 11', rest: '2' },
      ],
    },
    misconception: {
      says: '11 is the strongest pull of all, so the wagon starts to the left.',
      reply: 'Draw one dash for each unit: 7 and 6 in one row, 11 in the row below. Which row is longer?',
    },
  },
  prompts: [
    {
      part: 'identify',
      ask: 'Two equal teams at {place} pull a rope, and it stays still. Are the forces balanced?',
      answer: 'yes',
    },
    { part: 'explain', ask: 'An apple drops from a tree. Which force pulls it down?', answer: 'gravity' },
    {
      part: 'identify',
      ask: '{hero} pulls a still cart 5 units left, {friend} 8 units right. What kind of forces are they?',
      answer: 'unbalanced',
    },
    {
      part: 'explain',
      ask: '{hero} pulls a cart right with 6 units. {friend} pulls left with 4. Which way does it start to move?',
      answer: 'right',
    },
    {
      part: 'identify',
      ask: 'A lamp hangs still. Gravity pulls down. What pulls up just as hard?',
      answer: 'its cord or chain',
    },
    {
      part: 'explain',
      ask: '{hero} and {friend} press a ball from both sides with 7 units each. Why does it stay still?',
      answer: 'the forces are balanced',
    },
    {
      part: 'identify',
      ask: 'A parked wagon at {place} starts to roll. What do you know about the forces on it?',
      answer: 'they are unbalanced',
    },
    {
      part: 'explain',
      ask: '{friend} stops pedaling, and the rolling bike slows down. Which force slows it?',
      answer: 'friction',
    },
    {
      part: 'identify',
      ask: 'Two pulls go left: 3 and 4 units. One pull of 7 goes right. Are they balanced? Show how.',
      answer: 'yes, 7 against 7',
      further: true,
    },
    {
      part: 'explain',
      ask: 'A ball lies still on a flat floor. What must come so that it moves?',
      answer: 'a push or pull',
    },
    {
      part: 'identify',
      ask: '{hero} pushes a box with 10 units, and it stays still. Friction pushes back. How strong is the friction?',
      answer: '10 units',
    },
    {
      part: 'explain',
      ask: 'Why does a ball roll farther on tile than on carpet?',
      answer: 'tile has less friction',
    },
    {
      part: 'identify',
      ask: '{hero} pulls a still sled forward with 9 units. Two others pull back with 4 and 5. Does it start to move, and why or why not?',
      answer: 'no, they are balanced',
      further: true,
    },
    {
      part: 'explain',
      ask: 'A still rope starts to slide to the left. Team Left pulls with 12 units. How hard does Team Right pull?',
      answer: 'less than 12 units',
    },
    {
      part: 'explain',
      ask: 'A ball rolls straight, then bends to the left. What must have pushed it?',
      answer: 'a push from the right',
    },
    {
      part: 'identify',
      ask: 'A still box at {place} is pulled right with 6 and 8 units. How many units to the left keep it still?',
      answer: '14',
      sum: '6 + 8',
      further: true,
    },
    {
      part: 'explain',
      ask: 'A still cart is pulled left with 5 and 5 units, right with 4 and 7. Which way does it start?',
      answer: 'right',
      further: true,
    },
    {
      part: 'identify',
      ask: 'Team Left pulls with 9 and 8 units, Team Right with 12. How many more units balance the rope?',
      answer: '5',
      sum: '9 + 8 - 12',
      further: true,
    },
    {
      part: 'explain',
      ask: 'A sled gets 6 and 3 units forward. {friend} pulls it back with 9. Why does it not start to move?',
      answer: '9 against 9 is balanced',
      further: true,
    },
  ],
  sheets: [balancedOrNot, { ...addUpThePulls, further: true }],
}
