import { frame } from './frame.ts'

export const valueScale = frame(
  'stack',
  'Values at Work',
  'Make a scale of values. Then draw one scene twice: with all values and with only three.',
  [
    ['My scale', 'Seven even steps from white to black.', 0, 'seven boxes, each a little darker'],
    ['Full range', 'Use all seven.', 0, 'a harbor with black boats and white foam'],
    ['Three values only', 'Choose neighbors on the scale.', 0, 'the same harbor in pale grays'],
    ['Evaluate', 'How did the mood change?', 2, 'The second one is quiet, as if in fog.'],
  ],
  'Steps of the scale are even, and the judgment connects contrast with mood.',
)

export const roomInPerspective = frame(
  'stack',
  'A Room That Goes Back',
  'Draw a small back wall and one vanishing point inside it. Join the corners and furnish your room.',
  [
    [
      'My room',
      'Add a door on a side wall, floor tiles and one piece of furniture.',
      0,
      'a hall with a door on the left, tiles and a table',
    ],
    ['My check', 'List the edges that run to the point.', 2, 'Floor, ceiling, top of the door, sides of the table.'],
  ],
  'Edges from front to back meet at one point; level and upright edges stay level and upright.',
)

export const gestureRow = frame(
  'grid',
  'Thirty-Second Gestures',
  'Ask someone to freeze in four poses, or use a reflection. Draw each in thirty seconds.',
  [
    ['Reach', 'Line of action first.', 0, 'a figure that stretches up on its toes'],
    ['Pull', 'Where is the weight?', 0, 'a figure that leans back from a rope'],
    ['Leap', 'What do arms and legs do?', 0, 'one leg ahead, one behind, arms up'],
    ['Rest', 'How does the back curve?', 0, 'a figure curled up in a chair'],
  ],
  'Each figure has one clear sweep, joints that bend, and no time spent on faces.',
)

export const muralPlan = frame(
  'stack',
  'Mural Plan',
  'Plan a mural for a real wall near you.',
  [
    ['Wall and viewers', 'Where is it? Who passes by?', 2, 'The wall by the bus stop. Commuters and children.'],
    ['Message', 'What should they feel or do?', 2, 'Feel that our river belongs to all of us.'],
    [
      'My sketch',
      'One clear focal point. Draw a grid over it.',
      0,
      'a huge heron over roofs, with squares drawn lightly',
    ],
  ],
  'Sketch and message fit the people who pass by, and the grid has even squares.',
)

export const balanceSketches = frame(
  'grid',
  'Three Kinds of Balance',
  'Design an emblem for a team. Sketch it in three kinds of balance and argue for one.',
  [
    ['Symmetrical', 'Two halves that mirror.', 0, 'two otters that face each other'],
    ['Asymmetrical', 'Uneven but steady.', 0, 'one large otter and three small fish'],
    ['Radial', 'Around a center.', 0, 'six fish in a ring'],
    ['My choice', 'Which fits the team? Argue.', 4, 'The ring, because no fish comes first. We are a team.'],
  ],
  'The sketches show the three kinds correctly, and the reason is about the team.',
)

export const signBrief = frame(
  'grid',
  'From Detail to Icon',
  'Design an icon for one place or rule. Take things away, test it and revise.',
  [
    ['All the details', 'Draw the thing as it is.', 0, 'a reading corner with lamp, shelf and rug'],
    ['Half of the lines', 'Keep only what it needs.', 0, 'an open book under a lamp'],
    ['Test', 'Show it for three seconds. What did they see?', 4, 'A desk lamp. They missed the book.'],
    ['Revised icon', 'Mend what misled them.', 0, 'a large open book with a small lamp'],
  ],
  'Each version is simpler, and the last one answers what the test showed.',
)

export const eraWall = frame(
  'grid',
  'One Scene, Two Times',
  'Draw the same person with the same thing in two conventions. Compare what each one tells.',
  [
    [
      'Clearest sides',
      'Face and feet from the side, shoulders from the front.',
      0,
      'a baker with bread, shown like an ancient wall figure',
    ],
    ['One viewpoint', 'With depth, light and shadow.', 0, 'the baker from the front, in a kitchen that goes back'],
    ['What the first tells', 'Be specific.', 3, 'Every part can be seen at once.'],
    ['What the second tells', 'Be specific.', 3, 'Where the baker stands and what time it is.'],
  ],
  'Both conventions are followed, and each is credited with something that it does well.',
)

export const whyTheyMadeIt = frame(
  'web',
  'Why Was It Made?',
  'Choose a work of art in a book, on a coin or in your town. Infer why somebody made it.',
  [
    ['What and where', 'Describe it.', 3, 'A stone rider in front of the town hall.'],
    ['Who for', 'Patron and audience?', 3, 'The town paid. Everyone who walks by.'],
    ['Clues', 'Sketch a part that tells something.', 0, 'a raised hand with a scroll'],
    ['Why', 'Your inference.', 3, 'To honor someone who wrote the law.'],
  ],
  'The inference rests on the clue in the sketch, and patron and audience are told apart.',
)

export const artCritique = frame(
  'stack',
  'Four Steps of a Critique',
  'Choose a picture and take your time. Climb all four steps.',
  [
    ['Describe', 'What is there?', 2, 'Three empty chairs and long shadows.'],
    ['Analyze', 'How is it built?', 3, 'All the lines lead to a closed door. Only the door is red.'],
    ['Interpret', 'What does it mean? Because ...', 3, 'Someone has left, because the chairs are pushed back.'],
    ['Evaluate', 'How well does it work? By which criteria?', 4, 'The mood is strong. Light and lines agree.'],
  ],
  'Each step builds on the one before, and the judgment names a criterion and evidence.',
)

export const jointWork = frame(
  'grid',
  'Artist and Critic',
  'Sketch an idea, get a fair critique and draw a better version.',
  [
    ['First sketch', 'Draw it quickly.', 0, 'a cat on a roof in the middle of the box'],
    ['Critique', 'One strength, one question, from someone else.', 4, 'The tail is lively. Should the moon be so big?'],
    ['Second sketch', 'Change one thing because of it.', 0, 'the cat off to one side, in front of the moon'],
    ['Why I changed it', 'Justify it.', 4, 'Now the moon makes the cat stand out.'],
  ],
  'The second sketch takes up the critique, and the reason tells what got stronger.',
)
