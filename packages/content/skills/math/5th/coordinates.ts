import type { Skill } from '../../../types.ts'

export const coordinates: Skill = {
  id: 'math.5.coordinates',
  subject: 'math',
  grade: '5th',
  strand: 'geometry',
  order: 8,
  short: 'Points on a Grid',
  iCan: 'I can graph a point from its two numbers and describe a path on a grid.',
  codes: ['5.G.1', '5.G.2'],
  prerequisites: ['math.4.angles'],
  keywords: [
    { word: 'coordinates', definition: 'two numbers that tell where a point is, across and then up' },
    { word: 'origin', definition: 'the point (0, 0), where the two number lines meet' },
  ],
  model:
    'Take a numbered grid. Say: Where is (4, 2)? From the origin I go 4 across, then 2 up. Draw a dot. The line across is the x-axis, the line up the y-axis. Now I go 2 left and 2 up. 4 - 2 = 2 and 2 + 2 = 4. Draw a dot at (2, 4).',
  picture: {
    kind: 'grid',
    size: 10,
    points: [
      { name: '(4, 2)', x: 4, y: 2 },
      { name: '(2, 4)', x: 2, y: 4 },
    ],
    path: [
      [0, 0],
      [4, 0],
      [4, 2],
    ],
  },
  check: {
    question: 'Graph (1, 5) and (4, 3). How do you get from the first to the second?',
    lookFor: '3 steps to the right and 2 steps down.',
  },
  laterChecks: [
    {
      question: 'Graph (3, 0) and (0, 3). How do the two places differ?',
      lookFor: '(3, 0) lies on the line across, the x-axis, (0, 3) on the line up, the y-axis.',
    },
    {
      question: 'From (6, 2) go 4 left and 5 up. Where are you?',
      lookFor: 'At (2, 7), because 6 - 4 = 2 and 2 + 5 = 7.',
    },
    {
      question: 'You went 2 left and 3 up and are at (4, 8). Where did you start?',
      lookFor: 'At (6, 5), because the way back is 2 right and 3 down.',
      further: true,
    },
  ],
  misconception: {
    says: '(4, 2) means up 4 and across 2.',
    reply: 'You walk along the hall to an elevator, then ride up. Which way do you go first on the grid?',
  },
  drawnOn: 'grid',
  tools: [{ name: 'pencils', quantity: '1', core: true }],
  easier: 'Graph (3, 1): slide 3 across, then 1 up. Then go 2 right and 1 up. Where are you? (at (5, 2))',
  harder:
    'A square has one side from (2, 1) to (5, 2). Graph it and find the other two corners. (such as (1, 4) and (4, 5))',
  again: {
    easier:
      'A corner of the room is the origin. Walk 2 steps along the wall, then 3 steps away from it. Name the point. (it is (2, 3))',
    harder:
      'Two opposite corners of a square are (2, 1) and (6, 5). Graph them and find the other two. (they are (2, 5) and (6, 1))',
    model:
      'Take a numbered grid. Draw a dot at (7, 2). Say: I came 4 right and 3 down. Where did I start? I go back: 4 left and 3 up. 7 - 4 = 3 and 2 + 3 = 5, so I started at (3, 5).',
    picture: {
      kind: 'grid',
      size: 10,
      points: [
        { name: '(7, 2)', x: 7, y: 2 },
        { name: '(3, 5)', x: 3, y: 5 },
      ],
      path: [
        [3, 5],
        [7, 5],
        [7, 2],
      ],
    },
    misconception: {
      says: 'I went 2 right and 1 down and am at (5, 4), so I started at (7, 3).',
      reply: 'Put a finger on (7, 3) and go 2 right and 1 down. Where do you land?',
    },
  },
  third: {
    easier: 'Draw a dot at (5, 4). I came there by going 2 right. Where was I before? (at (3, 4))',
    harder: 'You go 3 right and 1 up, twice, and then 2 left. You end at (6, 5). Where did you start? (at (2, 3))',
  },
  prompts: [
    {
      part: 'graph',
      ask: 'Graph four corners of {place}: (2, 3), (5, 3), (5, 6) and (2, 6). Join them in order. Which special rectangle is it?',
      answer: 'a square',
    },
    {
      part: 'point',
      ask: '{hero} maps {place}: from the origin 3 across and 5 up. Graph the point and name it.',
      answer: '(3, 5)',
    },
    {
      part: 'path',
      ask: 'Graph one {token} at (1, 1). The next is 4 right and 3 up from it. Graph it, too. Where is it?',
      answer: '(5, 4)',
    },
    { part: 'point', ask: 'Graph one {token} at (2, 6). How many steps up from the origin is it?', answer: '6' },
    {
      part: 'graph',
      ask: 'Graph (1, 2), (3, 4) and (5, 6). Go on in the same way. Which point is next?',
      answer: '(7, 8)',
    },
    {
      part: 'path',
      ask: 'Graph two {tokens} at (2, 1) and (2, 6). How many steps apart are they?',
      answer: '5',
      sum: '6 - 1',
    },
    {
      part: 'point',
      ask: 'Graph the coordinates (4, 0). Where is the point: on the line across, on the line up or at the origin?',
      answer: 'on the line across',
    },
    {
      part: 'path',
      ask: '{friend} carries one {token} from (6, 6) left 2 and down 5. Draw the path. Where does it end?',
      answer: '(4, 1)',
    },
    {
      part: 'graph',
      ask: 'Graph (1, 1), (4, 1) and (1, 5). Join them. Which kind of triangle is it?',
      answer: 'a right triangle',
    },
    {
      part: 'point',
      ask: '{friend} marks (2, 7) for 7 across and 2 up. Graph the right point and name it.',
      answer: '(7, 2)',
    },
    {
      part: 'path',
      ask: '{hero} goes from (0, 5) to one {token} at (3, 1). Graph both points and describe the path.',
      answer: '3 right and 4 down',
    },
    {
      part: 'point',
      ask: 'Graph (1, 2), (6, 2) and (6, 5). Write the coordinates of the fourth corner of the rectangle.',
      answer: '(1, 5)',
    },
    {
      part: 'graph',
      ask: 'Graph (1, 7) and (7, 3). Draw the line between them. Which point is its middle?',
      answer: '(4, 5)',
    },
    {
      part: 'path',
      ask: 'On the map of {place} {friend} goes along grid lines from (2, 3) to (7, 8). How many steps at least?',
      answer: '10',
      sum: '(7 - 2) + (8 - 3)',
    },
    {
      part: 'point',
      ask: 'Graph {tokens} at (5, 2) and (3, 9). Which point is farther to the right?',
      answer: '(5, 2)',
    },
    {
      part: 'graph',
      ask: 'Graph (2, 1), (6, 1), (8, 4) and (4, 4). Join them in order. Name the shape.',
      answer: 'a parallelogram',
    },
    {
      part: 'path',
      ask: 'Graph (9, 7) and (2, 10). Describe the path from the first to the second.',
      answer: '7 left and 3 up',
    },
    {
      part: 'point',
      ask: 'The up number is twice the across number. Graph and name the point that is 4 across.',
      answer: '(4, 8)',
    },
    {
      part: 'path',
      ask: '{friend} walks from (1, 1) to (1, 6) and on to (7, 6). How many steps is that?',
      answer: '11',
      sum: '5 + 6',
    },
    {
      part: 'graph',
      ask: 'Graph (2, 6). Fold the grid along the line that goes straight up from (5, 0). Where does the point land?',
      answer: '(8, 6)',
    },
    {
      part: 'point',
      ask: 'Which does not belong: (2, 2), (3, 5), (4, 4), (6, 6)? Tell why.',
      answer: '(3, 5), its numbers differ',
    },
    {
      part: 'point',
      ask: 'Graph (1, 1), (1, 4), (5, 4) and (5, 1). How long is the long side?',
      answer: '4',
      sum: '5 - 1',
    },
    {
      part: 'graph',
      ask: 'Draw a line from (0, 8) to (8, 0) and one from the origin to (8, 8). Where do they cross?',
      answer: '(4, 4)',
    },
    {
      part: 'path',
      ask: '{hero} stands at (2, 4) and {friend} at (8, 4). Which point is halfway between them?',
      answer: '(5, 4)',
    },
    {
      part: 'path',
      ask: '{friend} starts at (0, 1) and goes 3 right and 2 up, three times. Where does {friend} end?',
      answer: '(9, 7)',
    },
    {
      part: 'point',
      ask: 'Graph (3, 2) and (8, 6), opposite corners of a rectangle. Write the coordinates of the other two.',
      answer: '(3, 6) and (8, 2)',
    },
    {
      part: 'path',
      ask: 'One {token} is at (10, 3), {hero} at (4, 9). Describe the path of {hero} to it.',
      answer: '6 right and 6 down',
    },
    {
      part: 'path',
      ask: '{hero} goes 6 right and 2 up and is now at (8, 9). Graph it. Where did {hero} start?',
      answer: '(2, 7)',
      further: true,
    },
    {
      part: 'path',
      ask: '{friend} goes 3 left and 5 down and is now at (4, 2). Where did {friend} start?',
      answer: '(7, 7)',
      further: true,
    },
    {
      part: 'point',
      ask: '{friend} goes 4 right and 2 up and is now at (9, 5). How far across was the start?',
      answer: '5',
      sum: '9 - 4',
      further: true,
    },
    {
      part: 'graph',
      ask: 'Graph (6, 3). A path of 2 right and 3 down ended there. Graph its start and name it.',
      answer: '(4, 6)',
      further: true,
    },
    {
      part: 'path',
      ask: '{hero} goes 5 left and 3 up and is now at (1, 7). Draw the path back. Where did {hero} start?',
      answer: '(6, 4)',
      further: true,
    },
    {
      part: 'point',
      ask: '{hero} goes 1 left and 5 down and is now at (7, 4). How far up was the start?',
      answer: '9',
      sum: '4 + 5',
      further: true,
    },
    {
      part: 'graph',
      ask: 'Graph (8, 1). A path of 5 right and 6 down ended there. Graph its start and name it.',
      answer: '(3, 7)',
      further: true,
    },
    {
      part: 'path',
      ask: '{hero} moves one {token} 3 right and 2 down, then 4 right. It is now at (9, 6). Where did it start?',
      answer: '(2, 8)',
      further: true,
    },
  ],
  sheets: [
    { kind: 'coordinates', form: 'plot-and-path', size: 8 },
    { kind: 'coordinates', form: 'plot-and-path', size: 10 },
    { kind: 'coordinates', form: 'path-back', size: 10, further: true },
    { kind: 'coordinates', form: 'path', size: 10 },
    { kind: 'coordinates', form: 'read', size: 8 },
  ],
}
