import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'bee-meadow',
    today: 'Mateo also looked for the hat in the bee meadow. Boot prints run all over it, and a beetle naps in one.',
    problem: 'Noor numbers every print, to search in good order. Each right answer sets down one boot tag.',
    payoff: 'The last boot tag lies, and the trail is in order. It leads to Mateo, without the hat.',
    token: { one: 'boot tag', many: 'boot tags', mark: 'tag' },
  },
  operations: {
    scene: 'otter-bend',
    today: 'Noor wants spare sand, in case Mateo looks for more hats. Pip brings some from the otter bend, in the fur.',
    problem: 'With wrong numbers, the sand runs out. Each right answer fills one sand sack.',
    payoff: 'The last sand sack is full, and nobody has to worry. Pip shakes, and there is one more.',
    token: { one: 'sand sack', many: 'sand sacks', mark: 'bag' },
  },
  fractions: {
    scene: 'letter-room',
    today:
      'All want to rake the sand smooth again. Suki, Pip and Olu practice on the big map table, in flour. Now Suki is white.',
    problem: 'Each helper must get a fair part of the bridge. Each right answer hands out one rake pass.',
    payoff: 'The last rake pass is out, and the parts are fair. Olu needs no rake and uses both feet.',
    token: { one: 'rake pass', many: 'rake passes', mark: 'ticket' },
  },
  patterns: {
    scene: 'fox-den',
    today: "The kits at the fox den play Mateo's hat hunt. Step, step, look, step, step, look in Noor's boot.",
    problem: "If we find the rule, we know which prints are Mateo's. Each right answer lays down one step berry.",
    payoff: 'The last step berry lies, and the rule is clear. The kits are already eating the first ones.',
    token: { one: 'step berry', many: 'step berries', mark: 'berry' },
  },
  measurement: {
    scene: 'oak-wood',
    today: 'At the edge of the oak wood, deer look at the bridge. One stretches its neck as far as it goes.',
    problem: 'Noor measures how far each neighbor has to go. Each right answer stretches one way cord.',
    payoff: 'The last way cord is stretched, and Noor has every length. The deer sniffs at one end and sneezes.',
    token: { one: 'way cord', many: 'way cords', mark: 'rope' },
  },
  time: {
    scene: 'lookout-tower',
    today:
      'All day, Mateo looks down at the bridge from the lookout tower. A shadow crosses it, and Mateo cheers. It was a cloud.',
    problem: 'The right times tell who came near, and when. Each right answer pins up one hour star.',
    payoff: 'The last hour star is up, and the day is in order. The cloud has a star, too.',
    token: { one: 'hour star', many: 'hour stars', mark: 'star' },
  },
  data: {
    scene: 'owl-barn',
    today: 'Noor asks everyone what they think of the bridge. The answers come to the owl barn. Most of them say: hmm.',
    problem: 'So many opinions must be sorted and counted. Each right answer hangs up one vote feather.',
    payoff: 'The last vote feather hangs, and the chart is clear. Long hmms lead by a beak.',
    token: { one: 'vote feather', many: 'vote feathers', mark: 'feather' },
  },
  geometry: {
    scene: 'beaver-dam',
    today: 'For clear prints, the sand needs raked lines. Mateo practices by the dam and rakes a portrait of the hat.',
    problem: 'Noor wants straight lines, square corners and no portraits. Each right answer sets one line peg.',
    payoff: 'The last line peg is set, and the lines run straight. The beavers have put a frame around the portrait.',
    token: { one: 'line peg', many: 'line pegs', mark: 'peg' },
  },
  physical: {
    scene: 'care-hut',
    today: 'Did somebody cross and leave no print? In the care hut, the turtle tests our sand. It began at breakfast.',
    problem: 'Noor must know how things press, slide and leave marks. Each true finding fills one print tray.',
    payoff: 'The last print tray is full of marks. In the longest one, the turtle is still on its way.',
    token: { one: 'print tray', many: 'print trays', mark: 'plate' },
  },
  life: {
    scene: 'reed-pond',
    today:
      'By the reed pond, the ducklings look into the new tunnel. They look at each other. Then they go for a swim.',
    problem: 'How do living things grow, learn and stay safe? Each true finding hangs up one welcome sign.',
    payoff: 'The last welcome sign hangs by the tunnel. The smallest duckling waits below it, as if for a bus.',
    token: { one: 'welcome sign', many: 'welcome signs', mark: 'sign' },
  },
  earth: {
    scene: 'night-trail',
    today: 'Could wind or dew wipe away a print? Noor looks closely along the night trail. A worm has signed the mud.',
    problem: 'We must know what land, water and sky did last night. Each true finding fills in one sky card.',
    payoff: 'The last sky card is full, and the night is on record. The worm signs them all.',
    token: { one: 'sky card', many: 'sky cards', mark: 'card' },
  },
}
