import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'sleep-pods',
    today:
      'Nobody wanted to go to bed last night. So Dot handed out sheep to count, each with a number. Now the sheep are loose.',
    problem: 'A short nap would be nice, but nobody can count a muddle. Each right answer catches one sheep card.',
    payoff: 'The last sheep card is back in its row. Captain Amara gets as far as three and naps.',
    token: { one: 'sheep card', many: 'sheep cards', mark: 'card' },
  },
  operations: {
    scene: 'galley',
    today:
      'Nobody wants to leave the last lock, not even for lunch. So Kenji packs snacks for all. Dot eats none and wants three.',
    problem: 'Snacks packed and snacks to come must be enough for all. Each right answer packs one snack box.',
    payoff: 'The last snack box is packed, and everybody may stay. Dot plays the drums on its three.',
    token: { one: 'snack box', many: 'snack boxes', mark: 'box' },
  },
  fractions: {
    scene: 'rover-garage',
    today:
      'The way to Neptune is very long. Our robot crawler tries a short way, split into equal parts. Halfway, it asks if we are there yet.',
    problem: 'The way is one whole, made of equal parts. Each right answer plants one way flag.',
    payoff: 'The last way flag is up, and our crawler has arrived. It asks for the way back.',
    token: { one: 'way flag', many: 'way flags', mark: 'flag' },
  },
  patterns: {
    scene: 'docking-port',
    today:
      'The Neptune lock whistles like a storm: whoo, whoo, whee. A ship at the docking port whistles back. Its pilot wants to join the band.',
    problem: 'The tune has a rule, and the band must know it. Each right answer tunes one whistle pipe.',
    payoff: 'The last whistle pipe is tuned, and we whistle along. The pilot asks for a solo.',
    token: { one: 'whistle pipe', many: 'whistle pipes', mark: 'pipe' },
  },
  measurement: {
    scene: 'repair-shop',
    today:
      'Behind the last lock waits something long. Kenji builds a shelf for it, right through the repair shop. The toaster had to move out.',
    problem: 'So long a shelf must be measured with care. Each right answer fits one shelf plank.',
    payoff: 'The last shelf plank fits, and the shelf is ready. Dot stretches out on it, to be sure.',
    token: { one: 'shelf plank', many: 'shelf planks', mark: 'plank' },
  },
  time: {
    scene: 'radio-nook',
    today:
      'A radio call takes hours to reach Neptune. Dot said hello at breakfast. Nobody lives there, but Dot waits politely.',
    problem: 'Get the times right, or Dot waits forever. Each right answer stamps one call ticket.',
    payoff: 'The last call ticket is stamped. When the time comes, Kenji will say hello back.',
    token: { one: 'call ticket', many: 'call tickets', mark: 'ticket' },
  },
  data: {
    scene: 'float-gym',
    today:
      'What is best to hold on to in a storm? We try poles, chains and ribbons, while Dot tugs at our feet. Captain Amara even reads a book.',
    problem: 'So many tries must be sorted and counted. Each right answer hands out one grip badge.',
    payoff: 'The last grip badge is out, and the graph shows us all. Captain Amara has finished her book.',
    token: { one: 'grip badge', many: 'grip badges', mark: 'badge' },
  },
  geometry: {
    scene: 'cargo-bay',
    today: "Just one place in Lucia's row of letters is bare. She builds a fine frame for it. So far it frames Dot.",
    problem: 'A frame for the last letter must not have a gap. Each right answer fits one frame tile.',
    payoff: 'The last frame tile fits, and the frame waits for its letter. Dot would like to stay.',
    token: { one: 'frame tile', many: 'frame tiles', mark: 'tile' },
  },
  physical: {
    scene: 'moon-lab',
    today:
      'Could our things stand one day on Neptune? Kenji tests boots, lamps and noodles in the moon lab. A noodle gave up first.',
    problem: 'Kenji must know what cold, darkness and pushes can do. Each true finding adds one storm stone.',
    payoff: 'The last storm stone is in the ring. The noodle rests in the middle and gets well.',
    token: { one: 'storm stone', many: 'storm stones', mark: 'stone' },
  },
  life: {
    scene: 'sky-garden',
    today:
      "Nobody holds on better than Ravi's plants and snails. So we learn from them for windy Neptune. One bean has held Dot's arm since lunch.",
    problem: 'Ravi wants to learn how living things hold on and thrive. Each true finding wins one bean sprout.',
    payoff: 'The last bean sprout is in, and they make a fine crown. The bean on Dot wears it.',
    token: { one: 'bean sprout', many: 'bean sprouts', mark: 'sprout' },
  },
  earth: {
    scene: 'earth-window',
    today:
      'No planet has faster winds than Neptune. Below us a breeze pushes one small cloud along. Captain Amara cheers for the cloud.',
    problem: 'Lucia studies what wind, water and sky do on our planet. Each true finding sets one wind pin.',
    payoff: 'The last wind pin is in. The small cloud has reached an island and rains proudly.',
    token: { one: 'wind pin', many: 'wind pins', mark: 'peg' },
  },
}
