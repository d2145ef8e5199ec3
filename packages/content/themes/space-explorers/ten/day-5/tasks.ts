import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'repair-shop',
    today:
      'Since that look into the drawer, Dot keeps saying Huh? Kenji opens its word box to help. Out floats every word that Dot has.',
    problem: 'Each word has a number and goes back in order. Each right answer puts back one word plate.',
    payoff: 'The last word plate is back. Pancake, says Dot loud and clear, and then: Huh?',
    token: { one: 'word plate', many: 'word plates', mark: 'plate' },
  },
  operations: {
    scene: 'suit-room',
    today:
      'Dusty prints are everywhere, for Ravi hugged everyone with his red sleeve. Even the space suits seem to blush.',
    problem: 'Without the right numbers, the soap runs out. Each right answer packs one soap bag.',
    payoff: "The last soap bag is packed, and the wash can start. Any red print left is not Ravi's.",
    token: { one: 'soap bag', many: 'soap bags', mark: 'bag' },
  },
  fractions: {
    scene: 'rover-garage',
    today:
      'Somebody said Mars, and the crawlers heard it. They danced around the robot bay for joy. Now they can only creep an inch and sigh.',
    problem: 'Each crawler needs its part of the power. Each right answer loads one crawler cell.',
    payoff: 'The last crawler cell is in, and every gauge shows one whole. The crawlers ask when we leave.',
    token: { one: 'crawler cell', many: 'crawler cells', mark: 'battery' },
  },
  patterns: {
    scene: 'float-gym',
    today:
      'Mars has a giant volcano, so Captain Amara trains for it. Kenji builds a climbing wall in the float gym. Dot climbs it with one finger.',
    problem: 'The pegs go by a rule, all the way up. Each right answer sets one climbing peg.',
    payoff: 'The last climbing peg is set. Captain Amara reaches the peak and meets a noodle.',
    token: { one: 'climbing peg', many: 'climbing pegs', mark: 'peg' },
  },
  measurement: {
    scene: 'cargo-bay',
    today: 'What is odd about the drawer? Kenji builds a copy to find out. It came out so big that Dot rows in it.',
    problem: 'A copy must match the real one inch by inch. Each right answer cuts one drawer board.',
    payoff: 'The last drawer board fits, and the copy is a perfect twin. Dot rows the big one down the hall.',
    token: { one: 'drawer board', many: 'drawer boards', mark: 'plank' },
  },
  time: {
    scene: 'control-deck',
    today: "The drawer opened a crack, but when? The crew looks it up in its diaries. Kenji's says only: zzz.",
    problem: 'With the right times, we see who was near it. Each right answer completes one diary page.',
    payoff: 'The last diary page is complete. To be exact, Kenji has added a second zzz.',
    token: { one: 'diary page', many: 'diary pages', mark: 'page' },
  },
  data: {
    scene: 'radio-nook',
    today:
      'How far does red dust get? It is on the radio, the charts and the tea. Every voice from Earth sounds hoarse.',
    problem: 'So many dusty things must be sorted and counted. Each right answer plants one dust flag.',
    payoff: 'The last dust flag stands, and the count is clear. The radio clears its throat.',
    token: { one: 'dust flag', many: 'dust flags', mark: 'flag' },
  },
  geometry: {
    scene: 'galley',
    today:
      'How big is the volcano on Mars? To show it, Captain Amara builds a small one of crackers. Ravi has already eaten the peak.',
    problem: 'Its sides and corners must meet, or it floats apart. Each right answer fits one cracker tile.',
    payoff: 'The last cracker tile fits, right up at the peak. Ravi may look at it, from the door.',
    token: { one: 'cracker tile', many: 'cracker tiles', mark: 'tile' },
  },
  physical: {
    scene: 'moon-lab',
    today:
      'The dust of Mars is rusty, like an old bike. Kenji has a box of old bike parts to test. One bell only croaks.',
    problem: 'What changes a thing, what moves it, what makes it sound? Each true finding sorts one rusty gear.',
    payoff: 'The last rusty gear is sorted. Kenji cleans the bell, and it croaks a little higher.',
    token: { one: 'rusty gear', many: 'rusty gears', mark: 'gear' },
  },
  life: {
    scene: 'sky-garden',
    today:
      'Does anybody live on Mars? Nobody has found a living thing there so far. Ravi asks his beans to move, and they look away.',
    problem: 'Ravi must know how living things get what they need. Each true finding packs one tiny suitcase.',
    payoff: 'The last tiny suitcase is packed, just in case. The beans have voted, and they stay.',
    token: { one: 'tiny suitcase', many: 'tiny suitcases', mark: 'box' },
  },
  earth: {
    scene: 'telescope-dome',
    today:
      'Lucia shows us Mars: red plains, dry valleys and one huge volcano. Dot looks for a tree. It will take a while.',
    problem: 'Lucia wants to compare it with land and sky at home. Each true finding lays down one red stone.',
    payoff: 'The last red stone is down, and they make a small volcano. Dot puts a toy tree on the peak.',
    token: { one: 'red stone', many: 'red stones', mark: 'stone' },
  },
}
