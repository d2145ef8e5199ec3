import type { Skill } from '../../../types.ts'
import { countTheClues } from '../pages/5th-further.ts'
import { newOrSame } from '../sets/5th.ts'

export const newSubstances: Skill = {
  id: 'science.5.new-substances',
  subject: 'science',
  grade: '5th',
  strand: 'physical',
  order: 4,
  short: 'New Substances',
  iCan: 'I can classify a change by whether a new substance forms and give my evidence.',
  codes: ['5-PS1-3', '5-PS1-4'],
  prerequisites: ['science.2.warm-and-cool', 'science.5.matter-stays'],
  keywords: [
    { word: 'substance', definition: 'one kind of matter with its own properties' },
    { word: 'chemical change', definition: 'a change that makes a new substance' },
    { word: 'physical change', definition: 'a change of shape, size or state only' },
  ],
  model:
    'Fold a sock in half. Say: Its shape changed, not its substance: a physical change. Ice melts and salt dissolves, and both can come back: physical, too. A nail in the rain turns orange and crumbly. Rust is not iron any more: a chemical change. My clues: new color, new smell, gas bubbles or heat.',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'physical', words: ['fold a sock', 'ice melts', 'salt dissolves'] },
      { head: 'chemical', words: ['rust', 'nail turns orange'] },
    ],
  },
  check: {
    question: 'Bread turns brown and smells different in a toaster. Which kind of change is it, and why?',
    lookFor: 'Chemical. New color and smell, and it cannot turn back: new substances formed.',
  },
  laterChecks: [
    {
      question: 'Wood is sawn into dust. Which kind of change is it, and why?',
      lookFor: 'Physical. It is still wood, only in smaller pieces.',
    },
    {
      question:
        'Two clear liquids are mixed, turn blue and give off gas. Which kind of change is it, and what is your evidence?',
      lookFor: 'Chemical. Two clues: a new color and a gas.',
      further: true,
    },
  ],
  misconception: {
    says: 'Dissolving makes a new substance.',
    reply: 'Dry the water and the same salt is back. The state and place changed, not the substance.',
  },
  tools: [{ name: 'socks', quantity: '1', core: true }],
  easier:
    'Say same stuff or new stuff: butter melts, a log burns, a can is crushed, a pear rots. (same, new, same, new)',
  harder:
    'Justify whether a browning apple slice is chemical or physical (chemical: a new color, and it cannot turn back).',
  again: {
    easier:
      'Crumple a page and smooth it out. Which kind of change is it, and what is your evidence? (physical, it is still the same stuff)',
    harder:
      'Two things fizz when they are mixed, and the glass then weighs a bit less. Which kind of change is it? (chemical, a new gas escaped)',
    model:
      'Hold up a sock. Say: Wet, it looks darker. But once dry it has its old color: a physical change. Mixed juices only mix their colors, and soda bubbles were inside before: physical, too. Yeast dough fills with a new gas and smells new. Two clues point to new substances: a chemical change.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'physical', words: ['wet sock', 'mixed juices', 'soda bubbles'] },
        { head: 'chemical', words: ['yeast dough'] },
      ],
    },
    misconception: {
      says: 'The wet sock is darker, and a new color proves a new substance.',
      reply: 'Picture one drop of water on the sock, and the sock again once it is dry. Which new stuff is in it?',
    },
  },
  prompts: [
    { part: 'classify', ask: 'Ice melts at {place}. Which kind of change is it?', answer: 'a physical change' },
    {
      part: 'evidence',
      ask: '{hero} finds wet iron that turned orange and crumbly. What is the new substance?',
      answer: 'rust',
    },
    { part: 'classify', ask: 'A log burns to ash. Which kind of change is it?', answer: 'a chemical change' },
    {
      part: 'evidence',
      ask: '{friend} crushes a can flat. How do you know that no new substance formed?',
      answer: 'it is still metal',
    },
    {
      part: 'classify',
      ask: 'Sugar dissolves in tea. Which kind of change is it?',
      answer: 'physical (still sugar)',
    },
    {
      part: 'evidence',
      ask: '{hero} mixes two liquids, and bubbles rise. Which new substance may have formed?',
      answer: 'a gas',
    },
    { part: 'classify', ask: '{hero} grinds salt into fine dust. What did {hero} change?', answer: 'only its size' },
    {
      part: 'evidence',
      ask: 'The milk at {place} goes bad but looks the same. Which clue points to a new substance?',
      answer: 'a new smell',
    },
    {
      part: 'classify',
      ask: 'Egg white turns firm in the heat and stays so when it cools. Which kind of change is it?',
      answer: 'chemical',
    },
    {
      part: 'evidence',
      ask: '{friend} finds an old copper gong at {place} that was orange once. Which clue shows a chemical change?',
      answer: 'a new green crust',
    },
    {
      part: 'classify',
      ask: 'Wax melts, drips and hardens again. Does a new substance form, and why or why not?',
      answer: 'no, still wax',
    },
    {
      part: 'evidence',
      ask: 'Salt water dries, and white grains are left. What does that show about dissolving?',
      answer: 'the salt never changed',
    },
    {
      part: 'classify',
      ask: 'A fallen leaf rots into dark, crumbly stuff. Which kind of change is it?',
      answer: 'a chemical change',
    },
    {
      part: 'evidence',
      ask: '{friend} mixes red and yellow juice, and it turns orange. Why is this new color no proof?',
      answer: 'the colors only mixed',
      further: true,
    },
    {
      part: 'classify',
      ask: 'A soda is opened, and its own gas bubbles out. Did a new substance form, and why or why not?',
      answer: 'no, gas was inside',
      further: true,
    },
    {
      part: 'evidence',
      ask: '{hero} stirs a powder into a liquid. They foam and get warm. Name the two clues.',
      answer: 'gas bubbles and heat',
      further: true,
    },
    {
      part: 'evidence',
      ask: 'A gray stone at {place} turns dark in the rain and light again in the sun. How many new substances formed?',
      answer: '0',
      further: true,
    },
    {
      part: 'evidence',
      ask: '{friend} sees a cut pear turn brown and smell different. How many clues to a new substance does {friend} have?',
      answer: '2',
      further: true,
    },
    {
      part: 'classify',
      ask: 'Old fruit gives off gas and a sharp new smell. Which kind of change is it?',
      answer: 'chemical',
      further: true,
    },
    {
      part: 'classify',
      ask: 'A blue shirt looks nearly black when wet and blue again when dry. Which kind of change is it?',
      answer: 'a physical change',
      further: true,
    },
  ],
  sheets: [newOrSame, { ...countTheClues, further: true }],
}
