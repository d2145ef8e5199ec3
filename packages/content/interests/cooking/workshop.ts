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
    { name: 'flour', quantity: '8 level tablespoons', core: true },
    { name: 'water', quantity: '3 tablespoons', core: true },
    { name: 'spoons', quantity: '1 tablespoon', core: true },
    { name: 'tray', quantity: '1', core: true, substitute: 'a wide board or a clean table' },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Noodle Kitchen',
      ages: 'younger',
      strands: ['number', 'operations', 'fractions', 'measurement', 'data', 'physical', 'life', 'earth'],
      inShort: {
        you: 'Ask, and guess how many thumbs long each noodle is.',
        child: 'Answers, rolls one noodle of any length and measures it in thumbs: one {token}.',
        end: 'The noodles lie in order, from the shortest to the longest.',
      },
      round:
        'You read question 1. Your child says {answer} and rolls a noodle. Four thumbs, you guess! Your child lays thumb after thumb along it, without gaps: it is five. One {token}.',
      child:
        'Be the noodle chef for {hero} at {place}. Answer a question to roll the next noodle. Choose any length: short and thick, or long and thin. Measure each one with your thumbs.',
      steps: [
        'Get out flour, water, spoons and tray. On the tray mix six level spoons of flour and two of water. Knead. Add drops of water if it crumbles.',
        'No noodle before the answer is right: mend it together.',
      ],
      say: 'Roll from the middle to the ends, chef. Ready?',
    },
    {
      title: 'Dumpling Counter',
      ages: 'younger',
      strands: ['number', 'operations'],
      inShort: {
        you: 'Be a guest: each question is your order.',
        child: 'Answers, folds one dumpling and presses in a price: one {token}.',
        end: 'Your child finds the dumpling that costs most, and you buy it.',
      },
      round:
        'You tap the tray and order question 1. Your child says {answer}, folds a flat round of dough and presses in its price with the spoon handle: one line, three dents. One {token}.',
      child:
        "Open a dumpling kitchen for {friend}'s guests. Answer each order out loud. Press a flat round of dough and fold it. Choose a price: only dents, or lines for tens, too.",
      steps: [
        'Get out flour, water, spoons and tray. On the tray knead six level spoons of flour with two of water.',
        'A line is ten cents, and a dent is one.',
        'A wrong order goes back to the kitchen: mend it together.',
      ],
      say: 'Good day, chef! What do I get for this order?',
    },
    {
      title: 'Recipe Test',
      ages: 'older',
      strands: ['number', 'operations', 'fractions', 'data', 'physical', 'life', 'earth'],
      inShort: {
        you: 'Ask, and pay half a spoon of water for each right answer.',
        child: 'Answers, predicts, kneads the water in and pulls a noodle until it breaks: one {token}.',
        end: 'Your child tells the recipe of the longest noodle.',
      },
      round:
        'You read question 1. Your child says {answer} and predicts that the dough will crumble less. In goes the water. The first noodle snaps, and its pieces lie end to end: one {token}.',
      child:
        'Test a noodle dough for the chef at {place}. Predict what a little more water will do. Choose how to pull: fast or slowly, and keep to it. Tell {hero} your best recipe.',
      steps: [
        'Get out flour, water, spoons and tray. On the tray mix six level spoons of flour and one of water: crumbs.',
        'Each noodle begins one finger long. Mend a wrong answer before the water goes in.',
      ],
      say: 'Change one thing at a time. What will this half spoon do?',
      materials: [
        { name: 'flour', quantity: '6 level tablespoons', core: true },
        { name: 'water', quantity: '3 tablespoons', core: true },
        { name: 'spoons', quantity: '1 tablespoon', core: true },
        { name: 'tray', quantity: '1', core: true, substitute: 'a wide board or a clean table' },
      ],
    },
    {
      title: 'The Pasta Pass',
      ages: 'older',
      strands: ['number', 'operations', 'fractions'],
      inShort: {
        you: 'Call each question as a ticket with an order of two to four pieces.',
        child: 'Answers, cuts a dough log into so many equal parts and shapes them alike: one {token}.',
        end: 'Your child serves every order by its name.',
      },
      round:
        'You read question 1 and order four pieces. Your child calls {answer}, rolls a log, cuts it into four equal parts with the spoon and thumbs each into an ear. They match: one {token}.',
      child:
        'Run the pass at {place}: the shelf for full plates. Answer each ticket as a chef does: call it back. Choose a shape and make all pieces alike. Set them out for {hero}.',
      steps: [
        'Get out flour, water, spoons and tray. On the tray knead six level spoons of flour and two of water.',
        'Other shapes are bows, pinched in the middle, and twists.',
        'A wrong ticket is mended and called again.',
      ],
      say: 'Orecchiette means little ears. What shape comes next?',
    },
  ],
  safety: [
    {
      hazard: 'raw flour and wet hands',
      adultNote: 'The dough is for play: a grown-up sees that nobody tastes it, and that all wash their hands.',
    },
  ],
}
