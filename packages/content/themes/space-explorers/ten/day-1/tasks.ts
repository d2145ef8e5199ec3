import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'radio-nook',
    today:
      'Where does the chest come from? Earth reads us the list of all our cargo. Dot wrote it down and sneezed glitter on every page.',
    problem: 'By its number, each page finds its place again. Each right answer puts back one list page.',
    payoff: 'The last list page is back in its place. It tells of far too many socks, but of no chest.',
    token: { one: 'list page', many: 'list pages', mark: 'page' },
  },
  operations: {
    scene: 'repair-shop',
    today: 'For eight locks, Kenji has fetched every key on board. They swarm around him like fish. Dot swims along.',
    problem: 'Keys tried and keys still to try must add up. Each right answer hangs up one test key.',
    payoff: 'The last test key is on the ring. Dot wears it to supper and jingles like a sleigh.',
    token: { one: 'test key', many: 'test keys', mark: 'key' },
  },
  fractions: {
    scene: 'galley',
    today:
      'Captain Amara wants to see the chest at once. But she is stuck in the galley, behind the giant radish. Only her spoon can be seen.',
    problem: 'Everybody takes an equal part until she can get out. Each right answer packs one radish box.',
    payoff: 'The last radish box is packed, and Captain Amara is back. She asks what is for dessert.',
    token: { one: 'radish box', many: 'radish boxes', mark: 'box' },
  },
  patterns: {
    scene: 'sky-garden',
    today:
      'Out came the giant radish, and half its bed came along. Now Ravi finds peas among the beans. One carrot has moved into his hat.',
    problem: 'Ravi plants by a rule, row after row. Each right answer replants one lost sprout.',
    payoff: 'The last lost sprout is home, and the rule holds. Ravi puts on his hat and feels another carrot.',
    token: { one: 'lost sprout', many: 'lost sprouts', mark: 'sprout' },
  },
  measurement: {
    scene: 'cargo-bay',
    today:
      'Dot would love to peek again. So Kenji builds a fence for the chest. He measured badly, and now the fence is around Kenji.',
    problem: 'The chest must be measured first, or no fence will fit. Each right answer cuts one fence post.',
    payoff: 'The last fence post fits. The chest is in it, Kenji is not, and Dot pouts.',
    token: { one: 'fence post', many: 'fence posts', mark: 'post' },
  },
  time: {
    scene: 'control-deck',
    today: 'When will the chest wake up? Somebody must watch it all day. Dot stood guard with one eye at a keyhole.',
    problem: 'Every guard must get the times right. Each right answer gives out one guard badge.',
    payoff: 'The last guard badge is given out. Dot got one, too, and guards the soup.',
    token: { one: 'guard badge', many: 'guard badges', mark: 'badge' },
  },
  data: {
    scene: 'suit-room',
    today:
      'Dot sheds glitter wherever it goes. In the suit room it clings to helmets and boots. One glove looks ready for a party.',
    problem: 'So much glitter must be sorted and counted. Each right answer fills one sparkle bag.',
    payoff: 'The last sparkle bag is full, and the suits are plain again. The glove looks a little sad.',
    token: { one: 'sparkle bag', many: 'sparkle bags', mark: 'bag' },
  },
  geometry: {
    scene: 'float-gym',
    today: 'Kenji wants to try out what wakes a chest. So he builds a copy of foam. So far it looks like a duck.',
    problem: 'A good copy has the same sides and corners as the chest. Each right answer fits one foam tile.',
    payoff: 'The last foam tile fits, and the duck is a chest. Dot peeks in, and out floats a sock.',
    token: { one: 'foam tile', many: 'foam tiles', mark: 'tile' },
  },
  physical: {
    scene: 'moon-lab',
    today:
      'What could wake a chest: warmth, noise or a push? In the moon lab Kenji tries all three on an old box. His eyebrows sparkle already.',
    problem: 'Kenji must know what heat, sound and pushes can do. Each true finding shuts one glitter pot.',
    payoff: 'The last glitter pot is shut. Kenji sneezes, and his eyebrows puff.',
    token: { one: 'glitter pot', many: 'glitter pots', mark: 'jar' },
  },
  life: {
    scene: 'sleep-pods',
    today:
      'The chest sleeps on, and Ravi thinks of other sleepers. Bears sleep, buds sleep, and so does Captain Amara. Each wakes up differently.',
    problem: 'What wakes a living thing, and what does it need? Each true finding pins up one sleeper card.',
    payoff: "The last sleeper card is up. Captain Amara's says: wakes up for pancakes.",
    token: { one: 'sleeper card', many: 'sleeper cards', mark: 'card' },
  },
  earth: {
    scene: 'earth-window',
    today:
      'One of the locks shows the Earth, and Lucia has copied it. Kenji holds the copy up to the real one. It is upside down.',
    problem: 'Lucia wants to know land, water and sky down there. Each true finding fills one planet map.',
    payoff: 'The last planet map is full. Kenji turns his around and says that it looks better now.',
    token: { one: 'planet map', many: 'planet maps', mark: 'map' },
  },
}
