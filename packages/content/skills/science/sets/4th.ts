import { sortByFacts } from './sort-by-facts.ts'

export const lengthTimeVolume = sortByFacts('What does each unit measure?', {
  length: 'inches, feet, yards, miles, centimeters, meters, kilometers, millimeters',
  time: 'seconds, minutes, hours, days, weeks, months, years, centuries',
  'liquid volume': 'pints, quarts, gallons, liters, milliliters, teaspoons, tablespoons, fluid ounces',
})

export const carriesOrSlowsHeat = sortByFacts('Does heat move through it quickly or slowly?', {
  'carries heat well':
    'metal spoon, copper pot, steel pan, foil sheet, iron nail, brass key, silver fork, copper wire, aluminum can',
  'slows heat down':
    'wooden spoon, wool sock, cork, foam cup, bath towel, feather pillow, rubber boot, winter coat, blanket',
})

export const backboneOrNot = sortByFacts('Does it have a backbone, as every vertebrate does?', {
  'has a backbone': 'dog, frog, snake, eagle, salmon, horse, turtle, shark, bat, penguin, human',
  'has no backbone': 'earthworm, snail, spider, ant, jellyfish, octopus, crab, butterfly, slug, sea star, clam',
})

export const rockJourney = sortByFacts(
  'Does it break rock (weathering), carry bits off (erosion) or drop them (deposition)?',
  {
    weathering:
      'ice cracking a boulder, roots splitting rock, rain dissolving limestone, heat cracking a cliff, pebbles grinding together, frost chipping a wall, acid rain pitting stone, lichen crumbling stone',
    erosion:
      'river moving mud, wind blowing sand away, glacier dragging gravel, flood sweeping off soil, landslide moving dirt, waves pulling sand away, rain washing dirt away, stream rolling pebbles',
    deposition:
      'river building a delta, wind piling a dune, glacier dropping gravel, flood leaving mud behind, waves building a beach, silt filling a lake, river building a sandbar, dust settling',
  },
)

export const renewableOrNot = sortByFacts(
  'Jet fuel, kerosene and propane come from oil or gas. Can nature replace each one within a lifetime?',
  {
    renewable:
      'sunlight, wind, ocean tides, ocean waves, flowing rivers, heat from inside Earth, falling water, fuel from corn, fast-growing willow wood',
    nonrenewable: 'coal, crude oil, natural gas, diesel fuel, propane, jet fuel, kerosene, heating oil',
  },
)
