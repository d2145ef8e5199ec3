/** The scientific groups of animals, what is inherited, and what died out. Heading as printed, then its words. */
export const animalGroups = {
  mammal: 'bat, bear, cow, dog, dolphin, elephant, horse, kangaroo, lion, mouse, rabbit, seal, squirrel, whale',
  bird: 'crow, duck, eagle, hen, ostrich, owl, parrot, penguin, robin, swan',
  fish: 'catfish, clownfish, cod, eel, goldfish, salmon, seahorse, shark, trout, tuna',
  reptile: 'alligator, chameleon, crocodile, gecko, iguana, lizard, sea turtle, snake, tortoise',
  amphibian: 'axolotl, bullfrog, dart frog, newt, salamander, tadpole, toad, tree frog',

  insect: 'ant, butterfly, cricket, dragonfly, grasshopper, honeybee, housefly, ladybug, mosquito, moth',
  'not an insect': 'centipede, crab, earthworm, lobster, millipede, scorpion, slug, snail, spider, tick',

  // A shark's backbone is of cartilage; it is a vertebrate all the same.
  'has a backbone': 'bat, dog, eagle, frog, horse, human, penguin, salmon, shark, snake, turtle',
  'has no backbone': 'ant, butterfly, clam, crab, earthworm, jellyfish, octopus, sea star, slug, snail, spider',

  inherited:
    'color of a rose, dimples, eight legs of spiders, eye color, natural hair color, shape of a beak, spots on a leopard, stripes on a zebra',
  learned:
    'a dog shaking hands, doing long division, playing chess, playing piano, reading a map, riding a bike, speaking Spanish, tying shoes, writing your name',

  extinct:
    'Brachiosaurus, dodo, giant ground sloth, pterosaur, saber-toothed cat, Stegosaurus, Triceratops, trilobite, Tyrannosaurus, woolly mammoth',
  'lives today':
    'crocodile, elephant, horseshoe crab, iguana, ostrich, polar bear, rhinoceros, sea turtle, shark, tiger',
}
