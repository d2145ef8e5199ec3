import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'ranger-cabin',
    today: 'The cabin floor is white and full of prints. Everybody stands still at the edge. Mateo has to sneeze.',
    problem: 'Get the numbers right before Mateo sneezes. Each right answer puts one tin lid over a print.',
    payoff: 'The last tin lid is down, and then Mateo sneezes. Not one print is lost.',
    token: { one: 'tin lid', many: 'tin lids', mark: 'lid' },
  },
  operations: {
    scene: 'care-hut',
    today:
      'The visitor may come a third time. So every hut wants a white floor, to catch another line. One turtle sits under the flour heap.',
    problem: 'No hut may get too many bags or too few. Each right answer sends off one flour bag.',
    payoff: 'The last flour bag is sent off, and the hut is empty. The turtle stays white.',
    token: { one: 'flour bag', many: 'flour bags', mark: 'bag' },
  },
  fractions: {
    scene: 'owl-barn',
    today: 'Noor wants other prints to lay beside ours. Suki complains about white toes.',
    problem: 'Each patch is an equal part of the barn floor. Each right answer dusts one test patch.',
    payoff: 'The last test patch is dusted. A mouse runs across all of them, and Noor thanks it.',
    token: { one: 'test patch', many: 'test patches', mark: 'patch' },
  },
  patterns: {
    scene: 'night-trail',
    today:
      'White dots of flour lead down the night trail. Front foot, back foot, front, and then a gap! A cricket jumps out of the way.',
    problem: 'Steps go by a rule, and so do their dots. Each right answer sets up one white feather.',
    payoff: 'The last white feather marks the last dot. The cricket has hopped over all of them.',
    token: { one: 'white feather', many: 'white feathers', mark: 'feather' },
  },
  measurement: {
    scene: 'reed-pond',
    today: 'In the mud by the pond, everybody makes footprints. Duck, heron, turtle, frog. Mateo left a boot.',
    problem: 'Our prints have a size, so every measure counts. Each right answer cuts one foot ribbon to size.',
    payoff: "The last foot ribbon is cut, and the row is full. Mateo's is the longest.",
    token: { one: 'foot ribbon', many: 'foot ribbons', mark: 'ribbon' },
  },
  time: {
    scene: 'lookout-tower',
    today:
      'From the tower, Olu wrote down all that the lamp showed. Two puffs of flour came from below our door. Then there were three yawns, in very sleepy letters.',
    problem: 'The times in those notes must be read right. Each right answer stamps one time ticket.',
    payoff: 'The last time ticket is stamped, and the notes are in order. So are the yawns.',
    token: { one: 'time ticket', many: 'time tickets', mark: 'ticket' },
  },
  data: {
    scene: 'letter-room',
    today:
      'Noor asked rangers everywhere: who draws such a line? The replies come by the sack. One ranger is sure that it was a moose.',
    problem: 'So much mail must be sorted and counted. Each right answer opens one reply letter.',
    payoff: 'The last reply letter is open, and the sack is empty. Mateo frames the moose letter.',
    token: { one: 'reply letter', many: 'reply letters', mark: 'letter' },
  },
  geometry: {
    scene: 'ranger-cabin',
    today:
      'The trail bends through the cabin, past corners and table legs. Noor draws each bend on a plan. The frog walks across it, twice.',
    problem: 'Lines, turns and corners show which way the visitor went. Each right answer lays one wooden arrow.',
    payoff: 'The last wooden arrow lies, from the door to the shelf. The frog follows them backward.',
    token: { one: 'wooden arrow', many: 'wooden arrows', mark: 'arrow' },
  },
  physical: {
    scene: 'otter-bend',
    today:
      'The sand at the otter bend is as smooth as flour. Mateo drags a spoon through it, then a lace. Pip drags Mateo.',
    problem: 'Noor must know what can draw such a line. Each right answer saves one line slip.',
    payoff: "The last line slip is saved, and the row is full. Pip's is a zigzag.",
    token: { one: 'line slip', many: 'line slips', mark: 'page' },
  },
  life: {
    scene: 'oak-wood',
    today:
      'Squirrels have sharp teeth, too. Noor asks those of the oak wood where they were last night. An acorn lands on Noor.',
    problem: 'Noor must know who could leave such prints. Each right answer wins one acorn cap.',
    payoff: 'The last acorn cap is won, and Noor thanks the squirrels. They take the caps back.',
    token: { one: 'acorn cap', many: 'acorn caps', mark: 'nut' },
  },
  earth: {
    scene: 'bee-meadow',
    today:
      'One print shows in the mud at the edge of the meadow. Sun, wind and dew can wipe it away. A beetle wants to walk right through it.',
    problem: 'The print must last until Noor has drawn it. Each right answer puts up one bark roof.',
    payoff: 'The last bark roof is up, and the print is safe. The beetle walks around it, offended.',
    token: { one: 'bark roof', many: 'bark roofs', mark: 'tile' },
  },
}
