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
    { name: 'flour', quantity: '6 level tablespoons', core: true },
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
      earned: true,
      inShort: {
        you: 'Guess how many thumbs long the new noodle is.',
        child: 'Rolls a noodle of any length and measures it, thumb after thumb.',
        end: 'Your child lays the noodles in order, from shortest to longest.',
      },
      round:
        'Your child says {answer} and rolls a noodle. You guess four thumbs. Your child lays thumb after thumb along it, without gaps: it is five.',
      child:
        'Be the noodle chef for {hero} at {place}. Answer a question to roll the next noodle. Choose any length: short and thick, or long and thin. Measure each one with your thumbs.',
      steps: [
        'Get out flour, water, spoons and tray. On the tray knead six level spoons of flour with two of water. If it crumbles, add drops of water.',
        'Wrong? Work it out together.',
      ],
      say: 'Roll from the middle to the ends, chef. Ready?',
    },
    {
      title: 'Dumpling Counter',
      ages: 'younger',
      strands: ['number', 'operations'],
      inShort: {
        you: 'Be a guest. Ask each question as your order.',
        child:
          'Answers and folds a dumpling. Presses in any price from 11 to 19 cents with the spoon handle: a line for ten, a dent for one.',
        end: 'Your child finds the dumpling that costs most, and you buy it.',
      },
      round:
        'Your child says {answer}, folds a flat round of dough and presses in one line and three dents: thirteen cents.',
      child:
        "Open a dumpling kitchen for {friend}'s guests. Answer each order out loud. Press a flat round of dough and fold it. Choose a price from 11 to 19 cents for each.",
      steps: [
        'Get out flour, water, spoons and tray. On the tray knead six level spoons of flour with two of water. The third is for dry dough.',
        'Wrong? Work it out together.',
      ],
      say: 'Good day, chef! What do I get for this order?',
    },
    {
      title: 'Recipe Test',
      ages: 'older',
      strands: ['number', 'operations', 'fractions', 'data', 'physical', 'life', 'earth'],
      earned: true,
      inShort: {
        you: 'Hand over half a spoon of water.',
        child: 'Predicts how the dough will change and kneads the water in. Pulls a finger of dough until it breaks.',
        end: 'Your child tells the recipe of the longest noodle.',
      },
      round:
        'Your child says {answer} and predicts fewer crumbs. In goes the water. The first noodle soon snaps, and its pieces lie end to end.',
      child:
        'Test a noodle dough for the chef at {place}. Predict what a little more water will do. Choose how to pull: fast or slowly, and keep to it. Tell {hero} your best recipe.',
      steps: [
        'Get out flour, water, spoons and tray. On the tray mix six level spoons of flour and one of water: crumbs.',
        'Wrong? Work it out together.',
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
      earned: true,
      inShort: {
        you: 'Order two, three or four pieces of pasta.',
        child: 'Rolls a dough log and cuts it into as many equal parts as you order. Shapes them all alike.',
      },
      round:
        'Your child calls {answer}, and you order four pieces. Your child rolls a log, cuts it into four equal parts with the spoon and presses each into an ear.',
      child:
        'Run the pass at {place}: the shelf for full plates. Answer as a chef does, loud and clear. Choose a shape and make all pieces alike. Set them out for {hero}.',
      steps: [
        'Get out flour, water, spoons and tray. On the tray knead six level spoons of flour with two of water. The third is for dry dough.',
        'Wrong? Work it out together. Other shapes are bows and twists.',
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
