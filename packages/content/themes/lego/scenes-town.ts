import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the town lives among its bricks. */
export const townScenes: Scene[] = [
  {
    id: 'market-square',
    place: 'the market square',
    worldToday:
      'All eight stalls in the market square fold into one box. At sunrise, {friend} pulls the lever, and up they pop. Today they popped up backward.',
    childRole: 'market builder',
    parentRole: 'Be the stall keeper with no stall: point at thin air, offer pretend pears and cheer each answer.',
    problem: {
      math: 'The stalls need exact numbers, or they fold up on the pears. Work out the {things} first.',
      reading:
        'Stall signs face the wall, and shoppers are lost. Read your way through the market square and guide them.',
      science: 'Some awnings keep off rain, and some keep off sun. The stall keepers want facts before they choose.',
      writing: 'Nobody knows what is for sale. The stall keepers need words that make people stop and stay.',
      art: 'The market square could be the brightest spot in town. It needs your eye for color and pattern.',
      'social-studies':
        'In the market square, the baker trades buns for bolts. Find out how people live and work together.',
    },
    payoff: {
      math: 'Eight stalls stand straight and open for business. Nobody is folded up inside.',
      reading: 'All shoppers find what they came for. {hero} went for one pear and has six.',
      science: 'The stalls are cool, dry and ready. Rain falls, and nobody at the market moves.',
      writing: 'People stop, read and smile. By noon the pears are sold out.',
      art: 'The market shines from end to end. Even the pigeons sit in a pattern.',
      'social-studies': 'You made sense of the trading. The baker gets bolts, and the bolt maker gets buns.',
    },
    things: [things.cart, things.bench, things.flag, things.bucket],
  },
  {
    id: 'clock-tower',
    place: 'the clock tower',
    worldToday:
      'Two hundred steps lead up the clock tower. At noon a brick rooster comes out and bows. Today it came out at ten and would not go in.',
    childRole: 'tower keeper',
    parentRole: 'Be the brick rooster: crow once for each answer and bow to your keeper at the end.',
    problem: {
      math: 'The clock runs on gears, and gears run on numbers. Solve the math, and the rooster can go in.',
      reading: 'The tower book tells how to calm a rooster. It is old and wordy, so read it with patience.',
      science: 'Wind, sun and seasons all leave their mark up here. The clock tower keeps a log of true things.',
      writing: 'The whole town is asking why lunch is so early. The clock tower owes them some good words.',
      art: 'The clock tower wants a new face for its birthday. Clatterby looks to its artists.',
      'social-studies': 'This tower has seen the town grow from one hut. Help it tell who came, what changed and why.',
    },
    payoff: {
      math: 'Tick, tock, and the rooster glides back in. Lunch is at noon again.',
      reading: 'The book was right. The rooster only wanted somebody to bow back.',
      science: 'The tower keeps your finding in tall letters. The weathervane points at you.',
      writing: 'The town reads your words and forgives the rooster. It gets a knitted scarf.',
      art: 'The new face makes everybody look up. {hero} walks into a lamp post, smiling.',
      'social-studies': 'The bell rings once for each story you found. It rings for quite some time.',
    },
    things: [things.gear, things.beam, things.flag, things.window],
  },
  {
    id: 'harbor-wall',
    place: 'the harbor wall',
    worldToday:
      'The harbor wall curves around the boats like an arm. Waves go thump against it, day and night. This morning one boat brought a load of left shoes.',
    childRole: 'harbor helper',
    parentRole: 'Be the old boat captain: squint at the horizon and call aye for each fine answer.',
    problem: {
      math: 'A boat must be loaded evenly, or it leans. Work out the numbers for the {things} before the tide turns.',
      reading: "The captain's list is blotted by sea spray. Read it closely, and send each load to its boat.",
      science: 'Some things float, some sink, and waves never rest. The harbor wall is a good place for sharp eyes.',
      writing: 'Another harbor has all the right shoes. Somebody must write to it, and write it well.',
      art: 'The boats came in with plain, pale sails. The harbor wall is lined with people who hope for art.',
      'social-studies': 'Boats link this harbor to places near and far. Find out what travels, who sends it and why.',
    },
    payoff: {
      math: 'The boat sits level as a table. {friend} balances a teacup on the rail to prove it.',
      reading: 'Each load finds its boat. Only the shoes stay behind, lined up neatly.',
      science: 'The harbor folk note down what you found. A seal claps, or maybe it is just waving.',
      writing: 'The answer comes with the evening tide. It is a boat full of right shoes.',
      art: 'The sails go up, and the whole bay turns into a gallery. Gulls cheer, in their way.',
      'social-studies': 'Now the map in the harbor hut has new lines. Each of them has a story on the end.',
    },
    things: [things.boat, things.bucket, things.flag, things.plank],
  },
  {
    id: 'tram-stop',
    place: 'the tram stop',
    worldToday:
      'The yellow tram rattles past every six minutes. Clatterby laid new rails last night, and they form a pretzel. {hero} has passed this tram stop four times.',
    childRole: 'tram chief',
    parentRole: 'Be the tram conductor: ding before each question and call all aboard after each answer.',
    problem: {
      math: 'The tram timetable came out of the pretzel in knots. Put its numbers right for all the {things}.',
      reading: 'The stops have lost their names, and riders are guessing. Read the clues and tell them where they are.',
      science: 'A tram starts, stops, squeals and sparks questions. Find out what lies behind them.',
      writing: 'The riders need news, and they need it clear. The tram stop has a big empty notice board.',
      art: 'The tram wants to be the prettiest thing on rails. Pick up your tools and give it your best.',
      'social-studies': 'One tram line joins many kinds of people. Find out how a place like this works for all.',
    },
    payoff: {
      math: 'The pretzel is gone, and the tram is on time. The conductor checks twice and weeps for joy.',
      reading: 'Each stop has its name again. {hero} gets off at last and kisses the ground.',
      science: 'Your answer rides up front, by the bell. The tram takes the curve like a swan.',
      writing: 'People read the board and know just what to do. Some even read it aloud to strangers.',
      art: 'The tram rolls by, and heads turn. It goes around twice so that all can see.',
      'social-studies': 'There is a seat for everyone now, and a ramp as well. The tram dings its thanks.',
    },
    things: [things.tram, things.lampPost, things.bench],
  },
  {
    id: 'rooftop-garden',
    place: 'the rooftop garden',
    worldToday:
      'Beans climb the chimneys in the rooftop garden. Brick planters hold soil up where the sun is. Last week somebody planted one brick, just in case.',
    childRole: 'rooftop gardener',
    parentRole: 'Be the hopeful brick in the soil: whisper grow, grow and stretch a little with each answer.',
    problem: {
      math: 'Each planter has its own size and its own plan. Only good math gives all {things} a fair place in the sun.',
      reading: 'The garden cards got rained on, and words have run. Read what is left before the beans give up.',
      science:
        'Bees come, roots creep, and rain drains away. The rooftop garden wants to know what is really going on.',
      writing: 'The neighbors below want a rooftop garden too. Write so that they can picture it.',
      art: 'From a kite, the rooftop garden is one big picture. Right now, there is a hole in the middle.',
      'social-studies':
        'The whole block shares the rooftop garden. Who does what, and how do they settle it when they disagree?',
    },
    payoff: {
      math: 'Each planter is filled just right. The beans have room to show off.',
      reading: 'The cards are clear, and the beans get their water. The radish stops getting two baths.',
      science: 'You looked closely and found out. A bee lands on your notes and stays a while.',
      writing: 'Next spring there are green roofs down the whole row. Yours is the note they kept.',
      art: 'The hole is filled with something splendid. A passing kite dips low to see it.',
      'social-studies': 'The block agrees on a plan and shakes hands. The brick gets a sign: Please be patient.',
    },
    things: [things.flowerPot, things.chimney, things.bucket, things.tile],
  },
  {
    id: 'harbor-gate',
    place: 'the harbor gate',
    worldToday:
      'At the harbor gate stands a row of brick arches. A good curve holds itself up. The newest arch has a goose on top.',
    childRole: 'arch tester',
    parentRole: 'Be the arch itself: make a curve with your arms and lean in to hear each answer.',
    problem: {
      math: 'Each arch needs its own count and its own shape. Work out the numbers while the {things} wait.',
      reading:
        'Words are carved around the harbor gate, high and low. Read them all before the next cart rolls through.',
      science: 'The arch stays up, and the tower of hats did not. Find out how things hold, move and change.',
      writing: 'New visitors stop under the arch and look around. A few fine words would make them feel at home.',
      art: 'The inside of the arch is as blank as an egg. {hero} says it is waiting for you.',
      'social-studies':
        'All who come to Clatterby walk through this gate. Find out where people come from and what they bring.',
    },
    payoff: {
      math: 'The last arch fits to the hair. Ingrid jumps on it, twice.',
      reading: 'Read in order, the words are a welcome. The carts slow down to hear it.',
      science: 'You have proof, and the arch has friends. Even the goose agrees to sit still.',
      writing: 'A family reads your words and puts down its bags. They think they will stay.',
      art: 'People walk through the gate with their heads back. It takes them a while to get to town.',
      'social-studies': 'Your finding is carved by the gate. A visitor finds home on it, and beams.',
    },
    things: [things.arch, things.brick, things.trowel, things.cart],
  },
  {
    id: 'model-hall',
    place: 'the model hall',
    worldToday:
      'In the model hall, the whole town is knee-high. Its tiny model hall holds a tinier town. Nobody has found the end of it yet.',
    childRole: 'model maker',
    parentRole: 'Be a giant visiting a tiny town: tiptoe, speak softly and ask about each small thing.',
    problem: {
      math: 'In a model, all numbers shrink by the same rule. Check them, or the {things} will be bigger than the houses.',
      reading: 'Each house in the tiny town has a tiny sign. Only a close reader can guide the visitors.',
      science: 'A model helps us think about things too big to hold. Use yours to find out something true.',
      writing: 'The model hall has no guidebook. Visitors wander about and ask the broom.',
      art: 'The tiny town has no tiny art. {friend} thinks that is a shame, since small can be splendid.',
      'social-studies':
        'A model shows where things are, but not who lives there. Put the people of Clatterby on the map.',
    },
    payoff: {
      math: 'Everything is just as small as it should be. A beetle moves into the town hall.',
      reading: 'The signs make sense, from the tram stop to the tiny bakery. Tiny buns: two for one.',
      science: 'The big thing makes sense now, thanks to a small one. The visitors clap softly.',
      writing: 'The guidebook opens with your words. The broom gets the afternoon off.',
      art: 'A tiny gallery opens, with tiny tickets. Everyone must kneel to get in.',
      'social-studies': 'Now the model is full of life. {friend} finds their own house and waves at it.',
    },
    things: [things.tram, things.lampPost, things.chimney, things.boat],
  },
]
