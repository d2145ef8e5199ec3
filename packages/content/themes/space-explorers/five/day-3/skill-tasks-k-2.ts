import type { StoryTask } from '../../../../types.ts'

/** By science skill: work of the third day, when the silence of the radio needs just this skill. */
export const skillTasksK2: Record<string, StoryTask> = {
  'science.k.animal-homes': {
    scene: 'radio-nook',
    today:
      'Acorn loves the calls of frogs, owls and one grumpy duck. Ravi writes to them all for help. Dot has sent the frog letter to a nest.',
    problem: 'Tell which home fits which animal. Each right answer sends one home letter to the right door.',
    payoff: 'The last home letter is off, and none went astray. The duck writes back: no.',
    token: { one: 'home letter', many: 'home letters', mark: 'letter' },
  },
  'science.k.big-and-small-pushes': {
    scene: 'float-gym',
    today: 'Did a push send Acorn the wrong way? Kenji plays it with a ball. One nudge, and it boops his nose.',
    problem: 'On your floor a ball stops: find out what each push does. Each right answer wins one gym wheel.',
    payoff: 'With the last gym wheel, Kenji draws where pushes lead. His nose keeps away from the ball.',
    token: { one: 'gym wheel', many: 'gym wheels', mark: 'wheel' },
  },
  'science.k.five-senses': {
    scene: 'sleep-pods',
    today:
      'Amara slept with one ear on the little night radio. Was there a tiny crackle? Dot listens to a spoon, to be sure.',
    problem: 'Look, listen and feel closely, for signs can be tiny. Each right answer earns one scout badge.',
    payoff: 'With the last scout badge on, no crackle gets past us. Dot wears one on the spoon.',
    token: { one: 'scout badge', many: 'scout badges', mark: 'badge' },
  },
  'science.k.living-or-not': {
    scene: 'control-deck',
    today:
      'Is Acorn asleep like Ravi, or off like a lamp? That depends on what is alive. Dot asks shyly: And what am I?',
    problem: 'Sort living things from things that do not live. Each right answer ties on one name ribbon.',
    payoff: 'The last name ribbon is on, and all know who may nap. Dot asked for a bow.',
    token: { one: 'name ribbon', many: 'name ribbons', mark: 'ribbon' },
  },
  'science.k.needs': {
    scene: 'galley',
    today:
      'The crew listened so hard that nobody finished breakfast. The garden got no water, either. Now the beans droop, and so does Kenji.',
    problem: 'Name what plants and animals need, so that all can listen on. Each right answer fills one care dish.',
    payoff: 'The last care dish is full, and nobody droops. Kenji listens again, while he chews.',
    token: { one: 'care dish', many: 'care dishes', mark: 'bowl' },
  },
  'science.k.push-or-pull': {
    scene: 'docking-port',
    today: 'To hear better, Amara wants the antenna moved. Dot pushes, Kenji pulls, and they bump heads.',
    problem: 'Show which moves are pushes and which are pulls. Each right answer ties one wing rope.',
    payoff: 'The last wing rope is tied, and all pull together. Dot says heave, and then ho.',
    token: { one: 'wing rope', many: 'wing ropes', mark: 'rope' },
  },
  'science.k.sun-and-shade': {
    scene: 'rover-garage',
    today:
      'Sunlight falls into the robot bay, right on the spare radio. Do warm radios get sleepy, too? One crawler already snores.',
    problem: 'Find the spots that the Sun warms, and make some shade. Each right answer sews one cool patch.',
    payoff: 'The last cool patch is up, and the radio has shade. The crawler has pulled half of it over.',
    token: { one: 'cool patch', many: 'cool patches', mark: 'patch' },
  },
  'science.k.weather': {
    scene: 'earth-window',
    today: 'Lucia asks a big dish on Earth: Can you hear Acorn? All it can hear is plip, plop, plip.',
    problem: 'Name the weather, and count the sunny and the rainy days. Each right answer logs one rain drop.',
    payoff: 'The last rain drop is logged, and Lucia can choose a dish. One of them asks for a towel.',
    token: { one: 'rain drop', many: 'rain drops', mark: 'drop' },
  },
  'science.1.light-and-shadow': {
    scene: 'telescope-dome',
    today:
      "One spot on Lucia's star map has gone dark. Could something stand before the stars? Dot holds a spoon before the lamp and gasps.",
    problem: 'Find out what lets light through and what makes a dark shadow. Each right answer fits one test pane.',
    payoff: 'The last test pane is in, and Lucia studies her spot again. Dot still hides from its own shadow.',
    token: { one: 'test pane', many: 'test panes', mark: 'pane' },
  },
  'science.1.light-to-see': {
    scene: 'sleep-pods',
    today:
      'Lucia put out all lamps to look for a far, faint blink. Now nobody sees the blink, the door or each other. Ouch, says Dot, and then ouch.',
    problem: 'Name what makes light, and tell why we need it to see. Each right answer wins one glow lamp.',
    payoff: 'The last glow lamp is won, and the ouches stop. Kenji had been shaking hands with a pillow.',
    token: { one: 'glow lamp', many: 'glow lamps', mark: 'lamp' },
  },
  'science.1.parts-and-jobs': {
    scene: 'suit-room',
    today:
      'What part would help us find a lost beep? Ravi holds up his hands like big fox ears. Dot has no ears and screws on two ladles.',
    problem: 'Find out which body part does which job. Each right answer collects one blue quill for the picture.',
    payoff: 'With the last blue quill, each part has its job. The ladles are back in the soup.',
    token: { one: 'blue quill', many: 'blue quills', mark: 'feather' },
  },
  'science.1.seasons': {
    scene: 'cargo-bay',
    today:
      'A team on Earth would listen for Acorn all year. Kenji packs them a crate. So far it holds one mitten and a sun hat.',
    problem: 'Tell how daylight and weather change in the four seasons. Each right answer packs one season sprig.',
    payoff: 'The last season sprig completes a crate for the whole year. Dot adds a spoon for each season.',
    token: { one: 'season sprig', many: 'season sprigs', mark: 'leaf' },
  },
  'science.1.sort-by-body': {
    scene: 'sky-garden',
    today:
      'The old log lists all animals that Acorn ever beeped back to. Ravi drew each one on a card. Then Dot sneezed, and the duck landed with the fish.',
    problem: 'Sort the animals by the body parts that you see. Each right answer fills one picture box.',
    payoff: 'The last picture box is full, and no animal is lost. The duck liked it with the fish.',
    token: { one: 'picture box', many: 'picture boxes', mark: 'box' },
  },
  'science.1.sound': {
    scene: 'radio-nook',
    today:
      'No beep, but the loudspeaker still hums. Kenji lays a finger on it, and the finger buzzes. Now Dot wants to buzz, too.',
    problem: 'Make sounds, soft and loud, and show what shakes. Each right answer tunes one silver bell.',
    payoff: 'The last silver bell is tuned, and our ears are sharp. Dot buzzes off to lunch.',
    token: { one: 'silver bell', many: 'silver bells', mark: 'bell' },
  },
  'science.1.sun-moon-stars': {
    scene: 'telescope-dome',
    today:
      'Lucia marked some lights in the sky at breakfast. By now they seem to have moved. Dot swears that it did not touch them.',
    problem: 'Tell how the lights of day and night seem to move. Each right answer lights one map star.',
    payoff: 'The last map star is lit, and Lucia can read her sky. Dot gets an apology and a bow.',
    token: { one: 'map star', many: 'map stars', mark: 'star' },
  },
  'science.1.young-and-parents': {
    scene: 'docking-port',
    today:
      'Amara misses the little peeps. A hen comes when her chick calls, Ravi says. Amara flaps once, when nobody looks.',
    problem: 'Match the young to their parents, and tell how they are alike. Each right answer warms one peep egg.',
    payoff: 'The last peep egg is warm, and each family is together. Dot asks who its own parents are.',
    token: { one: 'peep egg', many: 'peep eggs', mark: 'egg' },
  },
  'science.2.best-material': {
    scene: 'radio-nook',
    today:
      "A blob of Kenji's tea wobbles through the radio nook. It heads for the open radio. Kenji blows at it, and now there are two.",
    problem: 'Test which material soaks up water and which keeps it out. Each right answer seals one dry bag.',
    payoff: 'The last dry bag is sealed, and the tea may come. Kenji drinks through a lid now.',
    token: { one: 'dry bag', many: 'dry bags', mark: 'bag' },
  },
  'science.2.describe-materials': {
    scene: 'repair-shop',
    today: "What could swallow a beep? Kenji's list says: a thing, a shiny thing, another thing. Dot asks which thing.",
    problem:
      'Describe materials by how they look, feel and bend. Each right answer fills one trial pot with the right words.',
    payoff: 'The last trial pot is full of good, exact words. Dot describes itself as shiny and patient.',
    token: { one: 'trial pot', many: 'trial pots', mark: 'jar' },
  },
  'science.2.habitats': {
    scene: 'earth-window',
    today:
      'Dishes on Earth help us listen, in deserts, woods and wet meadows. Each has its own neighbors. In one dish somebody has built a nest.',
    problem:
      'Compare the plants and animals of different habitats. Each right answer marks one bush berry on our Earth map.',
    payoff: 'The last bush berry is marked, and we know the neighbors. The nest stays until the chicks can fly.',
    token: { one: 'bush berry', many: 'bush berries', mark: 'berry' },
  },
  'science.2.land-changes': {
    scene: 'rover-garage',
    today:
      'One of the dishes on Earth looks the wrong way today. The slope below it slid in the rain. Its team sits at a slant, with tea.',
    problem: 'Tell fast from slow changes of the land, and slow one down. Each right answer lays one slope brick.',
    payoff: 'The last slope brick is laid, and the team has our advice. Their tea is level again.',
    token: { one: 'slope brick', many: 'slope bricks', mark: 'brick' },
  },
  'science.2.plant-test': {
    scene: 'sky-garden',
    today:
      'Since breakfast one bean plant hangs its head. It misses Acorn, Ravi says. Dot beeps at it, and nothing happens.',
    problem: 'Plan a fair test of what a plant needs. Each right answer pots one test sprout.',
    payoff: 'The last test sprout is potted, and the plan is fair. Dot may beep at one pot only.',
    token: { one: 'test sprout', many: 'test sprouts', mark: 'sprout' },
  },
  'science.2.seeds-travel': {
    scene: 'cargo-bay',
    today:
      'Something could be in the way of the beeps. In the cargo bay it is fluff, tufts of it. Ravi sneezes and says: Dandelions.',
    problem: 'How do fluff, wings and hooks help young plants travel? Each right answer catches one fluff wing.',
    payoff: 'The last fluff wing is caught, and the bay is clear. Ravi sneezes once more, for practice.',
    token: { one: 'fluff wing', many: 'fluff wings', mark: 'wing' },
  },
  'science.2.solid-or-liquid': {
    scene: 'galley',
    today:
      'When the beeps stopped, four breakfasts were let go. Oats, milk and crumbs now float over the beep notes. Dot tries to net the milk.',
    problem: 'Group things into solids and liquids, and tell why. Each right answer clears one galley plate.',
    payoff: 'The last galley plate is clear, and the notes can be read. The net is still wet.',
    token: { one: 'galley plate', many: 'galley plates', mark: 'dish' },
  },
  'science.2.warm-and-cool': {
    scene: 'suit-room',
    today:
      'Out there the shade is icy, and the sunlight bakes. What does that do to a little probe? Dot has hung a scarf on the spare radio.',
    problem: 'Predict what heat or cold will change, and what can go back. Each right answer shuts one thermal shell.',
    payoff: 'The last thermal shell is shut, and Kenji takes notes. Dot wants its scarf back.',
    token: { one: 'thermal shell', many: 'thermal shells', mark: 'shell' },
  },
}
