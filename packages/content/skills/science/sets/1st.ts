import { sortByFacts } from './sort-by-facts.ts'

export const ownLight = sortByFacts('Does it make its own light?', {
  'makes its own light':
    'sun, star, flashlight, lamp, campfire, lightning, firefly, streetlight, light bulb, car headlight',
  'makes no light': 'moon, mirror, rock, cloud, spoon, window, tree, book, shoe, chair',
})

export const lightThrough = sortByFacts('A light shines on it. Does the light go through?', {
  'lets light through':
    'clear window, clean air, clear water, soap bubble, eyeglass lens, drinking glass, fish tank wall, clear plastic bag',
  'blocks light': 'brick, wooden door, book, metal pan, rock, stone wall, boot, coin, tree trunk, dinner plate',
})
