import { openPage } from './open-page.ts'

export const whatTellsMe = openPage(
  'stack',
  'What Tells Me?',
  'Sit still, then pick one real thing. Draw what you find out.',
  [
    ['Ears', 'Shut your eyes and listen. Draw what makes two sounds.', 0, 'a clock and a dog'],
    ['Fingers', 'Shut your eyes and feel your thing. Say two words. Draw it.', 0, 'a cup: smooth and hard'],
    ['Eyes', 'Now look. Draw it again in its color.', 0, 'the cup, red'],
  ],
  'Your child names two sounds, two touch words and a color, and tells what only eyes could find out.',
)

export const startAndStop = openPage(
  'grid',
  'Start and Stop',
  'Do each one with a shoe. Then draw the shoe, your hand and an arrow.',
  [
    ['A push starts it', 'Push the shoe off.', 0, 'an arrow from the hand to the shoe'],
    ['A push stops it', 'A grown-up slides it to you.', 0, 'an arrow from the hand to the shoe'],
    ['A pull starts it', 'Pull the shoe to you.', 0, 'an arrow from the shoe to the hand'],
    ['A pull stops it', 'A grown-up drags it off.', 0, 'an arrow from the shoe to the hand'],
  ],
  'Your child does each move and says push or pull, and start or stop.',
)

export const stepsToTheStop = openPage(
  'stack',
  'Steps to the Stop',
  'A ball rolls from the same spot. Draw one mark for each step.',
  [
    ['Small push', 'It rolls 2 steps.', 0, '2 marks'],
    ['Big push', 'It rolls 6 steps.', 0, '6 marks'],
    ['In between', 'How far does it roll now?', 0, '3, 4 or 5 marks'],
  ],
  'Your child points to the most marks: the biggest push. For one step less, it takes a bit softer push.',
)

export const whoReallyGrows = openPage(
  'stack',
  'Who Really Grows?',
  'Draw each one small, then big. Circle what is living.',
  [
    ['A bean', 'It drinks in damp soil.', 0, 'a bean, then a plant; circled'],
    ['A snowball', 'It rolls in snow.', 0, 'a small ball, then a big one'],
    ['My own', 'Draw a living thing.', 0, 'a kitten, then a cat; circled'],
  ],
  'Only the bean and the last one are circled. Your child tells what makes the snowball bigger.',
)

export const whoNeedsWhat = openPage(
  'stack',
  'Who Needs What?',
  'Think of a goat and a rose. Draw their needs.',
  [
    ['Both', 'Draw two things that both need.', 0, 'drops of water, and lines for air'],
    ['Only the goat', 'What more must it have? Draw one.', 0, 'grass to eat, or a shed'],
    ['Only the rose', 'What more must it have?', 0, 'the light of the sun'],
  ],
  'Water and air are for both, food and a home for the goat, light for the rose.',
)

export const moveTheShade = openPage(
  'stack',
  'Move the Shade',
  'Make shade each time. Draw where it comes from.',
  [
    ['Sun on the left', 'Draw a toy, the sun and a wall for shade.', 0, 'a wall to the left of the toy'],
    ['Sun on the right', 'Draw them. Where does the wall go now?', 0, 'a wall to the right of the toy'],
    ['My shade', 'Make shade for your knee. Draw it.', 0, 'a hand between the light and the knee'],
  ],
  'The shade maker always stands between the light and the thing.',
)

export const canTheySwap = openPage(
  'stack',
  'Can They Swap?',
  'Each animal is in a wrong home. Draw what it misses there.',
  [
    ['A fish in a den', 'What does it miss?', 0, 'water'],
    ['A fox in a pond', 'What does it miss?', 0, 'air to breathe, or a dry den'],
    ['They can swap', 'Draw two animals with the same needs.', 0, 'a frog and a newt in ponds'],
  ],
  'Your child names the need that the wrong home does not meet.',
)
