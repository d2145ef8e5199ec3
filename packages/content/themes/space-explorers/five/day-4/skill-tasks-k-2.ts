import type { StoryTask } from '../../../../types.ts'

/** By science skill: work of the fourth day, when the stubborn robot arm needs just this skill. */
export const skillTasksK2: Record<string, StoryTask> = {
  'science.k.animal-homes': {
    scene: 'sleep-pods',
    today:
      'The elbow of the arm is small, dark and snug. Did somebody move in there to sleep? Dot tucks it in and sings.',
    problem: 'Match each animal to the home that fits its needs. Each right answer makes one cozy bed.',
    payoff: 'The last cozy bed is made, and we know who lives where. Dot has tucked in Kenji, too.',
    token: { one: 'cozy bed', many: 'cozy beds', mark: 'bed' },
  },
  'science.k.big-and-small-pushes': {
    scene: 'float-gym',
    today:
      'Did a push send something into the arm last night? Kenji taps a soft ball. It visits the wall, the hoop and his tea.',
    problem: 'On your floor a ball stops: compare big pushes and small ones. Each right answer wins one bounce badge.',
    payoff: 'The last bounce badge is won, and Kenji can think about pushes. He wipes up the tea.',
    token: { one: 'bounce badge', many: 'bounce badges', mark: 'badge' },
  },
  'science.k.five-senses': {
    scene: 'repair-shop',
    today:
      'Kenji cannot look into the elbow, but a tip peeps out. So he shuts his eyes and feels it all over. Then he listens, and the arm waves.',
    problem: 'What do you see, hear and feel up close? Each right answer notes one clue drop.',
    payoff: 'The last clue drop is noted, and Kenji trusts his fingers. The arm shakes them.',
    token: { one: 'clue drop', many: 'clue drops', mark: 'drop' },
  },
  'science.k.living-or-not': {
    scene: 'moon-lab',
    today:
      "Something wiggles in the elbow whenever the arm waves. Is it alive? Kenji's hair wiggles, too, so he is not sure.",
    problem: 'Sort what is living from what is not, stone by worm. Each right answer ties one life ribbon.',
    payoff: 'The last life ribbon is tied, and the wigglers are sorted. Kenji combs his hair, just in case.',
    token: { one: 'life ribbon', many: 'life ribbons', mark: 'ribbon' },
  },
  'science.k.needs': {
    scene: 'sky-garden',
    today:
      'All beans lean the same way this morning. Are they on the way to something? Ravi stands in the door with open arms.',
    problem: 'Name what living things need, and guess what they look for. Each right answer fills one garden dish.',
    payoff: 'The last garden dish is full, and everybody has enough. Ravi may put down his arms.',
    token: { one: 'garden dish', many: 'garden dishes', mark: 'bowl' },
  },
  'science.k.push-or-pull': {
    scene: 'docking-port',
    today:
      'Tomorrow the arm must bring Acorn in. Today it shoves away everything it meets. Dot has been shoved twice and likes it.',
    problem: 'Tell a push from a pull, for the arm must do both. Each right answer coils one tow rope.',
    payoff: 'The last tow rope is coiled, and we can teach the arm. Dot lines up for one more shove.',
    token: { one: 'tow rope', many: 'tow ropes', mark: 'rope' },
  },
  'science.k.sun-and-shade': {
    scene: 'earth-window',
    today:
      'Kenji tries what sunlight does to cold things. He lays a bit of ice on the sunny sill. Dot leans over to look, and it gets dark.',
    problem: 'Find which spot the Sun warms, and make some shade. Each right answer sews one shade patch.',
    payoff: 'The last shade patch is sewn, and Kenji can compare. Dot may lean where it likes.',
    token: { one: 'shade patch', many: 'shade patches', mark: 'patch' },
  },
  'science.k.weather': {
    scene: 'control-deck',
    today:
      'Down on Earth it rains, and the arm waves. Then the Sun comes out, and the arm waves. Dot keeps a list of hellos.',
    problem: 'Name the weather, and count the days of rain and sun. Each right answer fills one day card.',
    payoff: 'The last day card is full, and the weather list is complete. The arm waves at it.',
    token: { one: 'day card', many: 'day cards', mark: 'card' },
  },
  'science.1.light-and-shadow': {
    scene: 'repair-shop',
    today: 'Kenji shines a lamp through the thin cover of the elbow. A dim shape shows on the wall. Dot adds a rabbit.',
    problem: 'Find out what lets light through, and what makes shadows dark. Each right answer cleans one wall pane.',
    payoff: 'The last wall pane is clean, and Kenji reads shadows better. He has ruled out the rabbit.',
    token: { one: 'wall pane', many: 'wall panes', mark: 'pane' },
  },
  'science.1.light-to-see': {
    scene: 'suit-room',
    today:
      'Inside the elbow it is as dark as in a boot. Kenji looks in and sees nothing, twice. Dot offers its nose, which blinks.',
    problem: 'Name things that make light, and tell why eyes need it. Each right answer wins one helmet lamp.',
    payoff: 'The last helmet lamp is won, and dark corners get a visit. Kenji finds a boot.',
    token: { one: 'helmet lamp', many: 'helmet lamps', mark: 'lamp' },
  },
  'science.1.parts-and-jobs': {
    scene: 'galley',
    today:
      'An arm that only waves is not much use at supper. Birds do better, with just a beak. Kenji chases a bean with two spoons.',
    problem: 'Match body parts to the jobs they do well. Each right answer adds one beak feather to the plan.',
    payoff: 'With the last beak feather, Kenji has ideas for the arm. The bean got away.',
    token: { one: 'beak feather', many: 'beak feathers', mark: 'feather' },
  },
  'science.1.seasons': {
    scene: 'radio-nook',
    today:
      'Kenji calls the builders of the arm. Up north they left early, for it is dark and snowing. Down south they are at the beach.',
    problem: 'What do daylight and weather do, season by season? Each right answer colors one season flag.',
    payoff: 'The last season flag is colored, and Kenji plans his calls. The beach sends a warm hello.',
    token: { one: 'season flag', many: 'season flags', mark: 'flag' },
  },
  'science.1.sort-by-body': {
    scene: 'cargo-bay',
    today:
      'Who could crawl through an elbow? Ravi fetches his animal cards. The arm waves, and the cards fly all over the crates.',
    problem: 'Sort animals by the body parts you can see. Each right answer fills one animal box.',
    payoff: 'The last animal box is full, and Ravi looks for crawlers. Dot is holding the giraffe.',
    token: { one: 'animal box', many: 'animal boxes', mark: 'box' },
  },
  'science.1.sound': {
    scene: 'radio-nook',
    today:
      'Kenji taps the arm up and down, and Lucia listens by radio. Click, click, squish, click. She asks whether that was a song.',
    problem: 'Make sounds, and show what shakes each time. Each right answer hangs up one tap bell.',
    payoff: 'The last tap bell hangs, and every knock makes sense. Lucia would like the song again.',
    token: { one: 'tap bell', many: 'tap bells', mark: 'bell' },
  },
  'science.1.sun-moon-stars': {
    scene: 'telescope-dome',
    today: 'When did the arm go wrong? Lucia wrote no time, only: The Moon was up. Dot wrote: I was up, too.',
    problem: 'Tell how Sun, Moon and stars seem to cross the sky. Each right answer sets one night star.',
    payoff: 'The last night star is set, and Lucia can read her note. Dot keeps its own for the museum.',
    token: { one: 'night star', many: 'night stars', mark: 'star' },
  },
  'science.1.young-and-parents': {
    scene: 'moon-lab',
    today:
      'Ravi brings something tiny to the big lens. Is it from the arm, or is it a baby ladybug? It looks like a tiny crocodile.',
    problem: 'Match young animals to their parents, and tell what is alike. Each right answer finds one yellow egg.',
    payoff: 'The last yellow egg is found, and all families are matched. The tiny crocodile yawns.',
    token: { one: 'yellow egg', many: 'yellow eggs', mark: 'egg' },
  },
  'science.2.best-material': {
    scene: 'galley',
    today:
      'Soup has got loose in the galley. One blob wobbles toward the open elbow of the arm. Dot bravely holds up a fork.',
    problem: 'Test which material takes up water and which keeps it out. Each right answer packs one mop bag.',
    payoff: 'The last mop bag is packed, and Dot guards the elbow. It has kept the fork.',
    token: { one: 'mop bag', many: 'mop bags', mark: 'bag' },
  },
  'science.2.describe-materials': {
    scene: 'rover-garage',
    today: 'What is in there? Squashy, says Kenji. Sort of blah, says Ravi, and Dot writes down: blah.',
    problem: 'Describe materials by look, feel and bend, in better words. Each right answer fills one word pot.',
    payoff: 'The last word pot is full, and blah is off the list. Dot will miss it.',
    token: { one: 'word pot', many: 'word pots', mark: 'jar' },
  },
  'science.2.habitats': {
    scene: 'earth-window',
    today:
      'Could anything live in a warm, dark elbow? Ravi looks down at deserts, ponds and woods. Life has moved in nearly everywhere.',
    problem: 'Tell how life differs from one habitat to the next. Each right answer marks one trail berry.',
    payoff: 'The last trail berry is marked, and Ravi can compare homes. Nobody has sent praise for elbows.',
    token: { one: 'trail berry', many: 'trail berries', mark: 'berry' },
  },
  'science.2.land-changes': {
    scene: 'moon-lab',
    today:
      'A smudge beside the arm may be a track. On the Moon tracks last for ages. On Earth one rainy night can wash out a path.',
    problem: 'Tell fast from slow changes to land, and slow one down. Each right answer sets one wall brick.',
    payoff: 'The last wall brick is set, and Kenji guards his smudge. It turns out that he sat in it.',
    token: { one: 'wall brick', many: 'wall bricks', mark: 'brick' },
  },
  'science.2.plant-test': {
    scene: 'sky-garden',
    today:
      'The bean vines grew a lot last night. They wanted to shake hands with the arm, Dot says. They had more water, Ravi says.',
    problem: 'Plan a fair test to find out what plants need. Each right answer pots one vine sprout.',
    payoff: 'The last vine sprout is potted, and guesses get tested. Dot shakes a leaf.',
    token: { one: 'vine sprout', many: 'vine sprouts', mark: 'sprout' },
  },
  'science.2.seeds-travel': {
    scene: 'suit-room',
    today: 'A tuft of fluff sails past the arm. A burr rides by on a sleeve. Both get farther today than the arm does.',
    problem: 'Find out how fluff, wings and hooks carry young plants about. Each right answer tests one sky wing.',
    payoff: 'The last sky wing is tested, and Kenji knows what can drift. The burr now rides on Dot.',
    token: { one: 'sky wing', many: 'sky wings', mark: 'wing' },
  },
  'science.2.solid-or-liquid': {
    scene: 'galley',
    today:
      'Beans, soup and pudding bob about since supper. One could ooze into an elbow, another could jam it. The pudding just quivers.',
    problem: 'Group solids and liquids, and explain your choice. Each right answer clears one supper plate.',
    payoff: 'The last supper plate is clear, and we know what oozes. Ravi has ruled on the pudding, with a spoon.',
    token: { one: 'supper plate', many: 'supper plates', mark: 'dish' },
  },
  'science.2.warm-and-cool': {
    scene: 'repair-shop',
    today:
      'The elbow of the arm is stiff, so Kenji fetches a lamp. What would that do to butter, or to wax? Dot guards the butter.',
    problem: 'Predict what heat and cold change, and what can change back. Each right answer freezes one ice tile.',
    payoff: 'The last ice tile is frozen, and Kenji notes each change. The butter has got away.',
    token: { one: 'ice tile', many: 'ice tiles', mark: 'tile' },
  },
}
