import { openPage } from './open-page.ts'

export const whatTellsMe = openPage(
  'grid',
  'What Tells Me?',
  'Which part of you tells it? Draw that part.',
  [
    ['A chair is heavy', 'Lift it a bit. Draw what tells you.', 0, 'an arm or a hand'],
    ['A bell rings', 'Draw what tells you.', 0, 'an ear'],
    ['A sock is red', 'Draw what tells you.', 0, 'an eye'],
    ['My find', 'Draw a thing. Tell two things about it.', 0, 'a cup that is red and smooth'],
  ],
  'Each part fits, and your child really saw, heard or felt the two things about the find.',
)

export const startAndStop = openPage(
  'grid',
  'Start and Stop',
  'Act out each one. Then draw who pushes or pulls.',
  [
    ['A push starts it', 'A ball lies still.', 0, 'a foot that kicks the ball'],
    ['A push stops it', 'A ball rolls to you.', 0, 'a flat hand or a foot in front of the ball'],
    ['A pull starts it', 'A wagon stands still.', 0, 'a child who pulls the handle'],
    ['A pull stops it', 'A sled slides off.', 0, 'a child who pulls back on the rope'],
  ],
  'Your child shows each move and says push or pull, and start or stop.',
)

export const stepsToTheStop = openPage(
  'stack',
  'Steps to the Stop',
  'A ball rolls from the same spot. Draw one mark for each step.',
  [
    ['Small push', 'It rolls 2 steps.', 0, '2 marks'],
    ['Big push', 'It rolls 4 steps more.', 0, '6 marks'],
    ['In between', 'How far does it roll now?', 0, '3, 4 or 5 marks'],
  ],
  'Your child points to the most marks and says: this was the biggest push.',
)

export const whoReallyGrows = openPage(
  'grid',
  'Who Really Grows?',
  'Draw each one small, then big. Circle what is living.',
  [
    ['A bean', 'It drinks in damp soil.', 0, 'a bean, then a plant; circled'],
    ['A puddle', 'Rain fills it up.', 0, 'a small puddle, then a big one'],
    ['A snowball', 'It rolls in snow.', 0, 'a small ball, then a big one'],
    ['My own', 'Draw a living thing.', 0, 'a kitten, then a cat; circled'],
  ],
  'Only the bean and the last one are circled. Your child tells what makes the other two bigger.',
)

export const whoNeedsWhat = openPage(
  'grid',
  'Who Needs What?',
  'Think of a goat and a rose. Draw their needs.',
  [
    ['Both', 'Draw one thing that both need.', 0, 'drops of water'],
    ['Both, too', 'Draw one more for both.', 0, 'air: lines for wind or breath'],
    ['Only the goat', 'What must it have?', 0, 'grass to eat, or a shed'],
    ['Only the rose', 'What does it make food with?', 0, 'the light of the sun'],
  ],
  'Water and air are for both, food and a home for the goat, light for the rose.',
)

export const moveTheShade = openPage(
  'grid',
  'Move the Shade',
  'Draw a toy and the sun in each box. Add a wall or a roof for shade.',
  [
    ['Sun on the left', 'Where do you put the wall?', 0, 'a wall to the left of the toy'],
    ['Sun on the right', 'Where does it go now?', 0, 'a wall to the right of the toy'],
    ['Sun high up', 'What blocks it now?', 0, 'a roof over the toy'],
    ['My shade', 'Make shade for your knee. Draw it.', 0, 'a hand between the light and the knee'],
  ],
  'The shade maker always stands between the sun and the toy.',
)

export const canTheySwap = openPage(
  'grid',
  'Can They Swap?',
  'Each animal is in a wrong home. Draw what it misses there.',
  [
    ['A fish in a den', 'What does it miss?', 0, 'water'],
    ['A fox in a pond', 'What does it miss?', 0, 'air to breathe, or a dry den'],
    ['A frog on dry sand', 'What does it miss?', 0, 'water'],
    ['They can swap', 'Draw two animals with the same needs.', 0, 'a duck and a swan on a pond'],
  ],
  'Your child names the need that the wrong home does not meet.',
)
