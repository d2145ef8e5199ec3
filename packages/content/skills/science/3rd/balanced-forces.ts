import type { Skill } from '../../../types.ts'
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
    'Press your palms together with the same strength. Say: Two equal pushes, opposite ways. My hands stay still, so the forces are balanced. Now I push harder with the right hand. My hands move left. The forces are unbalanced. A book on a table is balanced too: gravity pulls down and the table pushes up.',
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
      question: 'Two friends push a box from opposite sides and it slides left. What do you know?',
      lookFor: 'The push toward the left is stronger, so the forces are unbalanced.',
    },
  ],
  misconception: {
    says: 'If nothing moves, there are no forces.',
    reply: 'Press your palms together. You feel both pushes, yet nothing moves. They cancel each other.',
  },
  easier: 'Push palms together and tell if the pushes are equal or if one side wins.',
  harder:
    'Draw the arrows for a tug-of-war with 3 pullers on one side and 5 on the other (the arrow of the 5 is longer, and they win).',
  again: {
    easier:
      'Hook your fingers together and pull both hands apart with equal strength. Do they move? (no, the pulls are balanced)',
    harder:
      'Three pullers on the left pull with 4, 3 and 2 units, two on the right with 5 each. Which way does the rope move? (right, 10 beats 9)',
    model:
      'Press one palm on the table and push it forward a little. Say: It stays, so friction pushes back equally. Now I add pulls. A still wagon gets 7 and 6 units to the right and 11 to the left. 13 against 11 is unbalanced, so it starts to the right. With 2 more on the left it stays still.',
  },
  prompts: [
    {
      part: 'identify',
      ask: 'Two equal teams pull a rope, and it stays still. Are the forces balanced?',
      answer: 'yes',
    },
    { part: 'explain', ask: 'An apple drops from a tree. Which force pulls it down?', answer: 'gravity' },
    {
      part: 'identify',
      ask: 'A still cart is pulled 5 units left and 8 units right. What kind of forces are they?',
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
      ask: 'Two hands press a ball from both sides with 7 units. Why does it stay still?',
      answer: 'the forces are balanced',
    },
    {
      part: 'identify',
      ask: 'A parked wagon starts to roll. What do you know about the forces on it?',
      answer: 'they are unbalanced',
    },
    { part: 'explain', ask: 'A rolling bike slows down by itself. Which force slows it?', answer: 'friction' },
    {
      part: 'identify',
      ask: 'Two pulls go left: 3 and 4 units. One pull of 7 goes right. Are they balanced? Show how.',
      answer: 'yes, 7 against 7',
    },
    {
      part: 'explain',
      ask: 'A ball lies still on a flat floor. What must come so that it moves?',
      answer: 'a push or pull',
    },
    {
      part: 'identify',
      ask: 'You push a box with 10 units and it stays. How strong is the friction?',
      answer: '10 units',
    },
    {
      part: 'explain',
      ask: 'Why does a ball roll farther on tile than on carpet?',
      answer: 'tile has less friction',
    },
    {
      part: 'identify',
      ask: 'A still sled gets 9 units forward, then 4 and 5 backward. Does it start to move? Why?',
      answer: 'no, they are balanced',
    },
    {
      part: 'explain',
      ask: 'A rope slides to the left. Team Left pulls with 12 units. How hard does Team Right pull?',
      answer: 'less than 12 units',
    },
    {
      part: 'explain',
      ask: 'A ball rolls straight, then bends to the left. What must have pushed it?',
      answer: 'a push from the right',
    },
  ],
  sheets: [balancedOrNot],
}
