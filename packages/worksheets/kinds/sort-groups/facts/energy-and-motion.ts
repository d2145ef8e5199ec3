/** Forces, motion, sound, light, heat and stores of energy. Heading as printed, then its words. */
export const energyAndMotion = {
  'a push':
    'bump a cart, close a drawer, hit a drum, kick a ball, poke dough, press a button, ring a doorbell, shove a box',
  'a pull':
    'drag a chair to you, drag a sled, open a drawer, pick an apple, reel in a fish, tow a wagon, tug a rope, yank a weed',

  rolls: 'ball, barrel, hoop, melon, orange, soup can, tire, tomato, wheel',
  'does not roll': 'block, book, boot, brick, chair, pillow, sandwich, shoe box, table, towel',

  'balanced forces':
    'apple in a bowl, boat floating still, book on a table, lamp hanging still, park statue, parked car, sleeping cat, tied tug-of-war',
  'unbalanced forces':
    'ball being kicked, ball starting to roll, bike slowing down, braking car, door swinging open, falling apple, rocket lifting off, sled speeding up',

  'back and forth':
    'clock pendulum, cradle, hammock, playground swing, porch swing, rocking chair, rocking horse, wagging tail, windshield wiper',
  'round and round':
    'airplane propeller, bike wheel, ceiling fan, clock hand, merry-go-round, pinwheel, spinning top, windmill blade',

  'makes a high sound':
    'baby chick peep, cricket chirp, kitten mew, mouse squeak, piccolo, small flute, tiny bell, whistle, wren song',
  'makes a low sound': 'bass drum, bullfrog croak, cow moo, foghorn, lion roar, ship horn, thunder, truck engine, tuba',

  'makes its own light':
    'campfire, car headlight, firefly, flashlight, lamp, light bulb, lightning, star, streetlight, sun',
  'makes no light': 'book, chair, cloud, mirror, moon, rock, shoe, spoon, tree, window',

  'stored energy':
    'book on a shelf, full fuel tank, packed lunch, pile of firewood, pulled-back swing, skier atop a hill, stretched rubber band, water behind a dam, wound-up spring',
  'motion energy':
    'blowing wind, falling rain, flowing river, flying bird, rolling ball, running dog, sliding puck, speeding train, spinning wheel',

  'carries heat well':
    'aluminum can, brass key, copper pot, copper wire, foil sheet, iron nail, metal spoon, silver fork, steel pan',
  'slows heat down':
    'bath towel, blanket, cork, feather pillow, foam cup, rubber boot, winter coat, wooden spoon, wool sock',
}
