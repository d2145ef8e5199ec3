import type { StoryTask } from '../../../../types.ts'

/** By science skill: work of the first day, when the beep in the dark needs just this skill. */
export const skillTasksK2: Record<string, StoryTask> = {
  'science.k.animal-homes': {
    scene: 'sky-garden',
    today:
      'Would any animal like to live in our garden? Ravi looks for a pond and finds only a leaky bag. Dot has hung a welcome sign on the beans.',
    problem: 'Find out which home fits which animal, and who might stay. Each right answer hangs up one door bell.',
    payoff: 'The last door bell hangs, and Ravi can ring for any guest. Dot rings all of them and floats away fast.',
    token: { one: 'door bell', many: 'door bells', mark: 'bell' },
  },
  'science.k.big-and-small-pushes': {
    scene: 'float-gym',
    today:
      'The supply ship bumped our dock last night. Was the burp just a bump? Up here Dot drifts on and on, so Kenji needs your floor.',
    problem: 'On a floor things stop: compare big pushes and small ones. Each right answer plants one bump flag.',
    payoff: 'With the last bump flag, Kenji can tell one bump from another. Dot comes back for one more wheee.',
    token: { one: 'bump flag', many: 'bump flags', mark: 'flag' },
  },
  'science.k.five-senses': {
    scene: 'radio-nook',
    today:
      'Beep, beep, burp, goes the radio. Kenji saw nothing, and Ravi smelled nothing. Dot has no nose but sniffs the radio.',
    problem: 'Look, feel and listen closely, so we catch the next beep well. Each right answer rings one ear bell.',
    payoff: 'The last ear bell is rung, and nobody will miss a beep. Dot wears two and hears itself ring.',
    token: { one: 'ear bell', many: 'ear bells', mark: 'bell' },
  },
  'science.k.living-or-not': {
    scene: 'cargo-bay',
    today:
      'Is our caller alive, or is it a thing? One crate ticks, and a carrot top in it grows. Dot has put itself on both lists.',
    problem: 'Help Dot sort what lives from what does not. Each right answer ties on one name tag.',
    payoff: 'The last name tag is on, and both lists are neat. Dot stands under robot, with a heart beside it.',
    token: { one: 'name tag', many: 'name tags', mark: 'tag' },
  },
  'science.k.needs': {
    scene: 'suit-room',
    today:
      'Could somebody alive sit out there in the dark and call us? Space has no air, no water and no lunch. Dot packs a cheese roll, just in case.',
    problem: 'Name what plants and animals need to live. Each right answer packs one trip bag.',
    payoff: 'With the last trip bag, our list of needs is done. The cheese roll has its own seat belt.',
    token: { one: 'trip bag', many: 'trip bags', mark: 'bag' },
  },
  'science.k.push-or-pull': {
    scene: 'repair-shop',
    today:
      'Kenji wants to open the radio and look for the burp. But the tool drawer is stuck. He pulls at it, and it pulls him in.',
    problem: 'Show which move is a push and which is a pull. Each right answer opens one tool box.',
    payoff: 'The last tool box is open, and the radio gets its check. Kenji has found his left slipper, too.',
    token: { one: 'tool box', many: 'tool boxes', mark: 'box' },
  },
  'science.k.sun-and-shade': {
    scene: 'docking-port',
    today:
      'The spare radio hangs in the port window, right in the sun. Does it burp because it is warm? Dot fans it with a pancake.',
    problem: 'Find out what the sun warms, and how to make shade. Each right answer hangs up one shade cloth.',
    payoff: 'Below the last shade cloth rests the spare radio. The pancake may cool off, too.',
    token: { one: 'shade cloth', many: 'shade cloths', mark: 'patch' },
  },
  'science.k.weather': {
    scene: 'control-deck',
    today:
      'What was it like on Earth when the radio burped? The captain asks each town about its weather. One town answers: bring a hat!',
    problem: 'Name the weather, and count the days of each kind. Each right answer draws one rain drop.',
    payoff:
      'The last rain drop is drawn, and the weather chart is full. Captain Amara puts on a hat, up here in space.',
    token: { one: 'rain drop', many: 'rain drops', mark: 'drop' },
  },
  'science.1.light-and-shadow': {
    scene: 'cargo-bay',
    today:
      'A dark shape squats behind the crates. Is that our caller? Captain Amara wishes it a good morning, and it says nothing.',
    problem: 'Find out what makes a shadow and what lets light through. Each right answer lights one crate lamp.',
    payoff: 'By the last crate lamp, we visit each dark shape. One looks like Dot with a mop.',
    token: { one: 'crate lamp', many: 'crate lamps', mark: 'lamp' },
  },
  'science.1.light-to-see': {
    scene: 'sleep-pods',
    today: 'The beep woke us while it was dark. Nobody could see who was there. Lucia shook hands with a pillow.',
    problem: 'Tell what gives light, and why we cannot see without it. Each right answer charges one lamp cell.',
    payoff: 'The last lamp cell is charged, and we may search the hall. Lucia says good morning to the pillow.',
    token: { one: 'lamp cell', many: 'lamp cells', mark: 'cell' },
  },
  'science.1.parts-and-jobs': {
    scene: 'float-gym',
    today:
      'Who has the right body parts for such a burp? Ravi leaps like a frog and meets the ceiling. His cheeks do not puff nearly enough.',
    problem: 'Match body parts of animals and plants to their jobs. Each right answer puts up one job sign.',
    payoff: "The last job sign is up, and each part has its place. Ravi's cheeks hang there, too, as a try.",
    token: { one: 'job sign', many: 'job signs', mark: 'sign' },
  },
  'science.1.seasons': {
    scene: 'earth-window',
    today:
      'Some towers on Earth close for the winter, some for the summer. Which of them could beep now? Dot wraps the globe in a scarf.',
    problem:
      'Tell how daylight and weather change with the seasons. Each right answer pins one year bloom to the globe.',
    payoff: 'Up goes the last year bloom, and the list is done. The globe keeps its scarf till spring.',
    token: { one: 'year bloom', many: 'year blooms', mark: 'flower' },
  },
  'science.1.sort-by-body': {
    scene: 'galley',
    today:
      'Who burps most like our caller? Lucia holds up animal pictures, and the crew burps along. The cow leads, says Ravi.',
    problem: 'Sort the animals by body parts that we can see. Each right answer puts up one picture tile.',
    payoff: 'Each row has its rule, now that the last picture tile hangs. The cow asks for a prize.',
    token: { one: 'picture tile', many: 'picture tiles', mark: 'tile' },
  },
  'science.1.sound': {
    scene: 'radio-nook',
    today:
      "When the beep comes, things in the nook buzz along. Kenji's pen trembles on its clip. Dot lays a hand on it and giggles.",
    problem: 'Find out what shakes when we hear something. Each right answer tunes one beep pipe.',
    payoff: 'On the last beep pipe, Kenji plays the call for us. Dot adds the burp.',
    token: { one: 'beep pipe', many: 'beep pipes', mark: 'pipe' },
  },
  'science.1.sun-moon-stars': {
    scene: 'telescope-dome',
    today:
      'At the first beep, a bright star stood in the dome. At the next one, it had moved on. Or have we, asks Dot, and spins.',
    problem: 'Tell how the lights in the sky seem to move. Each right answer hangs up one dome star.',
    payoff: 'Lucia hangs up the last dome star and follows the sky. Dot has not stopped spinning.',
    token: { one: 'dome star', many: 'dome stars', mark: 'star' },
  },
  'science.1.young-and-parents': {
    scene: 'sleep-pods',
    today: 'A high beep, a low burp: is that child and parent? Ravi hums a lullaby back. Dot falls asleep instead.',
    problem: 'Match young animals to their parents, and tell what is alike. Each right answer paints one nest egg.',
    payoff: 'All families are together, now that the last nest egg is painted. Dot wakes up and picks the captain.',
    token: { one: 'nest egg', many: 'nest eggs', mark: 'egg' },
  },
  'science.2.best-material': {
    scene: 'suit-room',
    today: 'A drink pouch leaks close to a suit radio. Could a wet radio burp? Dot holds up one glove as a shield.',
    problem: 'Test which material is best at a job with water. Each right answer raises one splash shield.',
    payoff: 'The last splash shield is up, and suit radios are safe. The glove hangs up to dry.',
    token: { one: 'splash shield', many: 'splash shields', mark: 'plate' },
  },
  'science.2.describe-materials': {
    scene: 'repair-shop',
    today:
      'Some loose bit rattles behind the old radio. What is it made of? Kenji feels around with a spoon and reports: small.',
    problem: 'Find words for what a material is like to eye and hand. Each right answer fills one rattle pot.',
    payoff: 'Every find has a label, down to the last rattle pot. Kenji may never again write just small.',
    token: { one: 'rattle pot', many: 'rattle pots', mark: 'jar' },
  },
  'science.2.habitats': {
    scene: 'radio-nook',
    today: 'Lucia asks Earth who burps at night. A pond answers, then a desert. A rain forest will not stop.',
    problem: 'Compare what lives in different habitats. Each right answer opens one wild letter.',
    payoff: 'With the last wild letter, we can tell the choirs apart. The rain forest sends a second verse.',
    token: { one: 'wild letter', many: 'wild letters', mark: 'letter' },
  },
  'science.2.land-changes': {
    scene: 'earth-window',
    today:
      'A slope beside a radio tower slid down last night. Does the tower still stand? From up here it looks like spilled cocoa.',
    problem: 'Tell fast land changes from slow ones, and try to hold one. Each right answer lays one wall brick.',
    payoff: 'Lucia trusts her tower map, thanks to the last wall brick. Dot has given the wall a tiny door.',
    token: { one: 'wall brick', many: 'wall bricks', mark: 'brick' },
  },
  'science.2.plant-test': {
    scene: 'sky-garden',
    today:
      'Does all that beeping bother the beans? Ravi has moved them, watered them and sung, all at once. One bean has tied itself to a pipe.',
    problem: 'Plan a fair test of what a plant needs. Each right answer starts one test sprout.',
    payoff: 'The plan is fair, from the first to the last test sprout. Singing is now against the rules.',
    token: { one: 'test sprout', many: 'test sprouts', mark: 'sprout' },
  },
  'science.2.seeds-travel': {
    scene: 'cargo-bay',
    today:
      'Fluff floats out of a crate, straight into the spare radio. What else rode along from Earth? Dot puffs at it, and it flees.',
    problem: 'Find out how its shape helps plant fluff to travel. Each right answer catches one fluff wing.',
    payoff: 'We catch the last fluff wing, and the spare radio is clean. Dot puffs once more, from habit.',
    token: { one: 'fluff wing', many: 'fluff wings', mark: 'wing' },
  },
  'science.2.solid-or-liquid': {
    scene: 'galley',
    today:
      'Gurgle, burp, gurgle, goes our soup tank. One blob of soup hangs there as round as a ball. So soup is a solid now, says Dot.',
    problem: 'Tell solids from liquids, and say what gives them away. Each right answer fills one soup dish.',
    payoff: 'The last soup dish is full, and both groups are complete. Dot has named the blob Bob.',
    token: { one: 'soup dish', many: 'soup dishes', mark: 'bowl' },
  },
  'science.2.warm-and-cool': {
    scene: 'docking-port',
    today:
      'Frost sits on the door of the supply ship, and it ticks. Could that be our beep? Dot breathes on it, but robots have no breath.',
    problem: 'Find out what warming and cooling change, and what can go back. Each right answer frees one door hinge.',
    payoff: 'The last door hinge is free, and only the ice ticked. Dot is proud of its breath all the same.',
    token: { one: 'door hinge', many: 'door hinges', mark: 'hinge' },
  },
}
