import { sortByFacts } from './sort-by-facts.ts'

export const bendsOrStiff = sortByFacts('Could you bend it with your fingers?', {
  'bends easily': 'sock, shoelace, ribbon, bath towel, scarf, rubber band, T-shirt, wet noodle, bed sheet, dollar bill',
  'stays stiff': 'brick, rock, coin, dinner plate, house key, wooden block, ice cube, log, frying pan',
})

export const solidsAndLiquids = sortByFacts('Is it a solid or a liquid?', {
  solid: 'rock, brick, coin, book, ice cube, spoon, pencil, chair, house key, sock, button',
  liquid: 'water, milk, orange juice, rain, lemonade, maple syrup, melted snow, honey, lake water',
})

export const soaksOrSheds = sortByFacts('What happens when water lands on it?', {
  'soaks up water': 'sponge, bath towel, cotton ball, tissue, napkin, washcloth, mop, cotton T-shirt, cotton sock',
  'keeps water out':
    'raincoat, umbrella, rubber boot, plastic bag, shower curtain, metal pan, dinner plate, rubber glove, foil sheet',
})

export const meltsOrStays = sortByFacts('You leave it in the sun on a warm day. What happens?', {
  'melts on a warm day':
    'ice cube, snowball, snowman, ice pop, icicle, scoop of ice cream, frost, frozen juice, snow cone',
  'stays solid on a warm day': 'rock, brick, coin, metal spoon, house key, wooden block, dinner plate, shell, bone',
})

export const windOrAnimals = sortByFacts(
  'Wings and fluff ride the wind. Hooks grab fur. Animals swallow berries and bury nuts. How does each one travel?',
  {
    'rides the wind':
      'dandelion seed, thistle seed, milkweed silk, cottonwood fluff, maple seed, spinning ash seed, flat elm seed, tiny birch seed',
    'rides with animals':
      'burdock burr, cocklebur, sandbur, cherry, blackberry, raspberry, blueberry, acorn, walnut, hazelnut',
  },
)

export const habitatHomes = sortByFacts(
  'A desert is dry. The ocean is salt water. A rainforest is wet and full of trees. Which habitat is its home?',
  {
    desert:
      'camel, saguaro cactus, roadrunner, desert tortoise, fennec fox, sidewinder snake, Gila monster, prickly pear',
    ocean: 'shark, octopus, jellyfish, seahorse, dolphin, coral, tuna, kelp, blue whale',
    rainforest:
      'sloth, toucan, orangutan, macaw, spider monkey, dart frog, howler monkey, kapok tree, red-eyed tree frog',
  },
)

export const fastOrSlow = sortByFacts('Does it change the land in minutes or over many years?', {
  'changes land fast':
    'earthquake, landslide, flash flood, avalanche, mudslide, volcano erupting, rockfall, giant sea wave',
  'changes land slowly':
    'river carving a canyon, wind wearing down stone, mountain rising, glacier grinding a valley, waves shaping a cliff, rain rounding a hill, mud turning to stone, drip making a cave, root splitting a boulder',
})
