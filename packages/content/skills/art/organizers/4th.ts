import { frame } from './frame.ts'

export const lightStudy = frame(
  'stack',
  'Light Study',
  'Set a round fruit or a rolled sock under one lamp. Draw what the light does.',
  [
    [
      'My study',
      'Shade slowly. Leave the highlight white and add the cast shadow.',
      0,
      'an orange with light from the left and a shadow to the right',
    ],
    [
      'Artist’s notes',
      'Where is the light? Which spot is darkest?',
      3,
      'Light from the left. The table right under the orange is darkest.',
    ],
  ],
  'Highlight and cast shadow lie on opposite sides, and the gray changes slowly on round forms.',
)

export const shadowStage = frame(
  'grid',
  'One Tree, Four Shadows',
  'Draw the same tree four times. Each time the sun stands somewhere else.',
  [
    ['Morning', 'The sun is low on the left.', 0, 'a long shadow to the right'],
    ['Noon', 'The sun is high.', 0, 'a short shadow around the trunk'],
    ['Evening', 'The sun is low on the right.', 0, 'a long shadow to the left'],
    ['Night', 'A lamp stands on the left.', 0, 'a shadow to the right, dark all around'],
  ],
  'Each shadow points away from its light, and it is long when the light is low.',
)

export const streetPlan = frame(
  'stack',
  'A Road to the Horizon',
  'Draw a horizon line and one vanishing point. Let everything that goes away from us run to that point.',
  [
    [
      'My road',
      'Road first, then poles, then a house or a box.',
      0,
      'a road with five poles that shrink and a shed on the right',
    ],
    [
      'My check',
      'Which lines did you run to the point?',
      2,
      'Both edges of the road, pole tops, roof and base of the shed.',
    ],
  ],
  'Edges that lead away meet at one point, while upright edges stay upright.',
)

export const colorSchemes = frame(
  'grid',
  'Three Schemes',
  'Draw one simple design three times. Color it in three schemes and judge them.',
  [
    ['Complementary', 'Two colors from across the wheel.', 0, 'a blue kite on orange'],
    ['Analogous', 'Three neighbors.', 0, 'a green kite on blue-green and blue'],
    ['One color', 'Tints and shades only.', 0, 'a navy kite on pale blue'],
    ['Best for a sign', 'Which, and why?', 4, 'The first, because you can see it from afar.'],
  ],
  'The drawing stays the same, and the choice is explained by what the colors do.',
)

export const portraitMap = frame(
  'grid',
  'From Map to Portrait',
  'Build a face in three steps. Look at a real person or at yourself.',
  [
    ['Guidelines', 'Egg shape, middle line, eye line, nose, mouth.', 0, 'an egg with four light lines'],
    ['Parts', 'Place eyes, nose, mouth and ears.', 0, 'the same face with parts on the lines'],
    ['This person', 'Draw it again with what is different.', 0, 'a long chin, wide eyes and a braid'],
    ['What I noticed', 'Describe two differences.', 4, 'Her chin is long. Her left eyebrow is higher.'],
  ],
  'Eyes sit halfway down, and the last drawing shows one real face rather than any face.',
)

export const focalSketches = frame(
  'grid',
  'Thumbnail Sketches',
  'Try out one scene in three tiny sketches. Then choose.',
  [
    ['In the middle', 'Put the main thing in the center.', 0, 'a boat in the middle of a lake'],
    ['Off to one side', 'Use a point where third lines cross.', 0, 'a boat low on the right'],
    ['From another view', 'From above, from below or very near.', 0, 'a huge bow seen from the water'],
    ['My choice', 'Which leads the eye best? Why?', 4, 'The second, because the shore points to the boat.'],
  ],
  'The three sketches differ in arrangement, and the choice is about what the eye does.',
)

export const thirdsPlan = frame(
  'stack',
  'Full Picture Plan',
  'Draw your scene. Cut the box in thirds with light lines first, two up and two across.',
  [
    [
      'My picture',
      'Put the focal point where two lines cross.',
      0,
      'a lighthouse at the right third, a path that leads to it',
    ],
    ['How I lead the eye', 'Name two means.', 2, 'The path points there, and the lamp is the only bright spot.'],
  ],
  'There is one clear focal point near a crossing, and something leads to it.',
)

export const posterPlan = frame(
  'stack',
  'Poster Plan',
  'Plan a poster for something that you want people to do. Then draw it.',
  [
    ['Message', 'One short line. Who should see it?', 2, 'Bring back lost books! For all readers.'],
    ['My poster', 'Main word first, in even boxes.', 0, 'BOOKS in large letters, a book with feet that walks home'],
    ['Test', 'Read it from the door. What will you change?', 2, 'The small words need more contrast.'],
  ],
  'The main word can be read from across the room, and letters are even in height and spacing.',
)

export const tilePlan = frame(
  'stack',
  'Tile Workshop',
  'Invent a tile and cover a surface with it. No gaps, no overlaps.',
  [
    [
      'My tile',
      'Begin with a square. Move a piece from one side to the opposite side.',
      0,
      'a square with a bite on the left and the same bump on the right',
    ],
    ['My surface', 'Repeat it at least eight times.', 0, 'two rows of fish that fit together'],
    ['My rule', 'Slide, rotate or flip? Tell how.', 2, 'I slide the tile to the right and down.'],
  ],
  'Edges of neighbors fit all along, and the stated move gives the next tile.',
)

export const artAndLand = frame(
  'web',
  'Art from Where I Live',
  'Think about art that could come only from your own place.',
  [
    ['What is at hand', 'List things found near you.', 3, 'pine cones, red earth, old bricks'],
    ['What matters here', 'What do people value?', 3, 'the river, soccer, big meals'],
    ['A symbol', 'Draw a sign for your place.', 0, 'a fish inside a circle of trees'],
    ['A work of art', 'Sketch it.', 0, 'a wall of bricks with a red fish'],
  ],
  'The sketch uses what is at hand and shows something that people there care about.',
)
