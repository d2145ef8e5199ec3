import type { Passage } from '@pencil-quest/contract/sheets'

export const sixSidedRooms: Passage = {
  id: 'legend-of-zelda.5th.six-sided-rooms',
  theme: 'legend-of-zelda',
  grade: '5th',
  title: 'Six-Sided Rooms',
  paragraphs: [
    [
      'Inside a beehive hang sheets of wax with thousands of tiny rooms, and almost every room has six sides.',
      'The bees raise their young in some of them and store honey and pollen in others.',
      'Nobody hands them a ruler, so why do they build this shape?',
    ],
    [
      'Wax is precious.',
      'A worker bee makes it from the sugar in honey, in small flakes on the underside of the body.',
      'To produce one pound of wax, a hive uses up several pounds of honey.',
      'A wise builder wastes none of it.',
    ],
    [
      'Imagine a page covered with circles.',
      'However close they stand, gaps remain between them, and gaps are lost space.',
      'Only three shapes with equal sides and equal corners fill a page without gaps: triangles, squares and hexagons, which have six sides.',
      'All three would work, but hexagons need the least wall for the same amount of room.',
      'Two neighbors share each wall, and the bees tilt the rooms up a little, so that the honey stays in.',
      'People had suspected for two thousand years that hexagons were best.',
      'It was finally proved in 1999, and the proof filled many pages.',
    ],
    [
      'Bao, who doubts everything, decided to test the bees in the bee meadow.',
      'Out of clay strips, Bao made a wall of squares, a wall of triangles and a wall of hexagons.',
      'Each held the same number of peas.',
      'The squares needed more clay than the hexagons, and the triangles needed most of all.',
      'While Bao was still checking the numbers, a bee landed on the hexagons and walked into one.',
      'It turned around once and came out again.',
      '"The tenant says it is too big," reported the beekeeper, "but nicely planned."',
    ],
  ],
  keywords: [
    { word: 'precious', definition: 'worth a lot and not to be wasted' },
    { word: 'suspected', definition: 'believed without being sure' },
    { word: 'tenant', definition: 'someone who lives in a rented home' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What does a worker bee make wax from?',
      choices: ['the sugar in honey', 'the dew on clover', 'the bark of pines'],
      evidence: 'A worker bee makes it from the sugar in honey, in small flakes on the underside of the body.',
    },
    {
      focus: 'detail',
      ask: 'When was it finally proved that hexagons are best?',
      choices: ['in 1999', 'in 1850', 'in 1620'],
      evidence: 'It was finally proved in 1999, and the proof filled many pages.',
    },
    {
      focus: 'cause',
      ask: 'Why are circles a poor choice for a page of rooms?',
      choices: ['Gaps remain between them.', 'Honey hardens inside them.', 'Bees get dizzy in them.'],
      evidence: 'However close they stand, gaps remain between them, and gaps are lost space.',
    },
    {
      focus: 'cause',
      ask: 'Why do the bees tilt the rooms?',
      choices: ['The honey stays in.', 'The wind blows out.', 'The wax dries fast.'],
      evidence: 'Two neighbors share each wall, and the bees tilt the rooms up a little, so that the honey stays in.',
    },
    {
      focus: 'sequence',
      ask: 'What did the bee do right after it walked into a hexagon?',
      choices: ['It turned around once.', 'It fell asleep quickly.', 'It hummed to a friend.'],
      evidence: 'It turned around once and came out again.',
    },
    {
      focus: 'sequence',
      ask: 'What happened while Bao was still checking the numbers?',
      choices: ['A bee landed on the hexagons.', 'A jay swallowed two of the peas.', 'A storm broke over the village.'],
      evidence: 'While Bao was still checking the numbers, a bee landed on the hexagons and walked into one.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does suspected mean?',
      choices: ['believed without being sure', 'carried without being tired', 'repaired without being paid'],
      evidence: 'People had suspected for two thousand years that hexagons were best.',
    },
    {
      focus: 'character',
      ask: 'How did Bao, who doubts everything, act?',
      choices: ['decided to test the bees', 'hurried to paint the hive', 'refused to leave the tent'],
      evidence: 'Bao, who doubts everything, decided to test the bees in the bee meadow.',
    },
  ],
  open: [
    {
      ask: 'How do hexagons save wax? Explain with details from the text.',
      sample: 'They leave no gaps, neighbors share walls, and they need the least wall for the same room.',
      lookFor: 'Uses at least two reasons: no gaps, shared walls, least wall.',
    },
    {
      ask: "Was Bao's test fair? What was kept the same?",
      sample: 'Yes. Each wall held the same number of peas, so only the shape was different.',
      lookFor: 'Names the one thing kept the same and the one changed.',
    },
  ],
}
