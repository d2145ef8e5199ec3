import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'ranger-cabin',
    today: 'The cabin floor is white and full of prints. Everybody stands still at the edge. Mateo has to sneeze.',
    problem: 'Each print needs a number and a cover, quick! Each right answer puts one numbered tin lid over a print.',
    payoff: 'The last tin lid is down, and then Mateo sneezes. Not one print is lost.',
    token: { one: 'tin lid', many: 'tin lids', mark: 'plate' },
  },
  operations: {
    scene: 'care-hut',
    today:
      'Now every hut in the valley wants a white floor for tonight. Flour is heaped up in the care hut. The turtle has turned white.',
    problem: 'We must add up and share out just enough for every floor. Each right answer sends off one flour bag.',
    payoff: 'The last flour bag is off. Tonight nobody crosses a floor in this valley unseen.',
    token: { one: 'flour bag', many: 'flour bags', mark: 'bag' },
  },
  fractions: {
    scene: 'owl-barn',
    today:
      'Every suspect must walk through flour today. The barn floor is flat and dry, just right. Suki complains about white toes.',
    problem: 'A fair test gives each suspect an equal part of the floor. Each right answer dusts one test patch.',
    payoff: 'The last test patch is dusted and walked on. Fox, otter, owl: no patch looks like our floor.',
    token: { one: 'test patch', many: 'test patches', mark: 'patch' },
  },
  patterns: {
    scene: 'night-trail',
    today:
      'White dots of flour lead down the night trail. Left, right, left, and then a gap! A cricket jumps out of the way.',
    problem: 'The dots keep a rule that tells where the next one was. Each right answer sets up one white feather.',
    payoff: 'The last white feather marks the last dot. The visitor went off toward the hills, at an even pace.',
    token: { one: 'white feather', many: 'white feathers', mark: 'feather' },
  },
  measurement: {
    scene: 'reed-pond',
    today: 'In the mud by the pond, everybody makes footprints. Duck, heron, turtle, frog. Mateo left a boot.',
    problem: 'Only measured feet can be held against our prints. Each right answer cuts one foot ribbon to size.',
    payoff: 'The last foot ribbon is cut. Every foot at the pond is too long, wide or webbed.',
    token: { one: 'foot ribbon', many: 'foot ribbons', mark: 'ribbon' },
  },
  time: {
    scene: 'lookout-tower',
    today:
      'Last night the tower guard saw a white puff at the cabin. Then came a second puff, and three yawns. The notes are in a very sleepy hand.',
    problem: 'Clock times show who was somewhere else. Each right answer stamps one time ticket.',
    payoff: 'The last time ticket is stamped. Now each puff of the night has its minute, and each yawn.',
    token: { one: 'time ticket', many: 'time tickets', mark: 'ticket' },
  },
  data: {
    scene: 'letter-room',
    today:
      'Noor asked rangers everywhere: who has feet like these? The replies come by the sack. One ranger is sure that it was a hippo.',
    problem: 'A chart sorts all these guesses and shows what is likely. Each right answer opens one reply letter.',
    payoff: 'The last reply letter is open and on the chart. Most rangers guess a mouse, but a guess is no proof.',
    token: { one: 'reply letter', many: 'reply letters', mark: 'letter' },
  },
  geometry: {
    scene: 'ranger-cabin',
    today:
      'The trail bends through the cabin, past corners and table legs. Noor draws each bend on a plan. The frog walks across it, twice.',
    problem: 'Shapes, turns and points show which way the visitor took. Each right answer lays one wooden arrow.',
    payoff: 'The last wooden arrow lies, and the way is clear. The visitor kept close to the walls.',
    token: { one: 'wooden arrow', many: 'wooden arrows', mark: 'arrow' },
  },
  physical: {
    scene: 'otter-bend',
    today:
      'The sand at the otter bend is as smooth as flour. Mateo drags a spoon through it, then a lace. Pip drags Mateo.',
    problem: 'Tests of pushes, light and stuff show what draws such a line. Each right answer saves one line slip.',
    payoff: 'The last line slip is saved. Spoon, twig and lace all draw a line, but never ours.',
    token: { one: 'line slip', many: 'line slips', mark: 'page' },
  },
  life: {
    scene: 'oak-wood',
    today:
      'The squirrels of the oak wood are rodents, too. Noor asks them where they were last night. An acorn lands on Noor.',
    problem: 'Facts on how living things grow and move clear the wrong ones. Each right answer wins one acorn cap.',
    payoff: 'The last acorn cap is won, and our list is shorter. The squirrels take the caps back.',
    token: { one: 'acorn cap', many: 'acorn caps', mark: 'nut' },
  },
  earth: {
    scene: 'bee-meadow',
    today:
      'One print shows in the mud at the edge of the meadow. Sun, wind and dew can wipe it away. A beetle wants to walk right through it.',
    problem: 'Sky, weather and ground tell how long a print can last. Each right answer puts up one bark roof.',
    payoff: 'The last bark roof is up, and the print is safe. The beetle walks around it, offended.',
    token: { one: 'bark roof', many: 'bark roofs', mark: 'tile' },
  },
}
