import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'telescope-dome',
    today:
      'Acorn has sent its old star list, a number for each star. Dot printed all the numbers at once. Now they whirl through the dome like snow.',
    problem: 'Each star belongs on the map at its own number. Each right answer sets one star pin.',
    payoff: 'The last star pin is in. Acorn once saw this whole sky, so its eye was good.',
    token: { one: 'star pin', many: 'star pins', mark: 'star' },
  },
  operations: {
    scene: 'rover-garage',
    today:
      'Kenji builds a copy of the star eye on a rover. With it we can try out what stops an eye. The rover is proud and winks at everybody.',
    problem: 'Its parts must be added, used and shared exactly. Each right answer puts in one lens gear.',
    payoff: 'The last lens gear is in. The rover counts the ceiling lamps, so the copy sees well.',
    token: { one: 'lens gear', many: 'lens gears', mark: 'gear' },
  },
  fractions: {
    scene: 'galley',
    today:
      'Acorn sends us its view in patches, one by one. We put them together on the galley table. Supper has to wait.',
    problem: 'The view is one whole, made of equal parts. Each right answer lays down one view patch.',
    payoff: 'The last view patch is down, and no part is missing. The view is as gray as oatmeal from edge to edge.',
    token: { one: 'view patch', many: 'view patches', mark: 'patch' },
  },
  patterns: {
    scene: 'control-deck',
    today:
      "Acorn's path winds across the wall map like a lost worm. Dot followed it with one finger. Now Dot is dizzy.",
    problem: 'A path with a rule can be told ahead. Each right answer fixes one path arrow.',
    payoff: 'The last path arrow points ahead. Now we know where to aim each call to Acorn.',
    token: { one: 'path arrow', many: 'path arrows', mark: 'arrow' },
  },
  measurement: {
    scene: 'repair-shop',
    today:
      "Acorn's building plans are older than Captain Amara. Unrolled, they fill the whole shop. Somewhere under them is Ravi.",
    problem: 'We need the true size of each part of the eye. Each right answer cuts one frame bar.',
    payoff: "The last frame bar fits. We know Acorn's eye to the inch, and Ravi is free.",
    token: { one: 'frame bar', many: 'frame bars', mark: 'plank' },
  },
  time: {
    scene: 'sleep-pods',
    today:
      "All night Dot wrote down Acorn's story on long strips. Then the fan came on. Now the story ends before it begins.",
    problem: 'Only the clock can put the story in order. Each right answer hangs up one log strip.',
    payoff: 'The last log strip hangs in its place. The story runs hour by hour, from launch to loops.',
    token: { one: 'log strip', many: 'log strips', mark: 'ribbon' },
  },
  data: {
    scene: 'float-gym',
    today:
      'Acorn counted its stars every hour and beeped us the counts. Dot wants to build bars of foam bricks. So far it has built a sofa.',
    problem: 'Bars show whether stars went at once or bit by bit. Each right answer adds one graph brick.',
    payoff: 'The last graph brick is on, and there stands a stair. So the stars went bit by bit.',
    token: { one: 'graph brick', many: 'graph bricks', mark: 'brick' },
  },
  geometry: {
    scene: 'cargo-bay',
    today:
      'Maybe the lid of the star eye is stuck. One crate holds old lids in every shape. Dot already wears one as a hat.',
    problem: 'We need the lid with the right sides, corners and turns. Each right answer tries one test lid.',
    payoff: 'Every test lid has had its turn. The right one swings wide open each time.',
    token: { one: 'test lid', many: 'test lids', mark: 'plate' },
  },
  physical: {
    scene: 'moon-lab',
    today:
      'A lamp plays the star in the dark lab. Kenji holds things in front of it. So far, toast blocks the light best.',
    problem: 'Only tests show what things, light and pushes can do. Each true finding lays one proof stone.',
    payoff: 'The last proof stone is down. Now Kenji can tell what starlight gets through.',
    token: { one: 'proof stone', many: 'proof stones', mark: 'stone' },
  },
  life: {
    scene: 'sky-garden',
    today:
      'Many animals find home in the dark, even without a star eye. Ravi collects their tricks for Acorn. Dot tried to sniff its way to lunch.',
    problem: 'To pick a trick, we need facts about living things. Each true finding wins one guide feather.',
    payoff: 'The last guide feather is up. But each trick needs one good sense, and Acorn needs its eye.',
    token: { one: 'guide feather', many: 'guide feathers', mark: 'feather' },
  },
  earth: {
    scene: 'earth-window',
    today:
      'Down on Earth, fog hides a town and snow hides a road. A volcano hides half an island. Steam from her tea hides all of it from Captain Amara.',
    problem: 'To know what hides things, we need facts about sky and ground. Each true finding sets one sky sign.',
    payoff: 'The last sky sign is up. Rain and fog need air, and Acorn has none around it.',
    token: { one: 'sky sign', many: 'sky signs', mark: 'sign' },
  },
}
