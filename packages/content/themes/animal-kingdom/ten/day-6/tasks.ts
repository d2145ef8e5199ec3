import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'bat-hollow',
    today: 'At dusk, the bats pour out of the bat hollow. Mateo counts one of them again and again.',
    problem: 'Only the right numbers keep up with bats. Each right answer hangs up one bat card.',
    payoff: 'The last bat card hangs, upside down, of course. Mateo bends down and reads them between both knees.',
    token: { one: 'bat card', many: 'bat cards', mark: 'card' },
  },
  operations: {
    scene: 'oak-wood',
    today: 'Little trees in pots wait in the oak wood for the bridge. In one pot sits a squirrel, still as a tree.',
    problem: 'Trees that stand and trees to come must fill both rows. Each right answer sets out one potted tree.',
    payoff: 'The last potted tree is out, enough for both rows. The squirrel would like to be planted, too.',
    token: { one: 'potted tree', many: 'potted trees', mark: 'sprout' },
  },
  fractions: {
    scene: 'care-hut',
    today: "After a night with the bats, everybody yawns. In the care hut, Mateo's feet fill two tiny beds.",
    problem: 'Each bed is split in equal parts, for equal naps. Each right answer makes up one nap bed.',
    payoff: 'The last nap bed is made, and the shares are fair. The turtle needs none and naps in its shell.',
    token: { one: 'nap bed', many: 'nap beds', mark: 'bed' },
  },
  patterns: {
    scene: 'night-trail',
    today: 'A bat calls, listens and turns, again and again. Mateo does the same on the night trail and meets an oak.',
    problem: 'There is a rule in it, and bats never forget it. Each right answer adds one click shell to the row.',
    payoff: 'The last click shell lies, and we know the rule. Mateo tells it to the oak, to be polite.',
    token: { one: 'click shell', many: 'click shells', mark: 'shell' },
  },
  measurement: {
    scene: 'owl-barn',
    today: "How wide are two wings? Olu spreads them in the owl barn and sweeps off Mateo's hat.",
    problem: 'The two rows of trees must leave room for wings. Each right answer cuts one wing ribbon to size.',
    payoff: "The last wing ribbon is cut, and the plan fits every wing. Olu's goes all the way around Mateo.",
    token: { one: 'wing ribbon', many: 'wing ribbons', mark: 'ribbon' },
  },
  time: {
    scene: 'lookout-tower',
    today: "All night, Mateo watched bats from the lookout tower. A moth sat on Mateo's nose and watched, too.",
    problem: 'Bats keep their hours, so the times must be right. Each right answer stamps one dusk slip.',
    payoff: 'The last dusk slip is stamped, and the bats have a timetable. The moth gets a copy.',
    token: { one: 'dusk slip', many: 'dusk slips', mark: 'ticket' },
  },
  data: {
    scene: 'reed-pond',
    today: 'Bats skim over the reed pond and drink as they fly. The ducklings try it, too. Splash!',
    problem: 'So many flights must be sorted and counted. Each right answer sets one chart pin.',
    payoff: 'The last chart pin is in, and the busy spots are plain. Eleven ducklings drip beside the chart.',
    token: { one: 'chart pin', many: 'chart pins', mark: 'peg' },
  },
  geometry: {
    scene: 'letter-room',
    today: 'The plan of the bridge lies on the big map table. Mateo has drawn every tree with a face.',
    problem: 'Both rows need straight lines, and trees without noses. Each right answer lays one tree tile.',
    payoff: 'The last tree tile lies, and both rows run straight. One tree may keep its smile.',
    token: { one: 'tree tile', many: 'tree tiles', mark: 'tile' },
  },
  physical: {
    scene: 'pika-slope',
    today:
      'Bats steer by echoes, so Noor tries some on the pika slope. Mateo calls hello. The boulders say it back, and so does a pika.',
    problem: 'How do sound, light and heat get around, and what moves things? Each true finding sets up one echo tube.',
    payoff: 'The last echo tube is up, and even a whisper comes back. The pika gets the last word.',
    token: { one: 'echo tube', many: 'echo tubes', mark: 'pipe' },
  },
  life: {
    scene: 'fox-den',
    today: 'Near the fox den, the kits play bats. They hang from a branch for one blink and land on Mateo.',
    problem: 'How do living things hunt, grow and find their way? Each true finding sews one bat cape.',
    payoff: "The last bat cape is sewn, and all the kits take off. They get as far as Mateo's knee.",
    token: { one: 'bat cape', many: 'bat capes', mark: 'wing' },
  },
  earth: {
    scene: 'beaver-dam',
    today: 'Young trees for the bridge! At the beaver dam, everybody has put on a napkin.',
    problem: 'Noor wants trees that grow well, in the right soil and weather. Each true finding fills one root bag.',
    payoff: 'The last root bag is full, and the trees can settle in. The beavers are served willow instead.',
    token: { one: 'root bag', many: 'root bags', mark: 'bag' },
  },
}
