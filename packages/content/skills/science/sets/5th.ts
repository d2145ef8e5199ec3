import { sortByFacts } from './sort-by-facts.ts'

export const solidLiquidGas = sortByFacts('Which state of matter is it at room temperature?', {
  solid: 'brick, gold ring, wooden block, table salt, iron nail, sugar cube, chalk stick, copper coin, rubber ball',
  liquid: 'water, milk, orange juice, lemonade, maple syrup, apple juice, honey, seawater',
  gas: 'air, oxygen, helium, nitrogen, carbon dioxide, hydrogen, water vapor, natural gas, neon',
})

export const newOrSame = sortByFacts('Does a new substance form, or does the same substance stay? Say your evidence.', {
  'new substance forms':
    'nail rusting, log burning, apple rotting, milk turning sour, bread toasting, copper roof turning green, egg frying, silver tarnishing, banana peel composting',
  'same substance stays':
    'ice melting, juice freezing, wood being chopped, sugar dissolving, wire being bent, puddle drying up, can being crushed, shirt being torn, dough being shaped',
})

export const foodWebJobs = sortByFacts('What is its job in a food web?', {
  producer: 'grass, oak tree, algae, cactus, fern, kelp, moss, sunflower, clover, wheat',
  consumer: 'rabbit, fox, hawk, deer, shark, frog, snake, grasshopper, cow, lion',
  decomposer:
    'mushroom, toadstool, bread mold, soil bacteria, bracket fungus, puffball fungus, mildew, yeast, shelf fungus',
})

export const saltOrFresh = sortByFacts('Is the water salty or fresh?', {
  'salt water':
    'Pacific Ocean, Atlantic Ocean, Indian Ocean, Arctic Ocean, Mediterranean Sea, Red Sea, Great Salt Lake, coral reef lagoon, rocky tide pool',
  'fresh water':
    'Lake Superior, Mississippi River, Amazon River, Nile River, mountain glacier, iceberg, snowbank, raindrop, mountain spring, Lake Michigan',
})

export const earthSpheres = sortByFacts("Which of Earth's systems is it part of?", {
  hydrosphere: 'ocean, river, lake, groundwater, glacier, iceberg, waterfall, pond, stream',
  geosphere: 'mountain, boulder, lava, bedrock, sand dune, canyon wall, pebble, volcano, cliff',
  biosphere: 'whale, oak tree, mushroom, beetle, human, bacteria, moss, eagle, fern, salmon',
})
