import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** The old temples, each of which opens to its own kind of thinking. */
export const templeScenes: Scene[] = [
  {
    id: 'temple-of-bells',
    place: 'the temple of bells',
    worldToday:
      'In the temple of bells hang a hundred bells, small and huge. They ring for good thinking, and for nothing else. {hero} tried a loud sneeze, just to be sure.',
    childRole: 'bell listener',
    parentRole: 'Be the great bell: hum low while your listener thinks and say bong to a fine answer.',
    problem: {
      math: 'The inner door waits for the right numbers, rung one after another. Work them out among the {things}.',
      reading: 'Old words run around the rim of the largest bell. Read them slowly, for the temple rings only once.',
      science: 'One bell trembles when another is struck. The temple keeps still and waits for someone who asks why.',
      writing: 'The bells have no words, so nobody knows what they mean. Write for the temple what it cannot say.',
      art: 'The temple walls hold empty frames, one for each bell. {friend} feels that a bell should have a picture.',
      'social-studies':
        'Each village in Fernhollow gave one bell, long ago. Find out how people lived and what they agreed on.',
    },
    payoff: {
      math: 'One after another, the bells ring true. The inner door rolls aside like a sleepy bear.',
      reading: 'The last word was listen. In the silence, a small door clicks open.',
      science: 'Your answer rings clear, and the floor hums along. {hero} feels it in both knees.',
      writing: 'The bells ring softly while your words are read. It sounds as if they agree.',
      art: 'Your work fits the frame as if it had always hung there. The smallest bell rings twice.',
      'social-studies':
        'Now each bell has its village beside it again. They ring together for the first time in years.',
    },
    things: [things.bell, things.gong, things.rope],
  },
  {
    id: 'temple-of-tiles',
    place: 'the temple of tiles',
    worldToday:
      'In the temple of tiles, the floor is one enormous puzzle. A right step hums, and a wrong step tickles. {hero} has not stopped giggling since noon.',
    childRole: 'tile stepper',
    parentRole: 'Be the ticklish floor: hum at each right step, and wiggle your fingers at a wild guess.',
    problem: {
      math: 'The pattern underfoot is made of numbers. Each right answer makes one of the {things} safe to step on.',
      reading: 'The words on the tiles make sense in one order only. Read your way across.',
      science:
        'Some tiles are cool, some are rough, and some ring hollow. The temple has hidden its proof in plain sight.',
      writing: 'On the far wall is a blank stone for words. The tiles stay locked until it is filled.',
      art: 'A third of the old tiles have lost their pattern. The temple longs for color, line and a steady hand.',
      'social-studies':
        'The floor shows a kingdom long ago, with markets, roads and laws. {friend} wonders how its people got along.',
    },
    payoff: {
      math: 'The whole floor hums one long, sweet note. You walk across without a single tickle.',
      reading: 'The sentence on the floor is finished. It ends with a dot that was a ladybug all along.',
      science: 'You looked closer than anyone before. A secret tile slides back and shows the way.',
      writing: 'Your words fit the slot exactly. The stone grows warm, and the tiles unlock.',
      art: 'The floor is whole again, and finer than before. Bramble refuses to step on your part.',
      'social-studies': 'The old kingdom makes sense now. One tile shows a person who waves, and {friend} waves back.',
    },
    things: [things.tile, things.key, things.statue],
  },
  {
    id: 'temple-of-levers',
    place: 'the temple of levers',
    worldToday:
      'In the temple of levers, heavy things turn light as feathers. {friend} just lifted a stone cow with one finger. Now nobody can get it down.',
    childRole: 'lever puller',
    parentRole: 'Be the stone cow in the air: moo politely at each answer and come down an inch.',
    problem: {
      math: 'Every lever has its number, and they must balance. Work it all out before anybody pulls.',
      reading: 'The temple gives long advice, and the cow hides half of it. Read the rest well.',
      science: 'A long lever moves what a short one cannot. The temple rewards those who test before they trust.',
      writing: 'The next company will pull everything at once. Write so well that the levers stay untouched.',
      art: 'The stone cow has looked down at bare walls for centuries. The temple could use some beauty, from the heart.',
      'social-studies':
        'It took many villages to build this temple. How did they share the work, the tools and the {things}?',
    },
    payoff: {
      math: 'All levers rest in balance. The cow floats down and lands on its own four hooves.',
      reading: 'The advice was good: Never lift a cow you cannot lower. The door swings open.',
      science: 'Your test was fair, and the proof is plain. Three levers bow, which is rare.',
      writing: 'The next company reads it and keeps its hands in its pockets. The cow is safe.',
      art: 'The cow turns its stone head, just a little. Nobody can prove it, but everyone saw.',
      'social-studies':
        'Names come to light on the wall, village by village. {friend} finds a great-great-grandmother.',
    },
    things: [things.lever, things.rope, things.pillar, things.statue],
  },
  {
    id: 'temple-of-lanterns',
    place: 'the temple of lanterns',
    worldToday:
      'The temple of lanterns is pitch-dark but friendly. A lantern wakes there when somebody finds something out. Chidi has brought a pillow, just in case.',
    childRole: 'lantern waker',
    parentRole: 'Be a sleepy lantern: open one eye for each answer and glow with both hands at the end.',
    problem: {
      math: 'Each row of {things} answers to its own number. Solve them all, and darkness has no chance.',
      reading: 'The temple words can be felt but hardly seen. Read by the little light that you earn.',
      science: 'What makes light, and what only borrows it? The temple has more such questions, of every kind.',
      writing: 'One lantern wakes only for words that nobody has written before. The company looks at you.',
      art: 'In the glow, the bare walls seem to wait for an artist. The lanterns have saved the best spot.',
      'social-studies': 'Travelers from far lands once met in this temple to trade stories. Find out what they shared.',
    },
    payoff: {
      math: 'Row by row, the temple lights up. It turns out to have a lovely ceiling.',
      reading: 'The last line glows gold: You were the light. Chidi sniffs a little.',
      science: 'A blue lantern wakes that nobody had ever seen lit. It must have liked your proof.',
      writing: 'Your words shine on the wall in tall, warm letters. The lantern reads them again and again.',
      art: 'Your shapes dance in the light all around the hall. The moths come in to admire them.',
      'social-studies': 'The lanterns glow in the colors of many lands. {hero} names them, one by one.',
    },
    things: [things.lantern, things.key, things.pillar],
  },
  {
    id: 'temple-of-steps',
    place: 'the temple of steps',
    worldToday:
      'Nine hundred steps climb to the temple of steps. There are also nine hundred going down, for no clear reason. {hero} has a stitch and a plan.',
    childRole: 'step counter',
    parentRole: 'Be the last step of all: call down from far above and sound nearer with every answer.',
    problem: {
      math: 'Stairs fold in and out here as the numbers say. Get the math right, and the way grows short.',
      reading: 'Along the steps runs a tale, a few words at a time. Read on, and do not skip.',
      science:
        'From the temple you see weather, hills and wings. The top step opens to those who can explain the world.',
      writing: 'At each landing is a book for travelers. The temple hopes you will add a page worth the climb.',
      art: 'Near the top is a lookout with no picture of the view. {friend} says a view like that needs art.',
      'social-studies':
        'From up here the kingdom looks like one big map. Find out how people use land, rules and roads.',
    },
    payoff: {
      math: 'The stairs fold up with a clap. Only twelve steps are left, and a bench.',
      reading: 'The tale ends on the top step with a joke. {hero} laughs the whole way down.',
      science: 'The top step slides aside. Behind it your name is written in golden dust.',
      writing: 'The book closes around your page like a hug. Travelers will read it and rest.',
      art: 'Your art hangs at the lookout now. On foggy days, it will be the only view there is.',
      'social-studies': 'The kingdom below makes sense, road by road. {friend} points out home, quite sure this time.',
    },
    things: [things.steppingStone, things.pillar, things.statue, things.lantern],
  },
  {
    id: 'temple-of-roots',
    place: 'the temple of roots',
    worldToday:
      'A forest grew right over the temple of roots. Now trunks are its pillars, and mushrooms are its lamps. Bramble the donkey likes it here and will not say why.',
    childRole: 'root finder',
    parentRole: 'Be the oldest tree: answer slowly, creak a little and nod when a root lets go.',
    problem: {
      math: 'The roots hold the door shut with a braid of numbers. Undo it with good math, {things} and all.',
      reading: 'Bark has grown over half of the temple words. Read what shows, and think your way to the rest.',
      science: 'What grows, what crumbles, and what feeds on what? The temple of roots is alive with questions.',
      writing: 'The forest keeps no diary, though it has seen so much. Give the old roots some words.',
      art: 'Curls, knots and rings are everywhere in the temple. {hero} wants to see what your hands make of them.',
      'social-studies':
        'People and trees have shared this temple for ages. Find out how they used the land and cared for it.',
    },
    payoff: {
      math: 'Strand by strand, the roots let go. The door yawns and smells of rain.',
      reading: 'The full message reads: Please water us. {hero} does so at once.',
      science: 'The mushrooms glow a shade brighter. That is how a forest claps.',
      writing: 'The roots curl around your words to keep them safe. They will be there in a hundred years.',
      art: 'Your work hangs among the roots and belongs there. A snail gives it a slow, thorough look.',
      'social-studies': 'The trees lean in to hear what you found. They remember it a little differently, but kindly.',
    },
    things: [things.mushroom, things.fern, things.acorn, things.pillar],
  },
  {
    id: 'echo-hall',
    place: 'the echo hall',
    worldToday:
      'Whatever you say in the echo hall comes back three times. The third time, it adds a remark. {hero} said hello and was told to wipe both feet.',
    childRole: 'echo tamer',
    parentRole: 'Be the cheeky echo: repeat the last words of each answer and add a friendly remark.',
    problem: {
      math: 'The echo hall counts along and likes to jumble the score. Set its numbers straight, once and for all.',
      reading: 'The walls give back each word you read aloud. Read well, or the echo will correct you for weeks.',
      science: 'Sound, stone and air play tricks in the echo hall. Only true facts can answer back.',
      writing: 'The echo is tired of hello. {friend} is sure that fresh, well-chosen words would please it.',
      art: 'An echo has no face and would so like one. The hall has set out a stone easel.',
      'social-studies':
        'Long ago, everyone came to the echo hall to be heard. Find out how people settle things in fairness.',
    },
    payoff: {
      math: 'The count comes back exactly right, three times over. For once, the echo adds nothing.',
      reading: 'Your voice comes back warm and round. The remark is: Encore, please.',
      science: 'The echo falls silent to think that over. Then it says: Huh, huh, huh.',
      writing: 'The hall says your words again all evening. Each time it puts more feeling in.',
      art: 'The echo sees itself for the first time. It says wow, wow, and then a very small thanks.',
      'social-studies': 'Every voice gets its turn under the big stone arch. Even the echo waits for its own.',
    },
    things: [things.gong, things.pillar, things.key, things.bell],
  },
]
