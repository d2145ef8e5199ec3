import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'cooking.dough-kitchen',
  ...anyLesson,
  title: 'Dough Kitchen',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'make',
  layout: 'b',
  materials: [
    { name: 'flour', quantity: '10 level tablespoons', core: true },
    { name: 'water', quantity: '4 tablespoons', core: true },
    { name: 'spoons', quantity: '1 tablespoon', core: true },
    { name: 'tray', quantity: '1', core: true, substitute: 'a wide board or a clean table' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 4,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Noodle Kitchen',
      ages: 'younger',
      strands: ['number', 'operations', 'fractions', 'measurement', 'data', 'physical', 'life', 'earth'],
      inShort: {
        you: 'Ask, and write each answer and the length of its noodle on the list.',
        child: 'Answers, rolls one noodle and measures it in thumbs, laid side by side: one {token}.',
        end: 'The noodles lie in order, from the shortest to the longest.',
      },
      round:
        'You read question 1. Your child says {answer}, rolls a noodle as long as it likes and lays thumb after thumb along it, without gaps. It is five thumbs long, whatever the answer! You write: answer {answer}, noodle 5 thumbs. That is one {token}.',
      child:
        'Be the noodle chef for {hero} at {place}. Answer a question to roll the next noodle. Choose any length: short and thick, or long and thin. Measure each one with your thumbs.',
      steps: [
        'Get out flour, water, spoons, tray, paper and pencils. On the tray mix eight level spoons of flour and three of water. Knead it together: press, fold, turn. Crumbly? Half a spoon more water. Sticky? A little flour. Head the sheet: Noodles for {hero}.',
        'No noodle before the answer is right: work it out together.',
        'Last, ask: how many thumbs longer is the longest than the shortest?',
      ],
      say: 'Roll from the middle to the ends, chef. How many thumbs will it be?',
      materials: [
        { name: 'flour', quantity: '10 level tablespoons', core: true },
        { name: 'water', quantity: '4 tablespoons', core: true },
        { name: 'spoons', quantity: '1 tablespoon', core: true },
        { name: 'tray', quantity: '1', core: true, substitute: 'a wide board or a clean table' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Dumpling Counter',
      ages: 'younger',
      strands: ['number', 'operations'],
      inShort: {
        you: 'Play a guest: each question is your order.',
        child:
          'Answers, folds one dumpling and presses in its price, a line for ten cents and a dent for one: one {token}.',
        end: 'Your child has told which of two dumplings costs more, and you buy it.',
      },
      round:
        'You tap the tray and order question 1. Your child says {answer}, folds one dumpling and presses in a line and three dents with a spoon handle. You write on the price list: dumpling 1, 13 cents. One {token}.',
      child:
        "Open a dumpling kitchen for {friend}'s guests. Answer each order out loud. Press a flat round of dough and fold it. Choose a price: only dents, or lines for tens, too.",
      steps: [
        'Get out flour, water, spoons, tray, paper and pencils. On the tray mix eight level spoons of flour and three of water. Knead it smooth. Crumbly? Half a spoon more water. Sticky? A little flour. Head the sheet: Price List.',
        'A wrong order goes back to the kitchen: find the right answer together.',
        'Last, point at two dumplings. Which costs more? Your child reads lines and dents, and you buy that one.',
      ],
      say: 'Good day, chef! What do I get for this order?',
      materials: [
        { name: 'flour', quantity: '10 level tablespoons', core: true },
        { name: 'water', quantity: '4 tablespoons', core: true },
        { name: 'spoons', quantity: '1 tablespoon', core: true },
        { name: 'tray', quantity: '1', core: true, substitute: 'a wide board or a clean table' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Recipe Test',
      ages: 'older',
      strands: ['number', 'operations', 'fractions', 'data', 'physical', 'life', 'earth'],
      inShort: {
        you: 'Ask, and fill in the test table while hands are sticky.',
        child:
          'Predicts, answers to add half a spoon of water, kneads and pulls a noodle until it breaks: one {token}.',
        end: 'Your child has written the recipe of the longest noodle.',
      },
      round:
        'Your child predicts: still crumbly. You read question 1. Your child says {answer}, adds half a spoon of water, kneads, rolls a noodle and pulls it. It breaks at three thumbs. You write down 3: one {token}.',
      child:
        "Test a noodle dough for the chef at {place}. Predict what a little more water will do. Choose how to pull each noodle: from its ends or its middle. Write {hero}'s recipe from the best test.",
      steps: [
        'Get out flour, water, spoons, tray, paper and pencils. On the tray mix six level spoons of flour and one of water: crumbs. Draw a table: spoons of water, thumbs.',
        'No water before the answer is right: work it out. Is it sticky? Then add no more water, but pull another noodle.',
        'Last, your child writes the best recipe, and the same for twice as much flour.',
      ],
      say: 'Change one thing at a time. What will this half spoon do?',
      materials: [
        { name: 'flour', quantity: '6 level tablespoons', core: true },
        { name: 'water', quantity: '3 tablespoons', core: true },
        { name: 'spoons', quantity: '1 tablespoon', core: true },
        { name: 'tray', quantity: '1', core: true, substitute: 'a wide board or a clean table' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Pasta Pass',
      ages: 'older',
      strands: ['number', 'operations', 'fractions'],
      inShort: {
        you: 'Call questions as tickets, each with an order of two to six pieces. Inspect each plate.',
        child: 'Answers, rolls a log of dough, cuts it into equal parts and shapes them all alike: one {token}.',
        end: 'All plates and their menu are served.',
      },
      round:
        'You read question 1 and order four pieces. Your child calls back {answer}, rolls a log, cuts it into four equal parts and thumbs each into a little ear. They match. The menu says: {answer}, four ears. One {token}.',
      child:
        'Run the pass at {place}: the shelf for full plates. Answer each ticket as a chef does: call it back. Choose a shape and make all pieces alike. Set them out for {hero}.',
      steps: [
        'Get out flour, water, spoons, tray, paper and pencils. On the tray mix eight level spoons of flour and three of water, and knead. Crumbly? Half a spoon more water. Sticky? A little flour. Head the sheet: Menu. Shapes: ears (thumb a dent), bows (pinch the middle), twists, shells (roll over a spoon edge).',
        'A wrong ticket is worked out and called again. Unequal parts go back into the log.',
        'At the end your child presents each plate by its name.',
      ],
      say: 'Orecchiette means little ears. What shape comes to the pass?',
      materials: [
        { name: 'flour', quantity: '10 level tablespoons', core: true },
        { name: 'water', quantity: '4 tablespoons', core: true },
        { name: 'spoons', quantity: '1 tablespoon', core: true },
        { name: 'tray', quantity: '1', core: true, substitute: 'a wide board or a clean table' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'raw flour and wet hands',
      adultNote: 'The dough is for play: a grown-up sees that nobody tastes it, and that all wash their hands.',
    },
  ],
}
