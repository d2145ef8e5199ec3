import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Fields, orchard and yard: what grows, what is stored and where it goes. */
export const landScenes: Scene[] = [
  {
    id: 'potato-field',
    place: 'the potato field',
    worldToday:
      'You cannot see a potato grow, for it grows in the dark. It is a swollen stem, and its eyes are buds. The potato field is ready for digging.',
    childRole: 'field hand',
    parentRole: 'Be a potato deep in the ground: mumble each question and pop up with a cheer for the answer.',
    problem: {
      math: 'The sacks must be filled and tallied before the rain. Work out the {things}, line by line.',
      reading: 'The field map is all words, in very small writing. Read it, or we dig up carrots instead.',
      science: 'Soil is rock dust, air, water and life. Find out more about the ground we stand on.',
      writing: 'The winter farm hand needs to hear about this field. Write what grew, and how it went.',
      art: 'The plowed field runs over the hill in lines. Use line to make art that moves the eye.',
      'social-studies':
        'Potatoes came from the mountains of South America. Find out how foods and people have traveled.',
    },
    payoff: {
      math: 'The last sack is tied as the first drop falls. Well reckoned!',
      reading: 'You found the right corner. The carrots can sleep for another week.',
      science: 'You crumble some soil and see it in a new way. An earthworm waves, or seems to.',
      writing: 'In the cold months, somebody will read it and plan. That is how farms get wise.',
      art: 'From the hilltop, field and art look like one piece. The lines flow on.',
      'social-studies': 'That is a long trip for a potato. We wash it with more respect.',
    },
    things: [things.potato, things.carrot, things.shovel, things.earthworm],
  },
  {
    id: 'pumpkin-patch',
    place: 'the pumpkin patch',
    worldToday:
      'A pumpkin blossom opens for one morning only, so the bees hurry. The pumpkin patch is a tangle of vines and hairy stems. {hero} tripped over the biggest one and apologized.',
    childRole: 'pumpkin grower',
    parentRole: 'Be the biggest pumpkin in the patch: sit wide, speak low and wobble with joy at each answer.',
    problem: {
      math: 'The scale at the fair is never wrong. Get the {things} right too.',
      reading: 'Old growers gave their pumpkin secrets away in rhyme. Read the rhyme and sort the tips from the jokes.',
      science: 'A vine climbs by tendrils that curl when they touch. Find more ways that nature gets around.',
      writing: 'The patch has a giant, and the fair wants its story. Write it from sprout to now.',
      art: 'Ribs, bumps, curls and stripes: a pumpkin is a sculpture. Make something round, bold or bumpy.',
      'social-studies': 'A fair brings a whole county together. Find out how people meet, share and celebrate.',
    },
    payoff: {
      math: 'Your numbers and the scale agree. The judge says that happens once in ten years.',
      reading: 'Water at the roots was a tip. Singing was a joke, but we do it anyhow.',
      science: 'A tendril curls around your finger while you tell us. It agrees, and it holds on.',
      writing: 'They print it next to the ribbon. The pumpkin seems to have grown an inch.',
      art: 'It stands in the patch, and nobody is sure which one grew. That is a compliment.',
      'social-studies': 'We make a place for everyone in the wagon. The giant gets the middle seat.',
    },
    things: [things.pumpkin, things.bee, things.wheelbarrow],
  },
  {
    id: 'apple-orchard',
    place: 'the apple orchard',
    worldToday:
      'Apples float, since a quarter of each is air. In the apple orchard they thump down one by one. {friend} sits under the tree with a hat full of three.',
    childRole: 'apple picker',
    parentRole: 'Be the oldest apple tree: creak, spread your arms and let one apple drop for each answer.',
    problem: {
      math: 'Too green, just right or gone soft? The {things} must be sorted and reckoned before supper.',
      reading: 'Each tree has a tin tag with a name and a hint. Read them, for some apples keep till spring.',
      science: 'Blossom, bee, fruit, winter rest: a tree keeps time. Find out how nature goes in cycles.',
      writing: 'A neighbor has never had an apple off the tree. Write so that the crunch can be heard.',
      art: 'No apple is just red: look for yellow, green and brown. Make art that takes care with color.',
      'social-studies':
        'Someone planted this orchard for children they never met. Find out what people do for those to come.',
    },
    payoff: {
      math: 'The good ones go to the cellar. The pigs get the soft ones, and all are happy.',
      reading: 'You found the keeper! In March it will feel like October.',
      science: 'You told it all in a circle, and it closed. The tree creaks, well pleased.',
      writing: 'The neighbor is at the gate before the ink is dry. Crunch!',
      art: 'We set your art next to an apple. A wasp cannot choose between them.',
      'social-studies': 'We plant one more small tree today. Someone will sit under it, someday.',
    },
    things: [things.apple, things.bee, things.bucket, things.apron],
  },
  {
    id: 'compost-corner',
    place: 'the compost corner',
    worldToday:
      'On a frosty day the compost corner steams. Tiny living things feed in there, and that makes heat. What was peel in spring is soil by fall.',
    childRole: 'compost keeper',
    parentRole: 'Be an earthworm in the compost: wiggle in with each question and wiggle out with the answer.',
    problem: {
      math: 'Good compost needs two parts brown to one part green. Keep score with the {things}, and get it right.',
      reading: 'The compost rules hang on the gate, and a snail ate words. Read them and fill the gaps.',
      science: 'What becomes of old peels in the compost? Find out what is true about change in nature.',
      writing: 'Visitors throw the wrong things in the compost. Write a sign that is friendly and quite clear.',
      art: 'In the compost, nothing is wasted, and old turns into new. Make art from simple lines and humble colors.',
      'social-studies': 'A farm wastes little, but people throw away a lot. Find out how a community can waste less.',
    },
    payoff: {
      math: 'Just the right mix! By morning it steams like a teapot.',
      reading: 'The rules are whole again. The snail looks sorry but full.',
      science: 'You dug up the facts, and some worms came with them. They are the real experts.',
      writing: 'They read it, smile and carry the bag back home. The worms send thanks.',
      art: 'It looks like rich, dark earth with a glow inside. The gardeners hang it in the shed.',
      'social-studies': 'The neighbors start a heap of their own. Soon the whole lane steams.',
    },
    things: [things.earthworm, things.wheelbarrow, things.shovel],
  },
  {
    id: 'hay-loft',
    place: 'the hay loft',
    worldToday:
      'Dust dances in the hay loft, and it smells of June. Hay must be dry before it is stored. Somewhere in there, kittens are squeaking.',
    childRole: 'loft keeper',
    parentRole: 'Be the mother cat of the hay loft: blink slowly, purr at answers and carry each one home.',
    problem: {
      math: 'Will it last the winter? Reckon with the {things}, for the cows can only hope.',
      reading: 'Farm hands wrote on the beams for eighty years. Read what they left, high and low.',
      science: 'An owl in the loft keeps the mice away. Find out how plants and animals are linked.',
      writing: 'The beam has a free spot for the news of this year. Write something that will last.',
      art: 'The hay loft has sunbeams, deep shadows and one black kitten. Make art with strong light and shade.',
      'social-studies': 'The neighbors built this barn in one weekend, all together. Find out why people team up.',
    },
    payoff: {
      math: 'It will last until the grass is green again. The cows moo as if they had heard.',
      reading: 'The oldest line says: Hot day, good hay. We feel we have met the writer.',
      science: 'You trace it all, from grass to mouse to owl. The owl opens one eye, impressed.',
      writing: 'There it stands, in between two great-uncles. You are part of the farm now.',
      art: 'We hang it where the sun comes in. For ten minutes a day, it glows.',
      'social-studies': 'We call the neighbors in for cake, just because. All of them come.',
    },
    things: [things.hayBale, things.kitten, things.feather],
  },
  {
    id: 'farm-stand',
    place: 'the farm stand',
    worldToday:
      'The farm stand is a table, a scale and a tin. You take what you need and pay what it says. {hero} has just sold one turnip and feels rich.',
    childRole: 'stand keeper',
    parentRole: 'Be a customer with a big hat and many questions: ask, listen and pay with a hearty thank-you.',
    problem: {
      math: 'The tin and the stand must agree by closing time. Work out the {things} and what they come to.',
      reading: 'A customer left a puzzling list at the farm stand. Read it and find out what she came for.',
      science: 'At the stand, food is fresh, dried, pickled or cold. Find facts about why things change.',
      writing: 'The carrots are crooked, so nobody wants them. Write a sign that makes them famous.',
      art: 'A good stand is like a picture you can walk up to. Set it off with color, shape and order.',
      'social-studies': 'The stand sells what we grow, and we need things too. Find out how buying and selling work.',
    },
    payoff: {
      math: 'Tin and table agree, to the penny. You may close up and keep the last bun.',
      reading: 'She wanted beets and not boots. We had both ready, to be safe.',
      science: 'You saved a whole crate from going soft. Soup for all!',
      writing: 'By ten the crooked carrots are gone. Now people ask if the beets are crooked too.',
      art: 'Cars slow down and stop. Somebody asks if the stand itself is for sale.',
      'social-studies': 'It all fits like gears. The baker trades us bread for eggs.',
    },
    things: [things.carrot, things.egg, things.apple, things.loaf],
  },
  {
    id: 'weather-porch',
    place: 'the weather porch',
    worldToday:
      'On the weather porch hang a rain gauge and nine boots. Farmers look at the sky before they look at the clock. {friend} feels rain in one ear.',
    childRole: 'weather reader',
    parentRole: 'Be the north wind on the porch: whoosh in with each question and settle down for the answer.',
    problem: {
      math: 'The weather book needs its numbers, and the farm plans by them. Put down the {things} as they are.',
      reading: 'Old farmers put the weather into sayings. Read them closely and tell what they mean.',
      science: 'Rain falls, flows off, rises and forms clouds again. Find out how the Earth works.',
      writing: 'The radio forecast is for the city, not for our hill. Write the one for the farm.',
      art: 'A storm is coming over the hill, gray on gold. Make art that has weather in it.',
      'social-studies':
        'Weather shapes how people farm, build and dress. Find out how life differs from place to place.',
    },
    payoff: {
      math: 'By your numbers, we cut hay on Tuesday. Tuesday is dry as toast.',
      reading: 'Some sayings hold, and some only rhyme. You can tell which.',
      science: 'You say rain by three. At three the first drop hits the tin roof.',
      writing: 'The whole lane plans the day by it. Even the goats stay in.',
      art: 'You can nearly hear the thunder in it. The cat goes and lies under the table.',
      'social-studies': 'Now we see why our roofs are steep. The snow sees it too and slides off.',
    },
    things: [things.raindrop, things.boot, things.hayBale],
  },
]
