import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'telescope-dome',
    today:
      'Which stars did Acorn steer by? It sent its old star list, a number for each. Dot printed all the numbers at once, and they whirl like snow.',
    problem: 'Without the right numbers, the list is only snow. Each right answer sets one star pin.',
    payoff: 'The last star pin is in, and the old sky hangs complete. Dot names one star after the soup tank.',
    token: { one: 'star pin', many: 'star pins', mark: 'star' },
  },
  operations: {
    scene: 'rover-garage',
    today:
      'Kenji builds a copy of the star eye on a little crawler. With it we can try out what stops an eye. The crawler winks at everybody.',
    problem: 'The copy takes no gear too many and none too few. Each right answer puts in one lens gear.',
    payoff: 'The last lens gear is in, and the copy opens its eye. The crawler winks at itself in a spoon.',
    token: { one: 'lens gear', many: 'lens gears', mark: 'gear' },
  },
  fractions: {
    scene: 'galley',
    today:
      'Acorn sends us its view in patches, one by one. We put them together on the galley table. Supper has to wait.',
    problem: 'Each patch is a part of one whole view. Each right answer lays down one view patch.',
    payoff: 'The last view patch is down, and the view is whole. It looks like oatmeal, so Dot fetches a spoon.',
    token: { one: 'view patch', many: 'view patches', mark: 'patch' },
  },
  patterns: {
    scene: 'control-deck',
    today: 'Acorn tumbles over and over. Dot turned along with it to draw each turn. Now Dot is dizzy.',
    problem: 'The turns go by a rule, and Lucia needs it. Each right answer fixes one turn arrow.',
    payoff: 'The last turn arrow points our way. Now we know when to send each call to Acorn.',
    token: { one: 'turn arrow', many: 'turn arrows', mark: 'arrow' },
  },
  measurement: {
    scene: 'repair-shop',
    today:
      "Kenji's copy of the star eye needs a frame. Acorn's plans are older than Captain Amara. Unrolled, they fill the shop, with Ravi somewhere below.",
    problem: 'Kenji can build only what is measured well. Each right answer cuts one frame bar.',
    payoff:
      'The last frame bar fits, and the frame stands up. Ravi crawls out from under the plans and waves through it.',
    token: { one: 'frame bar', many: 'frame bars', mark: 'plank' },
  },
  time: {
    scene: 'sleep-pods',
    today:
      "All night Dot wrote down Acorn's story on long strips. Then the fan came on. Now the story ends before it begins.",
    problem: 'Each strip needs its right time. Each right answer hangs up one log strip.',
    payoff: 'The last log strip hangs in its place. The story runs hour by hour, from launch to tumble.',
    token: { one: 'log strip', many: 'log strips', mark: 'strip' },
  },
  data: {
    scene: 'float-gym',
    today:
      'Acorn counted its stars every half hour and beeped us the counts. Dot wants to build bars of foam bricks. So far it has built a sofa.',
    problem: 'Such counts help only whoever sorts and graphs well. Each right answer adds one graph brick.',
    payoff: 'The last graph brick is on, and the whole crew can look. Dot gives up its sofa but keeps one cushion.',
    token: { one: 'graph brick', many: 'graph bricks', mark: 'brick' },
  },
  geometry: {
    scene: 'cargo-bay',
    today:
      'The copy of the star eye still needs a lid. One crate holds old lids in every shape. Dot already wears one as a hat.',
    problem: 'Sides and corners tell one lid from another. Each right answer tries one test lid.',
    payoff: 'Each test lid has had its turn, and the crate is tidy. Dot may keep one lid as a hat.',
    token: { one: 'test lid', many: 'test lids', mark: 'lid' },
  },
  physical: {
    scene: 'moon-lab',
    today:
      'A lamp plays the star in the dark lab. Kenji holds things in front of it. So far, toast blocks the light best.',
    problem: 'Kenji must know what could make a good eye go blind. Each true finding lays one proof stone.',
    payoff: 'The last proof stone is down, in a ring around the lamp. Kenji may now eat the toast.',
    token: { one: 'proof stone', many: 'proof stones', mark: 'stone' },
  },
  life: {
    scene: 'sky-garden',
    today:
      'Many animals find home in the dark, even without a star eye. Ravi collects their tricks for Acorn. Dot tried to sniff its way to lunch.',
    problem: 'Acorn cannot try a trick before Ravi knows how it works. Each true finding wins one guide feather.',
    payoff:
      'The last guide feather is up, and they make a fine fan. Ravi waves it, and Dot sniffs its way to the soup.',
    token: { one: 'guide feather', many: 'guide feathers', mark: 'feather' },
  },
  earth: {
    scene: 'earth-window',
    today:
      'Down on Earth, fog hides a town and snow hides a road. A volcano hides half an island. Steam from her tea hides all of it from Captain Amara.',
    problem: 'Lucia wants to know what can hide a view like that. Each true finding sets one sky sign.',
    payoff: 'The last sky sign is up, and the Earth window is full. Captain Amara puts a lid on her tea.',
    token: { one: 'sky sign', many: 'sky signs', mark: 'sign' },
  },
}
