import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'dinosaurs.dig-day',
  ...anyLesson,
  title: 'Dig Day',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'a',
  materials: [
    { name: 'tray', quantity: '1 with a rim', core: true, substitute: 'a shallow box lid' },
    { name: 'salt', quantity: '1 package', core: true, substitute: 'dry rice' },
    { name: 'pasta', quantity: '15 pieces', core: true },
    { name: 'brushes', quantity: '1 soft one', core: true, substitute: 'two fingertips' },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Open the Squares',
      ages: 'younger',
      strands: ['number', 'operations', 'fractions', 'patterns', 'data', 'physical', 'life', 'earth'],
      earned: true,
      inShort: {
        you: 'Let your child dig.',
        child: 'Brushes one square clear, sorts its bones into claws and toes, and counts all bones so far.',
        end: 'Open what is still covered, and count all ten bones.',
      },
      round: 'Your child says {answer} and sweeps one square clear: two claws and one toe, three bones!',
      child:
        'Dig for dinosaur bones at {place}. Answer a question to open one square. Choose which square comes next. Sort the bones for {hero}.',
      steps: [
        'Get out tray, salt, pasta and brushes. Out of sight, lay ten pieces of pasta in the tray: curved ones are claws, straight ones toes. Cover them with salt. Draw a cross in it: four squares.',
        'Wrong? Work it out together.',
      ],
      say: 'Diggers sweep and never pull. What peeks out?',
      materials: [
        { name: 'tray', quantity: '1 with a rim', core: true, substitute: 'a shallow box lid' },
        { name: 'salt', quantity: '1 package', core: true, substitute: 'dry rice' },
        { name: 'pasta', quantity: '10 pieces, 5 curved and 5 straight', core: true },
        { name: 'brushes', quantity: '1 soft one', core: true, substitute: 'two fingertips' },
      ],
    },
    {
      title: 'Name That Dinosaur',
      ages: 'younger',
      strands: ['number', 'operations', 'data', 'life'],
      inShort: {
        you: 'Be the museum keeper. Ask a question.',
        child: 'Answers, digs out two bones, lays them as the next part of a dinosaur and counts the whole dinosaur.',
        end: 'Your child names it something with saurus, which means lizard.',
      },
      round: 'Your child says {answer}, brushes two bones free and lays them down as a head: one, two.',
      child:
        'Build a dinosaur that nobody has seen before. Answer a question to dig out two bones. Choose horns, a long neck or huge feet. Name it for the museum at {place}.',
      steps: [
        'Get out tray, salt, pasta and brushes. Out of sight, bury the pasta, the bones, in salt all over the tray.',
        'Wrong? Work it out together.',
      ],
      say: 'Welcome to the bone hall. Which part comes now?',
      materials: [
        { name: 'tray', quantity: '1 with a rim', core: true, substitute: 'a shallow box lid' },
        { name: 'salt', quantity: '1 package', core: true, substitute: 'dry rice' },
        { name: 'pasta', quantity: '{questions*2} pieces', core: true },
        { name: 'brushes', quantity: '1 soft one', core: true, substitute: 'two fingertips' },
      ],
    },
    {
      title: 'Ten Brush Strokes',
      ages: 'older',
      strands: ['number', 'operations', 'fractions', 'patterns', 'data', 'physical', 'life', 'earth'],
      earned: true,
      inShort: {
        you: 'Count ten strokes of the brush.',
        child: 'Brushes ten strokes in one spot and tells which dinosaur it cannot be.',
        end: 'Your child names the dinosaur and proves it by its bones.',
      },
      round: 'Your child says {answer} and sweeps the middle. Ten strokes lay a smooth back bare, so it had no plates.',
      child:
        'Open a box of bones, sent to {place}. Lead the dinosaur dig: ten brush strokes for each answer. Choose each spot with care. Tell {hero} which dinosaur it is, and why.',
      steps: [
        'Get out tray, salt, pasta and brushes. Out of sight, lay one big pasta dinosaur in the tray: choose a long neck, three horns, back plates or a club tail. Cover it with salt.',
        'Wrong? Work it out together.',
      ],
      say: 'Long neck, horns, plates or club tail: which can you rule out?',
    },
    {
      title: 'Trackway Tale',
      ages: 'older',
      strands: ['number', 'operations', 'fractions', 'data', 'physical', 'life', 'earth'],
      earned: true,
      inShort: {
        you: 'Measure the new gaps. One finger means it crept, two that it walked, four that it ran.',
        child: 'Plans in secret how the dinosaur moves and prints three tracks with even gaps.',
        end: 'Your child tells the whole adventure along the tracks.',
      },
      round:
        'Your child says {answer} and presses a pasta foot into the salt three times, four fingers apart. You measure and say: it ran!',
      child:
        'Tell {friend} a dinosaur adventure in footprints only. Answer a question to print the next row. Choose: does it creep, walk or run? Keep it secret until the gaps are measured.',
      steps: ['Get out tray, salt and pasta. Spread the salt flat in the tray.', 'Wrong? Work it out together.'],
      say: 'Fast feet land far apart. What did your dinosaur do here?',
      materials: [
        { name: 'tray', quantity: '1 with a rim', core: true, substitute: 'a shallow box lid' },
        { name: 'salt', quantity: '1 package', core: true, substitute: 'dry rice' },
        { name: 'pasta', quantity: '1 piece', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small dry pasta and salt',
      adultNote: 'Stay close, count the pieces back in, and see that salt stays away from mouths and eyes.',
    },
  ],
}
