import type { Clue } from '../../../../../types.ts'

/** Of the same day and grade as those that practise math. */
export const scienceClues: Clue[] = [
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test: does a longer antenna bring in more in a storm? Kenji has one ship and one hour. Which variable must he change?',
    answer: 'antenna length',
    tells: 'The ship comes in clearly with a short and a long one. With a storm on the Sun neither would do.',
    clears: 'storm',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Kenji sends a beep through 0, 1 and 2 bags of dust and measures a loudness of 90, 90 and 90. Do these results show that dust matters?',
    answer: 'no',
    further: true,
    tells: 'The beep is as loud with dust as without. So no dust cloud swallowed the beeps.',
    clears: 'dust',
  },
  {
    skills: ['science.5.particles'],
    ask: 'The grains of a dust cloud drift far apart, like the particles in one state of matter. Which state is it?',
    answer: 'gas',
    tells: 'Like a gas, a dust cloud spreads and has no firm edge. The dark spot has a sharp one.',
    clears: 'dust',
  },
  {
    skills: ['science.5.particles'],
    ask: 'The dark thing has kept its exact shape all morning. In which state can particles only wiggle in place?',
    answer: 'solid',
    tells: 'So the dark thing is solid, with a firm edge. Radar says the same.',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'Acorn and its comet dust came to 9,480 grams. Without the dust Acorn comes to 9,435. How many grams of dust flew off?',
    answer: '45',
    sum: '9480 - 9435',
    tells:
      'The total stays the same, so all of the dust is 45 grams, one handful. That makes no dust cloud that hides stars.',
    clears: 'dust',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'A ship burns fuel, and its tank gets lighter. Does that matter vanish or turn into gases?',
    answer: 'into gases',
    further: true,
    tells: 'So gases trail behind every ship. Lucia finds none near the dark spot, so it is not a ship.',
    clears: 'ship',
  },
  {
    skills: ['science.5.new-substances'],
    ask: "As Acorn's power cell works, its stuff turns into new substances. Is that a physical or a chemical change?",
    answer: 'chemical',
    tells: 'By its last report hardly any stuff had changed, so the cell is fresh. That is no tired radio.',
    clears: 'radio',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'Kenji folds our power wing at its joints. Is that a physical or a chemical change?',
    answer: 'physical',
    tells: 'It is the same power wing as ever, only out of the way now. Still no beep comes in.',
    clears: 'wing',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A storm on the Sun might harm our garden. Which gas of the air do plants take in to make food?',
    answer: 'carbon dioxide',
    tells: 'The garden takes in as much carbon dioxide as ever. So no storm on the Sun has harmed it.',
    clears: 'storm',
  },
  {
    skills: ['science.5.plant-food'],
    ask: "Ravi's beans grow beside the antenna. In the shade of our power wing, what would they lack to make sugar: light or carbon dioxide?",
    answer: 'light',
    tells: 'The beans make plenty of sugar, so they have light. The power wing does not hang in front of them.',
    clears: 'wing',
  },
  {
    skills: ['science.5.food-webs'],
    ask: "Kenji draws Acorn's power like a food web: Sun, power cell, radio. What do the arrows of a food web follow?",
    answer: 'the energy',
    tells: 'Kenji follows the energy from arrow to arrow, and plenty reaches the radio. So it cannot be a tired radio.',
    clears: 'radio',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Aphids and mites feed on our beans, and ladybugs eat both. Say a storm on the Sun harmed most aphids. What would the ladybugs eat more of?',
    answer: 'mites',
    further: true,
    tells: 'Ravi counts as many aphids and mites as ever. So no storm on the Sun has reached our garden.',
    clears: 'storm',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'Earth turns its dishes away from Acorn once a day. Which motion does that: its spin or its orbit?',
    answer: 'spin',
    tells:
      'A spin takes the dishes away one after another. They all lost Acorn at once, so the trouble is out in space.',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'At one of our dishes it is winter now. Does the sunlight there come in direct or slanted?',
    answer: 'slanted',
    further: true,
    tells:
      'So that dish stands on the cold half of Earth, which leans away. It lost Acorn as well, and no power wing hangs there.',
    clears: 'wing',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: "A storm on the Sun makes the air high above the Earth glow green. To which of Earth's systems does that air belong?",
    answer: 'atmosphere',
    tells: 'Lucia looks down and finds no green glow anywhere in the atmosphere. So there is no storm on the Sun.',
    clears: 'storm',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'Radar shows boulders all over the dark thing. To which system do boulders belong on Earth?',
    answer: 'geosphere',
    tells: 'So its ground is stone, like our geosphere. A ship is made of metal, so it is not a ship.',
    clears: 'ship',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'Of 100 parts of water on Earth, 97 are ocean and 2 are ice. The last bar is for lakes, rivers and the rest. Graph all three. How many parts does it show?',
    answer: '1',
    sum: '100 - 97 - 2',
    tells:
      'Even the lakes and rivers of that 1 part are plain on radar, smooth and flat. Radar finds not one on the dark thing.',
  },
]
