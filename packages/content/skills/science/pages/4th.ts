import { openPage } from './open-page.ts'

export const measuringRecord = openPage(
  'stack',
  'My Measuring Record',
  'Measure to answer: which is longer, your foot or your hand span?',
  [
    [
      'My foot',
      'Measure it three times. Ring the middle result.',
      1,
      '21, 20, 21 centimeters, with a ring around one 21',
    ],
    ['My hand span', 'Do the same, thumb to little finger.', 1, '15, 16, 15 centimeters, with a ring around one 15'],
    ['Graph', 'Draw two bars. Add a title, a scale and the unit.', 0, 'two bars at 21 and 15'],
    ['Answer', 'What does your graph tell?', 1, 'My foot is longer, by 6 centimeters.'],
  ],
  'Every number has a unit, the bars match the middle results, and the scale goes up in equal steps.',
)

export const crashReport = openPage(
  'grid',
  'Crash Report',
  'Draw and explain two crashes of equal balls into equal boxes.',
  [
    ['Slow ball', 'Draw the ball and how far the box moves.', 0, 'the box moves a little'],
    ['Fast ball', 'Draw the ball and how far the box moves.', 0, 'the box moves a lot'],
    ['What it shows', 'Which ball had more energy? How can you tell?', 3, 'The fast one moved the box farther.'],
    ['Where it went', 'Name two places where the energy went.', 3, 'into the box, which moved, and into sound'],
  ],
  'The faster ball moves its box farther, and the energy is followed into the box, sound or rubbing.',
)

export const energyTrail = openPage(
  'path',
  'An Energy Trail',
  'Follow the energy of something you use at home, step by step.',
  [
    ['Start', 'Where does the energy come from?', 1, 'electric energy from the wall'],
    ['Next', 'What does it turn into, or go into?', 2, 'A lamp turns it into light and heat.'],
    ['End', 'What does the energy do last?', 2, 'Light crosses the air and warms the wall a little.'],
  ],
  'No step is missing, and each one names sound, light, heat, motion or electric energy.',
)

export const drawTheWaves = openPage(
  'stack',
  'Draw the Waves',
  'Draw each wave along a middle line. Label crest, amplitude and wavelength.',
  [
    ['Tall and long', 'High crests, far apart.', 0, 'a large amplitude and a long wavelength'],
    ['Tall and short', 'High crests, close together.', 0, 'a large amplitude and a short wavelength'],
    ['Low and long', 'Low crests, far apart.', 0, 'a small amplitude and a long wavelength'],
    [
      'In words',
      'How do you tap water for a taller wave? For a shorter wavelength?',
      2,
      'Tap harder for a taller wave. Tap faster for a shorter wavelength.',
    ],
  ],
  'Amplitude runs from the middle line up to a crest, wavelength from crest to crest.',
)

export const pathOfLight = openPage(
  'grid',
  'The Path of Light',
  'Draw the path of light with one arrow for each part.',
  [
    ['I see an apple', 'Draw lamp, apple and eye.', 0, 'arrows: lamp to apple, apple to eye'],
    ['I see my face', 'Draw lamp, face, mirror and eye.', 0, 'arrows: lamp to face, face to mirror, mirror to eye'],
    ['I see the lamp', 'Draw lamp and eye.', 0, 'one arrow: lamp to eye'],
    ['The first arrow', 'Why does no arrow start at the eye?', 3, 'Eyes send out no light.'],
  ],
  'Every path starts at a source and ends at the eye.',
)

export const claimEvidenceReason = openPage(
  'stack',
  'Claim, Evidence, Reason',
  'Pick one structure of an animal or plant. Argue that it helps to survive.',
  [
    ['The structure', 'Draw it and label it.', 0, 'the trunk of an elephant'],
    ['Claim', 'Say what it does for the living thing.', 1, 'Its trunk helps an elephant feed.'],
    ['Evidence', 'Give a fact that anyone could check.', 2, 'It is long and bends, and it grips grass.'],
    [
      'Reason',
      'Why does the evidence support the claim?',
      2,
      'Its neck is short, so its mouth cannot reach the ground.',
    ],
  ],
  'The evidence is a fact that can be seen, and the reason ties it to the claim.',
)

export const powerForOnePlace = openPage(
  'stack',
  'Power for One Place',
  'An island with a river and much sun needs 70 units. Wind gives 70, but on still days only 30.',
  [
    ['Missing', 'How many units are missing on a still day?', 1, '40, because 70 - 30 = 40'],
    ['My source', 'Choose one for them: river, sunlight or oil. Renewable or not?', 1, 'river, renewable'],
    ['For it', 'What speaks for it here?', 1, 'The river flows day and night.'],
    ['Against it', 'What is one drawback?', 1, 'In a dry summer it gives less.'],
  ],
  'The missing units are right. The source is classified, and both sides are weighed with facts about the island.',
)
