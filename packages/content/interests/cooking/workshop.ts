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
    { name: 'flour', quantity: 'up to 16 spoonfuls', core: true },
    { name: 'water', quantity: '1 mug', core: true },
    { name: 'spoons', quantity: '2', core: true },
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
      inShort: {
        you: 'Ask, and write each right answer on the recipe.',
        child: 'Answers, measures four spoons of flour and one of water, and kneads: one {token}.',
        end: 'The longest noodle is measured in thumbs.',
      },
      round:
        'You read question 1. Your child says {answer}, and you write it on the recipe. In go four level spoons of flour and one of water. Press, fold, turn, ten times: one {token}.',
      child:
        'Be the noodle chef for {hero} at {place}. Answer a question to measure the next batch. Press, fold and turn the dough: that is kneading. Choose how long your best noodle will be.',
      steps: [
        'Get out flour, water, spoons, tray, paper and pencils. Head the sheet: Noodles for {hero}.',
        'Nothing is measured before the answer is right: work it out together.',
        'Crumbly? Wet fingers help. Sticky? Add a pinch of flour. At the end, your child rolls three noodles, lays thumb after thumb along the longest, without gaps, and counts.',
      ],
      say: 'Level each spoon with the pencil, chef. A heap is too much.',
    },
    {
      title: 'Dumpling Counter',
      ages: 'younger',
      inShort: {
        you: 'Play a guest: each question is your order.',
        child: 'Answers, folds one dumpling, marks the answer on it and writes its price: one {token}.',
        end: 'You have bought two dumplings from the price list.',
      },
      round:
        'You tap the tray and order question 1. Your child says {answer}, folds one dumpling and scratches the answer in with a spoon handle. The price list says 3 cents: one {token}.',
      child:
        "Open a dumpling kitchen for {friend}'s guests. Answer each order out loud. Press a flat round of dough and fold it. Choose a price from 1 to 5 cents.",
      steps: [
        'Get out flour, water, spoons, tray, paper and pencils. Mix eight level spoons of flour and two of water. Knead it smooth. Head the sheet: Price List.',
        'A wrong order goes back to the kitchen: find the right answer together.',
        'A long answer? Its first letter is enough. Last, you buy two dumplings. Your child tells what both cost.',
      ],
      say: 'Good day, chef! What do I get for this order?',
    },
    {
      title: 'Recipe Test',
      ages: 'older',
      inShort: {
        you: 'Ask, and fill in the test table while hands are sticky.',
        child: 'Predicts, answers to add half a spoon of water, then kneads and rates the dough: one {token}.',
        end: 'Your child has signed the best recipe.',
      },
      round:
        'Your child predicts: still crumbly. You read question 1. Your child says {answer}, adds half a spoon of water and kneads. Pulled gently, the dough tears. You write both, answer and result: one {token}.',
      child:
        "Test a noodle dough for the chef at {place}. Predict what a little more water will do. Press it, pull it and choose a word for it. Write {hero}'s recipe from the best test.",
      steps: [
        'Get out flour, water, spoons, tray, paper and pencils. Together mix six level spoons of flour and one of water: crumbs. Draw a table: answer, water, result.',
        'No water before the answer is right.',
        'Sticky at the end? Your child guesses how much flour mends it, and tests. Then write the best recipe. Bakers write water as a share of the flour.',
      ],
      say: 'Change one thing at a time. What will this half spoon do?',
    },
    {
      title: 'The Pasta Pass',
      ages: 'older',
      inShort: {
        you: 'Call questions as tickets, and inspect each plate.',
        child: 'Answers, makes three equal pieces of one shape and names the plate after the answer: one {token}.',
        end: 'All plates and their menu are served.',
      },
      round:
        'Ticket one: you read the question. Your child calls back {answer} and thumbs three little ears out of dough. Side by side they match. On the menu, the answer names that plate: one {token}.',
      child:
        'Run the pass at {place}: the shelf for full plates. Answer each ticket as a chef does: call it back. Choose a shape and make three pieces alike. Set them out for {hero}.',
      steps: [
        'Get out flour, water, spoons, tray, paper and pencils. Mix eight level spoons of flour and two of water, and knead. Shapes: ears (thumb a dent), bows (pinch the middle), twists, shells (roll over a spoon edge).',
        'A wrong ticket is called again. A piece too big is made again.',
        'At the end your child presents each plate by its name.',
      ],
      say: 'Orecchiette means little ears. What shape comes to the pass?',
    },
  ],
  safety: [
    {
      hazard: 'raw flour and wet hands',
      adultNote: 'The dough is for play: a grown-up sees that nobody tastes it, and that all wash their hands.',
    },
  ],
}
