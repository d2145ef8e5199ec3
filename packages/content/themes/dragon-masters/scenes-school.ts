import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the keepers study, tend, trade and sit up at night. */
export const schoolScenes: Scene[] = [
  {
    id: 'porridge-kitchen',
    place: 'the porridge kitchen',
    worldToday:
      'The porridge kitchen has a very big pot. {hero} stirs it with an oar. A kettle dragon keeps it warm. When the porridge is done, the dragon whistles.',
    childRole: 'porridge master',
    parentRole: 'Be the kettle dragon: puff while your helper works and whistle when an answer is done.',
    problem: {
      math: 'One number wrong, and the porridge runs down the hall again. Work out the {things} before the pot fills.',
      reading: 'The recipe has been read so often that words are missing. Read what is there and make sense of it.',
      science:
        'Steam, water and frost are all the same stuff. The kettle dragon wants to hear more true facts like that.',
      writing: 'The best porridge in the valley has never been put into words. Put it in writing today.',
      art: 'Porridge is gray, so the kitchen should not be. Make art that wakes up a hungry dragon.',
      'social-studies':
        'Oats, honey and pears come up the hill by many hands. Find out who does what in a place like ours.',
    },
    payoff: {
      math: 'The pot is full to the line and no further. The kettle dragon whistles a tune.',
      reading: 'The recipe makes sense now. The missing word was honey, as everyone had hoped.',
      science: 'The kettle dragon puffs a ring of steam for you. It knows itself better now.',
      writing: 'Your page gets the dry spot above the pot. Nobody is allowed to splash it.',
      art: 'The dragons come early for once, and not for the porridge. They came to look.',
      'social-studies': 'Every hand gets a thank-you today. The line for second helpings is long.',
    },
    things: [things.ladle, things.oatCake, things.pear, things.teapot],
  },
  {
    id: 'keeper-classroom',
    place: 'the keeper classroom',
    worldToday:
      'The keeper classroom has twenty desks and one dragon. It came in for a pencil on Monday and stayed. Its tail now fills the whole back wall.',
    childRole: 'lead keeper',
    parentRole: 'Be the dragon in the last row: raise your claw, ask why, and beam when you get it.',
    problem: {
      math: 'Today the dragon wants to learn numbers. It believes only what the {things} can prove.',
      reading:
        'The class text is about dragon manners, and the dragon looks worried. Read it and tell what it really says.',
      science: 'The keepers hung up a question board, and half is blank. Find facts that can go up.',
      writing: 'The dragon holds a piece of chalk and waits. Show how good writing is made, bit by bit.',
      art: 'The wall behind the tail is bare. Plan and make something that curves around a guest.',
      'social-studies':
        'A class with a dragon needs fair rules and good neighbors. Find out how groups of people manage it.',
    },
    payoff: {
      math: 'The dragon counts its own toes and gets it right. The whole class stamps and cheers.',
      reading: 'The text turns out to be kind. The dragon was doing it all right.',
      science: 'The board fills up, line by line. The dragon copies it all with one claw.',
      writing: 'The dragon tries it and writes a wobbly first word. It is your name for it: friend.',
      art: 'The tail fits your art like a picture frame. It wags once, very carefully.',
      'social-studies': 'The class votes, and the dragon may stay. It has to take its turn at sweeping.',
    },
    things: [things.desk, things.bell, things.scale],
  },
  {
    id: 'harness-shed',
    place: 'the harness shed',
    worldToday:
      'Buckles, bells and soft straps hang in the harness shed. A harness must never pinch, so keepers measure well. {friend} is stuck in one and would like a hand.',
    childRole: 'harness checker',
    parentRole: 'Be a dragon at a fitting: turn when you are asked, and say comfy after each good answer.',
    problem: {
      math: 'Each dragon has its own size, and the hooks got mixed up. The {things} need numbers you can trust.',
      reading: 'The fitting book hangs by the door, and it is strict. Read it well before you close a single strap.',
      science: 'Push, pull, bend, stretch: a harness must stand it all. Find out how the stuff around us works.',
      writing: 'The strap maker lives two valleys away. Write to her, so that she gets it right the first time.',
      art: 'For the parade, plain straps will not do. Think up a design and make it with care.',
      'social-studies':
        'Some of these straps are older than the school. Find out how people worked and lived before us.',
    },
    payoff: {
      math: 'Every hook holds the right size. No dragon will be pinched today.',
      reading: 'You followed the book word for word. The biggest dragon wiggles and calls it comfy.',
      science: 'Your facts save a strap that was about to snap. The shed smells of good work.',
      writing: 'The strap maker writes back: perfect. She drew a small dragon under it.',
      art: 'The dragons strut past in your design. One looks in every puddle to see itself.',
      'social-studies': 'The oldest harness gets a place of honor. A card beside it tells what you found.',
    },
    things: [things.harness, things.buckle, things.bell, things.scarf],
  },
  {
    id: 'sniffle-ward',
    place: 'the sniffle ward',
    worldToday:
      'Achoo! Every sneeze in the sniffle ward blows the curtains straight out. Nobody is very ill. They just need tea, quilts and company.',
    childRole: 'ward keeper',
    parentRole: 'Be a dragon with a cold: sniff, ask for the next question, and feel better each time.',
    problem: {
      math: 'How much, how many, how often? The {things} must go around the ward in the right number.',
      reading: 'Each dragon has a chart with notes from the night. Read them closely and find out how everyone is.',
      science: 'Rest, warmth and clean claws help a body get well. Find more facts about how nature works.',
      writing: 'A sick dragon gets homesick too. Write something that will reach it like a warm quilt.',
      art: 'The ward wall is as white as milk. Bring in some color for those who must stay in bed.',
      'social-studies':
        'When a dragon sneezes, many people help out. Find out how the people of a town help each other.',
    },
    payoff: {
      math: 'Everyone has just enough and nobody has none. The sneezes grow smaller.',
      reading: 'The charts tell a good story: all are on the mend. Two may get up for supper.',
      science: 'Thanks to your facts, every claw in the ward gets washed. It takes a very big sink.',
      writing: 'The dragon keeps it under its pillow. By morning the corners are soft.',
      art: 'The patients sit up to see. Somebody forgets to cough for a whole hour.',
      'social-studies': 'Now we know whom to thank. The ward sends out a sneeze of honor.',
    },
    things: [things.quilt, things.teapot, things.scarf, things.mitten],
  },
  {
    id: 'valley-market',
    place: 'the valley market',
    worldToday:
      'On market day, stalls stand all along the green. Dragons carry the heavy crates and get paid in pears. {hero} came for one turnip and has bought a wagon.',
    childRole: 'market keeper',
    parentRole: 'Be the market seller with the loudest voice: praise your wares and thank your keeper for each answer.',
    problem: {
      math: 'The market opens at the bell, and the {things} are not ready. Get the numbers right first.',
      reading: 'The market board is full of notices, and one is ours. Read on and find out which.',
      science: 'At the wonder stall, each thing has a reason. Look for the facts behind what you see.',
      writing: 'Our stall has fine wares and no customers. Write something that makes people stop.',
      art: 'A good stall catches the eye from far away. Use shape and color to make ours shine.',
      'social-studies':
        'People here sell what they have and look for what they need. Find out how a market holds a valley together.',
    },
    payoff: {
      math: 'The sums come out, and the market bell rings. A dragon pays with exactly three pears.',
      reading: 'You found the notice: free hugs for dragons, table nine. A long line forms.',
      science: 'The wonder stall sells out of questions. It now gives away your answers.',
      writing: 'They stop, they read and they smile. By noon the stall is bare.',
      art: 'People find us from across the green. So do eleven dragons and a goose.',
      'social-studies': 'Everyone goes home with what they needed. Some also go home with a turnip.',
    },
    things: [things.wagon, things.turnip, things.pear, things.flag],
  },
  {
    id: 'echo-cliffs',
    place: 'the echo cliffs',
    worldToday:
      'Pebble dragons nest high up on the echo cliffs. Call hello, and the rock says it back. An echo is sound that bounces and returns.',
    childRole: 'cliff lookout',
    parentRole: 'Be the echo of the cliffs: cup your hands and call back the best word of each answer.',
    problem: {
      math: 'The cliffs give back each answer, right or wrong. Work out the {things} before you call.',
      reading: 'A keeper calls from the other side, but the wind swallows half. Read her note and fill in the sense.',
      science: 'Sound bounces, stone crumbles, plants cling to cracks. Find out how the world of the cliffs works.',
      writing: 'What you call from here, all the valley hears. Write it down first and choose your words.',
      art: 'Pebble dragons stack stones in shapes and lines. Make something with a shape or pattern of your own.',
      'social-studies':
        'From the cliffs you see every path and village. Find out how people mark, share and care for land.',
    },
    payoff: {
      math: 'Right, right, right, say the cliffs. A pebble dragon places one more stone.',
      reading: 'Now we have the whole message. She only wanted to know if we packed lunch.',
      science: 'You call out a true fact. The cliffs have nothing to add.',
      writing: 'Your words roll from wall to wall. In the village, a window opens, and someone waves.',
      art: 'The pebble dragons copy your pattern in stone. It can be seen for miles.',
      'social-studies': 'The keepers mark the path just as you found. Even the goats use it.',
    },
    things: [things.nest, things.hatchling, things.crystal, things.flag],
  },
  {
    id: 'night-porch',
    place: 'the night porch',
    worldToday:
      'Rocking chairs creak on the night porch. The keepers sip warm milk. One dragon always counts the stars. It always falls asleep at forty.',
    childRole: 'night keeper',
    parentRole: 'Be the old keeper in the rocking chair: rock, nod and say well now after every answer.',
    problem: {
      math: 'The day is done, but its numbers are not. Set the {things} straight, so that everyone can rest.',
      reading: 'It is story hour, and the porch lamp is low. Read so that the dragon on the roof can follow.',
      science: 'Stars shine all day too, but the bright sky hides them. What else is true that we cannot see?',
      writing: 'The porch book gets one good page a night. Tonight it is your turn to write.',
      art: 'Moonlight turns the porch blue and silver. Make art with the mood of a quiet night.',
      'social-studies': 'Old keepers tell how things were, and young ones ask. Find out how then and now are alike.',
    },
    payoff: {
      math: 'All is counted and all is well. The dragon gets as far as forty-one.',
      reading: 'The story ends just right. From the roof comes one contented thump.',
      science: 'The keepers look up for a long time. Nobody says a word until your fact has sunk in.',
      writing: 'The page is read aloud, and the chairs stop creaking. That is the highest praise there is.',
      art: 'They hang your art by the porch lamp. The moths come to see it.',
      'social-studies': 'The old keeper laughs and wipes one eye. You asked just the right thing.',
    },
    things: [things.star, things.lantern, things.quilt, things.firefly],
  },
]
