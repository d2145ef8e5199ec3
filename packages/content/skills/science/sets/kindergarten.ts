import { sortByFacts } from './sort-by-facts.ts'

export const softOrHard = sortByFacts('Touch one like it if you can. Is it soft or hard?', {
  soft: 'pillow, feather, blanket, teddy bear, sock, kitten fur, scarf, bath towel, wool sweater, cotton ball',
  hard: 'rock, brick, key, coin, metal spoon, dinner plate, wooden block, nail, bike helmet',
})

export const pushesAndPulls = sortByFacts('How do you move it? Is it a push or a pull?', {
  'a push':
    'kick a ball, press a button, close a drawer, shove a box, ring a doorbell, poke dough, bump a cart, hit a drum',
  'a pull':
    'tug a rope, open a drawer, tow a wagon, drag a sled, pick an apple, yank a weed, drag a chair to you, reel in a fish',
})

export const livingThings = sortByFacts('Is it living or not living?', {
  living: 'dog, tree, fish, bird, ant, rose, frog, grass, cat, worm, bear, snail',
  'not living': 'rock, chair, spoon, car, shoe, hat, cup, bike, ball, lamp, boat, key',
})

export const sunOrShade = sortByFacts('The sun is out at noon. Is this spot in the sun or in the shade?', {
  'in full sun':
    'on top of a hill, beside a sand castle, on a house roof, out on the sea, on top of a bridge, on a mowed lawn, on a desert path, on a tall slide',
  'in the shade':
    'under a beach umbrella, inside a tent, under a big oak, in a cave, under a bridge, inside a tunnel, under a table, inside a doghouse',
})

export const waterOrLand = sortByFacts('Where does it live?', {
  'lives in water': 'shark, whale, octopus, goldfish, jellyfish, dolphin, sea star, seahorse, squid',
  'lives on land': 'cow, horse, camel, giraffe, rabbit, goat, zebra, lion, deer, kangaroo',
})
