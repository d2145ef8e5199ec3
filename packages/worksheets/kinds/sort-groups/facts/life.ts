/** Living things: kinds, parts, coverings, homes, food and young. Heading as printed, then its words. */
export const life = {
  living: 'ant, bear, bird, cat, dog, fish, frog, grass, rose, snail, tree, worm',
  'not living': 'ball, bike, boat, car, chair, cup, hat, key, lamp, rock, shoe, spoon',

  plant: 'cactus, clover, corn, daisy, fern, grass, moss, oak tree, rose, tulip',
  animal: 'bee, cow, crab, dog, fish, frog, hen, snake, spider, worm',

  'lives in water': 'dolphin, goldfish, jellyfish, octopus, sea star, seahorse, shark, squid, tuna, whale',
  'lives on land': 'camel, cow, deer, giraffe, goat, horse, kangaroo, lion, rabbit, zebra',

  'covered in fur': 'bear, beaver, cat, dog, fox, mouse, rabbit, squirrel, wolf',
  'covered in feathers': 'crow, duck, eagle, hen, owl, parrot, penguin, robin, swan',
  'covered in scales': 'crocodile, gecko, goldfish, iguana, lizard, salmon, snake, trout',

  'part of a plant': 'bark, branch, flower bud, leaf, petal, pine cone, root, stem, twig',
  'part of an animal': 'antler, beak, claw, feather, fin, gill, hoof, paw, whisker, wing',

  'name for a baby': 'calf, cub, duckling, fawn, foal, gosling, kitten, lamb, piglet, puppy, tadpole',
  'name for a grown-up': 'bear, cat, cow, deer, dog, duck, frog, goose, horse, pig, sheep',

  desert:
    'camel, desert tortoise, fennec fox, Gila monster, prickly pear, roadrunner, saguaro cactus, sidewinder snake',
  ocean: 'blue whale, coral, dolphin, jellyfish, kelp, octopus, seahorse, shark, tuna',
  rainforest:
    'dart frog, howler monkey, kapok tree, macaw, orangutan, red-eyed tree frog, sloth, spider monkey, toucan',

  'rides the wind':
    'cottonwood fluff, dandelion seed, flat elm seed, maple seed, milkweed silk, spinning ash seed, thistle seed, tiny birch seed',
  'rides with animals':
    'acorn, blackberry, blueberry, burdock burr, cherry, cocklebur, hazelnut, raspberry, sandbur, walnut',

  'hatches from an egg': 'butterfly, crocodile, duck, frog, ladybug, ostrich, penguin, robin, salmon, sea turtle',
  'born live': 'bat, deer, dog, dolphin, elephant, horse, lion, monkey, rabbit, whale',

  'plant eater': 'cow, deer, elephant, giraffe, horse, koala, manatee, rabbit, sheep, zebra',
  'meat eater': 'cheetah, crocodile, eagle, great white shark, hawk, lion, owl, python, spider, tiger',

  producer: 'algae, cactus, clover, fern, grass, kelp, moss, oak tree, sunflower, wheat',
  consumer: 'cow, deer, fox, frog, grasshopper, hawk, lion, rabbit, shark, snake',
  decomposer:
    'bracket fungus, bread mold, mildew, mushroom, puffball fungus, shelf fungus, soil bacteria, toadstool, yeast',
}
