import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Animals of the farm, and the tractor that counts as one. */
export const animalScenes: Scene[] = [
  {
    id: 'hen-house',
    place: 'the hen house',
    worldToday:
      'The hen house smells of clean shavings and warm feathers. A hen needs about a day to make one egg. The red one lays hers in the same old boot.',
    childRole: 'egg collector',
    parentRole: 'Be the red hen on her nest: cluck softly while you wait and fluff up at each answer.',
    problem: {
      math: 'Breakfast is at seven, and the egg book is still blank. Get the {things} written in, neat and right.',
      reading: 'Mice nibbled the hen house notes. Read what they left, so that every hen gets her due.',
      science: 'A hen turns grain and grit into hard eggshell. Find out more of how nature does things.',
      writing: 'A family in town gets our eggs but never met a hen. Write and tell them about it.',
      art: 'Look at the hens: rust and gold, speckled and black. Make art from what you really see.',
      'social-studies': 'Egg to nest, nest to stand, stand to table: many people help. Find out how food gets to us.',
    },
    payoff: {
      math: 'The egg book is right, and the pan is on. The red hen sings her egg song.',
      reading: 'Now we know: the speckled hen likes her greens at noon. She could have said so.',
      science: 'You found that out by looking, which is how farmers do it. The hens look back.',
      writing: 'An answer comes with the milk truck. They would like to know what her name is.',
      art: 'The rooster walks past your art three times. He thinks it may be him.',
      'social-studies': 'Each egg goes off with a kind thought for all those hands. Not one is cracked.',
    },
    things: [things.egg, things.hen, things.chick, things.feather],
  },
  {
    id: 'milking-barn',
    place: 'the milking barn',
    worldToday:
      'At five in the morning, the milking barn is already warm. A cow chews her food, swallows it and chews it again. {hero} yawns, and eleven cows yawn too.',
    childRole: 'milking hand',
    parentRole: 'Be a patient cow: chew slowly while your helper thinks and moo once for a good answer.',
    problem: {
      math: 'The milk truck comes at six and takes only true numbers. Reckon the {things} before you hear its horn.',
      reading: 'Each cow has a card above her stall. Read them all, for the new cow kicks if you hum.',
      science: 'A cow has a stomach with four parts, to digest grass. Find more facts like that.',
      writing: 'Tomorrow somebody new does the milking. Write down how it goes, one thing after another.',
      art: 'No two cows have the same spots. Study shapes and spaces, and make some art with them.',
      'social-studies': 'Once every house had its own cow, and now a truck comes. Find out what changed and why.',
    },
    payoff: {
      math: 'The driver checks, nods and tips his cap. The truck is off on the minute.',
      reading: 'You knew not to hum. The new cow gives you her milk and a long look.',
      science: 'Your fact is chalked up over the milk tank. The cows chew it over twice.',
      writing: 'It works on the first try. The new hand even knows about the humming.',
      art: 'We hang it by the stalls. One cow seems to have found herself.',
      'social-studies': 'Grandfather hears what you found and laughs. He still remembers that one cow by name.',
    },
    things: [things.cow, things.milkCan, things.bucket, things.calf],
  },
  {
    id: 'sheep-hill',
    place: 'the sheep hill',
    worldToday:
      'Mist and bells: on the sheep hill you hear before you see. Wool keeps growing, so it is cut once a year. The lambs think that fences are for jumping.',
    childRole: 'shepherd',
    parentRole: 'Be the last sheep of the flock: wander off between questions and trot back for the answer.',
    problem: {
      math: 'No shepherd goes home before the numbers are right. Work out the {things}, and then once more to be sure.',
      reading: 'The shepherd before you left notes in a dry stone wall. Read them to find out where the good grass is.',
      science: 'Wool stays warm even when it is damp. Find out how living things are made for where they live.',
      writing: 'A shepherd has time to look around and to think. Write about what you see in your mind.',
      art: 'Wool is soft, stone is rough, grass is fine. Make art that you can almost feel.',
      'social-studies': 'People have kept sheep for some ten thousand years. Find out how that changed their lives.',
    },
    payoff: {
      math: 'All here, plus one that belongs to the neighbor. She seems to prefer our grass.',
      reading: 'The notes were right. The flock spreads out on the best grass for miles.',
      science: 'The wind is cold, and now we see why sheep are not. They look smug.',
      writing: 'You read it to the flock. They stop chewing, which has never happened.',
      art: 'A lamb comes up and rubs its chin on your art. It must feel true.',
      'social-studies': 'You pull on a woolen hat and think of all those shepherds. It is a good hat.',
    },
    things: [things.lamb, things.fencePost, things.gate],
  },
  {
    id: 'goat-yard',
    place: 'the goat yard',
    worldToday:
      'A goat can see almost all the way around. In the goat yard, that means you have been spotted. One goat already has your bootlace.',
    childRole: 'goat minder',
    parentRole: 'Be a nosy goat: lean in close, nibble a pretend sleeve and bleat with joy at each answer.',
    problem: {
      math: 'A goat opened the gate and helped herself to the turnips. Work out the {things}, so that we see what is left.',
      reading: 'The goats have chewed on the care sheet again. Read around the bites and find what matters.',
      science: 'Why do goats climb, and how do they keep from falling? Look into how bodies and forces work.',
      writing: 'The neighbor found a goat on his car and seeks a word. Write to him, kindly and well.',
      art: 'Goats have square pupils, beards and opinions. Make art that has as much character.',
      'social-studies': 'Goats need one good rule: latch the gate. Find out why groups of people need rules too.',
    },
    payoff: {
      math: 'There is just enough left for all. The guilty goat is asked to wait till last.',
      reading: 'You saved the main thing: trim their hooves this week. They had hoped you would miss it.',
      science: 'Your fact goes on the gate, high up. A goat climbs the trough to read it.',
      writing: 'The neighbor laughs and forgives us. He sends the goat a carrot.',
      art: 'The goats study your art from all sides at once. Nobody nibbles, and that is respect.',
      'social-studies': 'The gate is latched, and all is well. Four goats are working on the latch.',
    },
    things: [things.goat, things.gate, things.turnip, things.bucket],
  },
  {
    id: 'pig-wallow',
    place: 'the mud patch',
    worldToday:
      'Pigs hardly sweat, so a mud bath keeps them cool. It keeps off the sun too. The mud patch is full of happy grunts, and so is {friend}.',
    childRole: 'mud manager',
    parentRole: 'Be a pig up to its ears in mud: wriggle, grunt and sigh happily at a good answer.',
    problem: {
      math: 'Suppertime, and everyone pushes. Set out fair shares of the {things} before the piglets squeal.',
      reading:
        'The pig book is spotted with mud on every page. Read it anyway, for pigs are clever and need good care.',
      science: 'Sun, shade, dust and mud: a pig picks what it needs. Find out how nature solves problems.',
      writing: 'People say pigs are messy, but they keep their beds clean. Write to set that straight.',
      art: 'Mud takes a print of all that crosses it. Make art from marks, prints or patterns.',
      'social-studies': 'A farm pig lives well if someone cares each day. Find out how people look after others.',
    },
    payoff: {
      math: 'Fair shares all around. The smallest piglet gets its spot in the middle.',
      reading: 'They get just what the book says: roots, rest and a ball. They are good at ball.',
      science: 'You have the answer, and it is wetter than we thought. Mind your boots.',
      writing: 'It goes up on the farm gate, and walkers stop to read. The pigs nod politely.',
      art: 'The pigs add a few prints of their own. It makes a fine border.',
      'social-studies': 'Now you see how care goes in a circle. A warm snout nudges your hand.',
    },
    things: [things.piglet, things.turnip, things.boot, things.bucket],
  },
  {
    id: 'beehives',
    place: 'the bee garden',
    worldToday:
      'Stand still and you can hear the bee garden hum. In her life, one bee makes a drop or two of honey. That is why we say thank you.',
    childRole: 'beekeeper',
    parentRole: 'Be a guard bee at the hive door: buzz to ask who goes there and let good answers in.',
    problem: {
      math: 'A beekeeper takes only what the bees can spare. Work out the {things} with care before we lift a lid.',
      reading: 'The hive book goes back thirty years, in four kinds of handwriting. Read it and find what worked.',
      science: 'Bees carry pollen as they feed, and so fruit can grow. Find out how living things depend on others.',
      writing: 'The honey needs a label that tells its story. Write it short, true and golden.',
      art: 'Honeycomb is all sixes, with no gap between. Make a pattern that fits together.',
      'social-studies': 'In a hive each bee has jobs that change with age. Find out about jobs people do.',
    },
    payoff: {
      math: 'The bees keep plenty for winter, and we have some for toast. Everyone hums.',
      reading: 'The best year was the one with clover. So clover it will be.',
      science: 'You found the link: no bees, no apples. The orchard leans over to listen.',
      writing: 'People read the label and buy two. One came back just to read it again.',
      art: 'A bee lands on your pattern and walks from cell to cell. She finds no mistake.',
      'social-studies': 'Your list of jobs is long, and each one matters. The bees could have told us.',
    },
    things: [things.hive, things.bee, things.sunflower],
  },
  {
    id: 'tractor-shed',
    place: 'the tractor shed',
    worldToday:
      'In the tractor shed, the old tractor starts on some days only. Its big wheels spread the weight, so it sinks less. A kitten sleeps on the seat.',
    childRole: 'tractor mechanic',
    parentRole: 'Be the old tractor: cough, sputter and start up with a roar when an answer is right.',
    problem: {
      math: 'Rain is due by noon, and the tractor must be ready. Check the {things} with numbers you can stand by.',
      reading: 'The manual is as old as the tractor and just as oily. Read the right part and find what is wrong.',
      science: 'Wheels, levers and ramps make hard work light. Find out how things push, pull and turn.',
      writing: 'A tractor part must be ordered from far away. Write exactly what we need, so that we get it.',
      art: 'Machines have bold shapes, circles and lines. Use them in art that looks ready to roll.',
      'social-studies':
        'Before the tractor came horses, and before horses came hands. Find out how tools have changed work.',
    },
    payoff: {
      math: 'It starts! The kitten opens one eye and stays where it is.',
      reading: 'It was the third bolt on the left, as you read it. The engine purrs, and so does the kitten.',
      science: 'You move the heavy wheel with one finger and a lever. The whole shed claps.',
      writing: 'The right part comes on Thursday. They say they never had such a clear order.',
      art: 'It hangs above the workbench now. The tractor looks younger already.',
      'social-studies': 'The old plow gets a card with your words. It has earned it.',
    },
    things: [things.tractor, things.wheel, things.kitten, things.shovel],
  },
]
