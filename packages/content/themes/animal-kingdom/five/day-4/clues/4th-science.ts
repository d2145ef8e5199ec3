import type { Clue } from '../../../../../types.ts'

/** Of the same day and grade as those that practise math. */
export const scienceClues: Clue[] = [
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'Noor weighs the pebble three times: 42, 40 and 41 grams. What is the middle result, in grams?',
    answer: '41',
    tells: '41 grams, and the things that went weigh 14, 28 and 20. A thief does not bring the heaviest thing.',
    clears: 'thief',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'Mateo graphs the weight of the cracker tin. At bedtime the bar ended halfway between 340 and 360 grams. What did it show?',
    answer: '350 grams',
    further: true,
    tells: 'At dawn the bar is just as high, at 350 grams. So it was not hunger.',
    clears: 'hunger',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'A stone that flies in with a storm is fast and makes a deep dent. The bench has no dent. Did our pebble land fast or slowly?',
    answer: 'slowly',
    tells: 'Slowly, with little energy. Somebody set it down, and it was not a storm.',
    clears: 'storm',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'A woodrat with an empty mouth runs 12 feet to a twig gate in 2 seconds. Ours took 4. Which one bumps the gate with less energy?',
    answer: 'ours',
    further: true,
    tells:
      'Ours, at 3 feet each second against 6. Woodrats with a load are as slow as that, and a thief comes in with nothing.',
    clears: 'thief',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'Noor taps the heap, and a hidden thing clinks. Put the stops of its sound in order: your ear, the air, the thing.',
    answer: 'thing, air, ear',
    tells: 'Thing, air, ear: the sound starts at the thing. So our ears lead us to it, and not one twig must move.',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'A pot of soup stood open and warm on the table. From where to where did its heat move?',
    answer: 'soup to air',
    tells: 'With the heat, its smell rose and filled the cabin. Nobody touched the soup, so it was not hunger.',
    clears: 'hunger',
  },
  {
    skills: ['science.4.waves'],
    ask: 'Noor draws a tock with its crests far apart and a clink with its crests close together. Which has the shorter wavelength?',
    answer: 'the clink',
    tells: 'The clink. A whistle that hits a spoon sounds just so.',
  },
  {
    skills: ['science.4.waves'],
    ask: 'That night, the crests on the pond were 1 inch above the middle line. Winds that move pebbles make an amplitude of 12. Is that the amplitude or the wavelength?',
    answer: 'amplitude',
    tells: 'The amplitude, 1 inch and not 12. So no storm blew that night.',
    clears: 'storm',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'On whistle night, light went from the Moon to the whistle. Where did it go last, so that the woodrat could see it?',
    answer: 'its eye',
    tells: 'To its eye. The dull things beside the whistle sent back no glint, and they stayed.',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: "On spoon night, moonlight fell on Pip's bank. Nothing opaque stood between Pip and the tower. Could the tower guard see Pip?",
    answer: 'yes',
    further: true,
    tells: 'Yes, from dusk to dawn, and Pip never left. So it was not Pip who brought the twig.',
    clears: 'pip',
  },
  {
    skills: ['science.4.body-structures'],
    ask: "Claim: Pip's feet help Pip swim. What can you see between Pip's toes that is evidence?",
    answer: 'webs',
    tells: 'Webs, and they show in every print of Pip. No print at our pebble has them, so it was not Pip.',
    clears: 'pip',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'A woodrat has broad cheek teeth. Claim: they grind plants. Which of these can they grind: spoon, acorn or badge?',
    answer: 'the acorn',
    tells: 'Only the acorn. None of its teeth can grind a spoon, so hunger is no reason to take one.',
    clears: 'hunger',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Striped pebbles lie along a bend, where the creek ran slowly and dropped them. Are they on the inner or the outer side?',
    answer: 'inner',
    further: true,
    tells: 'The inner side. That pebble bank lies on the path of the woodrat, so ours may well be from there.',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'On the slope, a storm once carried off the fine dust between the pebbles. Is that weathering, erosion or deposition?',
    answer: 'erosion',
    tells:
      'Erosion, but of dust only, and each pebble stayed. What a storm cannot move out there, it did not bring in here.',
    clears: 'storm',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: "Noor's test must run every night, and for that, the source must be renewable. The lamp stores sunlight by day. Is that source renewable or nonrenewable?",
    answer: 'renewable',
    tells: 'Renewable, so it ran every night. Each time, the thing that glinted was the one that went.',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'A woodrat gets its energy from acorns. Why will they not run out, although it eats some each night?',
    answer: 'oaks grow more',
    tells: 'Oaks grow new ones each year, and this year there are plenty. So it was not hunger.',
    clears: 'hunger',
  },
]
