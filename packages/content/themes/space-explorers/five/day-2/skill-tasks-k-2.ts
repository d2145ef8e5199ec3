import type { StoryTask } from '../../../../types.ts'

/** By science skill: work of the second day, when the blind star eye needs just this skill. */
export const skillTasksK2: Record<string, StoryTask> = {
  'science.k.animal-homes': {
    scene: 'docking-port',
    today:
      'Could anybody live on the old probe, on the eye perhaps? Ravi is not so sure. Dot has packed a tiny blanket for the tenant.',
    problem: 'Match each animal to a home that fits its needs. Each right answer makes one little bed.',
    payoff: "The last little bed is made, and we can judge any home. Dot's blanket fits one bean.",
    token: { one: 'little bed', many: 'little beds', mark: 'bed' },
  },
  'science.k.big-and-small-pushes': {
    scene: 'float-gym',
    today:
      'Something set Acorn tumbling. Kenji gives Dot one nudge, and Dot tumbles on and on. Stop me, calls Dot, each time around.',
    problem: 'On your floor things stop: compare soft pushes and hard ones. Each right answer puts up one nudge flag.',
    payoff: 'Kenji can tell pushes apart, up to the last nudge flag. Dot is caught by one foot.',
    token: { one: 'nudge flag', many: 'nudge flags', mark: 'flag' },
  },
  'science.k.five-senses': {
    scene: 'radio-nook',
    today:
      "Acorn's eye sees gray, and its feeler goes tick, tick. What can one tell without eyes? Dot shuts its own and bumps into the jam.",
    problem: 'Find out what eyes, ears and fingers can each tell us. Each right answer rings one sense bell.',
    payoff: 'The last sense bell rings, and we can ask Acorn better questions. Dot felt the jam: very soft.',
    token: { one: 'sense bell', many: 'sense bells', mark: 'bell' },
  },
  'science.k.living-or-not': {
    scene: 'moon-lab',
    today:
      'Could anything on the star eye be alive? Ravi lists what lives and what does not. Dot says good morning to both, to be polite.',
    problem: 'Sort what is living from what is not. Each right answer fills one sorting box.',
    payoff: 'Both groups are clear, once the last sorting box is full. The ice has not said good morning back.',
    token: { one: 'sorting box', many: 'sorting boxes', mark: 'box' },
  },
  'science.k.needs': {
    scene: 'sky-garden',
    today:
      'Ravi writes to the star eye: Is anybody there? But what would anybody need out there? He adds a stamp with a bean on it.',
    problem: 'Name what living things need. Each right answer folds one moss letter.',
    payoff: 'Every need is in the last moss letter. Ravi waits for an answer beside a tiny spade.',
    token: { one: 'moss letter', many: 'moss letters', mark: 'letter' },
  },
  'science.k.push-or-pull': {
    scene: 'repair-shop',
    today:
      "One lid opens with a push, the next with a pull. How does Acorn's work? Kenji pulls the wrong one and is inside.",
    problem: 'Show a push and a pull, and tell them apart. Each right answer oils one lid hinge.',
    payoff: 'The last lid hinge is oiled, and each lid has its word. Kenji climbs out and says hello.',
    token: { one: 'lid hinge', many: 'lid hinges', mark: 'hinge' },
  },
  'science.k.sun-and-shade': {
    scene: 'rover-garage',
    today:
      'Acorn turns over and over in the sunshine. Its eye is in the sun, then in the shade. Dot turns before a lamp, like toast.',
    problem: 'Tell which spots the sun warms, and what shade does. Each right answer lays one sun tile.',
    payoff: 'With the last sun tile, our map of warm spots is done. Dot is toasted on both sides.',
    token: { one: 'sun tile', many: 'sun tiles', mark: 'tile' },
  },
  'science.k.weather': {
    scene: 'control-deck',
    today:
      'A town on Earth wants to count the stars for us. But clouds are in the way. Dot waves at them to move over.',
    problem: 'Name the weather, and count how many days were sunny or rainy. Each right answer sets one cloud peg.',
    payoff: 'The town plans its night by the last cloud peg. The clouds have waved back, says Dot.',
    token: { one: 'cloud peg', many: 'cloud pegs', mark: 'peg' },
  },
  'science.1.light-and-shadow': {
    scene: 'cargo-bay',
    today: "What can keep light from an eye? Kenji holds up a lid, a cloth and some ice. Dot's shadow takes a bow.",
    problem: 'Find out what lets light through: all of it, some or none. Each right answer lights one test lamp.',
    payoff: "The last test lamp is lit, and each thing has its row. Dot's shadow wants more applause.",
    token: { one: 'test lamp', many: 'test lamps', mark: 'lamp' },
  },
  'science.1.light-to-see': {
    scene: 'sleep-pods',
    today:
      'The best eye sees nothing without light, says Lucia. She turns off all the lamps to show us. Ravi says good night to a shoe.',
    problem: 'Find out what makes light, and what we see without any. Each right answer hangs up one glow star.',
    payoff: 'Under the last glow star, we can test eyes in the dark. The shoe has been put to bed.',
    token: { one: 'glow star', many: 'glow stars', mark: 'star' },
  },
  'science.1.parts-and-jobs': {
    scene: 'galley',
    today:
      'Eye, lid, feeler, wing: each part of Acorn has a job. Which one is on strike? Dot checks its own parts and finds a raisin.',
    problem: 'Match the parts of animals and plants to the jobs they do. Each right answer hangs up one part key.',
    payoff: "By the last part key, Kenji reads Acorn's plan like a body. The raisin gets a job as a button.",
    token: { one: 'part key', many: 'part keys', mark: 'key' },
  },
  'science.1.seasons': {
    scene: 'telescope-dome',
    today:
      'Acorn met its comet when apples were ripe at home. When is that, asks Dot. It has put on a coat and sandals.',
    problem:
      'Tell what the seasons bring: long days, short days and weather. Each right answer pastes in one season page.',
    payoff: "The last season page is in, and Acorn's trip fits our year. Dot takes off one sandal.",
    token: { one: 'season page', many: 'season pages', mark: 'page' },
  },
  'science.1.sort-by-body': {
    scene: 'float-gym',
    today:
      "Which animals have big eyes, as Acorn has? Ravi's animal pictures tumble through the gym. A whale has landed on a sparrow.",
    problem: 'Choose body parts that show, and sort the animals by them. Each right answer ties on one zoo tag.',
    payoff: 'The groups hold together by the last zoo tag. The sparrow is fine, and so is the whale.',
    token: { one: 'zoo tag', many: 'zoo tags', mark: 'tag' },
  },
  'science.1.sound': {
    scene: 'radio-nook',
    today:
      "Acorn can tap its own shell and send us the sound. Kenji wants to hear if it rings well. Dot practices on the captain's helmet: bong.",
    problem: 'Find out what shakes to make a sound, soft or loud. Each right answer tunes one ring pipe.',
    payoff: "The last ring pipe is tuned, and Kenji's ears are ready. So is the captain, under a pillow.",
    token: { one: 'ring pipe', many: 'ring pipes', mark: 'pipe' },
  },
  'science.1.sun-moon-stars': {
    scene: 'earth-window',
    today:
      'From Earth the stars seem to wander slowly. From a tumbling probe they would whirl, says Lucia. Dot tries it with nine somersaults.',
    problem: 'Find out how Sun and stars seem to cross our sky. Each right answer winds one sky clock.',
    payoff: "The last sky clock ticks, and Lucia can compare Acorn's turns. Dot is on somersault ten.",
    token: { one: 'sky clock', many: 'sky clocks', mark: 'clock' },
  },
  'science.1.young-and-parents': {
    scene: 'rover-garage',
    today:
      "Kenji's copy of the star eye looks like Acorn's, only younger. Dot calls it the chick and knits it a cap. What is alike, and what is not?",
    problem: 'Find the parent of each young animal, and compare the two. Each right answer warms one toy egg.',
    payoff: 'We compare much better since the last toy egg got warm. The chick winks under its cap.',
    token: { one: 'toy egg', many: 'toy eggs', mark: 'egg' },
  },
  'science.2.best-material': {
    scene: 'suit-room',
    today:
      "Drops sit on a helmet, and Lucia cannot see a thing. Is Acorn's eye wet like that? Dot wipes the helmet with cheese.",
    problem:
      'Test materials: which one takes up water, and which keeps it out? Each right answer folds one wipe cloth.',
    payoff: 'The last wipe cloth is folded, and Lucia can see again. The cheese is on crackers now.',
    token: { one: 'wipe cloth', many: 'wipe cloths', mark: 'patch' },
  },
  'science.2.describe-materials': {
    scene: 'cargo-bay',
    today:
      'What does your eye see, we asked, and Acorn answered: gray. Gray what, asks Kenji. Dot brings a gray mitten, a gray bun and a spoon.',
    problem: 'Describe a material so well that nobody mixes it up. Each right answer fills one word pot.',
    payoff: 'Armed with the last word pot, we can ask Acorn better. The bun was soft, round and good.',
    token: { one: 'word pot', many: 'word pots', mark: 'jar' },
  },
  'science.2.habitats': {
    scene: 'sky-garden',
    today:
      'Who could live on a star eye, far from woods and ponds? Ravi asks the moss on his boot. The boot asks to stay.',
    problem: 'Find out who lives where, and compare two habitats. Each right answer presses one wild frond.',
    payoff: 'The last wild frond is pressed, and Ravi compares. The boot counts as a habitat.',
    token: { one: 'wild frond', many: 'wild fronds', mark: 'leaf' },
  },
  'science.2.land-changes': {
    scene: 'earth-window',
    today:
      'A slide hides a road below us, and sand hides a well. Did it happen fast or slowly? Dot missed it, because it blinked.',
    problem: 'Find out how land changes, and how a wall can hold it. Each right answer sets one slope post.',
    payoff: 'Lucia can read a changed view by the last slope post. Dot will not blink again today.',
    token: { one: 'slope post', many: 'slope posts', mark: 'post' },
  },
  'science.2.plant-test': {
    scene: 'sky-garden',
    today:
      'What would a plant need on a space probe? Ravi gave three pots other light, other water and other hats. The third hat hums.',
    problem: 'Make a fair plan that shows what a plant must have. Each right answer waters one trial sprout.',
    payoff: 'The last trial sprout is watered, and only one thing differs. Under the humming hat sat Dot.',
    token: { one: 'trial sprout', many: 'trial sprouts', mark: 'sprout' },
  },
  'science.2.seeds-travel': {
    scene: 'docking-port',
    today:
      'Can a plant travel as far as Acorn did? Ravi frees some fluff, and our fan takes it to lunch. Out in space there is no wind.',
    problem: 'Find out how shape helps a seed travel. Each right answer catches one drift wing.',
    payoff: 'With the last drift wing, Ravi can judge a long trip. The fluff is in the butter.',
    token: { one: 'drift wing', many: 'drift wings', mark: 'wing' },
  },
  'science.2.solid-or-liquid': {
    scene: 'galley',
    today:
      'Something may be sitting on the star eye. Kenji tries honey, crumbs and water on the copy. Now the copy looks like breakfast.',
    problem: 'Group things into solids and liquids, and say why. Each right answer fills one test dish.',
    payoff: 'The last test dish is full, and Kenji has two clear groups. Dot asks if the copy comes with tea.',
    token: { one: 'test dish', many: 'test dishes', mark: 'bowl' },
  },
  'science.2.warm-and-cool': {
    scene: 'suit-room',
    today:
      'It is very cold around the star eye. One drink bag here has frozen as hard as a brick. Dot knocks: nobody at home.',
    problem: 'Find out what heat or cold does, and what can be undone. Each right answer catches one thaw drop.',
    payoff: 'The last thaw drop is caught, so Amara can weigh her guess. Inside the brick was apple juice.',
    token: { one: 'thaw drop', many: 'thaw drops', mark: 'drop' },
  },
}
