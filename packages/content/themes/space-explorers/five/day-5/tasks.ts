import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'radio-nook',
    today:
      'Acorn beeps us the long list of its load. The cards come out of the radio in one big muddle. Dot has caught most of them with its feet.',
    problem: 'The cards go by number, or nobody can read the list. Each right answer files one list card.',
    payoff: 'The last list card is in its place. Just one line has no name: the thing behind the door.',
    token: { one: 'list card', many: 'list cards', mark: 'card' },
  },
  operations: {
    scene: 'repair-shop',
    today:
      'To get near the rattle, Kenji takes the scratched coat off Acorn. Now its bolts tour the repair shop in single file.',
    problem: 'Bolts off and bolts back must come out even. Each right answer brings back one coat bolt.',
    payoff: 'The last coat bolt is back. Acorn wears its coat again, buttoned up to the ears.',
    token: { one: 'coat bolt', many: 'coat bolts', mark: 'bolt' },
  },
  fractions: {
    scene: 'rover-garage',
    today:
      'The letter lock is nearly out of power. Of its long bar only a small part glows. The crawlers from the garage line up to lend some of theirs.',
    problem: 'The bar is one whole, and it fills part by part. Each right answer loads one charge pack.',
    payoff: 'The last charge pack is loaded, and the whole bar glows. The letter lock says ding.',
    token: { one: 'charge pack', many: 'charge packs', mark: 'battery' },
  },
  patterns: {
    scene: 'docking-port',
    today:
      'Acorn hums at the docking port, over and over. Its tune has holes, like cheese. At every hole the lock blinks and waits.',
    problem: 'The tune goes by a rule, and the lock knows it. Each right answer fills in one song chime.',
    payoff: 'The last song chime is in, and the tune is whole. The lock now listens to letters.',
    token: { one: 'song chime', many: 'song chimes', mark: 'bell' },
  },
  measurement: {
    scene: 'cargo-bay',
    today:
      'Nobody can open a door that wobbles. So Acorn gets a cradle in the cargo bay. The first one was too big, and Dot fell asleep in it.',
    problem: 'Measure well, for too loose rattles and too tight squeaks. Each right answer fits one cradle plank.',
    payoff: 'The last cradle plank fits, and Acorn lies snug. Now only the thing behind the door rattles.',
    token: { one: 'cradle plank', many: 'cradle planks', mark: 'plank' },
  },
  time: {
    scene: 'control-deck',
    today:
      'The letter lock turns only while the Sun warms it. But our Sun rises and sets sixteen times a day. Twice Kenji was ready just as it went down.',
    problem: 'Only at the right times does the Sun help us. Each right answer sets one sun clock.',
    payoff: 'The last sun clock is set. Kenji and the Sun will be at the door together.',
    token: { one: 'sun clock', many: 'sun clocks', mark: 'clock' },
  },
  data: {
    scene: 'galley',
    today:
      'What rattles? Ships from all over send us their guesses. They drift about the galley, and three are stuck to the noodles.',
    problem: 'So many guesses must be sorted and counted. Each right answer sorts one guess badge.',
    payoff: "The last guess badge is sorted. Captain Amara reads them all, and just Dot's says soup.",
    token: { one: 'guess badge', many: 'guess badges', mark: 'badge' },
  },
  geometry: {
    scene: 'telescope-dome',
    today:
      'Most scratches on Acorn are wild, for a comet cannot draw. But around the door Lucia finds neat lines and corners. Somebody drew those!',
    problem: 'Lines, sides and corners, one by one, make up the picture. Each right answer makes one scratch print.',
    payoff: 'The last scratch print hangs in the dome. It shows a loop around the Sun and an arrow back home.',
    token: { one: 'scratch print', many: 'scratch prints', mark: 'plate' },
  },
  physical: {
    scene: 'float-gym',
    today:
      'Kenji packs a pebble, a spring and a button into boxes. In the float gym he shakes them all. Dot dances to it.',
    problem: 'Kenji must know what makes which noise in there. Each true finding closes one proof box.',
    payoff: 'The last proof box is closed. Now Dot dances to the whole band.',
    token: { one: 'proof box', many: 'proof boxes', mark: 'box' },
  },
  life: {
    scene: 'sky-garden',
    today: 'What if it is alive? Ravi has a nest, a puddle and a cozy box ready. Dot has knitted a very small hat.',
    problem: 'Nobody knows yet what such a guest would like. Each true finding hangs up one care sign.',
    payoff: 'The last care sign is up. Whoever comes out of that door will feel at home.',
    token: { one: 'care sign', many: 'care signs', mark: 'sign' },
  },
  earth: {
    scene: 'earth-window',
    today:
      'Acorn also tells of the place where it was built. There was a hill, a river and a golden fall. The Earth below us is full of hills.',
    problem: 'To find it, Lucia must know land, water and sky. Each true finding sets one place pin.',
    payoff: 'The last place pin is in, and they ring one green hill. Down there somebody may remember Acorn.',
    token: { one: 'place pin', many: 'place pins', mark: 'peg' },
  },
}
