import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'suit-room',
    today:
      'For the warm lock, everybody wants good gloves. All the pairs in the suit room are mixed up. Dot wears two on its feet.',
    problem: 'Whoever knows numbers well can pair the gloves. Each right answer ties on one glove tag.',
    payoff: 'The last glove tag is on, and the pairs hold hands again. Dot gives back one of its two.',
    token: { one: 'glove tag', many: 'glove tags', mark: 'tag' },
  },
  operations: {
    scene: 'cargo-bay',
    today:
      "Our thing is only felt, but a real one makes Kenji cry. So the cargo bay becomes a hanky store. Dot cuts up Kenji's pajamas.",
    problem: 'The numbers must be right, or somebody gets no hanky. Each right answer packs one hanky box.',
    payoff: 'The last hanky box is packed. Kenji is so touched that he needs one right now.',
    token: { one: 'hanky box', many: 'hanky boxes', mark: 'box' },
  },
  fractions: {
    scene: 'sleep-pods',
    today: 'Venus wears clouds like quilts. So Dot plays Venus in every quilt of the sleep hall. Some came apart.',
    problem: 'A quilt is one whole, sewn from equal pieces. Each right answer sews in one quilt piece.',
    payoff: 'The last quilt piece is in, and every bed has its quilt. Dot now plays Mercury, in one sock.',
    token: { one: 'quilt piece', many: 'quilt pieces', mark: 'patch' },
  },
  patterns: {
    scene: 'telescope-dome',
    today:
      'Lucia looks at Venus all day and sees only clouds. So she knits it a scarf. Dot tugged it apart and wears a beard.',
    problem: 'The stripes go by a rule, over and over. Each right answer ties in one cloud ribbon.',
    payoff: 'The last cloud ribbon is in, and the rule holds. Dot keeps a small beard for Sundays.',
    token: { one: 'cloud ribbon', many: 'cloud ribbons', mark: 'ribbon' },
  },
  measurement: {
    scene: 'repair-shop',
    today:
      "What if our thing melts, behind so warm a lock? So did Ravi's chocolate. That brown blob has been to the repair shop twice.",
    problem: 'Kenji builds a cooler, and its pipes must be measured exactly. Each right answer fits one cooling pipe.',
    payoff: 'The last cooling pipe fits, and the cooler hums. Ravi catches his blob with a spoon.',
    token: { one: 'cooling pipe', many: 'cooling pipes', mark: 'pipe' },
  },
  time: {
    scene: 'control-deck',
    today:
      'This lock cannot be rushed, so the crew practices waiting. Captain Amara waits very well. Dot lasted for one hiccup.',
    problem: 'Good waiting needs the right times. Each right answer winds one waiting clock.',
    payoff: 'The last waiting clock is wound, and all tick calmly. Dot now lasts for two hiccups.',
    token: { one: 'waiting clock', many: 'waiting clocks', mark: 'clock' },
  },
  data: {
    scene: 'galley',
    today:
      'Hour by hour, Dot feels the warm lock and takes a note. Cozy, says one, and cozier, says the next. The rest stick to the butter.',
    problem: 'So many warm notes must be sorted and counted. Each right answer wipes one butter note clean.',
    payoff: 'The last butter note is clean and in its place. Now Ravi knows when to dry his socks there.',
    token: { one: 'butter note', many: 'butter notes', mark: 'page' },
  },
  geometry: {
    scene: 'float-gym',
    today:
      'Somebody sewed felt with great skill, so Captain Amara tries it, too. All that she cuts whirls through the float gym. Dot has caught a mustache.',
    problem: 'A seam holds only if sides and corners match. Each right answer catches one felt tile.',
    payoff: 'The last felt tile is caught, and all the seams match. The soup tank gets a hat.',
    token: { one: 'felt tile', many: 'felt tiles', mark: 'tile' },
  },
  physical: {
    scene: 'moon-lab',
    today:
      'Why is the Venus lock warm? Kenji tries out warm potatoes in layers of scarves and socks. The bare one seems to shiver.',
    problem:
      'Kenji wants to know what heat, light and pushes do to things. Each true finding pins on one potato badge.',
    payoff: 'The last potato badge is on: layers keep potatoes and locks warm. The sock smells of supper.',
    token: { one: 'potato badge', many: 'potato badges', mark: 'badge' },
  },
  life: {
    scene: 'sky-garden',
    today:
      'Venus wears layers, and so do many living things. Birds have feathers, trees have bark. Ravi has four sweaters.',
    problem: 'How do living things stay warm, eat and grow? Each true finding wins one down feather.',
    payoff: 'The last down feather is in. The thing in the drawer will get a tiny pillow.',
    token: { one: 'down feather', many: 'down feathers', mark: 'feather' },
  },
  earth: {
    scene: 'earth-window',
    today:
      'Clouds hide all of Venus. Down on our Earth, they hide only some of the sea. Dot has seen a sheep and a shoe in them.',
    problem: 'Lucia wants to know what goes on over and under clouds. Each true finding sets one cloud peg.',
    payoff: "The last cloud peg is set, and the clouds part. Dot's sheep has turned into a second shoe.",
    token: { one: 'cloud peg', many: 'cloud pegs', mark: 'peg' },
  },
}
