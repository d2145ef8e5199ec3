import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'float-gym',
    today:
      'The arm waved so hard that its numbered rings flew off. They tumble through the air like coins. Dot wears three of them as bracelets.',
    problem: 'Only by its number does a ring find its place. Each right answer catches one arm ring.',
    payoff: 'The last arm ring is back in its place. The arm waves thank you, of course.',
    token: { one: 'arm ring', many: 'arm rings', mark: 'wheel' },
  },
  operations: {
    scene: 'cargo-bay',
    today:
      'If something is in the arm, something must be missing. So the crew counts all the stores. Dot has counted itself twice.',
    problem: 'The numbers must be right, or nobody sees what is gone. Each right answer ties on one stock tag.',
    payoff: 'The last stock tag is on, and nothing big is missing. Dot has tagged itself, too.',
    token: { one: 'stock tag', many: 'stock tags', mark: 'tag' },
  },
  fractions: {
    scene: 'galley',
    today:
      "Last night's supper is a suspect, too. Half-full trays bob around the galley. Nobody remembers who ate which part.",
    problem: 'Each supper is one whole, eaten part by part. Each right answer shuts one tray lid.',
    payoff: 'The last tray lid is shut, and nothing more gets out. Ravi holds the pile down.',
    token: { one: 'tray lid', many: 'tray lids', mark: 'lid' },
  },
  patterns: {
    scene: 'control-deck',
    today:
      'Lucia writes down what the arm does. She sends reach, and the arm waves. She sends rest, and the arm waves twice.',
    problem: 'Each row of moves has a rule, even a silly one. Each right answer frees one move key.',
    payoff: 'The last move key clicks, and not one is stuck. The arm listens, and then it waves.',
    token: { one: 'move key', many: 'move keys', mark: 'key' },
  },
  measurement: {
    scene: 'repair-shop',
    today:
      'Something slipped into the elbow, so sizes matter now. Kenji measures the arm, its gaps and all that floats. Dot measures Kenji.',
    problem: 'Without good measures, nobody knows what could fit. Each right answer ties on one gap tag.',
    payoff: 'The last gap tag is on, and no gap can fool Kenji. Kenji would not fit through any.',
    token: { one: 'gap tag', many: 'gap tags', mark: 'tag' },
  },
  time: {
    scene: 'sleep-pods',
    today: 'Something happened last night, but when? Lucia heard a bump, Ravi heard a snore. Dot heard something wet.',
    problem: 'The time of each noise must be right. Each right answer pins up one night note.',
    payoff: 'The last night note is up. The whole night hangs there, snores and all.',
    token: { one: 'night note', many: 'night notes', mark: 'page' },
  },
  data: {
    scene: 'suit-room',
    today:
      'Sooner or later lost things drift to an air vent. The one in the suit room has caught a zoo of fluff. One crumb looks like Captain Amara.',
    problem: 'Such finds tell the most when sorted and counted. Each right answer fills one vent bag.',
    payoff: 'The last vent bag is full, and the vent can breathe. Captain Amara keeps her crumb.',
    token: { one: 'vent bag', many: 'vent bags', mark: 'bag' },
  },
  geometry: {
    scene: 'repair-shop',
    today:
      'The arm wears a shell of many small tiles. Kenji took it off to look inside. Now the tiles whirl about like a puzzle in a storm.',
    problem: 'Each hole wants the tile with its own sides and corners. Each right answer fits one shell tile.',
    payoff: 'The last shell tile fits, and the storm is over. No hole is left, not even for a pea.',
    token: { one: 'shell tile', many: 'shell tiles', mark: 'tile' },
  },
  physical: {
    scene: 'moon-lab',
    today:
      'Kenji pokes the arm with a spoon. Sometimes it goes click, sometimes squish. He takes the spoon to the moon lab to find out why.',
    problem: 'Kenji must know what goes squish like that. Each true finding earns one squish card.',
    payoff: 'The last squish card is up. Kenji may eat with his spoon again.',
    token: { one: 'squish card', many: 'squish cards', mark: 'card' },
  },
  life: {
    scene: 'sky-garden',
    today:
      "Ravi's beans love to climb, and nobody watched them last night. His worms and ladybugs look guilty as well. They say nothing.",
    problem: 'Ravi wants to prove that his garden stayed at home. Each true finding earns one garden pass.',
    payoff: 'The last garden pass is out, and Ravi is proud. The worms still say nothing.',
    token: { one: 'garden pass', many: 'garden passes', mark: 'ticket' },
  },
  earth: {
    scene: 'earth-window',
    today:
      'Something drifted through our station last night. But which way do loose things go? Kenji looks down, where wind and water carry things all day.',
    problem: 'Kenji wants to learn how drifting things travel. Each true finding fills one drift map.',
    payoff: 'The last drift map is full. Kenji hangs it up, and it drifts off.',
    token: { one: 'drift map', many: 'drift maps', mark: 'map' },
  },
}
