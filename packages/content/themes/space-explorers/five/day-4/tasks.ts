import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'float-gym',
    today:
      'The arm waved so hard that its rings flew off. Now they drift between the hoops of the float gym. Dot wears three of them as bracelets.',
    problem: 'Each ring has a number and just one place. Each right answer catches one arm ring.',
    payoff: 'The last arm ring is back in its place. The arm is whole again, and it waves thank you.',
    token: { one: 'arm ring', many: 'arm rings', mark: 'wheel' },
  },
  operations: {
    scene: 'cargo-bay',
    today:
      'If something is in the arm, something must be missing. So the crew counts all the stores. Dot has counted itself twice.',
    problem: 'We must add, take away and share to check the lists. Each right answer ties on one stock tag.',
    payoff: 'The last stock tag is on, and the lists are checked. Our row of suspects is much shorter now.',
    token: { one: 'stock tag', many: 'stock tags', mark: 'tag' },
  },
  fractions: {
    scene: 'galley',
    today:
      "Last night's supper is a suspect, too. Half-full trays bob around the galley. Nobody remembers who ate which part.",
    problem: 'The part eaten and the part left make one whole. Each right answer shuts one tray lid.',
    payoff: 'The last tray lid is shut, and every part is named. One tray holds less than it should.',
    token: { one: 'tray lid', many: 'tray lids', mark: 'plate' },
  },
  patterns: {
    scene: 'control-deck',
    today:
      'Maybe the orders are mixed up, says Lucia. She sends reach, and the arm waves. She sends rest, and the arm waves twice.',
    problem: 'The arm reads its orders by rules, step after step. Each right answer frees one move key.',
    payoff: 'The last move key clicks, and all the orders are right. The arm hears us, but it cannot obey.',
    token: { one: 'move key', many: 'move keys', mark: 'key' },
  },
  measurement: {
    scene: 'docking-port',
    today: 'What if the arm still waves tomorrow? Captain Amara wants a net as plan B. Dot has tied itself in already.',
    problem: 'The net works only if each cord has the right size. Each right answer ties one net cord.',
    payoff: 'The last net cord is tied, and the net fits the port. Dot is free again, too.',
    token: { one: 'net cord', many: 'net cords', mark: 'rope' },
  },
  time: {
    scene: 'sleep-pods',
    today: 'Something happened last night, but when? Lucia heard a bump, Ravi heard a snore. Dot heard something wet.',
    problem: 'The whole night must be put in order, minute by minute. Each right answer pins up one night note.',
    payoff: 'The last night note is up. The whole night hangs there in order, snores and all.',
    token: { one: 'night note', many: 'night notes', mark: 'page' },
  },
  data: {
    scene: 'suit-room',
    today:
      'Sooner or later lost things drift to an air vent. The one in the suit room has caught a zoo of fluff. One crumb looks like Captain Amara.',
    problem: 'A chart shows where all the drifting things come from. Each right answer fills one vent bag.',
    payoff: 'The last vent bag is full, and the chart is done. Now we see which way the air flows.',
    token: { one: 'vent bag', many: 'vent bags', mark: 'bag' },
  },
  geometry: {
    scene: 'repair-shop',
    today:
      'The arm wears a shell of many small tiles. Kenji took it off to look inside. Now the tiles whirl about like a puzzle in a storm.',
    problem: 'Only sides, corners and turns tell where each one goes. Each right answer fits one shell tile.',
    payoff: 'The last shell tile fits, and Kenji has left himself a peephole. The rest of the arm is clean.',
    token: { one: 'shell tile', many: 'shell tiles', mark: 'tile' },
  },
  physical: {
    scene: 'moon-lab',
    today:
      'Kenji pokes the arm with a spoon. Sometimes it goes click, sometimes squish. He takes the spoon to the moon lab to find out why.',
    problem: 'We must test how stuff feels, moves and changes. Each true finding earns one squish card.',
    payoff: 'The last squish card is up. One by one, Kenji crosses the wrong suspects off.',
    token: { one: 'squish card', many: 'squish cards', mark: 'card' },
  },
  life: {
    scene: 'sky-garden',
    today:
      "Ravi's beans love to climb, and nobody watched them last night. His worms and ladybugs look guilty as well. They say nothing.",
    problem: 'Facts about living things can clear them. Each true finding earns one of them a garden pass.',
    payoff: 'Every plant and every bug has a garden pass now. They are free to go, and they stay.',
    token: { one: 'garden pass', many: 'garden passes', mark: 'ticket' },
  },
  earth: {
    scene: 'earth-window',
    today:
      'Something drifted through our station last night. But which way do loose things go? Kenji looks down, where wind and water carry things all day.',
    problem: 'Sky, weather and ground show how things travel and change. Each true finding fills one drift map.',
    payoff: 'The last drift map is full. Kenji has an idea now which way lost things go.',
    token: { one: 'drift map', many: 'drift maps', mark: 'map' },
  },
}
