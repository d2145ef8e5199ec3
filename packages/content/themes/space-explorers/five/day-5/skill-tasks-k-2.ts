import type { StoryTask } from '../../../../types.ts'

/** By science skill: work of the fifth day, when the rattle behind the round door needs just this skill. */
export const skillTasksK2: Record<string, StoryTask> = {
  'science.k.animal-homes': {
    scene: 'docking-port',
    today: 'This looks like the door of a burrow, says Ravi. Dot knocks politely. Nobody says come in.',
    problem: 'Who lives behind which kind of door? Match animals to homes, and each right answer rings one door bell.',
    payoff: 'The last door bell rings, and we know who lives where. Dot hides and rings it again.',
    token: { one: 'door bell', many: 'door bells', mark: 'bell' },
  },
  'science.k.big-and-small-pushes': {
    scene: 'cargo-bay',
    today: 'Kenji gives Acorn a tiny nudge: tick. Amara gives it a bigger one: tock-tock. Dot runs for a pillow.',
    problem: 'On your floor a ball stops: compare big pushes and small ones. Each right answer oils one nudge wheel.',
    payoff: 'The last nudge wheel is oiled, and Acorn moves in style. Dot naps on the pillow.',
    token: { one: 'nudge wheel', many: 'nudge wheels', mark: 'wheel' },
  },
  'science.k.five-senses': {
    scene: 'moon-lab',
    today:
      'We hear a rattle and see a shadow. The round door feels smooth and cool. More it does not say, so we must look closer.',
    problem: 'Name what you see, hear and feel when you look closely. Each right answer finds one sense star.',
    payoff: 'The last sense star is found, and our list is long. Dot has felt the door nine times.',
    token: { one: 'sense star', many: 'sense stars', mark: 'star' },
  },
  'science.k.living-or-not': {
    scene: 'sleep-pods',
    today: 'Is it alive in there? It moves only when Acorn moves. That goes for sleepy Ravi, too, until breakfast.',
    problem: 'Sort the living from the not living, from toast to toad. Each right answer marks one vote card.',
    payoff: 'The last vote card is in, and the two lists are full. Ravi has voted for toast.',
    token: { one: 'vote card', many: 'vote cards', mark: 'card' },
  },
  'science.k.needs': {
    scene: 'galley',
    today:
      'The table is set for seven, and maybe for one more. What would a guest from a tiny door need? Dot puts out a drop of oil.',
    problem: 'Name what plants and animals need to live. Each right answer sets out one guest dish.',
    payoff: 'The last guest dish is out, and anybody may come. Dot drinks to that, a drop of oil.',
    token: { one: 'guest dish', many: 'guest dishes', mark: 'bowl' },
  },
  'science.k.push-or-pull': {
    scene: 'repair-shop',
    today:
      'The round door has a knob, but no sign. Does one push or pull? Kenji tries both on every drawer of the shop.',
    problem: 'Show a push, show a pull, and tell which one moved it. Each right answer ties one knob rope.',
    payoff: 'The last knob rope is tied, and the door may come. Kenji is stuck in a drawer.',
    token: { one: 'knob rope', many: 'knob ropes', mark: 'rope' },
  },
  'science.k.sun-and-shade': {
    scene: 'earth-window',
    today:
      'Whatever it is, it must stay cool, says Ravi. But the Sun walks all over the deck. Dot has parked Acorn in its bright path.',
    problem: 'Tell which spots the Sun warms, and make a bit of shade. Each right answer unrolls one shade ribbon.',
    payoff: 'The last shade ribbon is out, and Acorn has a cool corner. Dot takes the sunny spot.',
    token: { one: 'shade ribbon', many: 'shade ribbons', mark: 'ribbon' },
  },
  'science.k.weather': {
    scene: 'control-deck',
    today:
      "Acorn's oldest notes are about the weather at home. Rain, rain, sun, rain, it beeps. On what kind of day did it set off?",
    problem: 'Name the kinds of weather, and count the sunny and rainy days. Each right answer writes one sky letter.',
    payoff: 'The last sky letter is written, and each day has its weather. Dot underlines the puddles.',
    token: { one: 'sky letter', many: 'sky letters', mark: 'letter' },
  },
  'science.1.light-and-shadow': {
    scene: 'telescope-dome',
    today:
      'The little window shows only a shadow. Lucia holds a lamp high, then low, and it changes. From here it could be a bear.',
    problem: 'Find out what light goes through, and how dark shadows are made. Each right answer wipes one peep pane.',
    payoff: 'The last peep pane is wiped, and Lucia can study her shadow. The bear was her thumb.',
    token: { one: 'peep pane', many: 'peep panes', mark: 'pane' },
  },
  'science.1.light-to-see': {
    scene: 'sleep-pods',
    today:
      'Behind the round door it is pitch dark. Nobody has seen that thing for years and years. Ravi tries to see his own toes under a quilt.',
    problem: 'Name what gives light, and tell what eyes do without it. Each right answer wins one door lamp.',
    payoff: 'The last door lamp is won, and the dark may come. Ravi waves to his toes.',
    token: { one: 'door lamp', many: 'door lamps', mark: 'lamp' },
  },
  'science.1.parts-and-jobs': {
    scene: 'repair-shop',
    today:
      'The tiny door is too small for fingers. A long thin beak could get in, says Ravi. Kenji holds a spoon between his teeth.',
    problem: 'Find out which body part is right for which job. Each right answer earns one tool feather.',
    payoff: 'The last tool feather is earned, and Kenji builds a better picker. The spoon is back with the soup.',
    token: { one: 'tool feather', many: 'tool feathers', mark: 'feather' },
  },
  'science.1.seasons': {
    scene: 'radio-nook',
    today:
      'Acorn beeps about its home: a hill and a golden fall. When is that, and what comes next? Dot knows only soup season.',
    problem: 'Tell how days and weather change all through the year. Each right answer presses one golden sprig.',
    payoff: 'The last golden sprig is pressed, and the year is whole. Dot adds soup to all four parts.',
    token: { one: 'golden sprig', many: 'golden sprigs', mark: 'leaf' },
  },
  'science.1.sort-by-body': {
    scene: 'galley',
    today:
      'It is a beetle, ships guess, or a very small cow! Such guesses float all around the soup. Dot nets them with its hat.',
    problem: 'Sort those animals by body parts that we can see. Each right answer fills one guess box.',
    payoff: 'The last guess box is full, and each guess has its place. The small cow was a stain.',
    token: { one: 'guess box', many: 'guess boxes', mark: 'box' },
  },
  'science.1.sound': {
    scene: 'float-gym',
    today:
      'Lucia lays her hand on Acorn while it rattles. Her fingers tingle, and so does her elbow. Now the whole crew stands in line.',
    problem: 'Make a sound, and show what shakes to make it. Each right answer tunes one rattle egg for the band.',
    payoff: 'The last rattle egg is tuned, and even fingers can listen. The band has one song: shake.',
    token: { one: 'rattle egg', many: 'rattle eggs', mark: 'egg' },
  },
  'science.1.sun-moon-stars': {
    scene: 'telescope-dome',
    today:
      'Acorn noted the sky on its last evening at home. Low Sun, then the Moon, then a first star. Dot asks who moved them all.',
    problem: 'Tell how Sun, Moon and stars seem to move over Earth. Each right answer sets one diary clock.',
    payoff: 'The last diary clock is set, and Lucia can picture that evening. Dot waves to whoever moves the Moon.',
    token: { one: 'diary clock', many: 'diary clocks', mark: 'clock' },
  },
  'science.1.young-and-parents': {
    scene: 'sky-garden',
    today:
      'If somebody small comes out, who are the parents? Ravi hangs up pictures of many young and grown ones. Dot practices: I am your uncle.',
    problem: 'Match the young with their parents, and tell what is alike. Each right answer frames one family plate.',
    payoff: 'The last family plate is framed, and every pair hangs together. Dot hangs beside the goose.',
    token: { one: 'family plate', many: 'family plates', mark: 'dish' },
  },
  'science.2.best-material': {
    scene: 'suit-room',
    today:
      'If somebody packed that thing, they kept it dry. But with what? Dot has wrapped itself in a map, and it rains tea.',
    problem: 'Test which materials keep water out and which soak it up. Each right answer seals one rain bag.',
    payoff: 'The last rain bag is sealed, and Kenji can judge any wrap. The map now shows a brown sea.',
    token: { one: 'rain bag', many: 'rain bags', mark: 'bag' },
  },
  'science.2.describe-materials': {
    scene: 'moon-lab',
    today:
      'A spring, a button and a pebble lie in a row. The rattle could sound like any of them. Dot files all three under: stuff.',
    problem: 'Describe materials so well that nobody mixes them up. Each right answer labels one stuff pot.',
    payoff: 'The last stuff pot is labeled, with look, feel and bend. Dot is proud of its stuff.',
    token: { one: 'stuff pot', many: 'stuff pots', mark: 'jar' },
  },
  'science.2.habitats': {
    scene: 'earth-window',
    today:
      'Acorn tells of a hill and a river. Some neighbors there live in the wet, some in the dry. Kenji asks which of them rattles.',
    problem: 'Compare who lives and grows in different habitats. Each right answer draws one hill berry.',
    payoff: 'The last hill berry is drawn, and we know the neighbors. Kenji suspects the frog, on principle.',
    token: { one: 'hill berry', many: 'hill berries', mark: 'berry' },
  },
  'science.2.land-changes': {
    scene: 'rover-garage',
    today:
      "Lucia looks for Acorn's old hill on the map of Earth. But the river below it has had years to nibble. One crawler nibbles at the map.",
    problem: 'Which changes to land are fast, which slow, and what slows them? Each right answer lays one river brick.',
    payoff: 'The last river brick is laid, and Lucia reads hills with care. The crawler gets a cracker instead.',
    token: { one: 'river brick', many: 'river bricks', mark: 'brick' },
  },
  'science.2.plant-test': {
    scene: 'sky-garden',
    today:
      'Before any guest moves in, Ravi wants to be a good host. He asks the crew what a limp bean needs. Songs, says Dot, and a medal.',
    problem: 'What does a plant need? Plan a fair test, and each right answer pots one patient sprout.',
    payoff: 'The last patient sprout is potted, and Ravi will find out fairly. The medal has its own pot.',
    token: { one: 'patient sprout', many: 'patient sprouts', mark: 'sprout' },
  },
  'science.2.seeds-travel': {
    scene: 'float-gym',
    today:
      'How does such a small thing get all around the Sun? On Earth small travelers use fluff, wings and hooks. Dot hooks onto Amara and waits.',
    problem: 'Find out how shape helps small travelers get far. Each right answer flies one travel wing.',
    payoff: 'The last travel wing is flown, and we know travel tricks. Dot got as far as the galley.',
    token: { one: 'travel wing', many: 'travel wings', mark: 'wing' },
  },
  'science.2.solid-or-liquid': {
    scene: 'galley',
    today: 'Ravi shakes a bag of juice: slosh. He shakes a bag of beans: rattle. Dot shakes Ravi: hey!',
    problem: 'Sort solids from liquids, and explain how you can tell. Each right answer sews one party patch.',
    payoff: 'The last party patch is sewn, and we know what sloshes. Ravi only grumbles.',
    token: { one: 'party patch', many: 'party patches', mark: 'patch' },
  },
  'science.2.warm-and-cool': {
    scene: 'docking-port',
    today:
      'Acorn came in as cold as night. Now it warms up, and tiny drops run down its coat. Dot hands it a towel and a scarf.',
    problem: 'Predict what warming and cooling do, and what can be undone. Each right answer dries one cold drop.',
    payoff: 'The last cold drop is dry, and Kenji notes each change. Acorn keeps the scarf.',
    token: { one: 'cold drop', many: 'cold drops', mark: 'drop' },
  },
}
